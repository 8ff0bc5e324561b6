import { type OpeningView, openingEndpoints } from '@sannidhi/contracts';
import { useRead, useSession } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useLiveOpening } from './use-live-opening.ts';

/** The worker moves an opening on within a second of its minute. */
const LATE_MS = 1_500;
/** The longest time a browser's timer takes. */
const FARTHEST_MS = 2 ** 31 - 1;

/** An opening and the devotee's place in it, live while they wait. */
export function useOpening(slug: string, openingId: string) {
  const { isDonor } = useSession();
  const query = useRead(openingEndpoints.view, { params: { slug, openingId } });
  const own = useRead(openingEndpoints.own, { params: { openingId }, enabled: isDonor && query.isSuccess });
  const kept = own.data?.place ?? null;
  const running = ['waiting', 'open', 'registering'].some((status) => status === query.data?.status);
  const inIt = kept !== null && kept.status !== 'left';
  const live = useLiveOpening(openingId, isDonor && running && inIt);
  useRefetchAtItsMinute(query.data, () => void query.refetch());
  const place = kept && live.place ? { ...kept, ...live.place } : kept;
  return { query, own, place, room: live.room, interrupted: live.interrupted };
}

/** Reads the opening again right after the next minute at which it changes: once, not over and over. */
function useRefetchAtItsMinute(opening: OpeningView | undefined, refetch: () => void): void {
  const skew = useSkew(opening);
  const next = nextMinute(opening);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is a new one each time.
  useEffect(() => {
    const wait = next === null ? Number.POSITIVE_INFINITY : next + LATE_MS - (Date.now() + skew);
    if (wait > FARTHEST_MS) return;
    const timer = setTimeout(refetch, Math.max(wait, LATE_MS));
    return () => clearTimeout(timer);
  }, [next, skew, opening?.now]);
}

function nextMinute(opening: OpeningView | undefined): number | null {
  if (opening?.status === 'announced' && opening.waitsAt) return Date.parse(opening.waitsAt);
  return opening?.status === 'waiting' || opening?.status === 'registering' ? Date.parse(opening.opensAt) : null;
}

/** By how much the server's clock is ahead of this one, in milliseconds. */
export function useSkew(opening: Pick<OpeningView, 'now'> | undefined): number {
  const [skew, setSkew] = useState(0);
  useEffect(() => {
    if (opening) setSkew(Date.parse(opening.now) - Date.now());
  }, [opening]);
  return skew;
}
