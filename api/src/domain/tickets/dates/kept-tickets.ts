import { type EntityManager, In, IsNull } from 'typeorm';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { arrivedIds } from '../../ticket-doors/count-arrived.ts';
import { TicketRow } from '../ticket.entity.ts';

const IDS_AT_ONCE = 500;

/** The valid tickets of dates that end with them: those that stay with who came don't. */
export const ticketsEndingWith = (manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<TicketRow[]> =>
  manager.findBy(TicketRow, { templeId, occurrenceId: In([...occurrenceIds]), status: 'valid', keptAt: IsNull() });

/** Those of a date's tickets whose people are checked in, with what was added to the tickets of their orders. */
export async function withWhoCame(
  manager: EntityManager,
  { templeId, id }: EventOccurrenceRow,
  tickets: readonly TicketRow[],
): Promise<TicketRow[]> {
  const arrived = await arrivedIds(manager, templeId, id);
  const came = tickets.filter((ticket) => arrived.has(ticket.id));
  const orders = new Set(came.map(({ orderId }) => orderId));
  const added = tickets.filter(
    (ticket) => !ticket.takesSeat && !arrived.has(ticket.id) && ticket.occurrenceId === id && orders.has(ticket.orderId),
  );
  return [...came, ...added];
}

/** Leaves a date's tickets with those who are checked in now, whatever its door says later. */
export async function keepWithWhoCame(tx: EntityManager, date: EventOccurrenceRow, keptAt: Date): Promise<void> {
  const { templeId, id: occurrenceId } = date;
  const ids = (await withWhoCame(tx, date, await ticketsEndingWith(tx, templeId, [occurrenceId]))).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    await tx.update(TicketRow, { templeId, occurrenceId, status: 'valid', id: In(ids.slice(at, at + IDS_AT_ONCE)) }, { keptAt });
}
