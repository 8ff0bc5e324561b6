import { type KeyboardEvent, useRef, useState } from 'react';

interface RowActions {
  onOpen?: (id: string) => void;
  onToggle?: (id: string) => void;
  onClose?: () => void;
}

/** Moves through rows by keyboard with one row in the tab order, which is kept while the list changes. */
export function useRowKeys(ids: readonly string[], { onOpen, onToggle, onClose }: RowActions) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<string>();
  const inOrder = active !== undefined && ids.includes(active) ? active : ids[0];
  const focus = (id: string | undefined) => {
    if (id !== undefined) ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const act = (key: string, id: string): boolean => {
    const at = ids.indexOf(id);
    if (key === 'ArrowDown') focus(ids[at + 1]);
    else if (key === 'ArrowUp') focus(ids[at - 1]);
    else if (key === 'Home') focus(ids[0]);
    else if (key === 'End') focus(ids.at(-1));
    else if (key === 'Enter' && onOpen) onOpen(id);
    else if (key === ' ' && onToggle) onToggle(id);
    else if (key === 'Escape' && onClose) onClose();
    else return false;
    return true;
  };
  return {
    ref,
    tabIndexOf: (id: string) => (id === inOrder ? 0 : -1),
    remember: setActive,
    onKeyDown: (event: KeyboardEvent, id: string) => {
      // Inside a row, its checkbox and links handle Enter and Space themselves.
      const own = event.target !== event.currentTarget && (event.key === 'Enter' || event.key === ' ');
      if (!own && act(event.key, id)) event.preventDefault();
    },
  };
}
