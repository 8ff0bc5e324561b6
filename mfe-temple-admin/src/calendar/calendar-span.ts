import { addDays } from '../office/temple-time.ts';

export const CALENDAR_PATH = '/temple-admin/calendar';

/** How the calendar is shown: a day or week or month, or everything in a row. */
export const SHOWN = ['day', 'week', 'month', 'list'] as const;
export type Shown = (typeof SHOWN)[number];
const WEEK = 7;
/** Entries of a layer and day that a month asks for: more than it shows, as layers can be switched. */
export const MOST_PER_DAY = 4;

export interface Span {
  from: string;
  to: string;
}

/** The dates that a way to look at the calendar shows around one of them; a month with the rest of its weeks. */
export function spanOf(date: string, shown: Shown): Span {
  if (shown === 'day') return { from: date, to: date };
  if (shown !== 'month') return { from: sundayOf(date), to: addDays(sundayOf(date), WEEK - 1) };
  const { from, to } = monthOf(date);
  return { from: sundayOf(from), to: addDays(sundayOf(to), WEEK - 1) };
}

/** The date that the next or previous page shows. */
export function turned(date: string, shown: Shown, by: 1 | -1): string {
  if (shown === 'day') return addDays(date, by);
  if (shown !== 'month') return addDays(date, by * WEEK);
  const { from, to } = monthOf(date);
  return by === 1 ? addDays(to, 1) : monthOf(addDays(from, -1)).from;
}

/** The first and last date of a date's month. */
export function monthOf(date: string): Span {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return { from: `${date.slice(0, 8)}01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

export const sundayOf = (date: string): string => addDays(date, -new Date(date).getUTCDay());
