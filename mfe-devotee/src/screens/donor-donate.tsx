import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { Skeletons } from '@sannidhi/kit';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DonorGift } from '../giving/donor/donor-gift.tsx';

/** Its form doesn't need the page after checkout. */
const DonorGiftEnd = lazy(async () => ({ default: (await import('../giving/donor/donor-gift-end.tsx')).DonorGiftEnd }));

/** The donor's gift: its form, or the page after checkout. */
function DonorDonate() {
  const [search] = useSearchParams();
  const gift = search.get(CHECKOUT_RETURN_FIELDS.gift);
  if (!gift) return <DonorGift />;
  return (
    <Suspense fallback={<Skeletons />}>
      <DonorGiftEnd key={gift} orderId={gift} />
    </Suspense>
  );
}

export { DonorDonate as Screen };
