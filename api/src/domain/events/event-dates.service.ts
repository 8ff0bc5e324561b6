import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BodyOf,
  canMove,
  EVENT_DATE_TRANSITIONS,
  EVENT_SPAN_DAYS,
  type EventDetail,
  type EventScope,
  eventNoun,
  type eventOccurrenceEndpoints,
  messagesOf,
} from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Audit } from '../audit/audit.ts';
import { ResourceUses } from '../resources/resource-uses.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { EventSeriesRow } from './event.entity.ts';
import { EventDateFollowers } from './event-date-followers.ts';
import { EventNotices } from './event-notices.service.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { detailOf, isOpen, isRunning, lockSeries, rowsOf } from './event-rows.ts';
import { timesOf } from './event-times.ts';
import { resourceOf, useOfDate } from './event-uses.ts';
import { placeNews } from './place-news.ts';
import { newsOf } from './series-change.ts';

type DateBody = BodyOf<typeof eventOccurrenceEndpoints.change>;

const say = messagesOf(eventNoun);
const COMPLETE_SECONDS = 600;

/** What becomes of single dates: another time, canceled, postponed, over. */
@Injectable()
export class EventDates implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly notices: EventNotices,
    private readonly followers: EventDateFollowers,
    private readonly uses: ResourceUses,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('event-completion', COMPLETE_SECONDS, () => this.completeDue());
  }

  /**
   * Changes one date; a postponed one is published again. Throws `event-date-refused` once it is canceled or over, `event-date-taken` where
   * the event has another date, `resource-taken` where something else has the hall then, `resource-closed` and `resource-retired`, and
   * `invalid-fields` for a time that has passed or is more than two years away.
   */
  async change(actor: Actor, occurrenceId: string, body: DateBody): Promise<EventDetail> {
    return this.onDate(actor, occurrenceId, async ({ tx, staff, series, rows, row, now }) => {
      const { date, time, durationMinutes, placeName, note, resourceId = row.own.resourceId } = body;
      const times = timesOf({ date, time, durationMinutes: durationMinutes ?? series.durationMinutes, timeZone: series.timeZone });
      if (times.startsAt <= now) throw fieldError('date', say('event.start-passed'));
      if (date > daysAfter(dateAt(now.getTime(), series.timeZone), EVENT_SPAN_DAYS)) throw fieldError('date', say('event.end-too-far'));
      if (rows.some((other) => other !== row && other.status !== 'canceled' && other.startsAt.getTime() === times.startsAt.getTime()))
        throw new DomainError('event-date-taken');
      const isElsewhen = times.startsAt.getTime() !== row.startsAt.getTime();
      const isMoved = isElsewhen || times.endsAt.getTime() !== row.endsAt.getTime();
      const hall = resourceId === undefined ? {} : { resourceId };
      const isBack = row.status === 'postponed';
      const told = newsOf(row, isMoved || isBack, now);
      const own = { durationMinutes, placeName, note, isMoved: row.own.isMoved || isElsewhen, ...told, ...hall };
      const hasChanged = row.isShown && (isMoved || isBack || placeName !== row.own.placeName);
      const state = isBack ? { status: 'published' as const, reason: '' } : {};
      const after = { ...times, ...state, own, sequence: row.sequence + (hasChanged ? 1 : 0), changedAt: now };
      await tx.update(EventOccurrenceRow, keyOf(row), after);
      const placed = { ...row, ...after };
      // A date that stays where it is can get another note, although its hall is in use twice.
      const stays = !isMoved && !isBack && resourceOf(series, placed) === resourceOf(series, row);
      await this.uses.follow(tx, useOfDate(series, placed), stays ? 'keep' : 'refuse', now, staff);
      const news = placeNews([row, series], [placed, series]);
      const places = new Map(news ? [[row.id, news]] : []);
      if (row.isShown && (isMoved || isBack || news)) {
        const kind = isMoved || isBack ? 'moved' : 'placed';
        await this.notices[kind](tx, await this.temples.of(tx, row.templeId), series, [placed], places);
        await this.followers.follow(tx, { kind, rows: [placed], reason: '', places, staff });
      }
      const before = { ...factsOf(row), resourceId: resourceOf(series, row) };
      await this.record(tx, staff, 'event-occurrence.changed', row, { before, after: body });
    });
  }

  /**
   * Cancels one date, it and the following ones, or all to come; people who follow the temple are notified once. One that has begun can be
   * canceled until its end; `whoCame` says whether those who were checked in there get a refund, too.
   */
  cancel(
    actor: Actor,
    occurrenceId: string,
    { reason, scope, whoCame }: BodyOf<typeof eventOccurrenceEndpoints.cancel>,
  ): Promise<EventDetail> {
    const cancelDates = async ({ tx, staff, series, rows, row, now }: LockedDate): Promise<void> => {
      const canceled = canceledWith(rows, row, scope, now);
      for (const each of canceled) {
        const after = { status: 'canceled' as const, reason, sequence: each.sequence + 1, changedAt: now };
        await tx.update(EventOccurrenceRow, keyOf(each), after);
        await this.uses.follow(tx, useOfDate(series, { ...each, ...after }), 'keep', now);
      }
      const shown = canceled.filter(({ isShown }) => isShown);
      const hasBegun = canceled.length === 1 && isRunning(row, now);
      await this.notices.ended(tx, 'canceled', { temple: await this.temples.of(tx, row.templeId), series, rows: shown, reason, hasBegun });
      const keeps = whoCame === 'kept' && isRunning(row, now) ? row : undefined;
      await this.followers.follow(tx, { kind: 'canceled', rows: canceled, reason, staff, hasBegun, ...(keeps ? { keeps } : {}) });
      await this.record(tx, staff, 'event-occurrence.canceled', row, {
        after: { reason, dates: canceled.map(({ onDate }) => onDate), ...(keeps ? { whoCame } : {}) },
      });
    };
    return this.onDate(actor, occurrenceId, cancelDates, isRunning);
  }

  /** Postpones one date that people know of. Throws `event-date-refused` for any other. */
  postpone(actor: Actor, occurrenceId: string, { reason }: BodyOf<typeof eventOccurrenceEndpoints.postpone>): Promise<EventDetail> {
    return this.onDate(actor, occurrenceId, async ({ tx, staff, series, row, now }) => {
      if (!canMove(EVENT_DATE_TRANSITIONS, row.status, 'postponed')) throw new DomainError('event-date-refused');
      const own = { ...row.own, ...newsOf(row, true, now) };
      const after = { status: 'postponed' as const, reason, own, sequence: row.sequence + 1, changedAt: now };
      await tx.update(EventOccurrenceRow, keyOf(row), after);
      await this.uses.follow(tx, useOfDate(series, { ...row, ...after }), 'keep', now);
      await this.notices.ended(tx, 'postponed', { temple: await this.temples.of(tx, row.templeId), series, rows: [row], reason });
      await this.followers.follow(tx, { kind: 'postponed', rows: [{ ...row, ...after }], reason, staff });
      await this.record(tx, staff, 'event-occurrence.postponed', row, { after: { reason } });
    });
  }

  /** Completes the published dates that have ended. */
  async completeDue(now = new Date()): Promise<void> {
    const done = 'UPDATE event_occurrences SET status = ? WHERE status = ? AND endsAt <= ?';
    await this.database.transaction((tx) => execute(tx, done, ['completed', 'published', now]));
  }

  /** Works on a date to come, or that is `also` allowed, with its series locked. Throws `not-found` and why it can't be changed so. */
  private async onDate(
    actor: Actor,
    occurrenceId: string,
    work: (date: LockedDate) => Promise<void>,
    also: (row: EventOccurrenceRow, now: Date) => boolean = () => false,
  ): Promise<EventDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const now = new Date();
    const { eventId } = found(await this.database.reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
    return this.database.transaction(async (tx) => {
      const series = await lockSeries(tx, templeId, eventId, now);
      const rows = await rowsOf(tx, series);
      const row = rows.find(({ id }) => id === occurrenceId);
      if (!row || !(isOpen(row, now) || also(row, now))) throw new DomainError(refusalOf(row, now));
      await work({ tx, staff, series, rows, row, now });
      return detailOf(tx, series, now);
    });
  }

  private async record(
    tx: EntityManager,
    actor: StaffActor,
    action: 'event-occurrence.changed' | 'event-occurrence.canceled' | 'event-occurrence.postponed',
    { templeId, id }: EventOccurrenceRow,
    change: { before?: object; after: object },
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'event-occurrence', id }, ...change });
  }
}

