import { daysAfter, instantOf, timeAt } from '@sannidhi/panchanga/web';
import type { LocalDate } from './temple-time.ts';

/** A time that a zone's clocks skip on a date, and what they show instead. */
export interface SkippedTime {
  date: LocalDate;
  time: string;
  shown: string;
}

const DAY_MS = 24 * 3_600_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

/** What of these times the clocks skip on these dates; what is still being typed is left out. */
export const skippedTimes = (dates: readonly LocalDate[], times: readonly string[], timeZone: string): SkippedTime[] =>
  dates.filter(isDate).flatMap((date) =>
    [...new Set(times)].filter(isTime).flatMap((time) => {
      const shown = timeAt(instantOf(date, time, timeZone), timeZone);
      return shown === time ? [] : [{ date, time, shown }];
    }),
  );

/** The dates from one on, within the days that follow, on which a zone's clocks go forward. */
export function forwardDates(from: LocalDate, days: number, timeZone: string): LocalDate[] {
  if (!isDate(from)) return [];
  const midnight = (date: LocalDate) => instantOf(date, '00:00', timeZone);
  return Array.from({ length: days }, (_, index) => daysAfter(from, index)).filter(
    (date) => midnight(daysAfter(date, 1)) - midnight(date) < DAY_MS,
  );
}

const isDate = (date: string): boolean => DATE.test(date) && !Number.isNaN(Date.parse(date));
const isTime = (time: string): boolean => TIME.test(time) && !Number.isNaN(Date.parse(`2026-01-01T${time}`));
