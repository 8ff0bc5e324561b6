import { formatDate, type Text } from '@sannidhi/kit';
import { daysLater, monthsLater, yearOf } from './civil-date.ts';
import type { View } from './use-address.ts';

/** A view's heading: its day, its month or its year; a day in another year says which. */
export function titleOf(view: View, date: string, today: string, text: Text): string {
  if (view === 'month') return formatDate(date, { month: 'long', year: 'numeric' });
  if (view === 'festivals') return text('panchanga.inYear', { year: yearOf(date) });
  const year = yearOf(date) === yearOf(today) ? {} : ({ year: 'numeric' } as const);
  return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', ...year });
}

/** What its buttons step by. */
export const STEP_NAMES: Record<View, { before: string; after: string }> = {
  day: { before: 'panchanga.previousDay', after: 'panchanga.nextDay' },
  month: { before: 'panchanga.previousMonth', after: 'panchanga.nextMonth' },
  festivals: { before: 'panchanga.previousYear', after: 'panchanga.nextYear' },
};

/** The date that many days, months or years later, depending on the view; clamped to the tables. */
export function stepped(view: View, date: string, steps: number): string {
  if (view === 'day') return daysLater(date, steps);
  return monthsLater(date, view === 'month' ? steps : steps * MONTHS_IN_YEAR);
}

const MONTHS_IN_YEAR = 12;
