import type { CalendarEntry } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { byDate, firstOfDay } from './entries-shown.ts';
import { useEntryWords } from './use-entry-words.ts';

const LEFT_MS = 2;

/** Puts what a month will list into words while the browser has nothing else to do, so that turning to it is quick. */
export function useWordsAhead(entries: readonly CalendarEntry[] | undefined): void {
  const { said } = useEntryWords();
  useEffect(() => {
    if (!entries || !('requestIdleCallback' in window)) return;
    const listed = [...byDate(entries.filter(({ person }) => !person)).values()].flatMap(firstOfDay);
    let at = 0;
    const go = (idle: IdleDeadline) => {
      while (at < listed.length && idle.timeRemaining() > LEFT_MS) said(listed[at++] as CalendarEntry);
      if (at < listed.length) handle = requestIdleCallback(go);
    };
    let handle = requestIdleCallback(go);
    return () => cancelIdleCallback(handle);
  }, [entries, said]);
}
