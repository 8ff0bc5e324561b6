import type { SlotRule } from '@sannidhi/contracts';
import { currentLanguage, formatDate } from '@sannidhi/kit';
import { festivalName } from '@sannidhi/panchanga/web';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useMoments } from '../office/use-moments.ts';
import { useLunarWords } from '../plans/use-lunar-words.ts';

const A_SUNDAY = '2026-01-04';
const HALF_MONTH = 15;

/** The name of a weekday, 0 Sunday … 6 Saturday. */
export const weekdayName = (day: number, weekday: 'short' | 'long' = 'short'): string => formatDate(addDays(A_SUNDAY, day), { weekday });

/** Says on which days a schedule has poojas: "Sat, Sun", "Every Shukla Purnima". Suspends until the names of tithis have loaded. */
export function useRuleWords(): (rule: SlotRule) => string {
  const text = useOfficeText('poojaSchedules');
  const words = useLunarWords();
  const moments = useMoments();
  return ({ kind, days = [], tithi = 1, paksha, nakshatra = 1, festival = '', dates = [] }) => {
    if (kind === 'weekly') return days.length === 7 ? text('daily') : days.map((day) => weekdayName(day)).join(', ');
    if (kind === 'dates') return dates.map(moments.day).join(', ');
    if (kind === 'nakshatra') return text('every', { what: words.nakshatra(nakshatra) });
    if (kind === 'festival') return festivalName(festival, currentLanguage());
    const index = paksha === 'krishna' ? tithi + HALF_MONTH : tithi;
    return text('every', { what: words.tithi(index, paksha === 'both') });
  };
}
