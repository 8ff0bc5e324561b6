import { CHECKOUT_RETURN_FIELDS, type CheckoutOutcome, type DonationStatus, type OwnDonation } from '@sannidhi/contracts';

/** What the page of a gift that came back from checkout shows. */
export type GiftEnd = 'thanks' | 'waiting' | 'left' | 'failed' | 'canceled';

const PAID: readonly DonationStatus[] = ['succeeded', 'partially-refunded', 'refunded', 'disputed', 'back', 'lost'];

/**
 * Only the API's word says that a gift was paid; the address merely tells whether the payer finished or left,
 * which matters while the gift is still pending.
 */
export function giftEnd(status: DonationStatus, outcome: CheckoutOutcome): GiftEnd {
  if (PAID.includes(status)) return 'thanks';
  if (status === 'failed') return 'failed';
  if (outcome === 'left') return 'left';
  return status === 'canceled' ? 'canceled' : 'waiting';
}

/** Whether the page should wait for more by itself: the payment's end, or the receipt. */
export const isOpen = ({ status, receipt }: Pick<OwnDonation, 'status' | 'receipt'>): boolean =>
  status === 'pending' || (PAID.includes(status) && !receipt);

/** What the address of the return says of the payer; anything unknown counts as finished, for only the API decides. */
export const outcomeOf = (search: URLSearchParams): CheckoutOutcome =>
  search.get(CHECKOUT_RETURN_FIELDS.outcome) === 'left' ? 'left' : 'paid';
