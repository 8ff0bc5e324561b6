import type { OwnDonation } from '@sannidhi/contracts';
import { invalidateNouns, queryClient, useCart } from '@sannidhi/kit';
import { NO_DEDICATION } from '../giving/donor/donor-draft.ts';
import { ThanksCard } from '../giving/donor/donor-thanks.tsx';
import { PaidTwice } from './paid-twice.tsx';
import type { PayerDraft } from './payer-draft.ts';

/** Thanks for what one temple received. While other temples wait, paying the next one is the page's main action. */
export function CartThanks({ gift, draft, change }: PayerDraft & { gift: OwnDonation }) {
  const { cart } = useCart();
  if (gift.paidTwiceCents > 0 && gift.paidTwiceCents >= gift.totalCents) return <PaidTwice gift={gift} />;
  const more = Boolean(cart?.orders.length);
  const celebrated = () => {
    // A dedication is meant for all temples of the cart.
    change({ celebratedGiftId: gift.id, cartOrderId: '', ...(more ? {} : NO_DEDICATION) });
    void invalidateNouns(queryClient, ['order', 'donation', 'receipt']);
  };
  return <ThanksCard gift={gift} fresh={draft.celebratedGiftId !== gift.id} onCelebrated={celebrated} more={more} />;
}
