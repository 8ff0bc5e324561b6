import { takeCarriedNotice, writeCarriedNotice } from './carried-notice.ts';
import type { Notice, ShownNotice } from './notice.ts';

/** Dragging a notice this far to the right dismisses it, in pixels. */
export const NOTICE_SWIPE_PX = 50;
/** The key that moves the focus to the notice region. */
export const NOTICE_HOTKEY = 'F8';
/** A dismissed notice is discarded after this long, in milliseconds; until then it can be read again. */
export const NOTICE_REMOVE_DELAY_MS = 1_000_000;

let lastId = 0;
const listeners = new Set<() => void>();
/** Newest first; only the first can be open. */
let notices: readonly ShownNotice[] = [];
const carried = takeCarriedNotice();
if (carried) notify(carried);

/** Shows a notice; it replaces the previous one, because at most one is visible. Works before the toaster has loaded. */
export function notify(notice: Notice | string): void {
  lastId += 1;
  const facts = typeof notice === 'string' ? { title: notice } : notice;
  publish([{ ...facts, id: lastId, open: true, at: Date.now() }, ...withNewestClosed()]);
}

/** Dismisses the open notice; it stays among the recent ones until it is discarded. */
export function dismissNotice(): void {
  if (notices[0]?.open) publish(withNewestClosed());
}

/** Carries the open notice over to the page that the next full load shows. Its action stays behind, because it belongs to this page. */
export function carryNotice(): void {
  const newest = notices[0];
  if (newest?.open) writeCarriedNotice(newest);
}

/** The newest notice, open or dismissed. */
export const currentNotice = (): ShownNotice | undefined => notices[0];

/** Every notice that hasn't been discarded, newest first; the same array until something changes. */
export const recentNotices = (): readonly ShownNotice[] => notices;

/** Subscribes to changes; returns the unsubscribe function. Shaped for `useSyncExternalStore`. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function withNewestClosed(): readonly ShownNotice[] {
  const [newest, ...older] = notices;
  if (!newest?.open) return notices;
  setTimeout(() => publish(notices.filter(({ id }) => id !== newest.id)), NOTICE_REMOVE_DELAY_MS);
  return [{ ...newest, open: false }, ...older];
}

function publish(next: readonly ShownNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
