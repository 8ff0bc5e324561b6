import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventCancellation, EventScope } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type Actor, type StaffActor, staffOf, systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { oneByOne, rethrowFirst } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { leftOf } from '../bookings/booking-lines.ts';
import { brokenAmong } from '../consents/mail-addresses.service.ts';
import { type DateFollower, type DatesChanged, EventDateFollowers } from '../events/event-date-followers.ts';
import { isInScope } from '../events/event-dates.service.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { isOpen } from '../events/event-rows.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { RefundWhy } from '../orders/refunds.service.ts';
import { assertWithinLimit, StaffRefundLimits } from '../orders/staff-refund-limits.service.ts';
import { nextOrders, ORDERS } from './date-orders.ts';
import { TicketRow } from './ticket.entity.ts';
import { holderOf, holdersOf, TicketCancellations } from './ticket-cancellations.service.ts';
import { TicketNotices } from './ticket-notices.service.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { isNews } from './ticket-wait-rows.ts';
import { TicketWaitlist } from './ticket-waitlist.service.ts';

const JOB = 'event-date-tickets';
const ACTOR = systemActor('Canceled events');

/** What a date's job has to do, as it carries it from message to message. */
interface Work extends Required<Pick<RefundWhy, 'reason' | 'requestedBy' | 'requestedById'>>, Pick<RefundWhy, 'limitCents'> {
  templeId: string;
  occurrenceId: string;
  kind: DatesChanged['kind'];
  run: string;
  /** Everything up to this order was done. */
  after: string;
}

/**
 * Tickets follow their dates. Whoever has one for a date that is canceled gets their money back and is notified, order by order, in a job that
 * may stop and go on: each order is one transaction that leaves alone what was canceled before.
 */
