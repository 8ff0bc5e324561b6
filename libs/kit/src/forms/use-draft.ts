import { useCallback, useRef, useState } from 'react';

/** Where a draft is kept: `session` for this tab, `local` for this browser, until it is sent or forgotten. */
export type DraftStore = 'session' | 'local';

/**
 * State that survives reload, Back and the payment page, so that nothing typed is ever lost.
 * Written at once and not in an effect: the next thing may be leaving the page.
 * @param key unique among the drafts of every remote
 * @param empty what it begins with
 * @returns the draft, a way to change some of it, and a way to forget it once it was sent or given up
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

/** A store that is full or closed to us keeps nothing: the draft lives as long as the page. */
function inStore<Answer>(store: DraftStore, use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(store === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}
