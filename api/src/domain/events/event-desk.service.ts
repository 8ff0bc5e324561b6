import { Injectable } from '@nestjs/common';
import type { BodyOf, EventDate, EventDetail, EventRow, EventStage, eventEndpoints, NextEvent, Page, QueryOf } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { found } from '../../platform/http/domain-error.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { EventPlanner, spanOf } from './event-planner.service.ts';
import { dateOf, detailOf } from './event-rows.ts';

/** Read from the index of titles; found one by one in their table, thousands of events take longer. */
const TITLED = "SELECT id FROM events titled WHERE titled.templeId = :templeId AND LOWER(titled.title) LIKE :search ESCAPE '!'";

/** What the office sees of its events. */
@Injectable()
export class EventDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly planner: EventPlanner,
  ) {}

  /** The temple's events, newest first. */
  async list(actor: Actor, { stage, search, ...page }: QueryOf<typeof eventEndpoints.list>, now = new Date()): Promise<Page<EventRow>> {
    const templeId = staffOf(actor).temple.id;
    const query = this.database.reader.createQueryBuilder(EventSeriesRow, 'event').where({ templeId });
    if (stage) inStage(query, stage);
    if (search) query.andWhere(`event.id IN (${TITLED})`, { templeId, search: containing(search) });
    const rows = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const ids = rows.items.map(({ id }) => id);
    const counts = await countsOf(this.database.reader, templeId, ids);
    const next = await nextOf(this.database.reader, { templeId, ids, now });
    return mapPage(rows, ({ id, title, summary, place, placeName, rule, isPublished }) => ({
      id,
      title,
      summary,
      place,
      placeName,
      rule,
      stage: stageOf(isPublished, counts.get(id)),
      dates: counts.get(id)?.dates ?? 0,
      nextAt: next.get(id)?.toISOString() ?? null,
    }));
  }

  /** One event with its dates. Throws `not-found`. */
  async one(actor: Actor, id: string): Promise<EventDetail> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    return detailOf(reader, found(await reader.findOneBy(EventSeriesRow, { templeId, id })));
  }

  /** The next dates that people can see. */
  async next(actor: Actor, limit: number): Promise<NextEvent[]> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const where = { templeId, isShown: true, startsAt: MoreThan(new Date()) };
    const rows = await reader.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: limit });
    const series = await reader.findBy(EventSeriesRow, { templeId, id: In(rows.map(({ eventId }) => eventId)) });
    return rows.map(({ id, eventId, startsAt, status }) => {
      const { title = '', timeZone = 'UTC' } = series.find((one) => one.id === eventId) ?? {};
      return { id, eventId, title, startsAt: startsAt.toISOString(), timeZone, status };
    });
  }

  /** One date as it is now. Throws `not-found`. */
  async date(actor: Actor, occurrenceId: string, now = new Date()): Promise<EventDate> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const row = found(await reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
    return dateOf(found(await reader.findOneBy(EventSeriesRow, { templeId, id: row.eventId })), row, now);
  }

  /** The dates that a rule gives. Throws `invalid-fields` for none or too many. */
  async preview(actor: Actor, body: BodyOf<typeof eventEndpoints.preview>): Promise<{ dates: string[] }> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    return { dates: this.planner.datesOf(temple, spanOf(body)) };
  }
}

/** How many dates an event has, and how many of them aren't canceled. */
interface DateCounts {
  dates: number;
  kept: number;
}

const stageOf = (isPublished: boolean, { kept }: DateCounts = { dates: 0, kept: 1 }): EventStage =>
  kept === 0 ? 'canceled' : isPublished ? 'published' : 'draft';

/** Narrows a list of events to those that `stageOf` says this of; each has a date. */
function inStage(query: SelectQueryBuilder<EventSeriesRow>, stage: EventStage): void {
  const isKept = `EXISTS (SELECT 1 FROM event_occurrences kept
    WHERE kept.templeId = event.templeId AND kept.eventId = event.id AND kept.status <> 'canceled')`;
  if (stage === 'canceled') query.andWhere(`NOT ${isKept}`);
  else query.andWhere({ isPublished: stage === 'published' }).andWhere(isKept);
}

async function countsOf(manager: EntityManager, templeId: string, ids: readonly string[]): Promise<Map<string, DateCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .select('date.eventId', 'eventId')
    .addSelect('COUNT(*)', 'dates')
    .addSelect("SUM(CASE WHEN date.status <> 'canceled' THEN 1 ELSE 0 END)", 'kept')
    .where({ templeId, eventId: In([...ids]) })
    .groupBy('date.eventId')
    .getRawMany<{ eventId: string; dates: number | string; kept: number | string }>();
  return new Map(rows.map(({ eventId, dates, kept }) => [eventId, { dates: toSafeInteger(dates), kept: toSafeInteger(kept) }]));
}

/** When the next date of each that takes place starts. */
async function nextOf(manager: EntityManager, { templeId, ids, now }: { templeId: string; ids: readonly string[]; now: Date }) {
  if (ids.length === 0) return new Map<string, Date>();
  const rows = await manager
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .where({ templeId, eventId: In([...ids]), status: In(['draft', 'published']) })
    .andWhere('date.startsAt > :now', { now })
    .orderBy('date.startsAt', 'DESC')
    .getMany();
  // The last one set is the earliest.
  return new Map(rows.map(({ eventId, startsAt }) => [eventId, startsAt]));
}
