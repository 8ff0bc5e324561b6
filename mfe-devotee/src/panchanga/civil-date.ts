const MS_PER_DAY = 86_400_000;
const DAYS_IN_WEEK = 7;
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2100-12-31';

/** True for a date that exists and is within the tables. */
export function isDate(date: string | null): date is string {
  if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date) || date < FIRST_DATE || date > LAST_DATE) return false;
  const ms = Date.parse(date);
  return !Number.isNaN(ms) && isoDate(ms) === date;
}

/** The date that many days later, clamped to the tables. */
export function daysLater(date: string, days: number): string {
  return within(isoDate(Date.parse(date) + days * MS_PER_DAY));
}

/** The first of the month that many months later, clamped to the tables. */
export function monthsLater(date: string, months: number): string {
  return within(isoDate(Date.UTC(yearOf(date), Number(date.slice(5, 7)) - 1 + months, 1)));
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Whole weeks from Sunday to Saturday around the month of a date. */
export function squaresOf(date: string): string[] {
  const first = Date.UTC(yearOf(date), Number(date.slice(5, 7)) - 1, 1);
  const last = Date.UTC(yearOf(date), Number(date.slice(5, 7)), 0);
  const from = first - new Date(first).getUTCDay() * MS_PER_DAY;
  const weeks = Math.ceil((last - from + MS_PER_DAY) / MS_PER_DAY / DAYS_IN_WEEK);
  return Array.from({ length: weeks * DAYS_IN_WEEK }, (_, i) => isoDate(from + i * MS_PER_DAY));
}

const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const within = (date: string) => (date < FIRST_DATE ? FIRST_DATE : date > LAST_DATE ? LAST_DATE : date);
