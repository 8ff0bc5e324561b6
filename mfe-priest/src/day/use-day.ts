import { type PriestDay, priestDayEndpoints, type SheetScript } from '@sannidhi/contracts';
import { storedAccountId, useRead, useSession } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { dateAfter, keepDay, keptDay } from './kept-days.ts';

export interface DayRead {
  data: PriestDay | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
  /** From this device, because the server can't be reached. */
  isKept: boolean;
}

/** Whose day this is: who is signed in, or was when the network went. */
export const useOwner = (): string | undefined => useSession().user?.id ?? storedAccountId();

/** A day from the server, or what this device kept of it. Today and tomorrow are kept. */
export function useDay(date: string | undefined, script: SheetScript | undefined): DayRead {
  const owner = useOwner();
  const read = useRead(priestDayEndpoints.day, { query: { date, script } });
  const next = useRead(priestDayEndpoints.day, {
    query: { date: read.data && dateAfter(read.data.date, 1), script },
    enabled: read.data !== undefined && date === undefined,
  });
  const kept = useKept(owner, date, read.error);
  useKeeping(owner, read.data);
  useKeeping(owner, next.data);
  if (read.data) return { ...read, isKept: false };
  if (read.error && kept) return { data: kept, error: null, isPending: false, refetch: read.refetch, isKept: true };
  return { data: undefined, error: kept === null ? read.error : null, isPending: true, refetch: read.refetch, isKept: false };
}

function useKeeping(owner: string | undefined, day: PriestDay | undefined): void {
  useEffect(() => {
    // Without room, or in a private window, the day is there with a network only.
    if (owner && day) keepDay(owner, day).catch(() => undefined);
  }, [owner, day]);
}

/** What the device has once a read failed; null if that is nothing. */
function useKept(owner: string | undefined, date: string | undefined, error: Error | null): PriestDay | null | undefined {
  const [kept, setKept] = useState<PriestDay | null>();
  useEffect(() => {
    let current = true;
    const show = (day: PriestDay | undefined) => {
      if (current) setKept(day ?? null);
    };
    setKept(undefined);
    if (error) (owner ? keptDay(owner, date) : Promise.resolve(undefined)).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [owner, date, error]);
  return kept;
}
