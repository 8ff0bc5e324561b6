import { Injectable } from '@nestjs/common';
import {
  APPROVAL_HOURS,
  type BodyOf,
  messagesOf,
  type OwnTicketWait,
  type Page,
  type QueryOf,
  type TicketPerson,
  type TicketWaitEntry,
  ticketNoun,
  type ticketWaitEndpoints,
} from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../../platform/database/keyset-page.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Audit } from '../../audit/audit.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { PublicEvents } from '../../events/public-events.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { TicketNotices } from '../notices/ticket-notices.service.ts';
import { closedType, dateFacts, leftOf, placesLeft, sharedCapacity, type TicketFacts, ticketFacts } from '../ticket-facts.ts';
import { assertFamily } from '../ticket-family.ts';
import { assertPerson } from '../ticket-line.ts';
import { lockDatePlaces } from '../ticket-places.ts';
import { countsOf, keepPlaces, offeredOf } from './ticket-offer-places.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { TicketWaitlist } from './ticket-waitlist.service.ts';

/** What somebody asks for, and how who asks is reached. */
type Party = BodyOf<typeof ticketWaitEndpoints.join>;
type Reached = Pick<TicketWaitRow, 'accountId' | 'bookedBy' | 'phone' | 'email' | 'language'>;

const OPEN = ['requested', 'waiting', 'offered'] as const;
const say = messagesOf(ticketNoun);
const USUAL_TURN = 1;
const HOUR_MS = 3_600_000;
/** Everybody of the same list up to one wait, which counts itself. */
const AHEAD = `ahead.templeId = own.templeId AND ahead.occurrenceId = own.occurrenceId AND ahead.status = 'waiting'
  AND (ahead.turn < own.turn OR (ahead.turn = own.turn AND ahead.id <= own.id))`;

/** Waitlists of events and requests for approval, as a devotee joins and leaves them and as the office works with them. */
@Injectable()
export class TicketWaits {
  constructor(
    private readonly database: Database,
    private readonly events: PublicEvents,
    private readonly temples: TemplesService,
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly audit: Audit,
  ) {}

  /** This devotee's open entries, of one date or of all. */
  async own(actor: Actor, { occurrenceId }: QueryOf<typeof ticketWaitEndpoints.own>): Promise<OwnTicketWait[]> {
    const where = { accountId: accountOf(actor).accountId, ...(occurrenceId ? { occurrenceId } : {}), status: In([...OPEN]) };
    const { reader } = this.database;
    return views(reader, await reader.find(TicketWaitRow, { where, order: { id: 'ASC' } }));
  }

  /**
   * Joins the waitlist of a date where not all of them find a place, or asks for approval where one of them needs it. A party that takes fewer
   * is offered at once what there is. Throws `not-found`, `ticket-wait-not-needed`, `ticket-wait-open`, `ticket-of-other-event`, why the date
   * can't be had, and `invalid-fields`.
   */
  join(actor: Actor, body: BodyOf<typeof ticketWaitEndpoints.join>): Promise<OwnTicketWait> {
    const { accountId, fullName: bookedBy } = accountOf(actor);
    return this.put(actor, body, { accountId, bookedBy, phone: null, email: null, language: null });
  }

