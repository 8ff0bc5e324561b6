import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { TicketPerson } from '@sannidhi/contracts';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { oneByOne } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Audit } from '../../audit/audit.ts';
import { offerEnds } from '../../bookings/waits/offer-end.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { Temple } from '../../temples/temple.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { TicketNotices } from '../notices/ticket-notices.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { dateFacts } from '../ticket-facts.ts';
import { itemOf } from '../ticket-line.ts';
import { lockDatePlaces } from '../ticket-places.ts';
import { bookedByOf } from '../ticket-row.ts';
import { countsOf, keepPlaces } from './ticket-offer-places.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import {
  backInLine,
  behind,
  belongingTo,
  type DateKey,
  type DateLine,
  endOffered,
  FIRST,
  FREE_WITH_WAITS,
  hasPlaces,
  haveTickets,
  move,
  moveFirst,
  openKeyOf,
  personOf,
  waiterOf,
} from './ticket-wait-rows.ts';
import { TicketWaitTurns } from './ticket-wait-turns.service.ts';

const EVERY_SECONDS = 30;
const BATCH = 100;
/** It waits for places for all of it, unless it takes fewer, and is an account's, unless it is a guest's. */
const USUAL = { takesFewer: false, phone: null, email: null, language: null };
type JoiningParty = Omit<TicketWaitRow, 'openKey' | 'offeredUntil' | 'offeredPeople' | 'claimed' | keyof typeof USUAL> &
  Partial<Pick<TicketWaitRow, keyof typeof USUAL>>;

/**
 * Gives free places to those who wait, in their order; a party that is too large for what is free keeps its place in the line, unless it takes
 * fewer, and the next that fits is asked. An offer is counted with the date's places in the transaction that freed them, so nobody can take it in between. A claim
 * ends the offer and takes the places in one transaction, in which the date stays locked.
 */
