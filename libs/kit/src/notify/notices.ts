/** How long a notice stays, in milliseconds. */
export const NOTICE_DURATION_MS = 5000;
/** A notice leaves when it is dragged this far to the right, in pixels. */
export const NOTICE_SWIPE_PX = 50;
/** The key that reaches the region of notices. */
export const NOTICE_HOTKEY = 'F8';
/** A dismissed notice is forgotten after this long, in milliseconds. */
export const NOTICE_REMOVE_DELAY_MS = 1_000_000;

export interface Notice {
  title: string;
  body?: string;
  /** `error` is announced at once; decisions belong in a Banner. */
  kind?: 'success' | 'info' | 'error';
  action?: { label: string; onClick: () => void };
}
export interface ShownNotice extends Notice {
  id: number;
  open: boolean;
}

let lastId = 0;
let shown: ShownNotice | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a notice; a newer one takes its place, because at most one is visible. Works before the toaster has loaded. */
export function notify(notice: Notice | string): void {
  lastId += 1;
  clearTimeout(removal);
  publish({ ...(typeof notice === 'string' ? { title: notice } : notice), id: lastId, open: true });
}

/** Takes the notice off the screen; it is forgotten later, so that its leaving can be drawn and read. */
export function dismissNotice(): void {
  if (!shown?.open) return;
  publish({ ...shown, open: false });
  removal = setTimeout(() => publish(undefined), NOTICE_REMOVE_DELAY_MS);
}

/** The newest notice, open or dismissed. */
export const currentNotice = (): ShownNotice | undefined => shown;

/** Calls back on every change; the answer stops it. Shaped for `useSyncExternalStore`. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: ShownNotice | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
