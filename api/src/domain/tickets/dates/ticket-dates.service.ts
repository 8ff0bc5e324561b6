import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type StaffActor, systemActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { oneByOne, rethrowFirst } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import type { EventSeriesRow } from '../../events/event.entity.ts';
import { type DateFollower, type DatesChanged, EventDateFollowers } from '../../events/event-date-followers.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import type { PlaceNews } from '../../events/place-news.ts';
import type { RefundWhy } from '../../orders/refunds/refund-hold.ts';
import { assertWithinLimit, StaffRefundLimits } from '../../orders/refunds/staff-refund-limits.service.ts';
import { eventsWithLinksOnTickets } from '../links-on-tickets.ts';
import { TicketNotices } from '../notices/ticket-notices.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { backOrKept, holdersOf, TicketCancellations } from '../ticket-cancellations.service.ts';
import { lockPlacesOf } from '../ticket-places.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';
import { TicketWaitDates } from '../waits/ticket-wait-dates.service.ts';
import { endOffersAt } from '../waits/ticket-wait-rows.ts';
import { centsLeft } from './date-effects.ts';
import { currentNews, type DateNews } from './date-news.ts';
import { nextOrders, ORDERS } from './date-orders.ts';
import { keepWithWhoCame, ticketsEndingWith } from './kept-tickets.ts';
import { WAITING } from './told-of-dates.ts';

const JOB = 'event-date-tickets';
const ACTOR = systemActor('Canceled events');

/** What a date's job has to do, as it carries it from message to message. */
interface Work extends Required<Pick<RefundWhy, 'reason' | 'requestedBy' | 'requestedById'>>, Pick<RefundWhy, 'limitCents'> {
  templeId: string;
  occurrenceId: string;
  /** All of them, where several are canceled together. */
  occurrenceIds?: readonly string[];
  kind: DatesChanged['kind'];
  /** Where the date was and is, if that is new, and as which change. */
  places?: PlaceNews;
  sequence?: number;
  /** The only date had begun when it was canceled. */
  hasBegun?: true;
  run: string;
  /** Everything up to this order was done. */
  after: string;
}

type How = Pick<Work, 'reason' | 'requestedBy' | 'requestedById' | 'limitCents' | 'hasBegun'>;

/**
 * Tickets follow their dates. When dates are canceled, a resumable job refunds and notifies ticket holders order by order, with one message
 * for all dates of an order. Each order is one transaction and skips tickets that were canceled before.
 */
