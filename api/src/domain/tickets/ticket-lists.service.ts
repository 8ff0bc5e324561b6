import { Injectable } from '@nestjs/common';
import {
  type Attendee,
  type DoorTicket,
  type Language,
  type Page,
  type QueryOf,
  saidIn,
  type ticketEndpoints,
  type Wording,
} from '@sannidhi/contracts';
import { stringify } from 'csv-stringify/sync';
import { type EntityManager, type FindOperator, Not, type SelectQueryBuilder } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage, type PageQuery } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { csvOptions } from '../../platform/documents/csv.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { AROUND_DOOR_MS, childrenOf, doorChild, kindsInCare, withChildInside } from './children/ticket-child-rows.ts';
import { TicketRow } from './ticket.entity.ts';
import { dateFacts } from './ticket-facts.ts';
import { attendee, doorTicket, movedTicket } from './ticket-views.ts';

type ExportQuery = QueryOf<typeof ticketEndpoints.csv>;

const COLUMNS: Wording<readonly string[]> = {
  en: ['Name', 'Ticket', 'Registered by', 'Email', 'Phone', 'Price'],
  hi: ['नाम', 'टिकट', 'पंजीकरण किया', 'ईमेल', 'फ़ोन', 'मूल्य'],
};

const BY_NAME = { columns: ['name', 'id'], direction: 'ASC' } as const;
/** Begins the cursor of pages without people. */
const ADDED = 'added.';

/** A date, or some tickets of it. */
type OfDate = Pick<TicketRow, 'templeId' | 'occurrenceId'> & { id?: FindOperator<string> };

/** Who has tickets for a date. */
@Injectable()
export class TicketLists {
  constructor(private readonly database: Database) {}

  /** People by name, then what is only added, for the office. A name, an email or the end of a phone number is looked for within the date. */
  async list(actor: Actor, query: QueryOf<typeof ticketEndpoints.list>): Promise<Page<Attendee>> {
    const found = await this.peopleFirst(staffOf(actor).temple.id, query);
    const inCare = await kindsInCare(this.database.reader, found.items);
    return mapPage(found, (ticket) => attendee(ticket, inCare.has(ticket.typeId)));
  }

  /** A page of people, and from where these end on of what is only added, each in its own order: what is added has no name. */
  private async peopleFirst(templeId: string, query: QueryOf<typeof ticketEndpoints.list>): Promise<Page<TicketRow>> {
    const { cursor, limit, ...filters } = query;
    const pageOf = (takesSeat: boolean, page: PageQuery) =>
      keysetPage(this.filtered(templeId, filters).andWhere({ takesSeat }), BY_NAME, page);
    const isPastPeople = cursor?.startsWith(ADDED) ?? false;
    const people = isPastPeople ? { items: [], nextCursor: null } : await pageOf(true, { limit, ...(cursor ? { cursor } : {}) });
    const room = limit - people.items.length;
    if (people.nextCursor !== null) return people;
    const after = isPastPeople ? cursor?.slice(ADDED.length) : undefined;
    const added = await pageOf(false, { limit: Math.max(room, 1), ...(after ? { cursor: after } : {}) });
    if (room === 0) return { ...people, nextCursor: added.items.length > 0 ? ADDED : null };
    return { items: [...people.items, ...added.items], nextCursor: added.nextCursor && `${ADDED}${added.nextCursor}` };
  }

  /** The same as CSV with the answers by question, its headers in `language`. */
  async csv(actor: Actor, query: ExportQuery, language: Language): Promise<string> {
    const templeId = staffOf(actor).temple.id;
    const tickets = await this.filtered(templeId, query)
      .orderBy({ 'ticket.takesSeat': 'DESC', 'ticket.name': 'ASC', 'ticket.id': 'ASC' })
      .getMany();
    const facts = await dateFacts(this.database.reader, templeId, query.occurrenceId);
    const questions = facts?.sale.questions ?? [];
    const rows = tickets.map(({ name, type, bookedBy, email, phone, amountCents, answers }) => [
      ...[name, type, bookedBy, email ?? '', phone ?? '', (amountCents / 100).toFixed(2)],
      ...questions.map(({ id }) => answers.find(({ questionId }) => questionId === id)?.answer ?? ''),
    ]);
    const columns = [...saidIn(COLUMNS, language), ...questions.map(({ label }) => label)];
    return stringify(rows, csvOptions(columns));
  }

