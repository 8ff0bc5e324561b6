import { areCelebrationsOn, type Celebration, onCelebration } from '@sannidhi/kit/celebrate';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../boot/lazy-part.ts';
import { adoptGestures } from '../early/early-page.ts';
import { whenIdle } from '../remotes/when-idle.ts';
import { countDiscovery } from './discoveries.ts';
import type { Found } from './gestures/watch-gestures.ts';

const CelebrationOverlay = lazyPart(
  async () => (await import(/* webpackChunkName: "celebration" */ './celebration-overlay.tsx')).CelebrationOverlay,
);

/** How long each overlay stays, in milliseconds: blessing, lamp (the lotus), bell. */
const SHOWN_FOR = { 'om-symbol': 5000, 'lotus-pattern': 4000, 'bell-ring': 3000 } as const;

/** Where a page wants what it celebrates itself; a page without one, and everything found by a gesture, uses the whole window. */
const PLACE = '[data-celebration-place]';

interface Shown {
  celebration: Celebration;
  place: Element | null;
}
const NOTHING: Shown = { celebration: 'none', place: null };

/** Shows celebrations from anywhere in the page and hides them again: after a time, or on any key, tap or Escape. */
export function CelebrationHost() {
  const [{ celebration, place }, setShown] = useState<Shown>(NOTHING);
  useEffect(() => {
    const show = (next: Celebration, within: Element | null = null) => {
      if (!areCelebrationsOn()) return;
      if (next !== 'none') countDiscovery();
      setShown({ celebration: next, place: within });
    };
    const stops = [onCelebration((next) => show(next, document.querySelector(PLACE))), watch((found) => show(found))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    if (celebration === 'none') return undefined;
    const end = () => setShown(NOTHING);
    const press = (event: Event) => !(event instanceof KeyboardEvent && event.repeat) && end();
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, press);
    return () => {
      for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, press);
    };
  }, [celebration]);

  if (celebration === 'none') return null;
  return (
    <Suspense fallback={null}>
      <CelebrationOverlay celebration={celebration} place={place} />
      <EndsAfter key={celebration} ms={SHOWN_FOR[celebration]} onEnd={() => setShown(NOTHING)} />
    </Suspense>
  );
}

/** Counts from the moment the overlay is visible: its code may take longer to arrive than it stays. */
function EndsAfter({ ms, onEnd }: { ms: number; onEnd: () => void }) {
  const end = useRef(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return null;
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
