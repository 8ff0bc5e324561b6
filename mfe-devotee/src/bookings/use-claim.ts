import { CHECKOUT_RETURN_PATHS, type FamilyMember, type OwnWait } from '@sannidhi/contracts';
import { useCart } from '@sannidhi/kit';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { participantsOf } from '../poojas/booking-values.ts';
import type { ClaimValues } from './claim-values.ts';

/**
 * Puts a booking for each offered place into the cart and goes there. The promise rejects with what the API refused; tried again, it goes on
 * with those that aren't in the cart yet.
 */
export function useClaim(wait: OwnWait, family: readonly FamilyMember[]): (values: ClaimValues) => Promise<void> {
  const navigate = useNavigate();
  const { add } = useCart();
  const before = useRef(wait.claimedPlaces);
  const added = useRef(0);
  return async ({ bookings }) => {
    const { id: waitId, slot, temple } = wait;
    for (const { intention, inAbsentia, mail, prasadamTo, ...people } of bookings.slice(added.current)) {
      const waitPlace = before.current + added.current + 1;
      const said = { participants: participantsOf(people, family), intention, inAbsentia, prasadamTo: mail ? prasadamTo : null };
      const item = { slotId: slot.id, ...said, waitId, waitPlace };
      // The server prices the line.
      await add({ templeSlug: temple.slug, kind: 'pooja', item, label: slot.service, amountCents: 0 });
      added.current += 1;
    }
    void navigate(CHECKOUT_RETURN_PATHS.cart);
  };
}
