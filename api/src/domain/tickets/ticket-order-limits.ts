import { messagesOf, ticketNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { orderable, placesLeft, type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { assertFilledIn, itemOf } from './ticket-line.ts';

const say = messagesOf(ticketNoun);

/** What a line of an order is for, as it is now. */
export async function factsOf(tx: EntityManager, line: OrderLine): Promise<TicketFacts> {
  const { occurrenceId, typeId } = itemOf(line);
  return found((await ticketFacts(tx, line.templeId, occurrenceId, typeId))[0]);
}

/** Whether a line is filled in, and its order within the limits of its kind. Throws `invalid-fields` for what isn’t, and `tickets-sold-out`. */
export async function assertOrderable(tx: EntityManager, order: Order, facts: TicketFacts, line: OrderLine): Promise<void> {
  await assertFilledIn(tx, order, facts, itemOf(line));
  await assertOrderLimits(tx, order, facts, line);
}

/** At least and at most so many of a kind in one order for a date; where fewer than the least are left, it is sold out. */
async function assertOrderLimits(tx: EntityManager, { templeId, id: orderId }: Order, facts: TicketFacts, line: OrderLine): Promise<void> {
  const { date, type } = facts;
  // Two lines added at once: the second waits here until the first is in the order.
  await execute(tx, 'UPDATE orders SET id = id WHERE templeId = ? AND id = ?', [templeId, orderId]);
  const lines = await tx.findBy(OrderLine, { templeId, orderId, kind: 'ticket', itemId: date.id });
  const own = lines.filter((each) => itemOf(each).typeId === type.id);
  if (own.length < type.orderMin) {
    if (isSoldOut(facts, own, line)) throw new DomainError('tickets-sold-out');
    throw fieldError('others', say('ticket.order-min', { type: type.name, min: type.orderMin }));
  }
  if (own.length > type.orderMax) throw fieldError('others', say('ticket.order-max', { type: type.name, max: type.orderMax }));
}

/** Whether an order can't have the least of a kind anymore, with what its other lines hold. Who was offered places has them. */
function isSoldOut(facts: TicketFacts, own: readonly OrderLine[], { id: newId }: OrderLine): boolean {
  if (own.some((line) => itemOf(line).waitId !== null)) return false;
  const held = own.filter(({ id, place }) => id !== newId && place !== null).length;
  return orderable(placesLeft(facts), facts.type, held) === 0;
}
