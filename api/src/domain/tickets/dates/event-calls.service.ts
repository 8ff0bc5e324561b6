import { Injectable } from '@nestjs/common';
import type { BodyOf, eventCallEndpoints, Page, PartyToCall, QueryOf } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventCallRow } from './event-call.entity.ts';
import { calledOf, changeOf, partiesToCall, partyToCall, type ToCall } from './parties-to-call.ts';

/** Calls to people whom no message about a canceled, postponed or moved date reaches: each is made by one person and ticked off, so that nobody calls twice. */
@Injectable()
export class EventCalls {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** By date; those who were called stay until the date is over. */
  async list(actor: Actor, page: QueryOf<typeof eventCallEndpoints.list>): Promise<Page<PartyToCall>> {
    const { reader } = this.database;
    const { items, nextCursor } = await partiesToCall(reader, staffOf(actor).temple.id, new Date(), page);
    return { items: await viewsOf(reader, items), nextCursor };
  }

  /** Throws `not-found` for a party that needs no call, and `event-call-changed` where somebody else changed it since. */
  async tick(actor: Actor, ticketId: string, { called, version }: BodyOf<typeof eventCallEndpoints.tick>): Promise<PartyToCall> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const party = found(await partyToCall(tx, templeId, ticketId, now));
      const call = {
        templeId,
        id: ticketId,
        calledBy: called ? staff.fullName : null,
        about: changeOf(party.date),
        calledAt: called ? now : null,
        version: version + 1,
      };
      if (!(await save(tx, call))) throw new DomainError('event-call-changed');
      const action = called ? 'ticket.called' : 'ticket.call-taken-back';
      await this.audit.record(tx, { actor: staff, templeId, action, subject: { kind: 'ticket', id: ticketId } });
      return found((await viewsOf(tx, [{ ...party, call }]))[0]);
    });
  }
}

/** The first change of a call inserts its row; each later one names the version before it. */
async function save(tx: EntityManager, call: EventCallRow): Promise<boolean> {
  if (call.version === 1) return insertOnce(tx, EventCallRow, call);
  const { templeId, id, version } = call;
  return (await tx.update(EventCallRow, { templeId, id, version: version - 1 }, call)).affected === 1;
}

async function viewsOf(manager: EntityManager, parties: readonly ToCall[]): Promise<PartyToCall[]> {
  const [first] = parties;
  if (!first) return [];
  const ids = [...new Set(parties.map(({ date }) => date.eventId))];
  const events = await manager.findBy(EventSeriesRow, { templeId: first.date.templeId, id: In(ids) });
  const titleOf = (eventId: string) => found(events.find(({ id }) => id === eventId)).title;
  return parties.map((party) => {
    const { id, ticket, date, call } = party;
    const { id: dateId, eventId, status, startsAt, reason } = date;
    const called = calledOf(party);
    return {
      id,
      bookedBy: ticket.bookedBy,
      phone: ticket.phone,
      about: status === 'canceled' || status === 'postponed' ? status : 'moved',
      date: { id: dateId, eventId, title: titleOf(eventId), startsAt: startsAt.toISOString() },
      reason: reason ?? '',
      called: called && { by: called.by, at: called.at.toISOString() },
      version: call?.version ?? 0,
    };
  });
}
