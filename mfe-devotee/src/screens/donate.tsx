import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { Skeletons, useSession } from '@sannidhi/kit';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ChooseTemple } from '../giving/guest/choose-temple.tsx';
import { useGuestDraft } from '../giving/guest/guest-draft.ts';
import { GuestBody, GuestStage } from '../giving/guest/guest-frame.tsx';
import { GuestGiftEnd } from '../giving/guest/guest-gift-end.tsx';
import { GuestGiftSteps } from '../giving/guest/guest-gift-steps.tsx';

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

/** The guest's gift by its URL: back from checkout, at a temple, or without a temple yet. */
function GuestGift() {
  const [search] = useSearchParams();
  const gift = search.get(CHECKOUT_RETURN_FIELDS.gift);
  const temple = search.get('temple');
  if (gift) return <GuestGiftEnd key={gift} orderId={gift} />;
  return temple ? <GuestGiftSteps temple={temple} qr={search.get('qr') ?? ''} /> : <ChooseTemple />;
}

export { Donate as Screen };
