import { type CSSProperties, type DragEvent, type PointerEvent, useRef, useState } from 'react';
import { NOTICE_SWIPE_PX } from './notices.ts';

/** Tracks a drag to the right and calls back once it reaches the threshold; a shorter drag springs back. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const style: CSSProperties = { transform: offset ? `translateX(${offset}px)` : undefined, touchAction: 'pan-y' };
  return {
    style,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const far = start.current !== undefined && event.clientX - start.current >= NOTICE_SWIPE_PX;
      start.current = undefined;
      setOffset(0);
      if (far) onSwipe();
    },
    // Otherwise a drag that begins on selected text would drag the text and end as a canceled pointer.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    onPointerCancel: () => {
      start.current = undefined;
      setOffset(0);
    },
  };
}
