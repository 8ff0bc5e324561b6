import { PanchangaRangeError } from '../range-error.ts';
import { FIRST_YEAR, LAST_YEAR } from '../tables/layout.ts';

/** Days since 1970-01-01 of a civil date; the calendar's own day count, independent of time zones. */
export type DayNumber = number;

export const MS_PER_DAY = 86_400_000;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-MM-DD`. Throws a `PanchangaRangeError` for a date that doesn't exist or is outside the tables. */
export function dayNumber(date: string): DayNumber {
  const parts = FORM.exec(date);
  const ms = parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : Number.NaN;
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) {
    throw new PanchangaRangeError('date', `“${date}” is not a date: write YYYY-MM-DD, from ${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31.`);
  }
  checkYear(Number(parts?.[1]));
  return ms / MS_PER_DAY;
}

/** `YYYY-MM-DD` of a day number. */
export function isoDate(day: DayNumber): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Weekday of a day number: 0 Sunday … 6 Saturday. */
export function weekday(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Throws a `PanchangaRangeError` unless the tables cover the Gregorian year. */
export function checkYear(year: number): void {
  if (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR) return;
  throw new PanchangaRangeError('year', `The year ${year} is outside the tables: ${FIRST_YEAR} to ${LAST_YEAR}.`);
}

/** Throws a `PanchangaRangeError` unless the UTC instant is in a year of the tables (with a day's grace for zones). */
export function checkInstant(ms: number): void {
  const from = Date.UTC(FIRST_YEAR, 0, 1) - MS_PER_DAY;
  const to = Date.UTC(LAST_YEAR + 1, 0, 1) + MS_PER_DAY;
  if (ms >= from && ms <= to) return;
  throw new PanchangaRangeError(
    'instant',
    `The instant ${ms} is outside the tables: epoch milliseconds from ${from} (${FIRST_YEAR}) to ${to} (${LAST_YEAR}).`,
  );
}
