import type { BookingStatus } from './booking-states.ts';

/** How long before its start a service may begin: families and priest are together, and nobody waits for the clock. */
export const MARK_EARLY_MINUTES = 30;

/** What is noted about a booking once its service was due. */
export const MARKS: readonly BookingStatus[] = ['performed', 'no-show'];

/** From when a service can be marked, as performed or as missed: half an hour before its start. */
export const markableFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - MARK_EARLY_MINUTES * 60_000);

/** Whether a service that can be marked from that moment can be marked now. */
export const isMarkable = (from: Date | string, now: Date): boolean => now >= new Date(from);
