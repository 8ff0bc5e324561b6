import { bookingEndpoints, CHECKOUT_RETURN_PATHS, type FamilyMember, type PoojaOffer } from '@sannidhi/contracts';
import { notify, RETURN_PARAMETER, useCart, useSession, useWrite } from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { type BookingValues, participantsOf, waitedPlaces } from './booking-values.ts';

/**
 * What a completed form does: who isn't signed in signs in and comes back to it; a full time's waitlist is joined; a free place goes into the
 * cart. The promise rejects with what the API refused.
 * @param forget discards what the tab kept, once it is somewhere else
 */
export function useSubmitBooking(
  offer: PoojaOffer,
  family: readonly FamilyMember[],
  forget: () => void,
): (values: BookingValues) => Promise<void> {
  const text = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isDonor } = useSession();
  const { add } = useCart();
  const join = useWrite(bookingEndpoints.wait);
  return async ({ slot, intention, inAbsentia, mail, prasadamTo, places, takes, ...people }) => {
    if (!slot) return;
    if (!isDonor) return void navigate(`/login?${RETURN_PARAMETER}=${encodeURIComponent(pathname + search)}`);
    const details = {
      slotId: slot.id,
      participants: participantsOf(people, family),
      intention,
      inAbsentia,
      prasadamTo: mail ? prasadamTo : null,
    };
    const waited = waitedPlaces({ slot, places }, offer);
    if (waited > 0) {
      const body = { ...details, places: waited, takesFewer: waited > 1 && takes === 'fewer' };
      const { status } = await join.mutateAsync({ body });
      forget();
      notify({ kind: 'success', title: text(status === 'offered' ? 'poojas.offered' : 'poojas.waiting') });
      return void navigate('/bookings?view=waitlists');
    }
    const amountCents = offer.priceCents + (mail ? (offer.prasadamCents ?? 0) : 0);
    await add({ templeSlug: offer.temple.slug, kind: 'pooja', item: details, label: offer.name, amountCents });
    forget();
    void navigate(CHECKOUT_RETURN_PATHS.cart);
  };
}
