import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { useSearchParams } from 'react-router-dom';
import { ChooseTemple } from './choose-temple.tsx';
import { GuestGiftEnd } from './guest-gift-end.tsx';
import { GuestGiftSteps } from './guest-gift-steps.tsx';

/** The guest's gift by its address: back from checkout, at a temple, or with no temple yet. */
export function GuestGift() {
  const [search] = useSearchParams();
  const gift = search.get(CHECKOUT_RETURN_FIELDS.gift);
  const temple = search.get('temple');
  if (gift) return <GuestGiftEnd key={gift} orderId={gift} />;
  return temple ? <GuestGiftSteps temple={temple} qr={search.get('qr') ?? ''} /> : <ChooseTemple />;
}
