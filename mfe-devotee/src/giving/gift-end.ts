import { CHECKOUT_RETURN_FIELDS, type CheckoutOutcome, type DonationStatus, type OwnDonation } from '@sannidhi/contracts';

/** What the page shows for a gift that returned from checkout. */
export type GiftEnd = 'thanks' | 'waiting' | 'processing' | 'left' | 'failed' | 'canceled';

const PAID: readonly DonationStatus[] = ['succeeded', 'partially-refunded', 'refunded', 'disputed', 'back', 'lost'];

/**
 * Only the API decides that a gift was paid; the URL merely says whether the payer finished or left, which matters while the gift is still
 * pending, or while another card may have paid after the first was declined. A payment that the payer's bank took on was finished, whatever
 * the URL says.
 */
export function giftEnd(gift: Ending, outcome: CheckoutOutcome): GiftEnd {
  const { status, processingAt } = gift;
  if (PAID.includes(status)) return 'thanks';
  if (status === 'failed') return isAnotherCard(gift, outcome) ? 'waiting' : 'failed';
  if (status === 'pending' && processingAt) return 'processing';
  if (outcome === 'left') return 'left';
  return status === 'canceled' ? 'canceled' : 'waiting';
}

type Ending = Pick<OwnDonation, 'status' | 'processingAt' | 'mayStillArrive'>;

const isAnotherCard = ({ mayStillArrive }: Ending, outcome: CheckoutOutcome): boolean => mayStillArrive && outcome === 'paid';

/** Whether the page should keep waiting: for the payment's end, or the receipt. What costs nothing has none; a bank takes days, which nobody waits for. */
export function isOpen(gift: Ending & Pick<OwnDonation, 'receipt' | 'totalCents'>, outcome: CheckoutOutcome): boolean {
  const { status, processingAt, receipt, totalCents } = gift;
  if (PAID.includes(status)) return !receipt && totalCents > 0;
  return (status === 'pending' && !processingAt) || isAnotherCard(gift, outcome);
}

/** What the return URL says about the payer; anything unknown counts as finished, because only the API decides. */
export const outcomeOf = (search: URLSearchParams): CheckoutOutcome =>
  search.get(CHECKOUT_RETURN_FIELDS.outcome) === 'left' ? 'left' : 'paid';
