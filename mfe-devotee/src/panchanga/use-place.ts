import { panchangaEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { readKept } from './kept.ts';
import { type PlaceChoice, templePlace } from './place.ts';
import { useHomePlace } from './use-home-place.ts';

const ANY_DATE = '2026-01-01';

export interface PlaceQuery {
  /** Undefined while it is looked up, and for who has no home temple and chose none. */
  place: PlaceChoice | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The place the address names, else the home temple's, else the one looked at last. Places seen before need no network. */
export function usePlace({ city, temple }: { city: string | undefined; temple: string | undefined }): PlaceQuery {
  const home = useHomePlace();
  const named = city !== undefined || temple !== undefined;
  const kept = [home.place, ...readKept().places].find((place) => place && place.id === (place.kind === 'city' ? city : temple));
  const cityRead = useRead(panchangaEndpoints.day, { query: { city: city ?? '', date: ANY_DATE }, enabled: !kept && city !== undefined });
  const templeRead = useRead(templeEndpoints.page, {
    params: { slug: temple ?? '' },
    enabled: !kept && city === undefined && temple !== undefined,
  });
  const nothing = { error: null, refetch: () => {} };
  if (!named) return { ...nothing, place: home.place ?? (home.isPending ? undefined : readKept().places[0]), isPending: home.isPending };
  if (kept) return { ...nothing, place: kept, isPending: false };
  const read = city === undefined ? templeRead : cityRead;
  const found =
    city === undefined
      ? templeRead.data && templePlace(templeRead.data.temple)
      : cityRead.data && { ...cityRead.data.place, kind: 'city' as const, id: city };
  return { place: found, isPending: read.isPending, error: read.error, refetch: () => void read.refetch() };
}
