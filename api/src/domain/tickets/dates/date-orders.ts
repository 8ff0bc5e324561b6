import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { TicketRow } from '../ticket.entity.ts';

/** Orders or holders one message of a job works through: well within the time it is leased for. */
export const ORDERS = 100;

/** A date, or several that are canceled together. */
export interface OfDates extends Pick<TicketRow, 'templeId' | 'occurrenceId'> {
  /** All of them, where there are several. */
  occurrenceIds?: readonly string[];
}

/** The valid tickets of the next orders of a date, or of several together, after this one, by order. */
export async function nextOrders(
  reader: EntityManager,
  { templeId, occurrenceId: one, occurrenceIds = [one] }: OfDates,
  after: string,
): Promise<TicketRow[][]> {
  const occurrenceId = In([...occurrenceIds]);
  const next = await reader
    .createQueryBuilder(TicketRow, 'ticket')
    .select('DISTINCT ticket.orderId', 'orderId')
    .where({ templeId, occurrenceId, status: 'valid', keptAt: IsNull(), orderId: MoreThan(after) })
    .orderBy('ticket.orderId', 'ASC')
    .limit(ORDERS)
    .getRawMany<{ orderId: string }>();
  const ids = next.map(({ orderId }) => orderId);
  if (ids.length === 0) return [];
  const where = { templeId, occurrenceId, status: 'valid' as const, keptAt: IsNull(), orderId: In(ids) };
  const tickets = await reader.find(TicketRow, { where, order: { id: 'ASC' } });
  return ids.map((orderId) => tickets.filter((ticket) => ticket.orderId === orderId));
}
