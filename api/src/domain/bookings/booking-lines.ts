import { moveLineSchema, wasShipped } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { BookingRow } from './booking.entity.ts';

type Own = Pick<BookingRow, 'id' | 'prasadam' | 'prasadamLineId'>;
type Booked = Own & Pick<BookingRow, 'templeId' | 'requestId'>;
type Paid = Own & Pick<BookingRow, 'accountId' | 'requestId'>;

/** The part of a line's own price that hasn't been refunded, in cents: a family that cancels doesn't get a covered fee back. */
export const leftOfPrice = ({ amountCents, refundHeldCents }: OrderLine): number => Math.max(0, amountCents - refundHeldCents);

/** The full refund of bookings at any temples, in cents by booking id; less where part was already refunded. */
export async function leftOfBookings(manager: EntityManager, bookings: readonly Booked[]): Promise<Map<string, number>> {
  const templeIds = [...new Set(bookings.map(({ templeId }) => templeId))];
  const templeId = In(templeIds);
  const requestIds = bookings.flatMap(({ requestId }) => requestId ?? []);
  const lines = await manager.findBy(OrderLine, [
    { templeId, id: In(bookings.filter(({ requestId }) => !requestId).flatMap(lineIdsOf)) },
    ...(requestIds.length > 0 ? [{ templeId, kind: 'request' as const, itemId: In(requestIds), place: 'taken' as const }] : []),
  ]);
  return new Map(
    bookings.map((booking) => {
      const own = lines.filter((line) => isFor(booking, line));
      return [booking.id, own.reduce((sum, line) => sum + leftOfPrice(line), 0)];
    }),
  );
}

/** A requested pooja is paid in parts, which are lines for its request. */
const isFor = (booking: Booked, { id, kind, itemId }: OrderLine): boolean =>
  booking.requestId ? kind === 'request' && itemId === booking.requestId : lineIdsOf(booking).includes(id);

/** The lines that canceling bookings of a temple pays back: their own, and those of prasadam that wasn't shipped. */
export function linesOfBookings(manager: EntityManager, templeId: string, bookings: readonly Own[]): Promise<OrderLine[]> {
  const ids = bookings.flatMap(lineIdsOf);
  return manager.find(OrderLine, { where: { templeId, id: In(ids) }, order: { position: 'ASC' } });
}

/**
 * What a temple pays back when it cancels bookings: everything that was paid for them but prasadam that was shipped, the fees for moving
 * them late included, which are lines of orders of their own. A requested pooja is paid in parts, which are lines for its request.
 */
export async function linesPaidBack(manager: EntityManager, templeId: string, bookings: readonly Paid[]): Promise<OrderLine[]> {
  const booked = bookings.filter(({ requestId }) => requestId === null);
  const requestIds = bookings.flatMap(({ requestId }) => requestId ?? []);
  const parts = { templeId, kind: 'request' as const, itemId: In(requestIds), place: 'taken' as const };
  return [
    ...(await linesOfBookings(manager, templeId, booked)),
    ...(await moveFeesOf(manager, templeId, booked)),
    ...(requestIds.length > 0 ? await manager.findBy(OrderLine, parts) : []),
  ];
}

/** What was paid for prasadam that was shipped, in cents: canceling its booking leaves it out. */
export async function shippedOf(manager: EntityManager, templeId: string, bookings: readonly Own[]): Promise<number> {
  const ids = bookings.flatMap(({ prasadam, prasadamLineId }) => (prasadamLineId && wasShipped(prasadam) ? [prasadamLineId] : []));
  return ids.length === 0 ? 0 : leftOfLines(await manager.findBy(OrderLine, { templeId, id: In(ids) }));
}

/** What of lines hasn't gone back, in cents, their shares of covered fees included: the temple cancels. */
export const leftOfLines = (lines: readonly OrderLine[]): number => lines.reduce((sum, line) => sum + leftOf(line), 0);

/** The same of one line. */
export const leftOf = ({ amountCents, coveredFeeCents, refundHeldCents }: OrderLine): number =>
  amountCents + coveredFeeCents - refundHeldCents;

/** Fees of moves that were made, by the families of the bookings. */
async function moveFeesOf(manager: EntityManager, templeId: string, bookings: readonly Paid[]): Promise<OrderLine[]> {
  const payers = [...new Set(bookings.flatMap(({ accountId }) => accountId ?? []))];
  if (payers.length === 0) return [];
  const fees = await manager
    .createQueryBuilder(OrderLine, 'line')
    .innerJoin(Order, 'paid', 'paid.templeId = line.templeId AND paid.id = line.orderId')
    .where({ templeId, kind: 'pooja-move', place: 'taken' })
    .andWhere('paid.payerAccountId IN (:...payers)', { payers })
    .orderBy('line.id', 'ASC')
    .getMany();
  const ids = new Set(bookings.map(({ id }) => id));
  return fees.filter(({ item }) => ids.has(moveLineSchema.cast(item).bookingId));
}

const lineIdsOf = ({ id, prasadam, prasadamLineId }: Own): string[] =>
  prasadamLineId && !wasShipped(prasadam) ? [id, prasadamLineId] : [id];
