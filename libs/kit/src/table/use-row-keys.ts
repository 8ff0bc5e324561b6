import { type KeyboardEvent, useRef, useState } from 'react';

interface RowActions {
  onOpen?: (id: string) => void;
  onToggle?: (id: string) => void;
  onClose?: () => void;
}

/** Moves through rows by keyboard with one row in the tab order, remembered while the list changes. */
export function useRowKeys(ids: readonly string[], { onOpen, onToggle, onClose }: RowActions) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<string>();
  const inOrder = active !== undefined && ids.includes(active) ? active : ids[0];
  const focus = (id: string | undefined) => {
    if (id !== undefined) ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const actions: Record<string, (id: string) => void> = {
    ArrowDown: (id) => focus(ids[ids.indexOf(id) + 1]),
    ArrowUp: (id) => focus(ids[ids.indexOf(id) - 1]),
    Home: () => focus(ids[0]),
    End: () => focus(ids.at(-1)),
    Enter: (id) => onOpen?.(id),
    ' ': (id) => onToggle?.(id),
    Escape: () => onClose?.(),
  };
  return {
    ref,
    tabIndexOf: (id: string) => (id === inOrder ? 0 : -1),
    remember: setActive,
    onKeyDown: (event: KeyboardEvent, id: string) => {
      const onRow = event.target === event.currentTarget;
      const act = actions[event.key];
      if (!act || (!onRow && (event.key === 'Enter' || event.key === ' '))) return;
      event.preventDefault();
      act(id);
    },
  };
}
