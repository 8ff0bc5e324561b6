import type { DonationDetail, ReceiptRef } from '@sannidhi/contracts';

/** What a refund does besides moving money; told before the button is pressed. */
export type RefundEffect =
  | { kind: 'void'; receipt: ReceiptRef }
  | { kind: 'corrected'; receipt: ReceiptRef; remainingCents: number }
  | { kind: 'no-receipt' };

/** A full refund voids the valid receipt; a partial one replaces it by a receipt over what remains. */
export function refundEffect(gift: Pick<DonationDetail, 'receipts' | 'refundableCents'>, amountCents: number): RefundEffect {
  const receipt = gift.receipts.find(({ status }) => status === 'valid');
  if (!receipt) return { kind: 'no-receipt' };
  const remainingCents = gift.refundableCents - amountCents;
  return remainingCents > 0 ? { kind: 'corrected', receipt, remainingCents } : { kind: 'void', receipt };
}

/** Whether the office could refund this gift at all: money of it is here and no dispute holds it. */
export const isRefundable = ({ status, refundableCents }: Pick<DonationDetail, 'status' | 'refundableCents'>): boolean =>
  refundableCents > 0 && status !== 'disputed';
