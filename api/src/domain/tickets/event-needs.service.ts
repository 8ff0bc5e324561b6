import { Injectable } from '@nestjs/common';
import type { EventNeeds } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { MailAddressRow } from '../consents/mail-address.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { namedDate } from '../events/named-date.ts';
import { TicketRow } from './ticket.entity.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';

/** Dates, and parties by name, that one card is about. */
const DATES = 50;
const NAMED = 4;

/** What a temple's events wait for from its office. */
@Injectable()
export class EventNeedsService {
  constructor(private readonly database: Database) {}

  /** Registrations to approve, and people to call about canceled dates. */
  async of(actor: Actor, now = new Date()): Promise<EventNeeds> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    return { toApprove: await toApprove(reader, templeId, now), toCall: await toCall(reader, templeId, now) };
  }

  /** How many registrations wait for approval, for the navigation. */
  async waiting(actor: Actor, now = new Date()): Promise<{ toApprove: number }> {
    return { toApprove: (await toApprove(this.database.reader, staffOf(actor).temple.id, now)).count };
  }
}

async function toApprove(manager: EntityManager, templeId: string, now: Date): Promise<EventNeeds['toApprove']> {
  const rows = await manager
    .createQueryBuilder(TicketWaitRow, 'wait')
    .select('wait.occurrenceId', 'id')
    .addSelect('COUNT(*)', 'registrations')
    .where({ templeId, status: 'requested' })
    .groupBy('wait.occurrenceId')
    .getRawMany<{ id: string; registrations: number | string }>();
  const where = { templeId, id: In(rows.map(({ id }) => id)), startsAt: MoreThan(now) };
  const dates = rows.length > 0 ? await manager.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } }) : [];
  const ahead = new Set(dates.map(({ id }) => id));
  const counts = rows.filter(({ id }) => ahead.has(id)).map(({ registrations }) => toSafeInteger(registrations));
  return { count: counts.reduce((sum, count) => sum + count, 0), date: await namedDate(manager, dates[0]) };
}

/** Ticket holders with neither an account nor a working email address. Parties that had canceled earlier already know. */
async function toCall(manager: EntityManager, templeId: string, now: Date): Promise<EventNeeds['toCall']> {
  const where = { templeId, isShown: true, status: 'canceled' as const, startsAt: MoreThan(now) };
  const dates = await manager.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: DATES });
  const ids = dates.map(({ id }) => id);
  const tickets = ids.length > 0 ? await unreached(manager, templeId, ids) : [];
  const reasons = new Map(dates.map(({ id, reason }) => [id, reason]));
  const concerned = tickets.filter(
    ({ occurrenceId, status, canceledWhy }) => status === 'valid' || (status === 'canceled' && canceledWhy === reasons.get(occurrenceId)),
  );
  const parties = [...new Map(concerned.map((ticket) => [partyOf(ticket), ticket])).values()];
  const called = parties.slice(0, NAMED).map(({ bookedBy, phone }) => ({ bookedBy, phone }));
  const first = dates.find(({ id }) => concerned.some(({ occurrenceId }) => occurrenceId === id));
  return { count: parties.length, date: await namedDate(manager, first), parties: called };
}

const unreached = (manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<TicketRow[]> =>
  manager
    .createQueryBuilder(TicketRow, 'ticket')
    .leftJoin(MailAddressRow, 'broken', 'broken.address = ticket.email AND broken.problem IS NOT NULL')
    .where({ templeId, occurrenceId: In([...occurrenceIds]), accountId: IsNull() })
    .andWhere('(ticket.email IS NULL OR broken.address IS NOT NULL)')
    .getMany();

/** One call for each party, and for each person a ticket was passed on to. */
const partyOf = ({ orderId, phone }: TicketRow): string => `${orderId} ${phone ?? ''}`;
