import { batchBalance } from './batch-balance.ts';

describe('a batch’s balance', () => {
  it('matches only when count and total do', () => {
    const batch = { expectedCount: 2, expectedTotalCents: 12_000, enteredCount: 2, enteredTotalCents: 12_000 };
    expect(batchBalance(batch).matches).toBe(true);
    expect(batchBalance({ ...batch, enteredCount: 3 })).toEqual({ countDifference: 1, totalDifferenceCents: 0, matches: false });
    expect(batchBalance({ ...batch, enteredTotalCents: 11_000 })).toEqual({
      countDifference: 0,
      totalDifferenceCents: -1_000,
      matches: false,
    });
  });
});
