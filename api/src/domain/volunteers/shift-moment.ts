import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { momentIn } from '../notifications/moment-format.ts';

/** When a shift is, on its own clocks, with the zone's name: the reader may be elsewhere. */
export const momentOf = (startsAt: string, timeZone: string, language: Language): string =>
  momentIn(LANGUAGE_FACTS[language].locale, startsAt, timeZone);

/**
 * How far away a shift's day is on the reader's calendar. Read when a message is written: one that a digest or quiet hours held back must not
 * say “tomorrow” on the day itself.
 */
export function dayWord(startsAt: string, readerZone: string, now = new Date()): 'today' | 'tomorrow' | 'later' {
  const day = dateAt(Date.parse(startsAt), readerZone);
  const today = dateAt(now.getTime(), readerZone);
  if (day === today) return 'today';
  return day === daysAfter(today, 1) ? 'tomorrow' : 'later';
}

/** Minutes as hours: "2.5". */
export const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);
