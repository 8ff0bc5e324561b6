import { CHECKOUT_RETURN_FIELDS, type CheckoutOutcome, type DonationStatus, type OwnDonation } from '@sannidhi/contracts';

/** What the page shows for a gift that returned from checkout. */
export type GiftEnd = 'thanks' | 'waiting' | 'processing' | 'left' | 'failed' | 'canceled';

const PAID: readonly DonationStatus[] = ['succeeded', 'partially-refunded', 'refunded', 'disputed', 'back', 'lost'];

/**
 * Only the API decides that a gift was paid; the URL merely says whether the payer finished or left, which matters while the gift is still
 * pending. A payment that the payer's bank took on was finished, whatever the URL says.
 */
export function giftEnd({ status, processingAt }: Pick<OwnDonation, 'status' | 'processingAt'>, outcome: CheckoutOutcome): GiftEnd {
  if (PAID.includes(status)) return 'thanks';
  if (status === 'failed') return 'failed';
  if (status === 'pending' && processingAt) return 'processing';
  if (outcome === 'left') return 'left';
  return status === 'canceled' ? 'canceled' : 'waiting';
}

/** Whether the page should keep waiting: for the payment's end, or the receipt. What costs nothing has none; a bank takes days, which nobody waits for. */
export const isOpen = ({ status, processingAt, receipt, totalCents }: Openness): boolean =>
  (status === 'pending' && !processingAt) || (PAID.includes(status) && !receipt && totalCents > 0);

type Openness = Pick<OwnDonation, 'status' | 'processingAt' | 'receipt' | 'totalCents'>;

/** What the return URL says about the payer; anything unknown counts as finished, because only the API decides. */
export const outcomeOf = (search: URLSearchParams): CheckoutOutcome =>
  search.get(CHECKOUT_RETURN_FIELDS.outcome) === 'left' ? 'left' : 'paid';
