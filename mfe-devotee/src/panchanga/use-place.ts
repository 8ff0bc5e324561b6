import { panchangaEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { readKept } from './kept.ts';
import { templePlace } from './place.ts';
import { type PlaceQuery, useHomePlace } from './use-home-place.ts';

const ANY_DATE = '2026-01-01';

/** The place in the URL, otherwise the home temple's, otherwise the last one viewed. Places viewed before need no network. */
export function usePlace({ city, temple }: { city: string | undefined; temple: string | undefined }): PlaceQuery {
  const home = useHomePlace();
  const named = city !== undefined || temple !== undefined;
  const kept = [home.place, ...readKept().places].find((place) => place && place.id === (place.kind === 'city' ? city : temple));
  const cityRead = useRead(panchangaEndpoints.day, { query: { city: city ?? '', date: ANY_DATE }, enabled: !kept && city !== undefined });
  const templeRead = useRead(templeEndpoints.page, {
    params: { slug: temple ?? '' },
    enabled: !kept && city === undefined && temple !== undefined,
  });
  if (!named) return { ...home, place: home.place ?? (home.isPending ? undefined : readKept().places[0]) };
  if (kept) return { place: kept, isPending: false, error: null, refetch: () => {} };
  const read = city === undefined ? templeRead : cityRead;
  const found =
    city === undefined
      ? templeRead.data && templePlace(templeRead.data.temple)
      : cityRead.data && { ...cityRead.data.place, kind: 'city' as const, id: city };
  return { place: found, isPending: read.isPending, error: read.error, refetch: () => void read.refetch() };
}
