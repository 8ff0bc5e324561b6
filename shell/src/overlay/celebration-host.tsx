import { type Celebration, onCelebration } from '@sannidhi/kit/celebrate';
import { lazy, Suspense, useEffect, useState } from 'react';
import { adoptGestures } from '../early/early-page.ts';
import { whenIdle } from '../remotes/when-idle.ts';
import { countDiscovery } from './discoveries.ts';
import type { Found } from './gestures/watch-gestures.ts';

const CelebrationOverlay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "celebration" */ './celebration-overlay.tsx')).CelebrationOverlay,
}));

/** How long each overlay stays, in milliseconds: blessing, lamp (the lotus), bell. */
const SHOWN_FOR = { 'om-symbol': 5000, 'lotus-pattern': 4000, 'bell-ring': 3000 } as const;

/** Shows celebrations from anywhere in the page and hides them again: after a time, or on any key, tap or Escape. */
export function CelebrationHost() {
  const [celebration, setCelebration] = useState<Celebration>('none');
  useEffect(() => {
    const show = (next: Celebration) => {
      if (next !== 'none') countDiscovery();
      setCelebration(next);
    };
    const stops = [onCelebration(show), watch(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    if (celebration === 'none') return undefined;
    const end = () => setCelebration('none');
    const press = (event: Event) => !(event instanceof KeyboardEvent && event.repeat) && end();
    const timer = setTimeout(end, SHOWN_FOR[celebration]);
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, press);
    return () => {
      clearTimeout(timer);
      for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, press);
    };
  }, [celebration]);

  if (celebration === 'none') return null;
  return (
    <Suspense fallback={null}>
      <CelebrationOverlay celebration={celebration} />
    </Suspense>
  );
}

const watch = (found: Found) => adoptGestures(found) ?? watchWhenIdle(found);

/** Nobody looks for something hidden in a page's first moment, so watching starts once the page has done its own work. */
function watchWhenIdle(found: Found): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  whenIdle(async () => {
    const { watchGestures } = await import(/* webpackChunkName: "gestures" */ './gestures/watch-gestures.ts');
    if (!left) stop = watchGestures(found);
  });
  return () => {
    left = true;
    stop?.();
  };
}
