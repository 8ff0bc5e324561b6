import { formatDate } from '@sannidhi/kit';

/** The day of an event on its temple's calendar: "Sat, Nov 28". */
export function EventDay({ date, timeZone }: { date: string; timeZone: string }) {
  return <time dateTime={date}>{formatDate(date, { timeZone, weekday: 'short', month: 'short', day: 'numeric' })}</time>;
}
