import { type Celebration, onCelebration } from '@sannidhi/kit/celebrate';
import { lazy, Suspense, useEffect, useState } from 'react';
import { countDiscovery } from './discoveries.ts';

const CelebrationOverlay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "celebration" */ './celebration-overlay.tsx')).CelebrationOverlay,
}));

/** How long each overlay stays: blessing, lamp (the lotus), bell. Milliseconds. */
const SHOWN_FOR = { 'om-symbol': 5000, 'lotus-pattern': 4000, 'bell-ring': 3000 } as const;

/** Shows what is celebrated from anywhere in the page and puts it away again: by time, or by any key, tap or Escape. */
export function CelebrationHost() {
  const [celebration, setCelebration] = useState<Celebration>('none');
  useEffect(
    () =>
      onCelebration((next) => {
        if (next !== 'none') countDiscovery();
        setCelebration(next);
      }),
    [],
  );
  useEffect(() => {
    if (celebration === 'none') return undefined;
    const end = () => setCelebration('none');
    const timer = setTimeout(end, SHOWN_FOR[celebration]);
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, end);
    return () => {
      clearTimeout(timer);
      for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, end);
    };
  }, [celebration]);

  if (celebration === 'none') return null;
  return (
    <Suspense fallback={null}>
      <CelebrationOverlay celebration={celebration} />
    </Suspense>
  );
}
