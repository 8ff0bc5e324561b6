import { templeEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useEffect } from 'react';
import { keep, readKept } from './kept.ts';
import { type PlaceChoice, templePlace } from './place.ts';

/** The home temple's place; without a network the one last seen. `place` stays undefined for who has no home temple. */
export function useHomePlace(): { place: PlaceChoice | undefined; isPending: boolean } {
  const saved = useRead(templeEndpoints.saved);
  const home = saved.data?.find((temple) => temple.home);
  useEffect(() => {
    if (saved.data) keep({ home: home && templePlace(home) });
  }, [saved.data, home]);
  if (saved.data) return { place: home && templePlace(home), isPending: false };
  return { place: readKept().home, isPending: saved.isPending };
}
