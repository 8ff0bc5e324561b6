import { useCallback, useRef, useState } from 'react';

/** Where a draft is stored: `session` for this tab, `local` for this browser, until it is submitted or discarded. */
export type DraftStore = 'session' | 'local';

/**
 * State that survives reload, Back and the payment page, so that no input is ever lost.
 * Written immediately and not in an effect, because the next thing may be leaving the page.
 * @param key unique among the drafts of every remote
 * @param empty the initial value
 * @returns the draft, a function to change parts of it, and one to discard it once submitted or abandoned
 */
export function useDraft<Draft extends object>(
  key: string,
  empty: Draft,
  store: DraftStore = 'session',
): [Draft, (patch: Partial<Draft>) => void, () => void] {
  const [draft, setDraft] = useState(() => ({ ...empty, ...readDraft(key, store) }));
  const latest = useRef(draft);
  const change = useCallback(
    (patch: Partial<Draft>) => {
      latest.current = { ...latest.current, ...patch };
      inStore(store, (storage) => storage.setItem(key, JSON.stringify(latest.current)));
      setDraft(latest.current);
    },
    [key, store],
  );
  const forget = useCallback(() => void inStore(store, (storage) => storage.removeItem(key)), [key, store]);
  return [draft, change, forget];
}

function readDraft(key: string, store: DraftStore): object {
  const stored = inStore(store, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'));
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/** If storage is full or blocked nothing is saved: the draft lasts as long as the page. */
function inStore<Answer>(store: DraftStore, use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(store === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}
