import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A browser takes the focus from what gets disabled: a button that was pressed has it back when its call is over, unless it went on. */
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
