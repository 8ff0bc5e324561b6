import type { EntityManager } from 'typeorm';
import { TicketRow } from './ticket.entity.ts';

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
