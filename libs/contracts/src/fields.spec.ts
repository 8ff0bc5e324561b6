import { text } from './fields.ts';

describe('multi-line text', () => {
  const read = (value: string) => text(200).validateSync(value);

  it('keeps lines, tabs, joiners and every script as typed', () => {
    for (const value of ['Two\nlines\tand a tab', 'క్‌ష', 'مرحبا', '👨‍👩‍👧', '']) expect(read(value)).toBe(value);
  });

  it.each([
    ['turns the direction of what follows', 'Pay \u202e00.1$ now'],
    ['isolates it', 'a\u2066b'],
    ['is a control character', 'A\u0000B'],
  ])('refuses a letter that %s', (_, value) => {
    expect(text(200).isValidSync(value)).toBe(false);
  });
});
