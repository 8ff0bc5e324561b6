import { CHECKOUT_RETURN_PATHS, type OwnBooking } from '@sannidhi/contracts';
import { useCart } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';

/** Puts the fee of a late move into the cart, which holds the new place, and goes there. The promise rejects with what the API refused. */
export function useLateMove({ id, temple, slot, changeFeeCents }: OwnBooking): (slotId: string) => Promise<void> {
  const navigate = useNavigate();
  const { add } = useCart();
  return async (slotId) => {
    const item = { bookingId: id, slotId };
    await add({ templeSlug: temple.slug, kind: 'pooja-move', item, label: slot.service, amountCents: changeFeeCents });
    void navigate(CHECKOUT_RETURN_PATHS.cart);
  };
}
