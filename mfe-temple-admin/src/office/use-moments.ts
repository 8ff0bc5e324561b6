import { dateIn, formatDate, formatDateTime, formatShortDate, formatTime } from '@sannidhi/kit';
import { useTemple } from './use-temple.ts';

/** Instants in the temple's time zone, as the office shows them. */
export function useMoments() {
  const { timeZone, today } = useTemple();
  const dated = (instant: string): string =>
    dateIn(timeZone, new Date(instant)).slice(0, 4) === today.slice(0, 4)
      ? formatShortDate(instant, { timeZone })
      : formatDate(instant, { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
  const short = (instant: string): string =>
    dateIn(timeZone, new Date(instant)) === today ? formatTime(instant, { timeZone }) : dated(instant);
  return {
    /** "10:14 AM" today, "Nov 19" this year, "Nov 19, 2025" earlier: for a list's column. */
    short,
    /** The same for money: what the office entered for a day, without a time, is kept at the day's first moment. */
    received: (instant: string, timed = short): string => (isFirstOfDay(instant, timeZone) ? dated(instant) : timed(instant)),
    /** "10:14 AM" today, otherwise "Nov 19, 10:14 AM", with the year if it is a different one. */
    relative: (instant: string): string => {
      const day = dateIn(timeZone, new Date(instant));
      if (day === today) return formatTime(instant, { timeZone });
      if (day.slice(0, 4) === today.slice(0, 4)) return formatDateTime(instant, { timeZone });
      return formatDate(instant, { timeZone, month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' });
    },
    /** "Nov 19, 2026" for a civil date. */
    day: (date: string): string => formatDate(date, { month: 'short', day: 'numeric', year: 'numeric' }),
  };
}

const isFirstOfDay = (instant: string, timeZone: string): boolean =>
  dateIn(timeZone, new Date(instant)) !== dateIn(timeZone, new Date(Date.parse(instant) - 1));
