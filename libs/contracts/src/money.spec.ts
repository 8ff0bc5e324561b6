import fc from 'fast-check';
import { cardFeeCents, coverFeeCents, formatMoney, parseMoney } from './money.ts';

describe('money', () => {
  it('[9.09] shows minor units divided by 100 behind a dollar sign in the locale’s digits', () => {
    expect(formatMoney(123_456_78)).toBe('$123,456.78');
    expect(formatMoney(5283, '€', 'de-DE')).toBe('€52,83');
    expect(formatMoney(-50)).toBe('-$0.50');
  });

  it('reads what people type', () => {
    expect(parseMoney('1,116')).toBe(111_600);
    expect(parseMoney('1116.5')).toBe(111_650);
    expect(parseMoney(' $51 ')).toBe(5100);
  });

  it.each(['', 'abc', '-5', '1.005', '1,16', '1e15', '٥', '99999999999999999999'])('refuses %p', (typed) => {
    expect(parseMoney(typed)).toBeUndefined();
  });

  it('reads back every amount it shows', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => parseMoney(formatMoney(cents)) === cents));
  });

  it('covers the processor’s fee to the cent that rounding allows', () => {
    expect(coverFeeCents(5100)).toBe(183);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_00 }), (gift) => {
        const total = gift + coverFeeCents(gift);
        return Math.abs(total - cardFeeCents(total) - gift) <= 1;
      }),
    );
  });
});
