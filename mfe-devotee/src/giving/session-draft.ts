import { useCallback, useRef, useState } from 'react';

/** Reads what a form of this tab held before a reload or a visit to the payment page; storage that is closed to us holds nothing. */
function readDraft<Draft extends object>(key: string, empty: Draft): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...empty, ...stored } : empty;
  } catch {
    return empty;
  }
}

function writeDraft(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or blocked: the draft lives as long as the page.
  }
}

/**
 * State that survives reload, Back and the payment page in this tab, so that nothing typed is ever lost.
 * Written at once and not in an effect: the next thing may be leaving the page.
 */
export function useSessionDraft<Draft extends object>(key: string, empty: Draft): [Draft, (patch: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(key, empty));
  const latest = useRef(draft);
  const change = useCallback(
    (patch: Partial<Draft>) => {
      latest.current = { ...latest.current, ...patch };
      writeDraft(key, latest.current);
      setDraft(latest.current);
    },
    [key],
  );
  return [draft, change];
}

/** Forgets a draft that was sent or given up. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage held nothing.
  }
}
