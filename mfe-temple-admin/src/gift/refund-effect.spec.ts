import { isRefundable, refundEffect } from './refund-effect.ts';

const receipt = { id: 'r', number: 'SKT-2026-000007', status: 'valid', issuedAt: '2026-11-20T15:14:00Z', fileProblem: null } as const;

describe('the effect of a refund', () => {
  it('voids the receipt when everything goes back', () => {
    expect(refundEffect({ receipts: [receipt], refundableCents: 5283 }, 5283)).toEqual({ kind: 'void', receipt });
  });

  it('corrects the receipt when a part goes back', () => {
    expect(refundEffect({ receipts: [receipt], refundableCents: 5283 }, 1000)).toEqual({
      kind: 'corrected',
      receipt,
      remainingCents: 4283,
    });
  });

  it('names no receipt when none is valid', () => {
    expect(refundEffect({ receipts: [{ ...receipt, status: 'void' }], refundableCents: 5283 }, 5283)).toEqual({ kind: 'no-receipt' });
  });

  it('offers no refund for a disputed or emptied donation', () => {
    expect(isRefundable({ status: 'disputed', refundableCents: 100 })).toBe(false);
    expect(isRefundable({ status: 'succeeded', refundableCents: 0 })).toBe(false);
    expect(isRefundable({ status: 'partially-refunded', refundableCents: 1 })).toBe(true);
  });
});
