import type { Celebration } from '@sannidhi/kit/celebrate';
import { createBellShakes } from './bell-shakes.ts';
import { isCircle, type Point } from './lotus-path.ts';
import { createOmClicks } from './om-clicks.ts';

/** Called with every completed gesture. */
export type Found = (celebration: Exclude<Celebration, 'none'>) => void;

/** Someone who presses a button three times wants the button; a table's row that opens something is one. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, dialog, [role="dialog"], [contenteditable="true"], [data-row]';
/** Alt and Shift with one of these keys; letters by their position on the keyboard, because Alt changes what they type. */
const KEYS: Readonly<Record<string, Exclude<Celebration, 'none'>>> = { KeyO: 'om-symbol', KeyB: 'bell-ring', KeyL: 'lotus-pattern' };
/** A path longer than this is no longer a gesture. */
const MOST_POINTS = 2000;

/** Watches the page for the hidden gestures and their keys. It only listens: it never prevents, delays or requests anything. */
export function watchGestures(found: Found): () => void {
  const stops = [watchClicks(found), watchShakes(found), watchFinger(found), watchKeys(found)];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchClicks(found: Found) {
  const completes = createOmClicks();
  return listen('click', (event) => {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
    // Someone who selects a word or a line wants its text.
    if (getSelection()?.isCollapsed === false) return;
    const click = { x: event.clientX, y: event.clientY, at: performance.now() };
    if (completes(click, { width: window.innerWidth, height: window.innerHeight })) found('om-symbol');
  });
}

/** On devices that can't separate gravity from movement, gravity is included. */
function watchShakes(found: Found) {
  const completes = createBellShakes();
  return listen('devicemotion', ({ acceleration, accelerationIncludingGravity }) => {
    const felt = typeof acceleration?.x === 'number' ? acceleration : accelerationIncludingGravity;
    if (felt && completes(felt, performance.now())) found('bell-ring');
  });
}

function watchFinger(found: Found) {
  let path: Point[] | undefined;
  const follow = ({ touches: [finger, second] }: TouchEvent) => {
    if (!finger || second || (path && path.length >= MOST_POINTS)) path = undefined;
    else path?.push({ x: finger.clientX, y: finger.clientY });
  };
  const stops = [
    listen('touchstart', (event) => {
      path = [];
      follow(event);
    }),
    listen('touchmove', follow),
    listen('touchend', () => {
      if (path && isCircle(path)) found('lotus-pattern');
      path = undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const watchKeys = (found: Found) =>
  listen('keydown', ({ altKey, shiftKey, ctrlKey, metaKey, repeat, code }) => {
    const celebration = KEYS[code];
    if (celebration && altKey && shiftKey && !ctrlKey && !metaKey && !repeat) found(celebration);
  });

function listen<Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => unknown): () => void {
  window.addEventListener(type, handle, { passive: true });
  return () => window.removeEventListener(type, handle);
}
