import fc from 'fast-check';
import { foundDenominations, tallyCents } from './hundi-total.ts';

describe('a hundi’s tally', () => {
  it('adds notes and coins', () => {
    expect(tallyCents({ 10000: 2, 2000: 5, 25: 3 })).toBe(30_075);
  });

  it('counts nothing for what is no whole number', () => {
    expect(tallyCents({ 100: Number.NaN, 500: -1, 1000: 1.5 })).toBe(0);
  });

  it('reports what was found so that its sum is the tally', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (hundreds, fives, pennies) => {
        const tally = { 10000: hundreds, 500: fives, 1: pennies };
        const sum = foundDenominations(tally).reduce((cents, { denominationCents, count }) => cents + denominationCents * count, 0);
        expect(sum).toBe(tallyCents(tally));
      }),
    );
  });
});
