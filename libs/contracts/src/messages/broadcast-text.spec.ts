import { filledText, smsLength, unknownField, wholeSms } from './broadcast-text.ts';

describe('the fields of a broadcast', () => {
  it('are filled in, and what is no field stays', () => {
    expect(filledText('Namaste {name}, from {temple} {x}', { name: 'Meera {temple}', temple: 'Sri Kamakshi' })).toBe(
      'Namaste Meera {temple}, from Sri Kamakshi {x}',
    );
  });

  it('are known by name', () => {
    expect([unknownField('{name} {temple}'), unknownField('Dear {firstname}')]).toEqual([undefined, '{firstname}']);
  });
});

describe('a text message', () => {
  it('says which temple writes and how to end texts, unless its words do', () => {
    expect(wholeSms('Aarti at 7', 'Sri Kamakshi Temple', 'en')).toBe('Sri Kamakshi Temple: Aarti at 7 Reply STOP to end.');
    expect(wholeSms('आरती ७ बजे', 'Sri Kamakshi Temple', 'hi')).toBe('Sri Kamakshi Temple: आरती ७ बजे बंद करने के लिए STOP लिखें।');
    expect(wholeSms('Non-STOP bhajans tonight', 'SKT', 'en')).toBe('SKT: Non-STOP bhajans tonight Reply STOP to end.');
    const own = 'Aarti at 7, Sri Kamakshi Temple. Text STOP to end.';
    expect(wholeSms(own, 'Sri Kamakshi Temple', 'en')).toBe(own);
  });

  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(159)}€`, 2],
    ['न'.repeat(70), 1],
    ['न'.repeat(71), 2],
    [`${'a'.repeat(134)}न`, 3],
    [`${'a'.repeat(66)}🪔🪔`, 1],
  ])('%#: has %j in so many segments', (text, segments) => {
    expect(smsLength(text).segments).toBe(segments);
  });
});
