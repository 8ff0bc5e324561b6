import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { MailAddressRow } from '../consents/mail-address.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { EventCallRow } from './event-call.entity.ts';
import { TicketRow } from './ticket.entity.ts';

/** The most dates one list covers. */
const DATES = 50;

/** A party that only a call reaches, by one of its tickets, and the call. */
export interface ToCall {
  ticket: TicketRow;
  date: EventOccurrenceRow;
  call: EventCallRow | undefined;
}

/** Parties of canceled dates to come with neither an account nor a working email address. Those that had canceled earlier already know. */
export async function partiesToCall(manager: EntityManager, templeId: string, now: Date): Promise<ToCall[]> {
  const where = { templeId, isShown: true, status: 'canceled' as const, startsAt: MoreThan(now) };
  const dates = await manager.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: DATES });
  const tickets = dates.length > 0 ? await unreached(manager, templeId, dates) : [];
  const parties = dates.flatMap((date) => firstOfParties(tickets, date).map((ticket) => ({ ticket, date })));
  if (parties.length === 0) return [];
  const calls = await manager.findBy(EventCallRow, { templeId, id: In(parties.map(({ ticket }) => ticket.id)) });
  return parties.map((party) => ({ ...party, call: calls.find(({ id }) => id === party.ticket.id) }));
}

/** One call for each party, and for each person a ticket was passed on to. */
function firstOfParties(tickets: readonly TicketRow[], date: EventOccurrenceRow): TicketRow[] {
  const parties = new Map<string, TicketRow>();
  for (const ticket of tickets) {
    const { occurrenceId, status, canceledWhy, orderId, phone } = ticket;
    const isConcerned = status === 'valid' || (status === 'canceled' && canceledWhy === date.reason);
    const party = `${orderId} ${phone ?? ''}`;
    if (occurrenceId === date.id && isConcerned && !parties.has(party)) parties.set(party, ticket);
  }
  return [...parties.values()];
}

const unreached = (manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<TicketRow[]> =>
  manager
    .createQueryBuilder(TicketRow, 'ticket')
    .leftJoin(MailAddressRow, 'broken', 'broken.address = ticket.email AND broken.problem IS NOT NULL')
    .where({ templeId, occurrenceId: In(dates.map(({ id }) => id)), accountId: IsNull() })
    .andWhere('(ticket.email IS NULL OR broken.address IS NOT NULL)')
    .orderBy('ticket.id', 'ASC')
    .getMany();
