import { useEffect, useRef } from 'react';

const FIRST_MS = 15_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Runs `retry` again and again while something waits, each time after a longer pause, and at once when the page is shown again: a device
 * with a network can't see that the line behind it is down, or back.
 */
export function useRetries(waits: boolean, retry: () => Promise<void>): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!waits) return;
    let pauseMs = FIRST_MS;
    let timer: number | undefined;
    let ended = false;
    const schedule = () => {
      timer = window.setTimeout(run, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_MS);
    };
    const run = async () => {
      timer = undefined;
      await latest.current().catch(() => undefined);
      if (!ended) schedule();
    };
    const attend = () => {
      if (document.visibilityState !== 'visible' || timer === undefined) return;
      window.clearTimeout(timer);
      pauseMs = FIRST_MS;
      void run();
    };
    schedule();
    document.addEventListener('visibilitychange', attend);
    return () => {
      ended = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', attend);
    };
  }, [waits]);
}
