import type { PartyTicket } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { momentOf } from '../events/moment-of.ts';
import { placeNameOf } from '../events/public-views.ts';
import type { TicketRow } from './ticket.entity.ts';
import { dateFacts } from './ticket-facts.ts';
import type { TicketPage, TicketPaper } from './tickets.pdf.ts';

/** Tickets of one temple with what is printed of their dates, by date. */
export async function pagesOf(
  manager: EntityManager,
  temple: string,
  tickets: readonly { row: Pick<TicketRow, 'templeId' | 'occurrenceId' | 'startsAt'>; ticket: PartyTicket }[],
): Promise<TicketPage[]> {
  const papers = new Map<string, TicketPaper>();
  for (const { row } of tickets) if (!papers.has(row.occurrenceId)) papers.set(row.occurrenceId, await paperOf(manager, temple, row));
  return tickets.map(({ row, ticket }) => ({ ticket, paper: found(papers.get(row.occurrenceId)) }));
}

async function paperOf(
  manager: EntityManager,
  temple: string,
  { templeId, occurrenceId }: Pick<TicketRow, 'templeId' | 'occurrenceId'>,
): Promise<TicketPaper> {
  const { series, date } = found(await dateFacts(manager, templeId, occurrenceId));
  return {
    temple,
    event: series.title,
    when: momentOf({ startsAt: date.startsAt.toISOString(), timeZone: series.timeZone }, 'en'),
    place: placeNameOf(date, series),
    link: series.place === 'online' ? series.link : '',
  };
}
