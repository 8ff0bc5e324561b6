import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { BookingRow } from './booking.entity.ts';

const HOUR_MS = 3_600_000;

/**
 * Until when canceling pays a booking back: so many hours before it starts, unless a move left it terms of its own. What the temple moved is
 * paid back until it starts; what its family moved late stays too late, however far it was moved.
 */
export const refundableUntil = (
  { startsAt, refundUntil }: Pick<BookingRow, 'startsAt' | 'refundUntil'>,
  { cancelHours }: Pick<PoojaServiceRow, 'cancelHours'>,
): Date => refundUntil ?? new Date(startsAt.getTime() - cancelHours * HOUR_MS);

/** What a devotee who cancels now gets back, in cents: all that is left if in time, nothing later. A temple that cancels: `linesPaidBack`. */
export const refundOnCancel = (booking: BookingRow, service: PoojaServiceRow, now: Date, leftCents: number): number =>
  now <= refundableUntil(booking, service) ? leftCents : 0;

/** What moving a booking costs its family now, in cents: nothing in time, or where a death or birth in the family waives it. */
export const changeFee = (booking: BookingRow, service: PoojaServiceRow, now: Date, sutaka: boolean): number =>
  now <= refundableUntil(booking, service) || (sutaka && service.sutakaWaives) ? 0 : service.changeFeeCents;

/** The terms of a booking after its family moved it now: those of its new time, or the ones it had where it was too late. */
export const termsAfterOwnMove = (booking: BookingRow, service: PoojaServiceRow, now: Date): Date | null =>
  now <= refundableUntil(booking, service) ? null : refundableUntil(booking, service);
