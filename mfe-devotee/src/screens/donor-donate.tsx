import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { useSearchParams } from 'react-router-dom';
import { DonorGift } from '../giving/donor/donor-gift.tsx';
import { DonorGiftEnd } from '../giving/donor/donor-gift-end.tsx';

/** The donor's gift: its form, or the page after checkout. */
function DonorDonate() {
  const [search] = useSearchParams();
  const gift = search.get(CHECKOUT_RETURN_FIELDS.gift);
  return gift ? <DonorGiftEnd key={gift} orderId={gift} /> : <DonorGift />;
}

export { DonorDonate as Screen };
