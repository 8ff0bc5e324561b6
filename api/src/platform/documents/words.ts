/** A civil date in US words: `2026-11-20` is `November 20, 2026`. */
export function longDate(localDate: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${localDate}T00:00:00Z`));
}

/** The civil date of an instant at a place: YYYY-MM-DD. */
export function localDateAt(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}
