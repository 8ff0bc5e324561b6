import type { EntityManager } from 'typeorm';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { distinctTerms, endingTerm, nameTerms, normalTerm } from '../../platform/database/search-terms.ts';
import { BookingRow } from './booking.entity.ts';
import { BookingTerm } from './booking-term.entity.ts';

type Findable = Pick<BookingRow, 'bookedBy' | 'email' | 'phone' | 'participants'>;

/** Everything a booking is found by: who booked, how to reach them, and every name. */
export const bookingTerms = ({ bookedBy, email, phone, participants }: Findable): string[] =>
  distinctTerms([
    ...[bookedBy, ...participants.map(({ name }) => name)].flatMap(nameTerms),
    ...(email ? [normalTerm(email)] : []),
    ...(phone ? [endingTerm(phone)] : []),
  ]);

/** The rows of a booking. */
export const bookingTermRows = (booking: Findable & Pick<BookingRow, 'templeId' | 'id'>): BookingTerm[] =>
  bookingTerms(booking).map((term) => ({ templeId: booking.templeId, term, bookingId: booking.id }));

/** Inserts a booking with what it is found by. */
export async function insertBooking(tx: EntityManager, booking: BookingRow): Promise<void> {
  await insertRow(tx, BookingRow, booking);
  await insertRows(tx, BookingTerm, bookingTermRows(booking));
}

/** Replaces what a booking is found by, after a name changed. */
export async function rewriteBookingTerms(tx: EntityManager, booking: Findable & Pick<BookingRow, 'templeId' | 'id'>): Promise<void> {
  await tx.delete(BookingTerm, { templeId: booking.templeId, bookingId: booking.id });
  await insertRows(tx, BookingTerm, bookingTermRows(booking));
}
