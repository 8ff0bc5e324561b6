import { type EntityManager, In } from 'typeorm';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { BookingRow } from './booking.entity.ts';

type Booked = Pick<BookingRow, 'templeId' | 'id' | 'prasadamLineId'>;

/** The part of a line's own price that hasn't been refunded, in cents: a family that cancels doesn't get a covered fee back. */
export const leftOfPrice = ({ amountCents, refundHeldCents }: OrderLine): number => Math.max(0, amountCents - refundHeldCents);

/** The full refund of bookings at any temples, in cents by booking id; less where part was already refunded. */
export async function leftOfBookings(manager: EntityManager, bookings: readonly Booked[]): Promise<Map<string, number>> {
  const templeIds = [...new Set(bookings.map(({ templeId }) => templeId))];
  const lines = await manager.findBy(OrderLine, { templeId: In(templeIds), id: In(bookings.flatMap(lineIdsOf)) });
  const left = new Map(lines.map((line) => [line.id, leftOfPrice(line)]));
  return new Map(bookings.map((booking) => [booking.id, lineIdsOf(booking).reduce((sum, id) => sum + (left.get(id) ?? 0), 0)]));
}

/** The lines of orders that paid for bookings of a temple: their own, and those of their prasadam. */
export function linesOfBookings(
  manager: EntityManager,
  templeId: string,
  bookings: readonly Pick<Booked, 'id' | 'prasadamLineId'>[],
): Promise<OrderLine[]> {
  const ids = bookings.flatMap(lineIdsOf);
  return manager.find(OrderLine, { where: { templeId, id: In(ids) }, order: { position: 'ASC' } });
}

const lineIdsOf = ({ id, prasadamLineId }: Pick<Booked, 'id' | 'prasadamLineId'>): string[] =>
  prasadamLineId ? [id, prasadamLineId] : [id];
