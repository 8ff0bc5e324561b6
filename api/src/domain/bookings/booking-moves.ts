import { BOOKING_TRANSITIONS, type BookingStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { BookingRow } from './booking.entity.ts';
import { FormerBookingRow } from './former-booking.entity.ts';

type Key = Pick<BookingRow, 'templeId' | 'id'> & Partial<Pick<BookingRow, 'slotId'>>;

/** A booking wasn't performed after all: it is as it was before. False where it isn't performed at that time (any more). */
export async function undoPerformed(tx: EntityManager, { templeId, id, slotId }: BookingRow): Promise<boolean> {
  const before = {
    // In this order: MariaDB assigns one column after the other, and reads new values.
    status: () => "COALESCE(performedFrom, 'confirmed')",
    performedFrom: null,
    performedAt: null,
    performedNoticeAt: null,
    note: null,
    photoId: null,
    updatedAt: new Date(),
  };
  const { affected } = await tx.update(BookingRow, { templeId, id, slotId, status: 'performed' }, before);
  return affected === 1;
}

/** Moves a booking, at the time it was read with, to a state in one conditional UPDATE; false where it can't go there (any more). */
export async function moveBooking(
  tx: EntityManager,
  { templeId, id, slotId }: Key,
  to: BookingStatus,
  change: Partial<BookingRow> = {},
): Promise<boolean> {
  const from = (Object.keys(BOOKING_TRANSITIONS) as BookingStatus[]).filter((state) =>
    BOOKING_TRANSITIONS[state].some((next) => next === to),
  );
  // Comes before the status, as in an undo.
  const before = to === 'performed' ? { performedFrom: () => 'status' } : {};
  const { affected } = await tx.update(
    BookingRow,
    { templeId, id, ...(slotId ? { slotId } : {}), status: In(from) },
    { ...before, ...change, status: to, updatedAt: new Date() },
  );
  // The names of who left are looked at now: they are never said.
  if (affected === 1 && to === 'canceled') await tx.update(FormerBookingRow, { templeId, id }, { nextAt: new Date() });
  return affected === 1;
}
