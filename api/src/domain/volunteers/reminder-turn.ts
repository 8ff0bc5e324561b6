import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';

/** Reminders are sent from this hour on, on the reader's clocks. */
const AT = '08:00';
const DAY_MS = 86_400_000;
const RECHECK_MS = 3_600_000;
/** A reader's zone can be so far from the shift's that the day differs by one. */
const FARTHEST_MS = 2 * DAY_MS;

/** Nothing yet, the week's reminder, the day's. */
export type Reminded = 0 | 1 | 2;

export interface ReminderTurn {
  /** Which reminder is due now. */
  due: 'week' | 'day' | null;
  reminded: Reminded;
  /** When to look again; null after the last. */
  nextAt: Date | null;
}

/**
 * What is due of a shift's two reminders, on the calendar where the reader is now: a week before, and the day before, from 8:00 on. One whose
 * day has passed is left out, so that who signs up late, or moves, isn't reminded of a week that is over.
 */
export function reminderTurn(startsAt: Date, zone: string, reminded: Reminded, now: Date): ReminderTurn {
  const day = dateAt(startsAt.getTime(), zone);
  const today = dateAt(now.getTime(), zone);
  const week = daysAfter(day, -7);
  const eve = daysAfter(day, -1);
  const isUp = now.getTime() >= instantOf(today, AT, zone);
  if (today >= day) return { due: null, reminded: 2, nextAt: null };
  if (today === eve && reminded < 2) return isUp ? { due: 'day', reminded: 2, nextAt: null } : waits(eve, zone, reminded, now);
  if (reminded === 2) return { due: null, reminded, nextAt: null };
  if (today === week && reminded === 0)
    return isUp ? { due: 'week', reminded: 1, nextAt: firstLook(eve, zone, now) } : waits(week, zone, reminded, now);
  const next = today < week && reminded === 0 ? week : eve;
  return { due: null, reminded, nextAt: firstLook(next, zone, now) };
}

/** From early on it looks often: the reader may travel, or choose another zone. */
function firstLook(day: string, zone: string, now: Date): Date {
  const at = instantOf(day, AT, zone);
  const early = at - FARTHEST_MS;
  return new Date(now.getTime() < early ? early : Math.min(at, now.getTime() + RECHECK_MS));
}

const waits = (day: string, zone: string, reminded: Reminded, now: Date): ReminderTurn => ({
  due: null,
  reminded,
  nextAt: new Date(Math.min(instantOf(day, AT, zone), now.getTime() + RECHECK_MS)),
});
