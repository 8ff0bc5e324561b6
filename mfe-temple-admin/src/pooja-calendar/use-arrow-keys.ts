import { type KeyboardEvent, useRef, useState } from 'react';
import type { Lane } from './lanes.ts';
import { type Direction, firstService, nextService } from './next-service.ts';

/** One stop for Tab; from there arrow keys move the focus from service to service. */
export function useArrowKeys(lanes: readonly Lane[], direction: Direction) {
  const board = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const isShown = lanes.some(({ services }) => services.some(({ key }) => key === focused));
  const stop = isShown ? focused : firstService(lanes);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = stop && nextService(lanes, stop, event.key, direction);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    board.current?.querySelector<HTMLElement>(`[data-service="${next}"]`)?.focus();
  };
  return {
    board,
    onKeyDown,
    serviceProps: (key: string) => ({ 'data-service': key, tabIndex: key === stop ? 0 : -1, onFocus: () => setFocused(key) }),
  };
}