interface LockedDate {
  tx: EntityManager;
  staff: StaffActor;
  series: EventSeriesRow;
  rows: EventOccurrenceRow[];
  row: EventOccurrenceRow;
  now: Date;
}

const keyOf = ({ templeId, id }: EventOccurrenceRow) => ({ templeId, id });
const factsOf = ({ onDate, atTime, own: { durationMinutes, placeName, note } }: EventOccurrenceRow) => ({
  date: onDate,
  time: atTime,
  durationMinutes,
  placeName,
  note,
});

/** Why a date can't be changed any more. */
function refusalOf(row: EventOccurrenceRow | undefined, now: Date): 'event-date-begun' | 'event-date-over' | 'event-date-refused' {
  if (row && isRunning(row, now)) return 'event-date-begun';
  return row && row.endsAt <= now ? 'event-date-over' : 'event-date-refused';
}

/** The dates that are canceled with one of them: those to come in its scope, and itself also while it goes on. */
export const canceledWith = (
  rows: readonly EventOccurrenceRow[],
  row: EventOccurrenceRow,
  scope: EventScope,
  now: Date,
): EventOccurrenceRow[] =>
  rows.filter((each) =>
    each.id === row.id
      ? isOpen(each, now) || isRunning(each, now)
      : isOpen(each, now) && (scope === 'all' || (scope === 'following' && each.startsAt > row.startsAt)),
  );
