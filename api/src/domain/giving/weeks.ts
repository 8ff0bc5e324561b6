const DAY_MS = 86_400_000;

/** The Mondays of `count` weeks as civil dates, oldest first: the last one begins the week after the one `today` is in. */
export function mondaysUpTo(today: string, count: number): string[] {
  const day = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  const nextMonday = day.getTime() + (7 - sinceMonday) * DAY_MS;
  return Array.from({ length: count }, (_, week) => new Date(nextMonday - (count - 1 - week) * 7 * DAY_MS).toISOString().slice(0, 10));
}
