import type { Page } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { keysetPage, type PageQuery } from '../../../platform/database/keyset-page.ts';
import { MailAddressRow } from '../../consents/mail-address.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { EventCallRow } from './event-call.entity.ts';

/** How many dates are read at once. */
const DATES = 50;

/** Dates that were canceled or postponed, or that may have been moved since people saw them: their tickets know. */
const CHANGED = "(date.status IN ('canceled', 'postponed') OR (date.status = 'published' AND date.sequence > 0))";

/** Dates to come, and those that ended early until they would have ended. A postponed one waits for a time, although the one it had has passed. */
const AHEAD = "(date.startsAt > :now OR date.status = 'postponed' OR (date.status = 'canceled' AND date.endsAt > :now))";
const isAhead = ({ startsAt, endsAt, status }: EventOccurrenceRow, now: Date): boolean =>
  startsAt > now || status === 'postponed' || (status === 'canceled' && endsAt > now);

/** A party that only a call reaches, by one of its tickets, and the call. `id` stays the same whatever becomes of that ticket. */
export interface ToCall {
  id: string;
  ticket: TicketRow;
  date: EventOccurrenceRow;
  call: EventCallRow | undefined;
}

/**
 * Which change of a date's time there is to call about: after another one, everybody is called again, also where it is back at an earlier time.
 * Null for a cancellation, the last there is.
 */
export const changeOf = ({ status, startsAt, own }: Pick<EventOccurrenceRow, 'status' | 'startsAt' | 'own'>): string | null =>
  status === 'canceled' ? null : `${status}:${startsAt.getTime()}${own.changes ? `:${own.changes}` : ''}`;

/** The call about the date as it is now. */
export const calledOf = ({ date, call }: Pick<ToCall, 'date' | 'call'>): { by: string; at: Date } | null =>
  call?.calledBy && call.calledAt && call.about === changeOf(date) ? { by: call.calledBy, at: call.calledAt } : null;

/**
 * Parties of dates to come that were canceled, postponed or moved, with neither an account, a working email address nor a guest's phone, by date. Those that
 * had canceled earlier already know, and so do those that registered afterwards. A page ends with a date, so it can have more than its limit.
 */
export async function partiesToCall(
  manager: EntityManager,
  templeId: string,
  now: Date,
  { cursor, limit }: PageQuery = { limit: Number.MAX_SAFE_INTEGER },
): Promise<Page<ToCall>> {
  const items: ToCall[] = [];
  let after = cursor ?? null;
  do {
    const query = manager.createQueryBuilder(EventOccurrenceRow, 'date').where({ templeId, isShown: true });
    query.andWhere(AHEAD, { now }).andWhere(CHANGED);
    const page = { limit: Math.min(DATES, limit), ...(after === null ? {} : { cursor: after }) };
    const dates = await keysetPage(query, { columns: ['startsAt', 'id'], direction: 'ASC' }, page);
    items.push(...(await partiesOf(manager, templeId, dates.items)));
    after = dates.nextCursor;
  } while (after !== null && items.length < limit);
  return { items, nextCursor: after };
}

/** The party with this id, if only a call reaches it. */
export async function partyToCall(manager: EntityManager, templeId: string, id: string, now: Date): Promise<ToCall | undefined> {
  const ticket = await manager.findOneBy(TicketRow, { templeId, id });
  const where = { templeId, id: ticket?.occurrenceId ?? '', isShown: true };
  const date = ticket && (await manager.findOneBy(EventOccurrenceRow, where));
  if (!date || !isAhead(date, now)) return undefined;
  return (await partiesOf(manager, templeId, [date])).find((party) => party.id === id);
}

async function partiesOf(manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<ToCall[]> {
  const tickets = dates.length > 0 ? await unreached(manager, templeId, dates) : [];
  const parties = dates.flatMap((date) => firstOfParties(tickets, date).map((ticket) => ({ ticket, date })));
  if (parties.length === 0) return [];
  const ids = await firstIds(manager, templeId, parties);
  const calls = await manager.findBy(EventCallRow, { templeId, id: In([...ids.values()]) });
  return parties.map(({ ticket, date }) => {
    const id = ids.get(partyKey(ticket)) ?? ticket.id;
    return { id, ticket, date, call: calls.find((call) => call.id === id) };
  });
}

const partyKey = ({ partyId, occurrenceId }: Pick<TicketRow, 'partyId' | 'occurrenceId'>): string => `${partyId} ${occurrenceId}`;

/** One call for each party, and for each person a ticket was passed on to. */
function firstOfParties(tickets: readonly TicketRow[], date: EventOccurrenceRow): TicketRow[] {
  const parties = new Map<string, TicketRow>();
  for (const ticket of tickets) {
    if (ticket.occurrenceId === date.id && isConcerned(ticket, date) && !parties.has(ticket.partyId)) parties.set(ticket.partyId, ticket);
  }
  return [...parties.values()];
}

/** Whether what became of a date concerns a ticket: of a canceled one, all it still had; of another, those that had a refund opened by it. */
function isConcerned({ status, canceledWhy, refundOpen, keptAt }: TicketRow, date: EventOccurrenceRow): boolean {
  if (status === 'valid') return keptAt === null && (date.status === 'canceled' || refundOpen);
  return date.status === 'canceled' && status === 'canceled' && canceledWhy === date.reason;
}

/** The first ticket that each party ever had for its date, canceled or not: its call keeps that id. */
async function firstIds(
  manager: EntityManager,
  templeId: string,
  parties: readonly Pick<ToCall, 'ticket'>[],
): Promise<Map<string, string>> {
  const dateIds = [...new Set(parties.map(({ ticket }) => ticket.occurrenceId))];
  const rows = await manager
    .createQueryBuilder(TicketRow, 'ticket')
    .select('ticket.partyId', 'partyId')
    .addSelect('ticket.occurrenceId', 'occurrenceId')
    .addSelect('MIN(ticket.id)', 'id')
    .where({ templeId, occurrenceId: In(dateIds), partyId: In(parties.map(({ ticket }) => ticket.partyId)) })
    .groupBy('ticket.partyId')
    .addGroupBy('ticket.occurrenceId')
    .getRawMany<{ partyId: string; occurrenceId: string; id: string }>();
  return new Map(rows.map((row) => [partyKey(row), row.id]));
}

/** A guest's ticket that is still theirs: its news is texted to the phone they proved. */
export const IS_TEXTED = `(ticket.id = ticket.lineId AND ticket.accountId IS NULL AND EXISTS (SELECT 1 FROM orders WHERE orders.templeId = ticket.templeId
  AND orders.id = ticket.orderId AND orders.guestSessionId IS NOT NULL AND orders.phone IS NOT NULL AND orders.payerAccountId IS NULL))`;

const unreached = (manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<TicketRow[]> =>
  manager
    .createQueryBuilder(TicketRow, 'ticket')
    .leftJoin(MailAddressRow, 'broken', 'broken.address = ticket.email AND broken.problem IS NOT NULL')
    .where({ templeId, occurrenceId: In(dates.map(({ id }) => id)), accountId: IsNull() })
    .andWhere('(ticket.email IS NULL OR broken.address IS NOT NULL)')
    .andWhere(`NOT ${IS_TEXTED}`)
    .orderBy('ticket.id', 'ASC')
    .getMany();
