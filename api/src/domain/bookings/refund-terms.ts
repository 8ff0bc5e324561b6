import { bookingNoun, messagesOf } from '@sannidhi/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { BookingRow } from './booking.entity.ts';

const say = messagesOf(bookingNoun);
const HOUR_MS = 3_600_000;

/** What a pooja says about canceling and moving. */
type ServiceTerms = Pick<PoojaServiceRow, 'cancelHours' | 'changeFeeCents' | 'sutakaWaives'>;
/** The same as a booking keeps it: null for each where an earlier release kept none. */
export type SaleTerms = Pick<BookingRow, 'cancelHours' | 'changeFeeCents' | 'sutakaWaives'>;
type Timed = SaleTerms & Pick<BookingRow, 'startsAt' | 'refundUntil'>;

/** The terms a booking is sold with: whatever its pooja says later, these were stated before payment. */
export const termsOfSale = ({ cancelHours, changeFeeCents, sutakaWaives }: ServiceTerms): SaleTerms => ({
  cancelHours,
  changeFeeCents,
  sutakaWaives,
});

/** The terms of a booking: those it was sold with, or its pooja's where an earlier release kept none. */
export const termsOf = (booking: SaleTerms, service: ServiceTerms): ServiceTerms => ({
  cancelHours: booking.cancelHours ?? service.cancelHours,
  changeFeeCents: booking.changeFeeCents ?? service.changeFeeCents,
  sutakaWaives: booking.sutakaWaives ?? service.sutakaWaives,
});

/**
 * Until when canceling pays a booking back: so many hours before it starts, unless a move left it terms of its own. What the temple moved is
 * paid back until it starts; what its family moved late stays too late, however far it was moved.
 */
export const refundableUntil = (booking: Timed, service: ServiceTerms): Date =>
  booking.refundUntil ?? new Date(booking.startsAt.getTime() - termsOf(booking, service).cancelHours * HOUR_MS);

/** What a devotee who cancels now gets back, in cents: all that is left if in time, nothing later. A temple that cancels: `linesPaidBack`. */
export const refundOnCancel = (booking: Timed, service: ServiceTerms, now: Date, leftCents: number): number =>
  now <= refundableUntil(booking, service) ? leftCents : 0;

/** What moving a booking costs its family now, in cents: nothing in time, or where a death or birth in the family waives it. */
export function changeFee(booking: Timed, service: ServiceTerms, now: Date, sutaka: boolean): number {
  const { changeFeeCents, sutakaWaives } = termsOf(booking, service);
  return now <= refundableUntil(booking, service) || (sutaka && sutakaWaives) ? 0 : changeFeeCents;
}

/** The terms of a booking after its family moved it now: those of its new time, or the ones it had where it was too late. */
export const termsAfterOwnMove = (booking: Timed, service: ServiceTerms, now: Date): Date | null =>
  now <= refundableUntil(booking, service) ? null : refundableUntil(booking, service);

/** Nobody gets back less than they were shown: the deadline may have passed since. Throws `booking-refund-changed` with the sum as it is now. */
export function assertSeen(nowCents: number, seenCents: number | undefined): void {
  if (seenCents !== undefined && nowCents < seenCents)
    throw new DomainError('booking-refund-changed', { message: say('booking.refund-now', { nowCents }) });
}

/** Throws `booking-too-late` once it has begun: what happens from then on is for the temple to note. */
export function assertAhead({ startsAt }: Pick<BookingRow, 'startsAt'>, now: Date): void {
  if (startsAt <= now) throw new DomainError('booking-too-late');
}
