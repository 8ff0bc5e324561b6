import { CHECKOUT_RETURN_FIELDS, CHECKOUT_RETURN_PATHS, type CheckoutOutcome, guestTicketsPath } from '@sannidhi/contracts';
import type { Order } from '../order.entity.ts';

/** Where the payer was when they went to pay. */
export interface CheckoutPlace {
  templeSlug: string;
  /** The code they scanned. */
  qrCodeId?: string;
  /** Whether they paid for their cart. */
  fromCart?: boolean;
  /** The link to what a guest registered for. */
  ticketLink?: string;
}

/** Where the provider sends the payer back to: our own page with the gift's id, never with an amount or a name. */
export function checkoutReturnUrl(publicUrl: string, place: CheckoutPlace, order: Order, outcome: CheckoutOutcome): string {
  if (place.ticketLink)
    return `${publicUrl}${guestTicketsPath(place.templeSlug, place.ticketLink)}?${CHECKOUT_RETURN_FIELDS.outcome}=${outcome}`;
  const from = order.source === 'counter' ? 'counter' : place.fromCart ? 'cart' : order.guestSessionId ? 'guest' : 'devotee';
  const url = new URL(CHECKOUT_RETURN_PATHS[from], publicUrl);
  // A walk-in's own phone shows it: it says nothing of the order.
  if (from === 'counter') return url.toString();
  url.searchParams.set('temple', place.templeSlug);
  if (place.qrCodeId) url.searchParams.set('qr', place.qrCodeId);
  url.searchParams.set(CHECKOUT_RETURN_FIELDS.gift, order.id);
  url.searchParams.set(CHECKOUT_RETURN_FIELDS.outcome, outcome);
  return url.toString();
}
