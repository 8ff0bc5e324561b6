import { Skeletons } from '@sannidhi/kit';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PoojaCatalog } from './pooja-catalog.tsx';

const loadBooking = () => import('./book-pooja.tsx');
const BookPooja = lazy(async () => ({ default: (await loadBooking()).BookPooja }));

/** The catalog, or the booking of the pooja in the URL. The booking's form arrives while people read the catalog. */
function Poojas() {
  const [search] = useSearchParams();
  const temple = search.get('temple');
  const pooja = search.get('pooja');
  useEffect(() => void Promise.allSettled([loadBooking()]), []);
  if (!temple || !pooja) return <PoojaCatalog />;
  return (
    <Suspense fallback={<Skeletons />}>
      <BookPooja key={pooja} temple={temple} poojaId={pooja} />
    </Suspense>
  );
}

export { Poojas as Screen };
