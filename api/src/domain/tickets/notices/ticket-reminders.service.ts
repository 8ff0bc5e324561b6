import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { keysetPage } from '../../../platform/database/keyset-page.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { oneByOne, rethrowFirst } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { nextOrders, ORDERS } from '../dates/date-orders.ts';
import { TicketRow } from '../ticket.entity.ts';
import { holdersOf } from '../ticket-cancellations.service.ts';
import { reminderOf } from './reminder-time.ts';
import { TicketNotices } from './ticket-notices.service.ts';

const JOB = 'ticket-reminders';
const EVERY_SECONDS = 300;
/** The morning before is never longer ago, also when clocks change. */
const AHEAD_MS = 2 * 86_400_000;
const DATES = 100;

interface Work {
  templeId: string;
  occurrenceId: string;
  /** The day people are reminded of: once the date is on another day, this is over. */
  day: string;
  /** Everything up to this order was done. */
  after: string;
}
type Due = Omit<Work, 'after'>;

/** Reminds everyone who has tickets for a date, once, from the morning before on. Who registers later has just read about it. */
@Injectable()
export class TicketReminders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notices: TicketNotices,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(JOB, EVERY_SECONDS, () => this.remindDue());
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Starts the reminders of each date whose morning before has come. A message's key keeps a date from being started twice. */
  async remindDue(now = new Date()): Promise<void> {
    const { reader } = this.database;
    let cursor: string | null = null;
    do {
      const page = await nextDates(reader, now, cursor);
      for (const due of await dueOf(reader, page.items, now)) await this.start(due);
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  private async start(due: Due): Promise<void> {
    const { reader } = this.database;
    const { templeId, occurrenceId } = due;
    if ((await this.outbox.statesOf(reader, [keyOf(due)])).size > 0) return;
    if (!(await reader.existsBy(TicketRow, { templeId, occurrenceId, status: 'valid' }))) return;
    await this.database.transaction((tx) => this.enqueue(tx, { ...due, after: '' }));
  }

  /** Works through the next orders, and leaves the rest to the next message. An order that fails stops no other, and is tried again. */
  private async work(work: Work): Promise<void> {
    const { reader } = this.database;
    const { templeId, occurrenceId, day, after } = work;
    const now = new Date();
    const date = await reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId, isShown: true, status: 'published' });
    const series = date && (await reader.findOneBy(EventSeriesRow, { templeId, id: date.eventId }));
    if (!series || date.startsAt <= now) return;
    const reminder = reminderOf(date.startsAt, series.timeZone);
    if (reminder.day !== day) return;
    const orders = await nextOrders(reader, work, after);
    const errors = await oneByOne(
      orders,
      (tickets) => this.remind(tickets, reminder),
      ([first], err) => this.logger.error({ orderId: first?.orderId, err }, 'an order’s holders couldn’t be reminded'),
    );
    const last = orders.at(-1)?.[0]?.orderId;
    if (last && orders.length === ORDERS) await this.database.transaction((tx) => this.enqueue(tx, { ...work, after: last }));
    rethrowFirst(errors);
  }

  private remind(tickets: readonly TicketRow[], { day, dueAt }: ReturnType<typeof reminderOf>): Promise<void> {
    return this.database.transaction(async (tx) => {
      for (const lead of holdersOf(tickets.filter(({ createdAt }) => createdAt < dueAt))) await this.notices.reminder(tx, lead, day);
    });
  }

  private async enqueue(tx: EntityManager, work: Work): Promise<void> {
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: keyOf(work) });
  }
}

const keyOf = ({ occurrenceId, day, after = '' }: Due & { after?: string }): string => `${JOB}:${occurrenceId}:${day}:${after}`;

/** Published dates that begin soon, by their start. */
function nextDates(reader: EntityManager, now: Date, cursor: string | null) {
  const query = reader.createQueryBuilder(EventOccurrenceRow, 'date').where({ isShown: true, status: 'published' });
  query.andWhere('date.startsAt > :now AND date.startsAt < :until', { now, until: new Date(now.getTime() + AHEAD_MS) });
  return keysetPage(query, { columns: ['startsAt', 'id'], direction: 'ASC' }, { limit: DATES, ...(cursor === null ? {} : { cursor }) });
}

async function dueOf(reader: EntityManager, dates: readonly EventOccurrenceRow[], now: Date): Promise<Due[]> {
  if (dates.length === 0) return [];
  const series = await reader
    .createQueryBuilder(EventSeriesRow, 'series')
    .select(['series.id AS id', 'series.timeZone AS timeZone'])
    .where({ templeId: In(dates.map(({ templeId }) => templeId)), id: In(dates.map(({ eventId }) => eventId)) })
    .getRawMany<{ id: string; timeZone: string }>();
  const zones = new Map(series.map(({ id, timeZone }) => [id, timeZone]));
  return dates.flatMap(({ templeId, id: occurrenceId, eventId, startsAt }) => {
    const zone = zones.get(eventId);
    const reminder = zone && reminderOf(startsAt, zone);
    return reminder && reminder.dueAt <= now ? [{ templeId, occurrenceId, day: reminder.day }] : [];
  });
}
