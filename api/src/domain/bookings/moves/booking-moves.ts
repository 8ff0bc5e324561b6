import { BOOKING_TRANSITIONS, type BookingStatus, UNSHIPPED_PRASADAM, wasShipped } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { BookingRow } from '../booking.entity.ts';
import { FormerBookingRow } from '../departed-names/former-booking.entity.ts';

type Key = Pick<BookingRow, 'templeId' | 'id'> & Partial<Pick<BookingRow, 'slotId' | 'prasadam'>>;

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

/**
 * Moves a booking, at the time it was read with, to a state in one conditional UPDATE; false where it can't go there (any more). One that is
 * canceled was refunded as it was read: its prasadam hasn't been shipped since.
 */
export async function moveBooking(
  tx: EntityManager,
  { templeId, id, slotId, prasadam }: Key,
  to: BookingStatus,
  change: Partial<BookingRow> = {},
): Promise<boolean> {
  const from = (Object.keys(BOOKING_TRANSITIONS) as BookingStatus[]).filter((state) =>
    BOOKING_TRANSITIONS[state].some((next) => next === to),
  );
  // Comes before the status, as in an undo.
  const before = to === 'performed' ? { performedFrom: () => 'status' } : {};
  const where = { templeId, id, ...(slotId ? { slotId } : {}), ...(to === 'canceled' ? asMailed(prasadam) : {}), status: In(from) };
  const { affected } = await tx.update(BookingRow, where, { ...before, ...change, status: to, updatedAt: new Date() });
  // The names of who left are looked at now: they are never said.
  if (affected === 1 && to === 'canceled') await tx.update(FormerBookingRow, { templeId, id }, { nextAt: new Date() });
  return affected === 1;
}

/** Not shipped since it was read; nothing to look at where there was none, or it had been shipped before. */
const asMailed = (prasadam: BookingRow['prasadam'] = null) =>
  prasadam === null || wasShipped(prasadam) ? {} : { prasadam: In([...UNSHIPPED_PRASADAM]) };
