import { useEffect } from 'react';

/** What somebody typed between opening the search and its field being there. */
export interface EarlyKeys {
  typed: string;
}

/** Hands over what was typed, once. */
export function takeEarly(early: EarlyKeys): string {
  const { typed } = early;
  early.typed = '';
  return typed;
}

/**
 * Stands in for the search's field while its dialog loads: keeps the keys, which would otherwise reach whatever has the focus, and closes
 * on Escape. Renders nothing.
 */
export function EarlyTyping({ into, onClose }: { into: EarlyKeys; onClose: () => void }): null {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const typed = after(into.typed, event.key);
      if (typed === undefined) return;
      into.typed = typed;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [into, onClose]);
  return null;
}

/** The text after a key, or undefined if the key doesn't change it. */
function after(typed: string, key: string): string | undefined {
  if (key === 'Escape') return '';
  // It would press what opened the search.
  if (key === 'Enter') return typed;
  if (key === 'Backspace') return typed.slice(0, -1);
  return [...key].length === 1 ? typed + key : undefined;
}
