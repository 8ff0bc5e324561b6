import { readNumberedEvents } from './event-stream.ts';

/** After a stream that ended; one that failed is retried less and less often. */
const AGAIN_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Follows a stream of events while the tab is visible, from where it stopped: a hidden tab holds no connection, because a browser has six per
 * site for all its tabs.
 * @returns a function that stops.
 */
export function followEvents<Event>(address: string, onEvent: (event: Event) => void): () => void {
  let open: AbortController | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: string | undefined;
  let failures = 0;

  const listen = async () => {
    const mine = new AbortController();
    open = mine;
    const hear = (event: Event, id?: string) => {
      failures = 0;
      lastEventId = id ?? lastEventId;
      if (!mine.signal.aborted) onEvent(event);
    };
    const options = { signal: mine.signal, ...(lastEventId ? { lastEventId } : {}) };
    const failed = await readNumberedEvents<Event>(address, hear, options).then(
      () => false,
      () => true,
    );
    if (mine.signal.aborted) return;
    failures = failed ? failures + 1 : 0;
    again = setTimeout(listen, Math.min(AGAIN_MS * 2 ** failures, LONGEST_MS));
  };
  const close = () => {
    clearTimeout(again);
    open?.abort();
    open = undefined;
  };
  const attend = () => {
    if (document.hidden) close();
    else if (!open) void listen();
  };

  document.addEventListener('visibilitychange', attend);
  attend();
  return () => {
    document.removeEventListener('visibilitychange', attend);
    close();
  };
}
