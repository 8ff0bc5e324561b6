import type { FamilyMember, LunarDay, Star } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';
import type { CalendarWords } from './use-calendar-words.ts';

/** `Rohini, pada 2`; the pada where it is known. */
export const starName = (text: Text, words: CalendarWords, { nakshatra, pada }: Star): string =>
  pada === null ? words.nakshatra(nakshatra) : text('family.starWithPada', { star: words.nakshatra(nakshatra), pada });

/** `Magha, Krishna Ashtami` */
export const lunarDayName = (text: Text, words: CalendarWords, { tithi, month }: LunarDay): string =>
  text('family.lunarDay', { month: words.month(month), tithi: words.tithi(tithi) });

/** Where a fact comes from, in words; nothing for what needs none. */
export const sourceNote = (text: Text, { source }: { source: NonNullable<FamilyMember['star']>['source'] }): string =>
  text(`family.source.${source}`);
