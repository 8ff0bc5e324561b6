import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { dateIn, daysLater } from './civil-date.ts';
import type { PanchangaReading } from './reading.ts';

/** The Hindu day that holds an instant (UTC milliseconds): before sunrise it is still the one of the civil date before. */
export function hinduDayAt({ calendar }: PanchangaReading, at: number, timeZone: string): PanchangaDay {
  const date = dateIn(timeZone, at);
  const day = calendar.day(date);
  return at < day.startsAt ? calendar.day(daysLater(date, -1)) : day;
}