@Injectable()
export class TicketDates implements DateFollower, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly followers: EventDateFollowers,
    private readonly cancellations: TicketCancellations,
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly limits: StaffRefundLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.followers.add(this);
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Throws `forbidden` where money would go back and the actor may not cancel tickets, and `amount-beyond-role`. */
  async follow(tx: EntityManager, { kind, rows, reason, staff }: DatesChanged): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const templeId = staff.temple.id;
    if (kind === 'canceled') await this.assertMay(tx, staff, ids);
    for (const row of rows) {
      if (!(await tx.existsBy(TicketRow, { templeId, occurrenceId: row.id, status: 'valid' })) && !(await this.hasWaits(tx, row))) continue;
      const change = { startsAt: row.startsAt, refundOpen: true };
      if (kind !== 'canceled') await tx.update(TicketRow, { templeId, occurrenceId: row.id, status: 'valid' }, change);
      const { limitCents } = this.limits.of(staff, 'tickets:cancel');
      const why = { reason, requestedBy: staff.fullName, requestedById: staff.accountId, limitCents };
      await this.enqueue(tx, { templeId, occurrenceId: row.id, kind, run: newId(), after: '', ...why });
    }
  }

  async tells(
    manager: EntityManager,
    templeId: string,
    occurrenceIds: readonly string[],
    accountIds: readonly string[],
  ): Promise<Set<string>> {
    const whose = { templeId, occurrenceId: In([...occurrenceIds]), accountId: In([...accountIds]) };
    const holders = await manager.findBy(TicketRow, [
      { ...whose, status: 'valid' },
      { ...whose, status: 'canceled', canceledWhy: Not(IsNull()) },
    ]);
    const waits = await manager.findBy(TicketWaitRow, { ...whose, status: In(['requested', 'waiting', 'offered', 'ended']) });
    return new Set([...holders, ...waits].flatMap(({ accountId }) => accountId ?? []));
  }

  /** What canceling does, or, once it is canceled, what is left to do. Throws `not-found`. */
  async preview(actor: Actor, occurrenceId: string, scope: EventScope): Promise<EventCancellation> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const row = found(await reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
    const now = new Date();
    const all = await reader.findBy(EventOccurrenceRow, { templeId, eventId: row.eventId });
    const dates = row.status === 'canceled' ? [row] : all.filter((each) => isOpen(each, now) && isInScope(each, row, scope));
    const ids = dates.map(({ id }) => id);
    const { tickets, refundCents } = await this.moneyOf(reader, templeId, ids);
    const kept = row.status === 'canceled' ? await this.keptOf(reader, row) : { orders: [], cents: 0 };
    const orders = new Set([...tickets.map(({ orderId }) => orderId), ...kept.orders]);
    const addresses = tickets.flatMap(({ accountId, email }) => (accountId === null && email !== null ? [email] : []));
    const broken = await brokenAmong(reader, addresses);
    const isReached = ({ accountId, email }: TicketRow) => accountId !== null || (email !== null && !broken.has(email));
    const reached = new Set(tickets.filter(isReached).map(holderOf));
    // One call per party.
    const unreached = new Map(
      tickets.filter((ticket) => !isReached(ticket)).map((ticket) => [`${ticket.orderId} ${ticket.phone ?? ''}`, ticket]),
    );
    const where = { templeId, occurrenceId: In(ids) };
    return {
      status: row.status,
      dates: dates.length,
      orders: orders.size,
      people: tickets.filter(({ takesSeat }) => takesSeat).length,
      refundCents: refundCents + kept.cents,
      notified: reached.size,
      toCall: [...unreached.values()].map(({ bookedBy, phone }) => ({ bookedBy, phone })),
      waiting: ids.length > 0 ? await reader.countBy(TicketWaitRow, { ...where, status: In(['requested', 'waiting', 'offered']) }) : 0,
      canceled: ids.length > 0 ? await reader.countBy(TicketRow, { ...where, status: 'canceled', canceledWhy: Not(IsNull()) }) : 0,
    };
  }

  private async assertMay(tx: EntityManager, staff: StaffActor, occurrenceIds: readonly string[]): Promise<void> {
    const { refundCents } = await this.moneyOf(tx, staff.temple.id, occurrenceIds);
    if (refundCents === 0) return;
    if (!staff.permissions.includes('tickets:cancel')) throw new DomainError('forbidden');
    await assertWithinLimit(tx, this.limits.of(staff, 'tickets:cancel'), refundCents);
  }

  private async moneyOf(manager: EntityManager, templeId: string, occurrenceIds: readonly string[]) {
    if (occurrenceIds.length === 0) return { tickets: [], refundCents: 0 };
    const tickets = await manager.findBy(TicketRow, { templeId, occurrenceId: In([...occurrenceIds]), status: 'valid' });
    const lines = await linesLeft(manager, templeId, tickets);
    return { tickets, refundCents: sumOf(lines) };
  }

  /** Tickets that ended with their date while their money couldn't go back. */
  private async keptOf(manager: EntityManager, { templeId, id: occurrenceId }: EventOccurrenceRow) {
    const ended = { templeId, occurrenceId, status: 'canceled' as const, canceledWhy: Not(IsNull()) };
    const lines = await linesLeft(manager, templeId, await manager.findBy(TicketRow, ended));
    return { orders: lines.map(({ orderId }) => orderId), cents: sumOf(lines) };
  }

  private hasWaits(tx: EntityManager, { templeId, id }: EventOccurrenceRow): Promise<boolean> {
    return tx.existsBy(TicketWaitRow, { templeId, occurrenceId: id, status: In(['requested', 'waiting', 'offered']) });
  }

  /** Works through the next orders, and leaves the rest to the next message. An order that fails stops no other, and is tried again. */
  private async work(work: Work): Promise<void> {
    const { templeId, occurrenceId, kind, run, after, ...why } = work;
    const orders = await nextOrders(this.database.reader, work, after);
    const errors = await oneByOne(
      orders,
      (tickets) => this.follows(tickets, kind, why),
      ([first], err) => this.logger.error({ orderId: first?.orderId, err }, 'an order’s tickets couldn’t follow their date'),
    );
    const last = orders.at(-1)?.[0]?.orderId;
    if (last && orders.length === ORDERS) await this.database.transaction((tx) => this.enqueue(tx, { ...work, after: last }));
    else if (kind === 'canceled') errors.push(...(await this.waitlist.endAll(templeId, occurrenceId, why.reason)));
    else errors.push(...(await this.waitlist.tellAll(templeId, occurrenceId, { kind, reason: why.reason })));
    rethrowFirst(errors);
  }

  private async follows(
    tickets: TicketRow[],
    kind: DatesChanged['kind'],
    why: Pick<Work, 'reason' | 'requestedBy' | 'requestedById'>,
  ): Promise<void> {
    if (kind === 'canceled') return this.cancel(tickets, why);
    const [first] = tickets;
    if (!first) return;
    await this.database.transaction(async (tx) => {
      const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId: first.templeId, id: first.occurrenceId });
      // A later change has its own job.
      if (!isNews(date, kind)) return;
      for (const lead of holdersOf(tickets)) await this.notices.moved(tx, lead, date, kind, why.reason);
    });
  }

  /** An order that can't be refunded now, such as one under dispute, ends too: the office sees that its money is left. */
  private async cancel(tickets: TicketRow[], why: RefundWhy): Promise<void> {
    const end = (money: 'back' | 'kept') =>
      this.database.transaction((tx) => this.cancellations.cancelAll(tx, ACTOR, tickets, { ...why, money }));
    await end('back').catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return end('kept');
    });
  }

  private async enqueue(tx: EntityManager, work: Work): Promise<void> {
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: `${JOB}:${work.run}:${work.after}` });
  }
}

const IDS_AT_ONCE = 500;

/** The lines of tickets that have money left. */
async function linesLeft(manager: EntityManager, templeId: string, tickets: readonly TicketRow[]): Promise<OrderLine[]> {
  const lineIds = tickets.filter(({ amountCents }) => amountCents > 0).map(({ lineId }) => lineId);
  const left: OrderLine[] = [];
  for (let at = 0; at < lineIds.length; at += IDS_AT_ONCE) {
    const lines = await manager.findBy(OrderLine, { templeId, id: In(lineIds.slice(at, at + IDS_AT_ONCE)) });
    left.push(...lines.filter((line) => leftOf(line) > 0));
  }
  return left;
}

const sumOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, line) => sum + leftOf(line), 0);
