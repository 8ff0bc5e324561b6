import type { EntityManager } from 'typeorm';
import { haveArrived } from '../../ticket-doors/count-arrived.ts';
import { TicketRow } from '../ticket.entity.ts';

/**
 * What is only added to tickets, such as lunch, and would be left on its date without any person of its order once these tickets end. Empty
 * while one of the order's people still comes.
 */
export async function addedAlone(manager: EntityManager, ending: readonly TicketRow[]): Promise<TicketRow[]> {
  const seats = ending.filter(({ takesSeat }) => takesSeat);
  const parties = new Map(seats.map((ticket) => [`${ticket.orderId} ${ticket.occurrenceId}`, ticket]));
  const alone: TicketRow[] = [];
  for (const { templeId, orderId, occurrenceId } of parties.values()) {
    const valid = await manager.findBy(TicketRow, { templeId, orderId, occurrenceId, status: 'valid' });
    const rest = valid.filter(({ id }) => !ending.some((ticket) => ticket.id === id));
    if (!rest.some(({ takesSeat }) => takesSeat)) alone.push(...rest);
  }
  return alone;
}

/** What goes along to another date with these tickets: what was had already stays. */
export async function movesAlong(manager: EntityManager, moving: readonly TicketRow[]): Promise<TicketRow[]> {
  const along = [];
  for (const added of await addedAlone(manager, moving))
    if (!(await haveArrived(manager, added.templeId, added.occurrenceId, [added.id]))) along.push(added);
  return along;
}

/** Those of an order's added tickets on whose date nobody of it comes. */
export async function withoutPeople(manager: EntityManager, added: readonly TicketRow[]): Promise<TicketRow[]> {
  const alone = [];
  for (const ticket of added) {
    const { templeId, orderId, occurrenceId } = ticket;
    if (!(await manager.existsBy(TicketRow, { templeId, orderId, occurrenceId, status: 'valid', takesSeat: true }))) alone.push(ticket);
  }
  return alone;
}
