import type { FamilyMember, LunarDay, Star } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';
import type { CalendarWords } from './use-calendar-words.ts';

/** `Rohini, pada 2`; with the pada if known. */
export const starName = (text: Text, words: CalendarWords, { nakshatra, pada }: Star): string =>
  pada === null ? words.nakshatra(nakshatra) : text('family.starWithPada', { star: words.nakshatra(nakshatra), pada });

/** `Magha, Krishna Ashtami` */
export const lunarDayName = (text: Text, words: CalendarWords, { tithi, month }: LunarDay): string =>
  text('family.lunarDay', { month: words.month(month), tithi: words.tithi(tithi) });

/** The source of a fact, in words; nothing if none is needed. */
export const sourceNote = (text: Text, { source }: { source: NonNullable<FamilyMember['star']>['source'] }): string =>
  text(`family.source.${source}`);
