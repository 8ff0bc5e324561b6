import fc from 'fast-check';
import { allocate } from './allocate.ts';
import {
  cardGiftPosting,
  counterGiftPosting,
  disputeLostPosting,
  disputeOpenedPosting,
  disputeWonPosting,
  isBalanced,
  refundPosting,
} from './postings.ts';

const shares = fc.array(
  fc.record({
    account: fc.constantFrom(...['a', 'b', 'c'].map((fundId) => ({ kind: 'fund' as const, fundId }))),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  {
    minLength: 1,
    maxLength: 10,
  },
);

describe('ledger postings', () => {
  it('posts a gift of $52.83 as clearing 51.00, fees 1.83 and fund 52.83', () => {
    expect(cardGiftPosting([{ account: { kind: 'fund' as const, fundId: 'annadanam' }, cents: 5283 }], 183)).toEqual([
      { account: { kind: 'clearing' }, debitCents: 5100, creditCents: 0 },
      { account: { kind: 'fees' }, debitCents: 183, creditCents: 0 },
      { account: { kind: 'fund', fundId: 'annadanam' }, debitCents: 0, creditCents: 5283 },
    ]);
  });

  it('balances whatever is given, refunded or disputed', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 1_000_000 }), (given, fee) => {
        const sum = given.reduce((total, share) => total + share.cents, 0);
        const entries = [
          cardGiftPosting(given, fee),
          counterGiftPosting(given),
          refundPosting(given, 'clearing'),
          disputeOpenedPosting(sum, fee),
          disputeWonPosting(sum),
          disputeLostPosting(given),
        ];
        return entries.every(isBalanced);
      }),
    );
  });

  it('refuses a line on both sides, fractions and a difference', () => {
    const cash = { kind: 'cash' } as const;
    expect(isBalanced([{ account: cash, debitCents: 1, creditCents: 1 }])).toBe(false);
    expect(isBalanced([{ account: cash, debitCents: 0.5, creditCents: 0 }])).toBe(false);
    expect(isBalanced([{ account: cash, debitCents: 1, creditCents: 0 }])).toBe(false);
  });
});

describe('allocate', () => {
  it('splits to the cent and gives no share more than its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const cents = Math.floor(sum * share);
        const split = allocate(cents, parts);
        return split.reduce((total, part) => total + part, 0) === cents && split.every((part, i) => part <= (parts[i] ?? 0));
      }),
    );
  });
});