@Injectable()
export class TicketDates implements DateFollower, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly followers: EventDateFollowers,
    private readonly cancellations: TicketCancellations,
    private readonly waits: TicketWaitDates,
    private readonly notices: TicketNotices,
    private readonly limits: StaffRefundLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.followers.add(this);
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Throws `forbidden` where money would go back and the actor may not cancel tickets, and `amount-beyond-role`. */
  async follow(tx: EntityManager, { kind, rows, reason, places, staff, hasBegun, keeps }: DatesChanged): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const templeId = staff.temple.id;
    // A payment that is being settled either has its tickets now, or sees what became of the date.
    await lockPlacesOf(tx, templeId, ids);
    if (keeps) await keepWithWhoCame(tx, keeps, new Date());
    if (kind === 'canceled') await this.assertMay(tx, staff, ids);
    const { limitCents } = this.limits.of(staff, 'tickets:cancel');
    const why = { reason, requestedBy: staff.fullName, requestedById: staff.accountId, limitCents };
    const known = [];
    for (const row of rows) if (await this.isHeld(tx, row)) known.push(row);
    const [first] = known;
    if (!first) return;
    if (kind === 'canceled') {
      const all = { templeId, occurrenceId: first.id, occurrenceIds: known.map(({ id }) => id) };
      return this.enqueue(tx, { ...all, kind, run: newId(), after: '', ...why, ...(hasBegun ? { hasBegun } : {}) });
    }
    for (const row of known) {
      const change = { startsAt: row.startsAt, refundOpen: true };
      if (kind === 'moved' || kind === 'postponed') await tx.update(TicketRow, { templeId, occurrenceId: row.id, status: 'valid' }, change);
      if (kind === 'moved') await endOffersAt(tx, row);
      const news = places?.get(row.id);
      const where = news ? { places: news, sequence: row.sequence } : {};
      await this.enqueue(tx, { templeId, occurrenceId: row.id, kind, run: newId(), after: '', ...where, ...why });
    }
  }

  async held(manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<Set<string>> {
    const where = { templeId, occurrenceId: In([...occurrenceIds]) };
    const datesOf = (of: typeof TicketRow | typeof TicketWaitRow, statuses: readonly string[]) =>
      manager
        .createQueryBuilder(of, 'held')
        .select('DISTINCT held.occurrenceId', 'id')
        .where({ ...where, status: In([...statuses]) })
        .getRawMany<{ id: string }>();
    const held = [...(await datesOf(TicketRow, ['valid'])), ...(await datesOf(TicketWaitRow, WAITING))];
    return new Set(held.map(({ id }) => id));
  }

  keepsLinks(manager: EntityManager, series: readonly EventSeriesRow[]): Promise<Set<string>> {
    return eventsWithLinksOnTickets(manager, series);
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

  private async assertMay(tx: EntityManager, staff: StaffActor, occurrenceIds: readonly string[]): Promise<void> {
    const templeId = staff.temple.id;
    const refundCents = await centsLeft(tx, templeId, await ticketsEndingWith(tx, templeId, occurrenceIds));
    if (refundCents === 0) return;
    if (!staff.permissions.includes('tickets:cancel')) throw new DomainError('forbidden');
    await assertWithinLimit(tx, this.limits.of(staff, 'tickets:cancel'), refundCents);
  }

  private async isHeld(tx: EntityManager, { templeId, id: occurrenceId }: EventOccurrenceRow): Promise<boolean> {
    if (await tx.existsBy(TicketRow, { templeId, occurrenceId, status: 'valid', keptAt: IsNull() })) return true;
    return tx.existsBy(TicketWaitRow, { templeId, occurrenceId, status: In([...WAITING]) });
  }

  /** Works through the next orders, and leaves the rest to the next message. An order that fails stops no other, and is tried again. */
  private async work(work: Work): Promise<void> {
    const { templeId, occurrenceId, occurrenceIds = [occurrenceId], kind, run, after, places, sequence = 0, ...how } = work;
    const news: DateNews = { kind, reason: how.reason, ...(places ? { places, sequence } : {}) };
    const orders = await nextOrders(this.database.reader, work, after);
    const errors = await oneByOne(
      orders,
      (tickets) => this.follows(tickets, news, how),
      ([first], err) => this.logger.error({ orderId: first?.orderId, err }, 'an order’s tickets couldn’t follow their date'),
    );
    const last = orders.at(-1)?.[0]?.orderId;
    if (last && orders.length === ORDERS) await this.database.transaction((tx) => this.enqueue(tx, { ...work, after: last }));
    else if (kind === 'canceled') for (const id of occurrenceIds) errors.push(...(await this.waits.endAll(templeId, id, how)));
    else errors.push(...(await this.waits.tellAll(templeId, occurrenceId, news)));
    rethrowFirst(errors);
  }

  private async follows(tickets: TicketRow[], news: DateNews, how: How): Promise<void> {
    if (news.kind === 'canceled') return this.cancel(tickets, how);
    const [first] = tickets;
    if (!first) return;
    await this.database.transaction(async (tx) => {
      const date = await tx.findOneByOrFail(EventOccurrenceRow, { templeId: first.templeId, id: first.occurrenceId });
      // A later change has its own job.
      const current = await currentNews(tx, date, news);
      if (current) for (const lead of holdersOf(tickets)) await this.notices.changed(tx, lead, date, current);
    });
  }

  private async cancel(tickets: TicketRow[], how: How): Promise<void> {
    await backOrKept((money) => this.database.transaction((tx) => this.cancellations.cancelAll(tx, ACTOR, tickets, { ...how, money })));
  }

  private async enqueue(tx: EntityManager, work: Work): Promise<void> {
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: `${JOB}:${work.run}:${work.after}` });
  }
}