  /** `join` for an account or a guest. */
  async put(actor: Actor, body: Party, waiter: Reached): Promise<OwnTicketWait> {
    const { templeSlug, occurrenceId, people, takesFewer } = body;
    const { temple } = await this.events.shown(templeSlug, occurrenceId);
    const templeId = temple.id;
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, templeId);
      const all = await ticketFacts(tx, templeId, occurrenceId);
      const { sale } = all[0] ?? {};
      if (!sale) throw new DomainError('tickets-closed');
      await lockDatePlaces(tx, templeId, occurrenceId, sale.id);
      const facts = await ticketFacts(tx, templeId, occurrenceId);
      const { isFull, needsApproval } = standing(facts, people, takesFewer);
      for (const person of people)
        await assertFamily(tx, waiter.accountId, found(facts.find(({ type }) => type.id === person.typeId)), person);
      if (!isFull && !needsApproval) throw new DomainError('ticket-wait-not-needed');
      const status = needsApproval ? ('requested' as const) : ('waiting' as const);
      const who = { ...waiter, turn: USUAL_TURN, isApproved: false, createdAt: new Date() };
      const waiting = people.map(({ child: _child, ...person }) => person);
      const wait = { templeId, id: newId(), occurrenceId, status, people: waiting, peopleCount: people.length, takesFewer, ...who };
      if (!(await this.waitlist.join(tx, wait))) throw new DomainError('ticket-wait-open');
      const action = needsApproval ? 'ticket-wait.requested' : 'ticket-wait.joined';
      await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'ticket-wait', id: wait.id } });
      if (takesFewer) await this.waitlist.offerFree(tx, { templeId, occurrenceId, saleId: sale.id }, new Date());
      return found((await views(tx, [await tx.findOneByOrFail(TicketWaitRow, { templeId, id: wait.id })]))[0]);
    });
  }

  /** Throws `not-found`, and `ticket-offer-over` for one that no longer waits. */
  leave(actor: Actor, waitId: string): Promise<void> {
    return this.leaveAs(actor, { accountId: accountOf(actor).accountId, id: waitId });
  }

  /** `leave` for an account or a guest. */
  async leaveAs(actor: Actor, own: FindOptionsWhere<TicketWaitRow>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const wait = found(await tx.findOneBy(TicketWaitRow, own));
      if (!(await this.waitlist.leave(tx, wait))) throw new DomainError('ticket-offer-over');
      const { templeId, id } = wait;
      await this.audit.record(tx, { actor, templeId, action: 'ticket-wait.left', subject: { kind: 'ticket-wait', id } });
    });
  }

  /** Who waits for a date of the actor's temple or asks for approval, in their order. */
  async list(actor: Actor, { occurrenceId, status, ...page }: QueryOf<typeof ticketWaitEndpoints.list>): Promise<Page<TicketWaitEntry>> {
    const { reader } = this.database;
    const where = { templeId: staffOf(actor).temple.id, occurrenceId, status: status ?? In([...OPEN]) };
    const query = reader.createQueryBuilder(TicketWaitRow, 'wait').where(where);
    const rows = await keysetPage(query, { columns: ['turn', 'id'], direction: 'ASC' }, page);
    const positions = await positionsOf(reader, rows.items);
    return mapPage(rows, (row) => ({
      ...partyOf(row),
      bookedBy: row.bookedBy,
      phone: row.phone,
      peopleCount: row.peopleCount,
      position: positions.get(row.id) ?? null,
      createdAt: row.createdAt.toISOString(),
    }));
  }

  /** Agrees to a request: its places are kept for two days, or it waits for them. Throws `not-found` and `state-conflict`. */
  async approve(actor: Actor, waitId: string): Promise<void> {
    await this.decide(actor, waitId, 'ticket-wait.approved', async (tx, wait) => {
      const { templeId, id, occurrenceId } = wait;
      const now = new Date();
      const facts = found(await dateFacts(tx, templeId, occurrenceId));
      await lockDatePlaces(tx, templeId, occurrenceId, facts.sale.id);
      const { affected } = await tx.update(TicketWaitRow, { templeId, id, status: 'requested' }, { status: 'waiting', isApproved: true });
      if (affected !== 1) throw new DomainError('state-conflict');
      const agreed = { ...wait, isApproved: true, status: 'waiting' as const };
      const offered = (await this.waitlist.mayOffer(tx, templeId)) ? await keepPlaces(tx, agreed, now) : null;
      if (offered) await this.waitlist.offer(tx, agreed, offered, now, new Date(now.getTime() + APPROVAL_HOURS * HOUR_MS));
    });
  }

  /** Refuses a request, with a reason that its devotee reads. Throws `not-found` and `state-conflict`. */
  async decline(actor: Actor, waitId: string, { reason }: BodyOf<typeof ticketWaitEndpoints.decline>): Promise<void> {
    await this.decide(actor, waitId, 'ticket-wait.declined', async (tx, wait) => {
      if (wait.status !== 'requested' || !(await this.waitlist.leave(tx, wait, 'declined'))) throw new DomainError('state-conflict');
      const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId: wait.templeId, id: wait.occurrenceId });
      await this.notices.declined(tx, wait, date, reason);
    });
  }

  private async decide(
    actor: Actor,
    waitId: string,
    action: 'ticket-wait.approved' | 'ticket-wait.declined',
    work: (tx: EntityManager, wait: TicketWaitRow) => Promise<void>,
  ): Promise<void> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const wait = found(await tx.findOneBy(TicketWaitRow, { templeId, id: waitId }));
      await work(tx, wait);
      await this.audit.record(tx, { actor: staff, templeId, action, subject: { kind: 'ticket-wait', id: waitId } });
    });
  }
}

