import type { BookingStatus } from './booking-states.ts';

/** A service that begins right after midnight may be over before its date is. */
const EARLY_MS = 2 * 3_600_000;

/** What is noted about a booking once its service was due. */
export const MARKS: readonly BookingStatus[] = ['performed', 'no-show'];

/**
 * From when a service can be marked, as performed or as missed: on its own day, and in the two hours before its start.
 * @param dayBegins midnight of its date in the temple's time zone
 */
export const markableFrom = (startsAt: Date, dayBegins: Date): Date =>
  new Date(Math.min(dayBegins.getTime(), startsAt.getTime() - EARLY_MS));

/** Whether a service that can be marked from that moment can be marked now. */
export const isMarkable = (from: Date | string, now: Date): boolean => now >= new Date(from);
