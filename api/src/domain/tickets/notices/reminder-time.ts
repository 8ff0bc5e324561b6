import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';

/** Reminders are sent from this time on. */
const AT = '08:00';

/** The day of an event's date, and when people are reminded of it: on the morning before, on the event's clocks. */
export function reminderOf(startsAt: Date, timeZone: string): { day: string; dueAt: Date } {
  const day = dateAt(startsAt.getTime(), timeZone);
  return { day, dueAt: new Date(instantOf(daysAfter(day, -1), AT, timeZone)) };
}