/** Whether a party finds no place, and whether it needs approval. Throws what speaks against it. */
function standing(
  facts: readonly TicketFacts[],
  people: readonly TicketPerson[],
  takesFewer: boolean,
): { isFull: boolean; needsApproval: boolean } {
  const factsOf = (typeId: string): TicketFacts => {
    const own = facts.find(({ type }) => type.id === typeId);
    if (!own) throw new DomainError('ticket-of-other-event');
    const closed = closedType(own, new Date());
    if (closed) throw new DomainError(closed);
    return own;
  };
  for (const [index, person] of people.entries()) assertPerson(factsOf(person.typeId), person, index === 0);
  const seats = people.filter(({ typeId }) => factsOf(typeId).type.takesSeat).length;
  const [first] = facts;
  const most = first ? (first.total ?? first.sale).capacity : null;
  if (most !== null && most < seats && !takesFewer) throw fieldError('people', say('ticket.wait-most', { max: most }));
  const left = first ? leftOf(first.total, first.sale.capacity) : null;
  const kinds = countsOf(people).map(([typeId, count]) => ({ own: factsOf(typeId), count }));
  return {
    isFull: (left !== null && left < seats) || kinds.some(({ own, count }) => (placesLeft(own) ?? count) < count) || sharesTooFew(kinds),
    needsApproval: kinds.some(({ own }) => own.type.needsApproval),
  };
}

/** Whether kinds of a party that share places find too few of them together. */
const sharesTooFew = (kinds: readonly { own: TicketFacts; count: number }[]): boolean =>
  kinds.some(({ own: { sale, type, shared } }) => {
    const wanted = kinds.reduce((sum, { own, count }) => sum + (own.type.quotaId === type.quotaId ? count : 0), 0);
    return type.quotaId !== null && (leftOf(shared, sharedCapacity(sale, type.quotaId)) ?? wanted) < wanted;
  });

/** Entries as who waits sees them. */
export async function views(manager: EntityManager, waits: readonly TicketWaitRow[]): Promise<OwnTicketWait[]> {
  const positions = await positionsOf(manager, waits);
  return waits.map((wait) => ({ ...partyOf(wait), occurrenceId: wait.occurrenceId, position: positions.get(wait.id) ?? null }));
}

/** What both sides see of a party. Of one that was offered places, `people` are those they are for. */
const partyOf = (wait: TicketWaitRow) => ({
  id: wait.id,
  status: wait.status,
  people: wait.status === 'offered' || wait.status === 'claimed' ? offeredOf(wait) : wait.people,
  takesFewer: wait.takesFewer === true,
  offeredUntil: wait.offeredUntil?.toISOString() ?? null,
});

/** Positions of those who wait, from 1, within their dates. */
async function positionsOf(manager: EntityManager, waits: readonly TicketWaitRow[]): Promise<Map<string, number>> {
  const ids = waits.filter(({ status }) => status === 'waiting').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(TicketWaitRow, 'own')
    .innerJoin(TicketWaitRow, 'ahead', AHEAD)
    .where({ templeId: In([...new Set(waits.map(({ templeId }) => templeId))]), id: In(ids) })
    .groupBy('own.id')
    .select('own.id', 'id')
    .addSelect('COUNT(*)', 'position')
    .getRawMany<{ id: string; position: number | string }>();
  return new Map(rows.map(({ id, position }) => [id, Number(position)]));
}
