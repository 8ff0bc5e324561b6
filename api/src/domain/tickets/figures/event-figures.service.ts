import { Injectable } from '@nestjs/common';
import {
  type EventDateFigures,
  type EventSummary,
  type eventFigureEndpoints,
  type Language,
  type Page,
  type QueryOf,
  saidIn,
  type Wording,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { stringify } from 'csv-stringify/sync';
import { In, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { keysetPage } from '../../../platform/database/keyset-page.ts';
import { containing } from '../../../platform/database/like.ts';
import { csvOptions } from '../../../platform/documents/csv.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { figuresOf } from './event-figures.ts';
import { firstDay, summaryOf } from './event-summary.ts';

type ExportQuery = QueryOf<typeof eventFigureEndpoints.csv>;

const COLUMNS: Wording<readonly string[]> = {
  en: ['Event', 'Date', 'Status', 'Places', 'Registered', 'Received', 'Came', 'Waiting', 'To approve'],
  hi: ['कार्यक्रम', 'तारीख', 'स्थिति', 'स्थान', 'पंजीकृत', 'मिला', 'आए', 'प्रतीक्षा में', 'स्वीकृति बाकी'],
};

/** What events came to: registrations, money and arrivals of their dates. Reads kept counts, whatever the number of registrations. */
@Injectable()
export class EventFigures {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** Dates that people can see or could, the next ones or the past ones first. */
  async dates(actor: Actor, query: QueryOf<typeof eventFigureEndpoints.dates>, now = new Date()): Promise<Page<EventDateFigures>> {
    const { cursor, limit, ...filters } = query;
    const templeId = staffOf(actor).temple.id;
    const page = { limit, ...(cursor === undefined ? {} : { cursor }) };
    const rows = await keysetPage(await this.filtered(templeId, filters, now), orderOf(filters), page);
    return { items: await figuresOf(this.database.reader, templeId, rows.items), nextCursor: rows.nextCursor };
  }

  /** The same as CSV, its headers in `language`. */
  async csv(actor: Actor, query: ExportQuery, language: Language, now = new Date()): Promise<string> {
    const templeId = staffOf(actor).temple.id;
    const { direction } = orderOf(query);
    const dates = (await this.filtered(templeId, query, now)).orderBy({ 'date.startsAt': direction, 'date.id': direction });
    const figures = await figuresOf(this.database.reader, templeId, await dates.getMany());
    const rows = figures.map((date) => [
      ...[date.title, dateAt(Date.parse(date.startsAt), date.timeZone), date.status, date.capacity ?? '', date.sold],
      ...[(date.receivedCents / 100).toFixed(2), date.arrived ?? '', date.waiting, date.toApprove],
    ]);
    return stringify(rows, csvOptions(saidIn(COLUMNS, language)));
  }

  /** The temple's events at a glance, from the dates of the last year and all to come. */
  async summary(actor: Actor, now = new Date()): Promise<EventSummary> {
    const { id: templeId, timeZone } = await this.temples.byId(staffOf(actor).temple.id);
    const startsAt = MoreThanOrEqual(new Date(instantOf(firstDay(timeZone, now), '00:00', timeZone)));
    const where = { templeId, isShown: true, startsAt };
    const rows = await this.database.reader.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    return summaryOf(await figuresOf(this.database.reader, templeId, rows), timeZone, now);
  }

  private async filtered(templeId: string, filters: ExportQuery, now: Date): Promise<SelectQueryBuilder<EventOccurrenceRow>> {
    const { when, eventId, search, from, to } = filters;
    const { reader } = this.database;
    const dates = reader.createQueryBuilder(EventOccurrenceRow, 'date').where({ templeId, isShown: true });
    dates.andWhere(`date.startsAt ${when === 'past' ? '<=' : '>'} :now`, { now });
    if (eventId) dates.andWhere({ eventId });
    if (search) dates.andWhere({ eventId: In(await this.named(templeId, search)) });
    if (from || to) {
      const { timeZone } = await this.temples.byId(templeId);
      if (from) dates.andWhere('date.startsAt >= :from', { from: new Date(instantOf(from, '00:00', timeZone)) });
      if (to) dates.andWhere('date.startsAt < :until', { until: new Date(instantOf(daysAfter(to, 1), '00:00', timeZone)) });
    }
    return dates;
  }

  private async named(templeId: string, search: string): Promise<string[]> {
    const events = this.database.reader.createQueryBuilder(EventSeriesRow, 'event').where({ templeId });
    const found = await events.andWhere("LOWER(event.title) LIKE :search ESCAPE '!'", { search: containing(search) }).getMany();
    return found.map(({ id }) => id);
  }
}

const orderOf = ({ when }: ExportQuery) => ({ columns: ['startsAt', 'id'], direction: when === 'past' ? 'DESC' : 'ASC' }) as const;
