import { type FestivalOverride, templeEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { yearsAround } from '../panchanga/chosen-day.ts';
import { templePlace } from '../panchanga/place.ts';
import type { PanchangaReading } from '../panchanga/reading.ts';
import { useOwnDates } from '../panchanga/use-own-dates.ts';
import { usePanchanga } from '../panchanga/use-panchanga.ts';

/** The calendar over a temple; `reading` is undefined until it has loaded, and stays so without a network. */
export interface TempleDays {
  reading: PanchangaReading | undefined;
  ownDates: readonly FestivalOverride[];
}

/** The temple's own calendar around a date, to choose a time by. */
export function useTempleDays(slug: string, date: string): TempleDays {
  const { data } = useRead(templeEndpoints.page, { params: { slug } });
  const place = data && templePlace(data.temple);
  const { data: reading } = usePanchanga(place, yearsAround(date));
  const { dates: ownDates } = useOwnDates(place);
  return { reading, ownDates };
}
