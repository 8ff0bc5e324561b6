import { dateIn } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { daysLater, squaresOf, yearOf } from './civil-date.ts';
import type { Years } from './load-engine.ts';
import type { PanchangaReading } from './reading.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** Festivals are searched at least this far ahead. */
const AHEAD_DAYS = 45;

/** Civil years needed for the page of a date: its month's grid and the next festivals. */
export function yearsAround(date: string): Years {
  const squares = squaresOf(date);
  return within(yearOf(squares[0] ?? date), yearOf(daysLater(date, AHEAD_DAYS)));
}

/** The years before and after, for the next step. */
export const yearsBeside = (date: string): Years => within(yearOf(date) - 1, yearOf(date) + 1);

const within = (from: number, to: number): Years => ({ from: Math.max(FIRST_YEAR, from), to: Math.min(LAST_YEAR, to) });

/** A day of the calendar, or undefined if there is none: outside the tables, or a date that the time zone skipped. */
export function dayOf({ calendar }: PanchangaReading, date: string): PanchangaDay | undefined {
  try {
    return calendar.day(date);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The Hindu day at an instant (UTC milliseconds): before sunrise it is still that of the previous civil date. */
export function hinduDayAt({ calendar }: PanchangaReading, at: number, timeZone: string): PanchangaDay {
  const date = dateIn(timeZone, at);
  const day = calendar.day(date);
  return at < day.startsAt ? calendar.day(daysLater(date, -1)) : day;
}
