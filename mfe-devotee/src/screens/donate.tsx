import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { Skeletons, useSession } from '@sannidhi/kit';
import { Navigate, useLocation } from 'react-router-dom';
import { useGuestDraft } from '../giving/guest/guest-draft.ts';
import { GuestBody, GuestStage } from '../giving/guest/guest-frame.tsx';
import { GuestGift } from '../giving/guest/guest-gift.tsx';

/** `/donate`: the guest's gift, or the donor's own form when a donor is signed in. */
function Donate() {
  const { status, isDonor } = useSession();
  const { search } = useLocation();
  const [{ gift }] = useGuestDraft();
  const ownReturn = new URLSearchParams(search).get(CHECKOUT_RETURN_FIELDS.gift) === gift?.id;
  if (ownReturn && gift) return <GuestGift />;
  if (status === 'loading') {
    return (
      <GuestStage>
        <GuestBody>
          <Skeletons rows={4} />
        </GuestBody>
      </GuestStage>
    );
  }
  return isDonor ? <Navigate to={`/devotee/donate${search}`} replace /> : <GuestGift />;
}

export { Donate as Screen };
