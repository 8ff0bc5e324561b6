import type { ChargeRetry } from '@sannidhi/contracts';
import { daysAfter, instantOf } from '@sannidhi/panchanga';

/** Whole days after the day of its charge, and the hour on the donor's clocks: eight times in fourteen days, each at another time of day. */
const RETRIES = [
  [1, '13:00'],
  [2, '18:00'],
  [4, '08:00'],
  [6, '11:00'],
  [8, '16:00'],
  [10, '20:00'],
  [12, '10:00'],
  [13, '15:00'],
] as const;
/** After this many days a date is given up, also where it waits for another card. */
const GIVEN_UP_AFTER_DAYS = 14;

interface Due {
  dueOn: string;
  /** The day on which it is charged first: `dueOn`, or earlier where it pays for something on `dueOn`. */
  chargedOn: string;
  timeZone: string;
}

/** When a date is given up: after those days, and before the day of what it pays for begins. */
export function givenUpAt({ dueOn, chargedOn, timeZone }: Due): Date {
  const at = instantOf(daysAfter(chargedOn, GIVEN_UP_AFTER_DAYS), '09:00', timeZone);
  return new Date(chargedOn < dueOn ? Math.min(at, instantOf(dueOn, '00:00', timeZone)) : at);
}

/**
 * When a worker looks at a failed date next: the next of its retries, for one that waits for a card the day it is given up; null when
 * nothing is left to try.
 */
export function lookAgainAt(retry: ChargeRetry, due: Due, now: Date): Date | null {
  if (retry === 'never') return null;
  const last = givenUpAt(due).getTime();
  const times = RETRIES.map(([days, time]) => instantOf(daysAfter(due.chargedOn, days), time, due.timeZone));
  const next = retry === 'new-card' ? last : times.find((at) => at > now.getTime() && at < last);
  return next !== undefined && next > now.getTime() ? new Date(next) : null;
}
