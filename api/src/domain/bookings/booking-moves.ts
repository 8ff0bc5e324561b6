import { BOOKING_TRANSITIONS, type BookingStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { BookingRow } from './booking.entity.ts';

type Key = Pick<BookingRow, 'templeId' | 'id'>;

/** Moves a booking to a state in one conditional UPDATE; false where it can't go there (any more). */
export async function moveBooking(
  tx: EntityManager,
  { templeId, id }: Key,
  to: BookingStatus,
  change: Partial<BookingRow> = {},
): Promise<boolean> {
  const from = (Object.keys(BOOKING_TRANSITIONS) as BookingStatus[]).filter((state) =>
    BOOKING_TRANSITIONS[state].some((next) => next === to),
  );
  const { affected } = await tx.update(BookingRow, { templeId, id, status: In(from) }, { ...change, status: to, updatedAt: new Date() });
  return affected === 1;
}
