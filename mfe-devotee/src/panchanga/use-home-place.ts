import { templeEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useEffect } from 'react';
import { keep, readKept } from './kept.ts';
import { type PlaceChoice, templePlace } from './place.ts';

/** Looked up; `place` stays undefined if there is none, or if the lookup failed. */
export interface PlaceQuery {
  place: PlaceChoice | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The home temple's place; without a network the last one stored. */
export function useHomePlace(): PlaceQuery {
  const saved = useRead(templeEndpoints.saved);
  const home = saved.data?.find((temple) => temple.home);
  useEffect(() => {
    if (saved.data) keep({ home: home && templePlace(home) });
  }, [saved.data, home]);
  const place = saved.data ? home && templePlace(home) : readKept().home;
  return { place, isPending: saved.isPending, error: saved.error, refetch: () => void saved.refetch() };
}
