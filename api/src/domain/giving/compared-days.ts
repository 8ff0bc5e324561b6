/** Civil dates, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** From the first of the date's month up to the date. */
export const monthToDate = (date: string): DateRange => ({ from: `${date.slice(0, 7)}-01`, to: date });

/** From the first of January up to the date. */
export const yearToDate = (date: string): DateRange => ({ from: `${date.slice(0, 4)}-01-01`, to: date });

/** The same days one year earlier; February 29 becomes February 28. */
export const yearBefore = ({ from, to }: DateRange): DateRange => ({ from: sameDayLastYear(from), to: sameDayLastYear(to) });

function sameDayLastYear(date: string): string {
  const monthDay = date.slice(5);
  return `${Number(date.slice(0, 4)) - 1}-${monthDay === '02-29' ? '02-28' : monthDay}`;
}
