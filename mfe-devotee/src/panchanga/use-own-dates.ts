import { type FestivalOverride, panchangaEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useEffect } from 'react';
import { keep, readKept } from './kept.ts';
import type { PlaceChoice } from './place.ts';

const NONE: readonly FestivalOverride[] = [];

/** A temple's own festival dates for a place, and when they were last fetched; without a network the stored ones. */
export function useOwnDates(place: PlaceChoice | undefined): { dates: readonly FestivalOverride[]; syncedAt: number | undefined } {
  const temple = place?.kind === 'temple' ? place.id : undefined;
  const { data, dataUpdatedAt } = useRead(panchangaEndpoints.ownDates, { query: { temple: temple ?? '' }, enabled: temple !== undefined });
  useEffect(() => {
    if (data && temple) keep({ ownDates: { ...readKept().ownDates, [temple]: { dates: data, syncedAt: dataUpdatedAt } } });
  }, [data, dataUpdatedAt, temple]);
  if (!temple) return { dates: NONE, syncedAt: undefined };
  if (data) return { dates: data, syncedAt: dataUpdatedAt };
  const kept = readKept().ownDates[temple];
  return { dates: kept?.dates ?? NONE, syncedAt: kept?.syncedAt };
}
