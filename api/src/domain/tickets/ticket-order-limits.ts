import { messagesOf, ticketNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { assertFilledIn, itemOf } from './ticket-line.ts';

const say = messagesOf(ticketNoun);

/** What a line of an order is for, as it is now. */
export async function factsOf(tx: EntityManager, line: OrderLine): Promise<TicketFacts> {
  const { occurrenceId, typeId } = itemOf(line);
  return found((await ticketFacts(tx, line.templeId, occurrenceId, typeId))[0]);
}

/** Whether a line is filled in, and its order within the limits of its kind. Throws `invalid-fields` for what isn’t. */
export async function assertOrderable(tx: EntityManager, order: Order, facts: TicketFacts, line: OrderLine): Promise<void> {
  await assertFilledIn(tx, order, facts, itemOf(line));
  await assertOrderLimits(tx, order, facts);
}

/** At least and at most so many of a kind in one order for a date. */
async function assertOrderLimits(tx: EntityManager, { templeId, id: orderId }: Order, { date, type }: TicketFacts): Promise<void> {
  // Two lines added at once: the second waits here until the first is in the order.
  await execute(tx, 'UPDATE orders SET id = id WHERE templeId = ? AND id = ?', [templeId, orderId]);
  const lines = await tx.findBy(OrderLine, { templeId, orderId, kind: 'ticket', itemId: date.id });
  const count = lines.filter((line) => itemOf(line).typeId === type.id).length;
  if (count < type.orderMin) throw fieldError('others', say('ticket.order-min', { type: type.name, min: type.orderMin }));
  if (count > type.orderMax) throw fieldError('others', say('ticket.order-max', { type: type.name, max: type.orderMax }));
}
