import { Injectable } from '@nestjs/common';
import { type BodyOf, type EventDetail, type eventEndpoints, eventNoun, messagesOf, SERIES_CHANGED_REASON } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { ResourceUses, type UseOf } from '../resources/resource-uses.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventDateFollowers } from './event-date-followers.ts';
import { EventNotices } from './event-notices.service.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { EventPlanner, spanOf } from './event-planner.service.ts';
import { detailOf, factsOf, lockSeries, rowsOf } from './event-rows.ts';
import { useOfDate } from './event-uses.ts';
import type { MatchedDates } from './match-dates.ts';
import { type PlacesNews, placeNews } from './place-news.ts';
import { applyChange, movedBy, newDate, planChange } from './series-change.ts';
import { cutAt, type SeriesCut } from './series-cut.ts';

type EventBody = BodyOf<typeof eventEndpoints.create>;
type ChangeBody = BodyOf<typeof eventEndpoints.change>;

const say = messagesOf(eventNoun);

/** Creates, changes, splits and publishes series. */
@Injectable()
export class EventSeries {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly planner: EventPlanner,
    private readonly notices: EventNotices,
    private readonly followers: EventDateFollowers,
    private readonly uses: ResourceUses,
    private readonly audit: Audit,
  ) {}

  /** Creates a draft with its dates. Throws `invalid-fields` for a rule without dates, too many of them, or a start that has passed. */
  async create(actor: Actor, body: EventBody): Promise<EventDetail> {
    const staff = staffOf(actor);
    const now = new Date();
    const temple = await this.temples.byId(staff.temple.id);
    const series = seriesRow(temple, body, now);
    const rows = this.planner.datesOf(temple, series).map((date) => newDate(series, date, now));
    if (rows.some(({ startsAt }) => startsAt <= now))
      throw fieldError(series.rule.kind === 'dates' ? 'rule.dates' : 'startsOn', say('event.start-passed'));
    return this.database.transaction(async (tx) => {
      await insertRow(tx, EventSeriesRow, series);
      await insertRows(tx, EventOccurrenceRow, rows);
      await this.uses.followAll(
        tx,
        rows.map((row) => useOfDate(series, row)),
        now,
        staff,
      );
      await this.record(tx, staff, 'event.created', series.id, { after: factsOf(series) });
      return detailOf(tx, series, now);
    });
  }

  /**
   * Changes all dates to come, or with `from` those from one on: the series is split there. Dates keep their ids. Throws `not-found`,
   * `event-date-begun`, `event-date-over`, `event-over` if no date is to come, and `event-change-cancels` where a date that people have tickets
   * for or wait for would go and isn't among those the office has said so of (`cancels`).
   */
  async change(actor: Actor, eventId: string, { from, cancels, ...body }: ChangeBody): Promise<EventDetail> {
    const staff = staffOf(actor);
    const now = new Date();
    const temple = await this.temples.byId(staff.temple.id);
    const planned = this.planner.datesOf(temple, spanOf(body));
    return this.database.transaction(async (tx) => {
      const before = await lockSeries(tx, temple.id, eventId, now);
      const cut = cutAt(await rowsOf(tx, before), from ?? null, now);
      const series = cut.startsAfter ? await this.split(tx, before, cut, now) : before;
      const after = { ...series, ...columns(body), updatedAt: now };
      await tx.update(EventSeriesRow, { templeId: temple.id, id: after.id }, { ...columns(body), updatedAt: now });
      const change = { before, after, rows: cut.rows, planned: planned.filter((date) => date > cut.startsAfter), now };
      const plan = planChange(change);
      await this.assertSeen(tx, temple.id, plan.gone, cancels);
      const changed = await applyChange(tx, plan, change);
      await this.followDates(tx, staff, after, cut.rows, now);
      const places = placesOf(plan.kept, before, after);
      if (after.isPublished) await this.follow(tx, staff, temple, after, changed, places);
      const action = after.id === before.id ? 'event.changed' : 'event.split';
      await this.record(tx, staff, action, after.id, { before: factsOf(before), after: factsOf(after) });
      return detailOf(tx, after, now);
    });
  }

  /** The dates with tickets or a waitlist that a change would cancel, and give another time or place, without making it. Throws what the change does. */
  async heldBy(actor: Actor, eventId: string, { from, cancels: _, ...body }: ChangeBody): Promise<HeldDates> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const now = new Date();
    const { reader } = this.database;
    const before = found(await reader.findOneBy(EventSeriesRow, { templeId: temple.id, id: eventId }));
    const { rows, startsAfter } = cutAt(await rowsOf(reader, before), from ?? null, now);
    const planned = this.planner.datesOf(temple, spanOf(body)).filter((date) => date > startsAfter);
    const change = { before, after: { ...before, ...columns(body) }, rows, planned, now };
    const plan = planChange(change);
    const moved = before.isPublished ? movedBy(plan, change) : [];
    const places = before.isPublished ? placesOf(plan.kept, before, change.after) : new Map();
    const placed = plan.kept
      .map(({ row }) => row)
      .filter((row) => row.status === 'published' && places.has(row.id) && !moved.includes(row));
    const held = await this.followers.held(reader, temple.id, idsOf([...plan.gone, ...moved, ...placed]));
    const heldOf = (dates: readonly EventOccurrenceRow[]) => dates.filter(({ id }) => held.has(id));
    return { gone: heldOf(plan.gone), moved: heldOf(moved), placed: heldOf(placed) };
  }

  /** Shows an event with its dates to come to everyone; a published one stays as it is. Throws `not-found` and `event-over`. */
  publish(actor: Actor, eventId: string): Promise<EventDetail> {
    const staff = staffOf(actor);
    const now = new Date();
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const series = await lockSeries(tx, templeId, eventId, now);
      if (series.isPublished) return detailOf(tx, series, now);
      const drafts = { templeId, eventId, status: 'draft' as const, startsAt: MoreThan(now) };
      const { affected } = await tx.update(EventOccurrenceRow, drafts, { status: 'published', isShown: true, changedAt: now });
      if (!affected) throw new DomainError('event-over');
      await tx.update(EventSeriesRow, { templeId, id: eventId }, { isPublished: true });
      await this.record(tx, staff, 'event.published', eventId, {});
      return detailOf(tx, { ...series, isPublished: true }, now);
    });
  }

  /** Those who know of dates hear what became of them: another time or place, or, where the series no longer has one, that it is canceled. */
  private async follow(
    tx: EntityManager,
    staff: StaffActor,
    temple: Temple,
    series: EventSeriesRow,
    changed: readonly EventOccurrenceRow[],
    places: PlacesNews,
  ): Promise<void> {
    const isElsewhen = new Set(idsOf(changed));
    const ids = [...new Set([...isElsewhen, ...places.keys()])];
    const rows = await tx.find(EventOccurrenceRow, { where: { templeId: temple.id, id: In(ids) }, order: { startsAt: 'ASC', id: 'ASC' } });
    const canceled = rows.filter(({ status }) => status === 'canceled');
    const moved = rows.filter((row) => !canceled.includes(row) && isElsewhen.has(row.id));
    await this.notices.moved(tx, temple, series, moved, places);
    await this.followers.follow(tx, { kind: 'moved', rows: moved, reason: '', places, staff });
    const placed = rows.filter(({ id, status }) => status === 'published' && !isElsewhen.has(id));
    await this.notices.placed(tx, temple, series, placed, places);
    await this.followers.follow(tx, { kind: 'placed', rows: placed, reason: '', places, staff });
    await this.notices.ended(tx, 'canceled', { temple, series, rows: canceled, reason: SERIES_CHANGED_REASON });
    await this.followers.follow(tx, { kind: 'canceled', rows: canceled, reason: SERIES_CHANGED_REASON, staff });
  }

  /** The halls of a changed series: dates that are gone leave theirs first. */
  private async followDates(
    tx: EntityManager,
    staff: StaffActor,
    series: EventSeriesRow,
    before: readonly EventOccurrenceRow[],
    now: Date,
  ): Promise<void> {
    const rows = await rowsOf(tx, series);
    const gone = before
      .filter((row) => !rows.some(({ id }) => id === row.id))
      .map((row) => ({ ...useOfDate(series, row), resourceId: null }));
    const ahead = rows.filter(({ startsAt }) => startsAt > now).map((row) => useOfDate(series, row));
    await this.uses.followAll(tx, [...gone, ...ahead.filter(isFree), ...ahead.filter((use) => !isFree(use))], now, staff);
  }

  /** Throws `event-change-cancels` for a date that people hold something for, unless the office has seen that it goes. */
  private async assertSeen(
    tx: EntityManager,
    templeId: string,
    gone: readonly EventOccurrenceRow[],
    seen: readonly string[],
  ): Promise<void> {
    const held = await this.followers.held(tx, templeId, idsOf(gone));
    if ([...held].some((id) => !seen.includes(id))) throw new DomainError('event-change-cancels');
  }

  /** Makes the dates from a cut on a series of their own. */
  private async split(tx: EntityManager, series: EventSeriesRow, { rows, endsOn }: SeriesCut, now: Date): Promise<EventSeriesRow> {
    const { templeId, id: eventId } = series;
    const later = { ...series, id: newId(), splitFrom: eventId, saleId: series.saleId ?? eventId, createdAt: now };
    await insertRow(tx, EventSeriesRow, later);
    await tx.update(EventOccurrenceRow, { templeId, eventId, id: In(idsOf(rows)) }, { eventId: later.id });
    await tx.update(EventSeriesRow, { templeId, id: eventId }, { endsOn, count: null });
    return later;
  }

  private async record(
    tx: EntityManager,
    actor: StaffActor,
    action: 'event.created' | 'event.changed' | 'event.split' | 'event.published',
    id: string,
    change: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'event', id }, ...change });
  }
}

/** Dates that people have tickets for or wait for, by what a change makes of them. */
interface HeldDates {
  gone: EventOccurrenceRow[];
  moved: EventOccurrenceRow[];
  placed: EventOccurrenceRow[];
}

/** Which dates that people see are somewhere else with a changed series. */
function placesOf(kept: MatchedDates['kept'], before: EventSeriesRow, after: EventSeriesRow): PlacesNews {
  const news = kept.filter(({ row }) => row.isShown).map(({ row }) => [row.id, placeNews([row, before], [row, after])] as const);
  return new Map(news.flatMap(([id, places]) => (places ? [[id, places]] : [])));
}

const isFree = ({ resourceId }: UseOf): boolean => resourceId === null;

const idsOf = (rows: readonly EventOccurrenceRow[]): string[] => rows.map(({ id }) => id);
const columns = (body: EventBody) => factsOf({ ...body, ...spanOf(body) });

const seriesRow = (temple: Temple, body: EventBody, at: Date): EventSeriesRow => ({
  templeId: temple.id,
  id: newId(),
  ...columns(body),
  timeZone: temple.timeZone,
  splitFrom: null,
  saleId: null,
  isPublished: false,
  createdAt: at,
  updatedAt: at,
});
