import { Injectable } from '@nestjs/common';
import type { EventNeeds } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { toSafeInteger } from '../../../platform/database/columns.ts';
import { Database } from '../../../platform/database/database.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { namedDate } from '../../events/named-date.ts';
import { calledOf, partiesToCall } from '../dates/parties-to-call.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';

/** The most parties one card names. */
const NAMED = 4;

/** What a temple's events wait for from its office. */
@Injectable()
export class EventNeedsService {
  constructor(private readonly database: Database) {}

  /** Registrations to approve, and people to call about dates that were canceled, postponed or moved. */
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

/** Parties nobody has called yet. */
async function toCall(manager: EntityManager, templeId: string, now: Date): Promise<EventNeeds['toCall']> {
  const { items } = await partiesToCall(manager, templeId, now);
  const parties = items.filter((party) => !calledOf(party));
  const named = parties.slice(0, NAMED).map(({ ticket: { bookedBy, phone } }) => ({ bookedBy, phone }));
  return { count: parties.length, date: await namedDate(manager, parties[0]?.date), parties: named };
}
