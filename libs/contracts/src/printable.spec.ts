import { unprintableLetter } from './printable.ts';

describe('a letter with marks', () => {
  it.each(['श्रीनिवास्', 'శ్రీనివాస్', 'ശ്രീനിവാസൻ', 'Nguyễn', 'שָׁלוֹם', 'مُحَمَّد'])('is printed as its script writes it: %s', (name) => {
    expect(unprintableLetter(name)).toBeUndefined();
  });

  it('is refused with so many that they cover other lines, and named without them', () => {
    expect(unprintableLetter(`R${'\u0323'.repeat(60)}vi`)).toBe('\u1e5a\u0323\u0323');
    expect(unprintableLetter(`Ra${'\u0332'.repeat(60)}vi`)).toBe('a\u0332\u0332');
  });
});
