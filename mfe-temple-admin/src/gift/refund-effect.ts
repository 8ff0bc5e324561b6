import type { DonationDetail, ReceiptRef } from '@sannidhi/contracts';

/** What a refund does besides moving money; shown before the button is pressed. */
export type RefundEffect =
  | { kind: 'void'; receipt: ReceiptRef }
  | { kind: 'corrected'; receipt: ReceiptRef; remainingCents: number }
  | { kind: 'no-receipt' };

/** A full refund voids the valid receipt; a partial one replaces it with a receipt for the remainder. */
export function refundEffect(gift: Pick<DonationDetail, 'receipts' | 'refundableCents'>, amountCents: number): RefundEffect {
  const receipt = gift.receipts.find(({ status }) => status === 'valid');
  if (!receipt) return { kind: 'no-receipt' };
  const remainingCents = gift.refundableCents - amountCents;
  return remainingCents > 0 ? { kind: 'corrected', receipt, remainingCents } : { kind: 'void', receipt };
}

/** Whether the office could refund this gift at all: the temple has money from it and it isn't disputed. */
export const isRefundable = ({ status, refundableCents }: Pick<DonationDetail, 'status' | 'refundableCents'>): boolean =>
  refundableCents > 0 && status !== 'disputed';
