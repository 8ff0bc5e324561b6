import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { eventPagePath } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { oneByOne, rethrowFirst } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { nextOrders, ORDERS } from '../tickets/dates/date-orders.ts';
import type { TicketRow } from '../tickets/ticket.entity.ts';
import { holdersOf } from '../tickets/ticket-cancellations.service.ts';
import { endedDates, factsOfDate, isOn, nextDate, type ThanksFacts } from './thanks-dates.ts';
import { type Thanks, thanksNotifications } from './thanks-notifications.ts';
import { ThanksSentRow } from './thanks-sent.entity.ts';
import { THANKS_WITHIN_MS, thanksAt } from './thanks-time.ts';
import { peopleToThank, presentAmong } from './who-came.ts';

const JOB = 'event-thanks';
const EVERY_SECONDS = 300;

interface Work {
  templeId: string;
  occurrenceId: string;
  /** Everything up to this order was done. */
  after: string;
}
interface Letter {
  params: Thanks;
  path: string;
  key: string;
  usefulUntil: Date;
}

/** Thanks everyone who was at a date, once, the morning after. */
@Injectable()
export class EventThanksSender implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(JOB, EVERY_SECONDS, () => this.thankDue());
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Starts the thanks of each date whose morning after has come. */
  async thankDue(now = new Date()): Promise<void> {
    const { reader } = this.database;
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof endedDates>> = await endedDates(reader, now, cursor);
      for (const facts of page.facts) if (isDue(facts, now)) await this.start(facts, now);
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  /** The date's own row keeps it from being started twice. Where nobody came who can be written to, the next round looks again. */
  private async start({ date: { templeId, id: occurrenceId } }: ThanksFacts, sentAt: Date): Promise<void> {
    const people = await peopleToThank(this.database.reader, { templeId, occurrenceId });
    if (people === 0 || (await this.temples.byId(templeId)).status !== 'approved') return;
    await this.database.transaction(async (tx) => {
      const isFirst = await insertOnce(tx, ThanksSentRow, { templeId, id: occurrenceId, people, sentAt });
      if (isFirst) await this.enqueue(tx, { templeId, occurrenceId, after: '' });
    });
  }

  /** Works through the next orders, and leaves the rest to the next message. An order that fails stops no other, and is tried again. */
  private async work(work: Work): Promise<void> {
    const { reader } = this.database;
    const now = new Date();
    const facts = await factsOfDate(reader, work.templeId, work.occurrenceId);
    if (!facts || !isOn(facts.thanks, facts.series) || isTooLate(facts, now)) return;
    const letter = await this.letterOf(facts, now);
    const orders = await nextOrders(reader, work, work.after);
    const came = await presentAmong(reader, work, orders.flat());
    const errors = await oneByOne(
      orders,
      (tickets) =>
        this.thank(
          tickets.filter(({ id }) => came.has(id)),
          letter,
        ),
      ([first], err) => this.logger.error({ orderId: first?.orderId, err }, 'an order’s holders couldn’t be thanked'),
    );
    const last = orders.at(-1)?.[0]?.orderId;
    if (last && orders.length === ORDERS) await this.database.transaction((tx) => this.enqueue(tx, { ...work, after: last }));
    rethrowFirst(errors);
  }

  private async letterOf(facts: ThanksFacts, now: Date): Promise<Letter> {
    const { date, series, thanks } = facts;
    const { name: temple, slug } = await this.temples.byId(date.templeId);
    const next = await nextDate(this.database.reader, facts, now);
    const { title: event, timeZone } = series;
    const said = { text: thanks?.text ?? '', wording: thanks?.wording ?? {} };
    return {
      params: { event, temple, timeZone, ...said, next: next?.startsAt.toISOString() ?? null },
      path: next ? eventPagePath(slug, next.id) : `/temples/${slug}/events`,
      key: date.id,
      usefulUntil: lastMoment(date),
    };
  }

  /** One message to each account or address, however many tickets it has. */
  private thank(tickets: readonly TicketRow[], letter: Letter): Promise<void> {
    return this.database.transaction(async (tx) => {
      for (const { templeId, accountId, email, name, bookedBy } of holdersOf(tickets)) {
        const kind = thanksNotifications.kinds.sent;
        if (accountId) await this.notifications.notify(tx, kind, { concerned: { accountId, templeId }, ...letter });
        else if (email) await this.notifications.notifyAddress(tx, kind, { to: { email, fullName: name || bookedBy }, ...letter });
      }
    });
  }

  private async enqueue(tx: EntityManager, work: Work): Promise<void> {
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: `${JOB}:${work.occurrenceId}:${work.after}` });
  }
}

const lastMoment = ({ endsAt }: ThanksFacts['date']): Date => new Date(endsAt.getTime() + THANKS_WITHIN_MS);
const isTooLate = ({ date }: ThanksFacts, now: Date): boolean => lastMoment(date) <= now;
const isDue = ({ date, series, thanks }: ThanksFacts, now: Date): boolean =>
  isOn(thanks, series) && thanksAt(date.endsAt, series.timeZone) <= now;
