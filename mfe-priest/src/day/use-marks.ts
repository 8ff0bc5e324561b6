import { priestDayEndpoints } from '@sannidhi/contracts';
import { invalidateNouns, notify, type Queued, queryClient, useOnline, useText } from '@sannidhi/kit';
import { useCallback, useEffect, useState } from 'react';
import { dismissNotice, keptNotices, type MarkNotice } from './kept-notices.ts';
import { type Entry, queuedEntries, queueEntry, sendMarks } from './marks.ts';
import { useRetries } from './use-retries.ts';

/** Nouns that a mark or its undo changes. */
const CHANGED = [...new Set([priestDayEndpoints.performed, priestDayEndpoints.undo].flatMap(({ changes }) => changes ?? []))];

export interface Marks {
  /** Those that haven’t arrived yet. */
  waiting: readonly Queued<Entry>[];
  /** Queues a mark, or its undo, and sends what waits. Rejects where this browser can't keep it. */
  add: (entry: Entry) => Promise<void>;
  /** Marks that were refused, or whose service the office had changed. */
  notices: readonly MarkNotice[];
  dismiss: (key: string) => Promise<void>;
}

/** The marks of an account: made here, kept here until sent, and sent once the server can be reached. */
export function useMarks(owner: string | undefined): Marks {
  const text = useText('mfe-priest');
  const online = useOnline();
  const [waiting, setWaiting] = useState<readonly Queued<Entry>[]>([]);
  const [notices, setNotices] = useState<readonly MarkNotice[]>([]);
  const show = useCallback(async () => {
    setWaiting(owner ? await queuedEntries(owner) : []);
    setNotices(owner ? await keptNotices(owner) : []);
  }, [owner]);
  const send = useCallback(async () => {
    if (!owner) return;
    const { sent, undone, refused } = await sendMarks(owner);
    const differing = sent.filter(({ marks }) => (marks.at(-1)?.conflicts ?? []).some(({ kind }) => kind !== 'clock'));
    for (const { service } of differing) notify({ kind: 'info', title: text('day.mark.differs', { service }) });
    if (sent.length > 0) notify({ kind: 'success', title: text('day.mark.sent', { count: sent.length }) });
    for (const { service } of undone) notify({ kind: 'success', title: text('day.undo.done', { service }) });
    await show();
    if (sent.length + undone.length + refused.length > 0) await invalidateNouns(queryClient, CHANGED);
  }, [owner, text, show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language, and nothing is to be sent for that.
  useEffect(() => {
    show().catch(() => undefined);
    if (online) send().catch(() => undefined);
  }, [owner, online]);
  useRetries(online && waiting.length > 0, send);
  const add = async (entry: Entry) => {
    if (!owner) throw new Error('Nobody is signed in.');
    await queueEntry(owner, entry);
    await show();
    if (navigator.onLine) await send();
  };
  const dismiss = async (key: string) => {
    if (owner) await dismissNotice(owner, key);
    await show();
  };
  return { waiting, notices, add, dismiss };
}
