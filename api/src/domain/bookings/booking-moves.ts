import { BOOKING_TRANSITIONS, type BookingStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { BookingRow } from './booking.entity.ts';

type Key = Pick<BookingRow, 'templeId' | 'id'> & Partial<Pick<BookingRow, 'slotId'>>;

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
