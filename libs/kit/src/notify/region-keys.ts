import { type RefObject, useEffect, useRef, useState } from 'react';
import { dismissNotice, NOTICE_HOTKEY } from './notices.ts';

/**
 * F8 focuses the region from anywhere and opens the recent messages; F8 again, or Escape inside, returns the focus.
 * @param startsOpen whether F8 caused the region to load in the first place.
 */
export function useRegionKeys(region: RefObject<HTMLElement | null>, startsOpen: boolean) {
  const [isReading, setReading] = useState(startsOpen);
  const cameFrom = useRef<Element>(null);
  const leave = () => {
    setReading(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const enter = () => {
    const here = document.activeElement;
    if (!region.current?.contains(here)) cameFrom.current = here;
    setReading(true);
    region.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first moment counts.
  useEffect(() => {
    if (startsOpen) enter();
  }, []);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      const isInside = region.current?.contains(document.activeElement) ?? false;
      if (key === NOTICE_HOTKEY) return isReading && isInside ? leave() : enter();
      if (key !== 'Escape' || !isInside) return;
      dismissNotice();
      leave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return { isReading, leave, close: () => setReading(false) };
}
