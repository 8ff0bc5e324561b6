import { BOOKING_TRANSITIONS, type BookingStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { BookingRow } from './booking.entity.ts';

type Key = Pick<BookingRow, 'templeId' | 'id'> & Partial<Pick<BookingRow, 'slotId'>>;

/** A booking wasn't performed after all: it is as it was when it was booked. False where it isn't performed at that time (any more). */
export async function undoPerformed(tx: EntityManager, { templeId, id, slotId }: BookingRow): Promise<boolean> {
  const before = {
    status: 'confirmed' as const,
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
  const { affected } = await tx.update(
    BookingRow,
    { templeId, id, ...(slotId ? { slotId } : {}), status: In(from) },
    { ...change, status: to, updatedAt: new Date() },
  );
  return affected === 1;
}
