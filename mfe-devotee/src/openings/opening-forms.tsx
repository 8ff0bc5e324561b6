import type { OpeningPlace, OpeningView } from '@sannidhi/contracts';
import { Skeletons } from '@sannidhi/kit';
import { lazy, Suspense, useEffect } from 'react';

const loadBooking = () => import('./book-in-opening.tsx');
const loadDraw = () => import('./draw-form.tsx');
const Booking = lazy(async () => ({ default: (await loadBooking()).BookInOpening }));
const Draw = lazy(async () => ({ default: (await loadDraw()).DrawForm }));

/** Fetches the forms while people wait, so that they are there when it is somebody's turn. */
export function useFormsAhead(): void {
  useEffect(() => void Promise.allSettled([loadBooking(), loadDraw()]), []);
}

/** The form that books a time of an opening, once it is somebody's turn. */
export function BookInOpening({ opening }: { opening: OpeningView }) {
  return (
    <Suspense fallback={<Skeletons />}>
      <Booking opening={opening} />
    </Suspense>
  );
}

interface DrawFormProps {
  opening: OpeningView;
  place: OpeningPlace | null;
  onDone: () => void;
}

/** The form that registers for a draw. */
export function DrawForm(props: DrawFormProps) {
  return (
    <Suspense fallback={<Skeletons />}>
      <Draw {...props} />
    </Suspense>
  );
}
