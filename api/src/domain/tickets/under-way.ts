import type { EventCancellation } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { peopleOf, type Seat } from './dates/people-of-dates.ts';
import { itemOf } from './ticket-line.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';

/** The orders for dates that are being paid for, on a page that is open or at a bank, whom they are for, and what their tickets cost. */
export async function underWayOf(
  manager: EntityManager,
  templeId: string,
  occurrenceIds: readonly string[],
): Promise<EventCancellation['underWay']> {
  const lines = await linesUnderWay(manager, templeId, occurrenceIds);
  const cents = lines.reduce((sum, { amountCents, coveredFeeCents }) => sum + amountCents + coveredFeeCents, 0);
  const types = In([...new Set(lines.map((line) => itemOf(line).typeId))]);
  const seats = lines.length > 0 ? await manager.findBy(TicketTypeRow, { templeId, id: types, takesSeat: true }) : [];
  const seated = lines.filter((line) => seats.some(({ id }) => id === itemOf(line).typeId)).map(seatOf);
  return { orders: new Set(lines.map(({ orderId }) => orderId)).size, people: peopleOf(seated), cents };
}

const seatOf = (line: OrderLine): Seat => {
  const { occurrenceId, name } = itemOf(line);
  return { occurrenceId, registeredBy: line.orderId, name };
};

/** The lines of dates that hold places for a payment, not only in a cart. */
async function linesUnderWay(manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<OrderLine[]> {
  if (occurrenceIds.length === 0) return [];
  return manager
    .createQueryBuilder(OrderLine, 'line')
    .innerJoin(Order, 'sold', 'sold.templeId = line.templeId AND sold.id = line.orderId')
    .where({ templeId, kind: 'ticket', place: 'held', itemId: In([...occurrenceIds]) })
    .andWhere("sold.status <> 'draft'")
    .getMany();
}

/** Whether people were told of another time of a date, or of none for now, since an order was made payable. */
export const wasChangedSince = ({ own }: EventOccurrenceRow, { createdAt }: Pick<Order, 'createdAt'>): boolean =>
  own.changedAt !== undefined && own.changedAt > createdAt.toISOString();
