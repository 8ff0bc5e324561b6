import { type PointerEvent, useEffect, useMemo } from 'react';
import { NOTICE_DURATION_MS } from './notice.ts';
import { currentNotice, dismissNotice } from './notices.ts';

/** Somebody who was reading keeps the notice this long after the pointer left it, in milliseconds. */
const AFTER_READING_MS = NOTICE_DURATION_MS / 2;

/**
 * Takes the notice `id` off the screen after its time. A pointer that moves inside holds it, so that it can be read; a pointer that only
 * rests where the notice appeared doesn't, or the notice would cover what is under it for as long as the hand stays still.
 */
export function useNoticeClock(id: number) {
  const clock = useMemo(() => noticeClock(id), [id]);
  useEffect(() => {
    clock.start(NOTICE_DURATION_MS);
    return clock.stop;
  }, [clock]);
  return clock.handlers;
}

function noticeClock(id: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstSeen: string | undefined;
  let isHeld = false;
  const stop = () => clearTimeout(timer);
  const start = (ms: number) => {
    stop();
    timer = setTimeout(() => currentNotice()?.id === id && dismissNotice(), ms);
  };
  const onPointerMoveCapture = ({ screenX, screenY }: PointerEvent) => {
    // A browser may report a pointer at rest once when something appears under it.
    const here = `${screenX} ${screenY}`;
    firstSeen ??= here;
    if (here === firstSeen) return;
    isHeld = true;
    stop();
  };
  const onPointerLeave = () => {
    firstSeen = undefined;
    if (isHeld) start(AFTER_READING_MS);
    isHeld = false;
  };
  return { start, stop, handlers: { onPointerMoveCapture, onPointerLeave } };
}