@Injectable()
export class TicketWaitlist implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly turns: TicketWaitTurns,
    private readonly notices: TicketNotices,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('ticket-offers', EVERY_SECONDS, () => this.work());
  }

  /** Puts a party on a date's list; false where its account or phone is on it. */
  join(tx: EntityManager, party: JoiningParty): Promise<boolean> {
    const wait = { ...USUAL, ...party };
    return insertOnce(tx, TicketWaitRow, { ...wait, openKey: openKeyOf(wait), offeredUntil: null, offeredPeople: null, claimed: 0 });
  }

  /** Offers free places to who comes next, while sales are open: an offer is accepted by buying. */
  async offerFree(tx: EntityManager, date: DateLine, now: Date): Promise<void> {
    const { templeId, occurrenceId, saleId } = date;
    const where = { templeId, occurrenceId, status: 'waiting' as const };
    if (!(await tx.existsBy(TicketWaitRow, where)) || !(await this.mayOffer(tx, templeId))) return;
    const toCome = { templeId, id: occurrenceId, status: 'published' as const, startsAt: MoreThan(now) };
    if (!(await tx.existsBy(EventOccurrenceRow, toCome))) return;
    await lockDatePlaces(tx, templeId, occurrenceId, saleId);
    const full = new Set<string>();
    for (let last: TicketWaitRow | undefined; await hasPlaces(tx, templeId, occurrenceId); ) {
      const waits = await tx.find(TicketWaitRow, { where: behind(where, last), order: { turn: 'ASC', id: 'ASC' }, take: BATCH });
      for (const wait of waits) await this.ask(tx, wait, { full, now });
      last = waits.at(BATCH - 1);
      if (!last) return;
    }
  }

  /** A suspended temple takes nothing, so nobody can accept its offers. */
  mayOffer(tx: EntityManager, templeId: string): Promise<boolean> {
    return tx.existsBy(Temple, { id: templeId, status: 'approved' });
  }

  /** Asks one party, unless it needs a kind of ticket that had no single place for those before it. */
  private async ask(tx: EntityManager, wait: TicketWaitRow, { full, now }: { full: Set<string>; now: Date }): Promise<void> {
    const counts = countsOf(wait.people);
    const isFull = ([typeId]: (typeof counts)[number]): boolean => full.has(typeId);
    if (wait.takesFewer ? counts.every(isFull) : counts.some(isFull)) return;
    const offered = await keepPlaces(tx, wait, now);
    if (offered) await this.offer(tx, wait, offered, now);
    else if (wait.people.length === 1) for (const [typeId] of counts) full.add(typeId);
  }

  /**
   * Tells a party of its offer for these people, whose places are kept; it holds for hours, and one that it had before until its time.
   * `until`: for how long instead.
   */
  async offer(tx: EntityManager, wait: TicketWaitRow, people: TicketPerson[], now: Date, until?: Date): Promise<void> {
    const { templeId, id, occurrenceId } = wait;
    const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId, id: occurrenceId });
    const { timeZone } = await tx.findOneByOrFail(EventSeriesRow, { templeId, id: date.eventId });
    const isAgain = wait.offeredUntil !== null && wait.offeredUntil > now;
    const offeredUntil = isAgain ? wait.offeredUntil : earlier(until ?? offerEnds(date.startsAt, timeZone, now), date.startsAt);
    await tx.update(TicketWaitRow, { templeId, id }, { status: 'offered', offeredUntil, offeredPeople: people, claimed: 0 });
    if (isAgain) return;
    const subject = { kind: 'ticket-wait', id };
    await this.audit.record(tx, { actor: systemActor('Waitlist'), templeId, action: 'ticket-wait.offered', subject, at: now });
    await this.notices.placesOffered(tx, { ...wait, offeredUntil, peopleCount: people.length }, date);
  }

  /**
   * A party that accepted its offer and didn't pay is offered the same again, until the offer's time, if its places are still free: its payer
   * asks for them once more. The date is locked.
   */
  async offerAgain(tx: EntityManager, key: Pick<TicketWaitRow, 'templeId' | 'id'>, now: Date): Promise<void> {
    const wait = await tx.findOneBy(TicketWaitRow, { ...key, status: 'waiting', offeredUntil: MoreThan(now) });
    const offered = wait && (await keepPlaces(tx, wait, now));
    if (wait && offered) await this.offer(tx, wait, offered, now);
  }

  /** Takes parties off the list once they have tickets for everyone on their entry; what they were offered goes to the next. */
  async endBought(tx: EntityManager, order: Order, tickets: readonly TicketRow[]): Promise<void> {
    const who = waiterOf(order);
    if (!who || tickets.length === 0) return;
    const occurrenceId = In([...new Set(tickets.map((ticket) => ticket.occurrenceId))]);
    const own = { templeId: order.templeId, occurrenceId, ...belongingTo(who), status: In(['waiting', 'offered']) };
    for (const wait of await tx.findBy(TicketWaitRow, own))
      if (await haveTickets(tx, wait, wait.people)) await this.leave(tx, wait, 'claimed');
  }

  /** Puts a party that paid and found no place first in line, with the form as it was filled in, unless another payment got it tickets. */
  async waitFirst(tx: EntityManager, order: Order, gone: readonly OrderLine[]): Promise<void> {
    const who = waiterOf(order);
    if (!who) return;
    const reached = who.accountId === null ? { email: order.email, language: order.language } : { email: null, language: null };
    for (const occurrenceId of new Set(gone.map((line) => itemOf(line).occurrenceId))) {
      const facts = await dateFacts(tx, order.templeId, occurrenceId);
      if (facts?.date.status !== 'published' || facts.date.startsAt <= new Date()) continue;
      const people = gone.filter((line) => itemOf(line).occurrenceId === occurrenceId).map((line) => personOf(itemOf(line)));
      if (await haveTickets(tx, { templeId: order.templeId, occurrenceId, ...who }, people)) continue;
      const wait = {
        templeId: order.templeId,
        id: newId(),
        occurrenceId,
        ...who,
        ...reached,
        bookedBy: bookedByOf(order, people[0]?.name ?? ''),
        status: 'waiting' as const,
        turn: FIRST,
        people,
        peopleCount: people.length,
        isApproved: true,
        createdAt: new Date(),
      };
      const first = (await this.join(tx, wait)) ? wait : await moveFirst(tx, wait, facts.sale.id);
      if (first) await this.notices.waitingFirst(tx, first, facts.date);
    }
  }

  /** Leaves the list; places that were offered go to the next. False where it was left or accepted before. */
  async leave(tx: EntityManager, wait: TicketWaitRow, to: 'left' | 'declined' | 'claimed' = 'left'): Promise<boolean> {
    const date = await this.turns.lineOf(tx, wait);
    await lockDatePlaces(tx, date.templeId, date.occurrenceId, date.saleId);
    return (await this.endOffer(tx, wait, date, to, new Date())) || move(tx, wait, ['waiting', 'requested'], to);
  }

  /** Offers that nobody took go to the next party, and so do places that a party left free by claiming fewer. */
  async work(now = new Date()): Promise<void> {
    await this.endSuspended(now);
    await this.endLapsed(now);
    // All of them: where nobody who waits fits into what is free, a date stays in the list, and must not keep others from their turn.
    for (let after: DateKey | undefined = { templeId: '', occurrenceId: '' }; after; ) {
      const { templeId, occurrenceId }: DateKey = after;
      const dates: DateKey[] = await this.database.reader.query(FREE_WITH_WAITS, [now, templeId, templeId, occurrenceId, BATCH]);
      const offer = (date: DateKey) => this.offerFreeOf(date, now);
      await oneByOne(dates, offer, (date, err) => this.logger.error({ ...date, err }, 'a date’s free places couldn’t be offered'));
      after = dates.at(BATCH - 1);
    }
  }

  private async offerFreeOf({ templeId, occurrenceId }: DateKey, now: Date): Promise<void> {
    await this.database.transaction((tx) => this.offerLeft(tx, { templeId, occurrenceId }, now));
  }

  /** `offerFree` for a date whose sale isn't loaded yet. */
  async offerLeft(tx: EntityManager, { templeId, occurrenceId }: DateKey, now: Date): Promise<void> {
    const facts = await dateFacts(tx, templeId, occurrenceId);
    if (facts) await this.offerFree(tx, { templeId, occurrenceId, saleId: facts.sale.id }, now);
  }

  /** Offers of suspended temples are free again: their parties are the first to be asked once those are approved. */
  private async endSuspended(now: Date): Promise<void> {
    const where = { templeId: In(await this.temples.suspendedIds()), status: 'offered' as const };
    const stopped = await this.database.reader.find(TicketWaitRow, { where, order: { id: 'ASC' }, take: BATCH });
    await this.turns.each(stopped, async (tx, wait) => void (await backInLine(tx, wait, now)));
  }

  private async endLapsed(now: Date): Promise<void> {
    const where = { status: 'offered' as const, offeredUntil: LessThanOrEqual(now) };
    const lapsed = await this.database.reader.find(TicketWaitRow, { where, order: { offeredUntil: 'ASC' }, take: BATCH });
    await this.turns.each(lapsed, async (tx, wait, date) => void (await this.endOffer(tx, wait, date, 'lapsed', now)));
  }

  private async endOffer(
    tx: EntityManager,
    wait: TicketWaitRow,
    date: DateLine,
    to: 'left' | 'declined' | 'lapsed' | 'claimed',
    now: Date,
  ): Promise<boolean> {
    if (!(await endOffered(tx, wait, to, now))) return false;
    await this.offerFree(tx, date, now);
    return true;
  }
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
