import { OPENING_OVER, type OpeningEvent, type OpeningRoom, type OpeningStatus, openingEndpoints } from '@sannidhi/contracts';
import { addressOf, invalidateNouns, queryClient, readEvents } from '@sannidhi/kit';
import { useEffect, useState } from 'react';

/** What the stream said last. */
export interface LiveOpening {
  room: OpeningRoom | null;
  place: OpeningEvent['place'] | null;
  /** The stream broke off and is being opened again: nothing is lost meanwhile. */
  interrupted: boolean;
}

const NOTHING: LiveOpening = { room: null, place: null, interrupted: false };
/** Not all who lost a server come back in the same second. */
const RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 3_000;

/**
 * Follows an opening while somebody waits in it: one stream, opened again when it breaks off. A change of state refetches what the page
 * shows of it.
 */
export function useLiveOpening(openingId: string, listening: boolean): LiveOpening {
  const [live, setLive] = useState(NOTHING);
  useEffect(() => {
    if (!listening) return setLive(NOTHING);
    const stop = new AbortController();
    let status: OpeningStatus | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const hear = ({ room, place }: OpeningEvent) => {
      setLive((before) => ({ room: room ?? before.room, place: place ?? before.place, interrupted: false }));
      if (!room || room.status === status) return;
      if (status !== null || isOver(room.status)) void refetch();
      status = room.status;
    };
    const open = () => {
      readEvents<OpeningEvent>(addressOf(openingEndpoints.events.path, { openingId }), hear, { signal: stop.signal })
        .catch(() => undefined)
        .then(() => {
          if (stop.signal.aborted || (status !== null && isOver(status))) return;
          setLive((before) => ({ ...before, interrupted: true }));
          timer = setTimeout(open, RETRY_MS + Math.random() * RETRY_SPREAD_MS);
        });
    };
    open();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [openingId, listening]);
  return live;
}

const isOver = (status: OpeningStatus): boolean => OPENING_OVER.some((over) => over === status);
const refetch = () => invalidateNouns(queryClient, ['pooja-opening', 'pooja-slot']);
