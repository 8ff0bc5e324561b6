import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';

const AT = '09:00';
const HOUR_MS = 3_600_000;
/** Who came home late from a night of worship isn't written to at once. */
const REST_MS = 6 * HOUR_MS;
/** After so long nobody is thanked anymore. */
export const THANKS_WITHIN_MS = 3 * 24 * HOUR_MS;

/** When those who were at a date are thanked: at the first nine in the morning, on the event's clocks, that is six hours after its end. */
export function thanksAt(endsAt: Date, timeZone: string): Date {
  const rested = endsAt.getTime() + REST_MS;
  const day = dateAt(rested, timeZone);
  const sameDay = instantOf(day, AT, timeZone);
  return new Date(sameDay >= rested ? sameDay : instantOf(daysAfter(day, 1), AT, timeZone));
}
