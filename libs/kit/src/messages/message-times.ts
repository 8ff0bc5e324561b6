import { formatDate, formatShortDate, formatTime } from '../i18n/format.ts';

const DAY_MS = 86_400_000;

const dayOf = (at: string) => formatDate(at);

/** The time of today, or else the date. */
export const shortTime = (at: string): string => (dayOf(at) === formatDate(new Date()) ? formatTime(at) : formatShortDate(at));

/** Whether a message begins another day than the one before it. */
export const isAnotherDay = (at: string, before: string | undefined): boolean => before === undefined || dayOf(at) !== dayOf(before);

/** Tomorrow and next week at nine in the morning, where the reader is. */
export function morningIn(days: number): string {
  const morning = new Date(Date.now() + days * DAY_MS);
  morning.setHours(9, 0, 0, 0);
  return morning.toISOString();
}
