import { type EntityManager, IsNull } from 'typeorm';
import { BookingRow } from '../bookings/booking.entity.ts';
import type { SlotKey } from '../poojas/slot-places.ts';
import { ServiceMark } from './service-mark.entity.ts';

/** The bookings of its slot that a mark alone says were performed. What another mark that holds names too stays, and what the office marked. */
export async function bookingsOfOnly(tx: EntityManager, mark: ServiceMark): Promise<string[]> {
  const { templeId, slotId } = mark;
  const marks = await tx.findBy(ServiceMark, { templeId, slotId });
  const others = marks.filter(({ id, undoneAt }) => id !== mark.id && !undoneAt);
  const performed = await tx.findBy(BookingRow, { templeId, slotId, status: 'performed' });
  const byMarks = performed.filter((booking) => marks.some((one) => names(one, booking) && isAt(one, booking)));
  return byMarks.filter((booking) => names(mark, booking) && !others.some((other) => names(other, booking))).map(({ id }) => id);
}

/** Whether a slot was performed for anybody, or a mark says so. */
export const isPerformed = async (tx: EntityManager, { templeId, id: slotId }: SlotKey): Promise<boolean> =>
  (await tx.existsBy(ServiceMark, { templeId, slotId, undoneAt: IsNull() })) ||
  (await tx.existsBy(BookingRow, { templeId, slotId, status: 'performed' }));

const isAt = ({ performedAt }: ServiceMark, booking: BookingRow): boolean => performedAt.getTime() === booking.performedAt?.getTime();

/** Marks from before the bookings were kept name those that were performed at their time. */
const names = (mark: ServiceMark, booking: BookingRow): boolean =>
  mark.bookingIds ? mark.bookingIds.includes(booking.id) : isAt(mark, booking);