  private filtered(templeId: string, { occurrenceId, status = 'valid', typeId, search }: ExportQuery): SelectQueryBuilder<TicketRow> {
    const tickets = this.database.reader.createQueryBuilder(TicketRow, 'ticket').where({ templeId, occurrenceId, status });
    if (typeId) tickets.andWhere({ typeId });
    if (search) tickets.andWhere(FOUND, { search: containing(search) });
    return tickets;
  }

  /** Every ticket of a date, also those that were canceled, passed on or moved, so that a door without a connection can say why it refuses one. */
  async ofDoor(manager: EntityManager, where: OfDate): Promise<DoorTicket[]> {
    const tickets = await manager.find(TicketRow, { where, order: { id: 'ASC' } });
    const { occurrenceId } = where;
    const gone = manager.createQueryBuilder(TicketRow, 'ticket').where({ ...where, occurrenceId: Not(occurrenceId) });
    const moved = await gone.andWhere(MOVED, { ofTemple: where.templeId, occurrenceId }).orderBy('ticket.id', 'ASC').getMany();
    const inCare = await kindsInCare(manager, tickets);
    const needsDate = inCare.size > 0 || tickets.some(({ status }) => status === 'canceled');
    const date = needsDate ? await manager.findOneBy(EventOccurrenceRow, { templeId: where.templeId, id: occurrenceId }) : null;
    const children = await shownChildren(manager, date, inCare.size > 0 ? tickets : []);
    const known = (ticket: TicketRow): DoorTicket => {
      const child = children.get(ticket.id);
      const ofChild = inCare.has(ticket.typeId) ? { isDropOff: true as const, ...(child ? { child: doorChild(child) } : {}) } : {};
      return { ...doorTicket(ticket), ...endedEarly(ticket, date), ...ofChild };
    };
    return [...tickets.map(known), ...moved.map(movedTicket)];
  }
}

/** What a door has of its children around its date; of a ticket that ended, while the child is inside. */
async function shownChildren(manager: EntityManager, date: EventOccurrenceRow | null, tickets: readonly TicketRow[]) {
  const nowMs = Date.now();
  const isTime = date && date.startsAt.getTime() - AROUND_DOOR_MS <= nowMs && nowMs < date.endsAt.getTime() + AROUND_DOOR_MS;
  const children = await childrenOf(manager, isTime ? tickets : []);
  const ended = tickets.filter(({ id, status }) => status !== 'valid' && children.has(id));
  const inside = await withChildInside(manager, ended);
  const over = new Set(ended.filter(({ id }) => !inside.has(id)).map(({ id }) => id));
  return new Map([...children].filter(([id]) => !over.has(id)));
}

/** A canceled date never changes again, and no ticket that ended does. */
function endedEarly({ status, updatedAt }: TicketRow, date: EventOccurrenceRow | null): Pick<DoorTicket, 'endedEarlyAtMs'> {
  if (date?.status !== 'canceled' || status !== 'canceled' || updatedAt < date.changedAt) return {};
  return { endedEarlyAtMs: date.changedAt.getTime() };
}

const MOVED = `ticket.id IN (SELECT moved.ticketId FROM ticket_moves moved
  WHERE moved.templeId = :ofTemple AND moved.fromId = :occurrenceId)`;

const FOUND = `(${['name', 'bookedBy', 'email', 'phone'].map((column) => `LOWER(COALESCE(ticket.${column}, '')) LIKE :search ESCAPE '!'`).join(' OR ')})`;
