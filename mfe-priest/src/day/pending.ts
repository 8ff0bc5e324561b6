import type { Queued } from '@sannidhi/kit';
import { type Entry, isUndo, type Mark } from './marks.ts';

/** What this device did to a service and hasn't sent: the last thing counts. */
export interface Pending {
  /** The mark that waits; null where none does, or it was undone. */
  mark: Mark | null;
  isUndone: boolean;
}

export function pendingOf(waiting: readonly Queued<Entry>[], slotId: string): Pending {
  const last = waiting.map(({ value }) => value).findLast((entry) => entry.slotId === slotId);
  if (!last) return { mark: null, isUndone: false };
  return isUndo(last) ? { mark: null, isUndone: true } : { mark: last, isUndone: false };
}

/** Marks that wait and weren't undone. */
export const waitingMarks = (waiting: readonly Queued<Entry>[]): Mark[] =>
  [...new Set(waiting.map(({ value }) => value.slotId))].flatMap((slotId) => pendingOf(waiting, slotId).mark ?? []);
