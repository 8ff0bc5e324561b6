import { CHECKOUT_RETURN_FIELDS, CHECKOUT_RETURN_PATHS, type CheckoutOutcome } from '@sannidhi/contracts';
import type { Donation } from './donation.entity.ts';

/** Where the provider sends the payer back to: our own page with the gift's id, never with an amount or a name. */
export function checkoutReturnUrl(publicUrl: string, templeSlug: string, donation: Donation, outcome: CheckoutOutcome): string {
  const url = new URL(donation.guestSessionId ? CHECKOUT_RETURN_PATHS.guest : CHECKOUT_RETURN_PATHS.devotee, publicUrl);
  url.searchParams.set('temple', templeSlug);
  if (donation.qrCodeId) url.searchParams.set('qr', donation.qrCodeId);
  url.searchParams.set(CHECKOUT_RETURN_FIELDS.gift, donation.id);
  url.searchParams.set(CHECKOUT_RETURN_FIELDS.outcome, outcome);
  return url.toString();
}
