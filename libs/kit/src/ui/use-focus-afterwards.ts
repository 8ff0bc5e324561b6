import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Browsers take the focus away from a disabled element: a pressed button gets it back when its call ends, unless the focus has moved on.
 */
export function useFocusAfterwards(button: RefObject<HTMLElement | null>, busy: boolean): void {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      held.current = document.activeElement === button.current;
      return;
    }
    if (held.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    held.current = false;
  }, [button, busy]);
}
