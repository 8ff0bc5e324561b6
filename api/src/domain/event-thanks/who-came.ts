import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { countArrived, onlyArrived } from '../ticket-doors/count-arrived.ts';
import { TicketRow } from '../tickets/ticket.entity.ts';

/** A date of a temple. */
type OfDate = Pick<TicketRow, 'templeId' | 'occurrenceId'>;

/** Narrows a date's tickets to those of people who came; where its door let nobody in, all did. */
async function present(manager: EntityManager, { templeId, occurrenceId }: OfDate): Promise<SelectQueryBuilder<TicketRow>> {
  const tickets = manager.createQueryBuilder(TicketRow, 'ticket').where({ templeId, occurrenceId, status: 'valid' });
  if ((await countArrived(manager, templeId, occurrenceId)) > 0) onlyArrived(tickets, templeId, occurrenceId);
  return tickets;
}

/** How many accounts and addresses have tickets of people who came. Whom only a call reaches isn't counted. */
export async function peopleToThank(manager: EntityManager, date: OfDate): Promise<number> {
  const holders = (await present(manager, date)).select('COUNT(DISTINCT COALESCE(ticket.accountId, ticket.email))', 'people');
  return toSafeInteger((await holders.getRawOne<{ people: number | string }>())?.people ?? 0);
}

/** Those among a date's tickets whose people came. */
export async function presentAmong(manager: EntityManager, date: OfDate, tickets: readonly TicketRow[]): Promise<Set<string>> {
  if (tickets.length === 0) return new Set();
  const came = (await present(manager, date)).andWhere({ id: In(tickets.map(({ id }) => id)) });
  return new Set((await came.getMany()).map(({ id }) => id));
}
