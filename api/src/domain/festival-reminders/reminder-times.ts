import { isQuietHour } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf, timeAt } from '@sannidhi/panchanga';

/** A civil date and the instant of the chosen hour on it. */
export interface ReminderTurn {
  on: string;
  at: Date;
}

/** The instant of a full hour on a date in the place's local time; on the night when it is skipped, the hour after. */
export const turnOn = (on: string, hour: number, timeZone: string): ReminderTurn => ({
  on,
  at: new Date(instantOf(on, `${String(hour).padStart(2, '0')}:00`, timeZone)),
});

/** The latest turn that is due: today's, or yesterday's until today's hour. */
export function lastTurn(now: Date, hour: number, timeZone: string): ReminderTurn {
  const today = turnOn(dateAt(now.getTime(), timeZone), hour, timeZone);
  return today.at <= now ? today : turnOn(daysAfter(today.on, -1), hour, timeZone);
}

/** The first turn that is not due yet. */
export function nextTurn(now: Date, hour: number, timeZone: string): ReminderTurn {
  return turnOn(daysAfter(lastTurn(now, hour, timeZone).on, 1), hour, timeZone);
}

/** The first instant from `now` on outside quiet hours; `now` itself if it isn't quiet. */
export function outsideQuiet(now: Date, quiet: { quietFrom: number; quietTo: number }, timeZone: string): Date {
  const hour = Number(timeAt(now.getTime(), timeZone).slice(0, 2));
  if (!isQuietHour(hour, quiet)) return now;
  const today = dateAt(now.getTime(), timeZone);
  const end = turnOn(today, quiet.quietTo, timeZone).at;
  return end > now ? end : turnOn(daysAfter(today, 1), quiet.quietTo, timeZone).at;
}
