import type { DonationEvent, Endpoint } from '@sannidhi/contracts';
import { addressOf, invalidateNouns, queryClient, readEvents } from '@sannidhi/kit';
import { useEffect, useState } from 'react';

interface LiveGift {
  /** The gift's event stream. */
  events: Endpoint;
  orderId: string;
  /** Listens only while the outcome is open. */
  open: boolean;
  authorization?: string | undefined;
}

/**
 * Follows a gift live until it is settled and has a receipt: every event refetches the cached gift. One stream, no polling.
 * @returns whether the stream ended before the gift was final, and a function to listen again.
 */
export function useGiftEnd({ events, orderId, open, authorization }: LiveGift): { interrupted: boolean; listen: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [interrupted, setInterrupted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is a request to listen again.
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const refresh = () => void refetchGift(events);
    setInterrupted(false);
    readEvents<DonationEvent>(addressOf(events.path, { orderId }), refresh, { signal: stop.signal, authorization }).then(
      () => setInterrupted(!stop.signal.aborted),
      () => setInterrupted(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [events, orderId, open, authorization, attempt]);
  const listen = () => {
    void refetchGift(events);
    setAttempt((count) => count + 1);
  };
  return { interrupted, listen };
}

/** An event changes what its stream reads. */
const refetchGift = ({ reads = [] }: Endpoint) => invalidateNouns(queryClient, reads);
