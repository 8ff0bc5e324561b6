const MS_PER_DAY = 86_400_000;
const DAYS_IN_WEEK = 7;

/** The civil date that a key in a calendar grid moves to; undefined for any other key. Weeks begin on Sunday. */
export function dateAfterKey(date: string, key: string): string | undefined {
  const weekday = new Date(date).getUTCDay();
  if (key === 'ArrowRight') return daysLater(date, 1);
  if (key === 'ArrowLeft') return daysLater(date, -1);
  if (key === 'ArrowDown') return daysLater(date, DAYS_IN_WEEK);
  if (key === 'ArrowUp') return daysLater(date, -DAYS_IN_WEEK);
  if (key === 'Home') return daysLater(date, -weekday);
  if (key === 'End') return daysLater(date, DAYS_IN_WEEK - 1 - weekday);
  if (key === 'PageDown') return monthsLater(date, 1);
  if (key === 'PageUp') return monthsLater(date, -1);
  return undefined;
}

function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The same day in another month, or its last day. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
