import { useEffect, useRef } from 'react';

const EVERY_MS = 2_000;
/** After so many answers that say the same, the rest waits for somebody. */
const STALLED_AFTER = 15;

/** Refetches what a background job changes while it is at work, until it says nothing new. */
export function useProgress({ data, refetch }: { data: unknown; refetch: () => unknown }, isRunning: boolean): void {
  const same = useRef({ data, count: 0 });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      same.current.count += 1;
      if (same.current.count <= STALLED_AFTER) void refetch();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  useEffect(() => {
    // An unchanged answer is the same object.
    if (same.current.data !== data) same.current = { data, count: 0 };
  }, [data]);
}
