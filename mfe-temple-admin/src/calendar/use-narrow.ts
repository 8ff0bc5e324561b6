import { useSyncExternalStore } from 'react';

const NARROW = '(max-width:899.95px)';

/** Whether the window is as narrow as a phone or a tablet upright: a day at a time is shown there. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, isNarrow, () => false);

const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined);
const isNarrow = (): boolean => query()?.matches ?? false;
function listen(onChange: () => void): () => void {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}
