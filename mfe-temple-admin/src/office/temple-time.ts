/** Civil dates in the temple's own place, as `YYYY-MM-DD`: an office in Edison closes its day at Edison's midnight. */
export type LocalDate = string;

/** A civil date some days later (or earlier). */
export function addDays(date: LocalDate, days: number): LocalDate {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The same day one year earlier; February 29 becomes February 28. */
export function sameDayLastYear(date: LocalDate): LocalDate {
  const year = Number(date.slice(0, 4)) - 1;
  const monthDay = date.slice(5);
  return `${year}-${monthDay === '02-29' ? '02-28' : monthDay}`;
}
