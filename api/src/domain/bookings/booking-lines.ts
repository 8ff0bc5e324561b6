import { type EntityManager, In } from 'typeorm';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { BookingRow } from './booking.entity.ts';

/** The lines of orders that paid for bookings of a temple: their own, and those of their prasadam. */
export function linesOfBookings(
  manager: EntityManager,
  templeId: string,
  bookings: readonly Pick<BookingRow, 'id' | 'prasadamLineId'>[],
): Promise<OrderLine[]> {
  const ids = bookings.flatMap(({ id, prasadamLineId }) => (prasadamLineId ? [id, prasadamLineId] : [id]));
  return manager.find(OrderLine, { where: { templeId, id: In(ids) }, order: { position: 'ASC' } });
}
