import { useSyncExternalStore } from 'react';

let sentence = '';
const listeners = new Set<() => void>();

/** Announces a sentence to screen readers. */
export function announce(text: string): void {
  sentence = text;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one live region of the shell. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => sentence,
    () => '',
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
