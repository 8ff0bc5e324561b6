import { statesOf, transitionsOf } from '../noun.ts';
import { bookingNoun } from './booking.noun.ts';

export const BOOKING_STATUSES = statesOf(bookingNoun.states.booking);
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const BOOKING_TRANSITIONS = transitionsOf(bookingNoun.states.booking);
/** Bookings whose pooja is still ahead. */
export const OPEN_BOOKINGS = ['confirmed', 'checked-in'] as const satisfies readonly BookingStatus[];
export const WAIT_STATUSES = statesOf(bookingNoun.states['pooja-wait']);
export type WaitStatus = (typeof WAIT_STATUSES)[number];
export const PRASADAM_STATUSES = statesOf(bookingNoun.states.prasadam);
export type PrasadamStatus = (typeof PRASADAM_STATUSES)[number];
export const PRASADAM_TRANSITIONS = transitionsOf(bookingNoun.states.prasadam);
/** Bookings whose pooja took place, with their family or without: their prasadam can be shipped. */
export const SHIPPABLE_BOOKINGS = ['performed', 'no-show'] as const satisfies readonly BookingStatus[];
/** Prasadam that hasn't left the temple, and is refunded with its booking. */
export const UNSHIPPED_PRASADAM = ['none', 'packed'] as const satisfies readonly PrasadamStatus[];

/** Whether prasadam left the temple, also where it came back: its mailing is paid for, and canceling doesn't refund it. */
export const wasShipped = (prasadam: PrasadamStatus | null): boolean =>
  prasadam !== null && !UNSHIPPED_PRASADAM.some((status) => status === prasadam);

/** Where a booking was made. */
export const BOOKING_CHANNELS = ['online', 'counter'] as const;
export type BookingChannel = (typeof BOOKING_CHANNELS)[number];

/** How long somebody on a waitlist has to accept a place: less when the pooja is near. */
export const WAIT_OFFER_HOURS = 4;
/** Between which hours of the temple’s day those count: in the same ones texts are sent. */
export const WAIT_OFFER_CLOCK = { from: '09:00', to: '20:00' } as const;

/** How long after a pooja the name of somebody who was removed from the family is kept. */
export const DEPARTED_NAME_DAYS = 30;
