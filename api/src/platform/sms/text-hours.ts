import { timeAt } from '@sannidhi/panchanga';

/**
 * When texts may arrive: from 9 AM to 8 PM where the recipient is. The TCPA's rule allows 8 AM to 9 PM (47 CFR 64.1200(c)(1)); Florida
 * (Fla. Stat. 501.616(6)), Oklahoma (15 O.S. 775C.4) and Washington (RCW 80.36.390) end at 8 PM.
 */
const OPENS_MINUTES = 9 * 60;
const CLOSES_MINUTES = 20 * 60;
const QUARTER_MS = 15 * 60_000;

/** Minutes since midnight by the clocks of a zone. */
export function minutesAt(at: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = timeAt(at.getTime(), timeZone).split(':').map(Number);
  return hours * 60 + minutes;
}

const isOpen = (at: Date, timeZone: string): boolean => {
  const minutes = minutesAt(at, timeZone);
  return minutes >= OPENS_MINUTES && minutes < CLOSES_MINUTES;
};

/**
 * The first moment from `at` on when a text may arrive in each of the zones: itself, or the beginning of a quarter of an hour. Every offset
 * is a multiple of one, and reading the clocks at each makes days of 23 and 25 hours right without a rule about them.
 */
export function textableFrom(at: Date, zones: readonly string[]): Date {
  let next = at;
  while (!zones.every((zone) => isOpen(next, zone))) next = new Date((Math.floor(next.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  return next;
}
