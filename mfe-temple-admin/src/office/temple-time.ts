/** Civil dates in the temple's own place, as `YYYY-MM-DD`: an office in Edison closes its day at Edison's midnight. */
export type LocalDate = string;

/** The civil date at the temple at this instant. */
export function localDateAt(timeZone: string, instant: Date = new Date()): LocalDate {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A civil date some days later (or earlier). */
export function addDays(date: LocalDate, days: number): LocalDate {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** From the first of the date's month up to the date. */
export const monthToDate = (date: LocalDate): DateRange => ({ from: `${date.slice(0, 7)}-01`, to: date });

/** From the first of January up to the date. */
export const yearToDate = (date: LocalDate): DateRange => ({ from: `${date.slice(0, 4)}-01-01`, to: date });

/** The same days one year earlier; February 29 becomes February 28. */
export function yearBefore({ from, to }: DateRange): DateRange {
  return { from: sameDayLastYear(from), to: sameDayLastYear(to) };
}

export interface DateRange {
  from: LocalDate;
  to: LocalDate;
}

/** The same day one year earlier; February 29 becomes February 28. */
export function sameDayLastYear(date: LocalDate): LocalDate {
  const year = Number(date.slice(0, 4)) - 1;
  const monthDay = date.slice(5);
  return `${year}-${monthDay === '02-29' ? '02-28' : monthDay}`;
}
