import { Injectable } from '@nestjs/common';
import {
  type EventCard,
  type EventPage,
  eventNoun,
  messagesOf,
  type Page,
  type publicEventEndpoints,
  type QueryOf,
  type ShownStatus,
} from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager, In, MoreThan } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, type PageQuery } from '../../platform/database/keyset-page.ts';
import { localInstant } from '../../platform/documents/words.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { milesBetween } from '../temples/miles-between.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { zipCode } from '../temples/zip-codes.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventDateFollowers } from './event-date-followers.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { datesInSpan, firstOfSeries, partsOf, takesPlace, wholeOf } from './first-of-series.ts';
import { type PublicDate, publicCard, publicPage } from './public-views.ts';

const say = messagesOf(eventNoun);
const DEFAULT_MILES = 50;
/** What a subscribed calendar has. */
const FEED_BACK_MS = 31 * 86_400_000;
const FEED_AHEAD_MS = 366 * 86_400_000;
const FEED_MAX = 1_000;
/** Civil dates across the country; each date's own zone decides on the page. */
const ZONE = 'America/New_York';

type FindQuery = QueryOf<typeof publicEventEndpoints.find>;

/** Events as everyone finds them. */
@Injectable()
export class PublicEvents {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly saved: SavedTemplesService,
    private readonly followers: EventDateFollowers,
  ) {}

  /** Dates to come by time: at one temple, near a ZIP code, or everywhere. Throws `invalid-fields` for an unknown ZIP code. */
  async find({ temple: slug, zip, miles = DEFAULT_MILES, from, to, ...page }: FindQuery): Promise<Page<EventCard>> {
    if (slug) {
      const temple = await this.temples.approvedBySlug(slug);
      return this.at([temple], { from, to, page });
    }
    const place = zip ? zipCode(zip.slice(0, 5)) : null;
    if (zip && !place) throw fieldError('zip', say('event.zip-unknown'));
    const approved = await this.temples.everyApproved();
    const near = place ? approved.filter((temple) => milesBetween(place, temple) <= miles) : approved;
    const cards = await this.at(near, { from, to, page });
    if (!place) return cards;
    const away = new Map(near.map((temple) => [temple.slug, Math.round(milesBetween(place, temple))]));
    return { ...cards, items: cards.items.map((card) => ({ ...card, miles: away.get(card.temple.slug) ?? null })) };
  }

  /** Dates to come at the temples a devotee saved. */
  async mine(actor: Actor, page: PageQuery): Promise<Page<EventCard>> {
    const saved = (await this.saved.list(actor)).filter(({ isSuspended }) => !isSuspended);
    const temples = await this.temples.shownByIds(
      this.database.reader,
      saved.map(({ id }) => id),
    );
    return this.at(temples, { page });
  }

  /** One date, also after it. Throws `not-found` for a draft, and where the temple isn't approved. */
  async page(slug: string, occurrenceId: string): Promise<EventPage> {
    const date = await this.shown(slug, occurrenceId);
    return publicPage(date, await this.others(date));
  }

  /** A date that people can see, with its series and temple. Throws `not-found`. */
  async shown(slug: string, id: string): Promise<PublicDate> {
    const { reader } = this.database;
    const temple = await this.temples.approvedBySlug(slug);
    const row = found(await reader.findOneBy(EventOccurrenceRow, { templeId: temple.id, id, isShown: true }));
    const series = found(await reader.findOneBy(EventSeriesRow, { templeId: temple.id, id: row.eventId }));
    const kept = await this.followers.keepsLinks(reader, [series]);
    return { row, temple, ...forEveryone(series, kept) };
  }

  /** A temple's dates that people can see, from a month ago to a year ahead. Throws `not-found`. */
  async feedOf(slug: string, now = new Date()): Promise<{ temple: Temple; dates: PublicDate[] }> {
    const { reader } = this.database;
    const temple = await this.temples.approvedBySlug(slug);
    const span = Between(new Date(now.getTime() - FEED_BACK_MS), new Date(now.getTime() + FEED_AHEAD_MS));
    const where = { templeId: temple.id, isShown: true, startsAt: span };
    const rows = await reader.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: FEED_MAX });
    const all = await seriesOf(reader, rows);
    const kept = await this.followers.keepsLinks(reader, [...all.values()]);
    const dates = rows.flatMap((row) => {
      const series = all.get(row.eventId);
      return series ? [{ row, temple, ...forEveryone(series, kept) }] : [];
    });
    return { temple, dates };
  }

  /** All dates of a series that people can see. */
  datesOf({ series: { templeId, id } }: PublicDate): Promise<EventOccurrenceRow[]> {
    return this.database.reader.find(EventOccurrenceRow, {
      where: { templeId, eventId: id, isShown: true },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  /** Also those of its other parts: lists show the series once. */
  private async others({ row, series }: PublicDate): Promise<EventPage['others']> {
    const { reader } = this.database;
    const eventId = In((await partsOf(reader, [series])).map(({ id }) => id));
    const rows = await reader.find(EventOccurrenceRow, {
      where: { templeId: series.templeId, eventId, isShown: true, startsAt: MoreThan(new Date()) },
      order: { startsAt: 'ASC' },
    });
    return rows
      .filter((other) => other.id !== row.id)
      .map((other) => ({ id: other.id, startsAt: other.startsAt.toISOString(), status: other.status as ShownStatus }));
  }

  private async at(
    temples: readonly Temple[],
    { from, to, page }: { from?: string; to?: string; page: PageQuery },
  ): Promise<Page<EventCard>> {
    if (temples.length === 0) return { items: [], nextCursor: null };
    const { reader } = this.database;
    const now = new Date();
    const ids = temples.map(({ id }) => id);
    const start = from ? localInstant(from, '00:00', ZONE) : now;
    const span = { start, end: to ? localInstant(daysAfter(to, 1), '00:00', ZONE) : null };
    const query = reader
      .createQueryBuilder(EventOccurrenceRow, 'date')
      .where({ templeId: ids.length === 1 ? ids[0] : In(ids), isShown: true });
    firstOfSeries(query, span);
    const { items, nextCursor } = await keysetPage(query, { columns: ['startsAt', 'id'], direction: 'ASC' }, page);
    const series = await seriesOf(reader, items);
    const counts = await datesInSpan(reader, [...series.values()], span);
    return { nextCursor, items: items.flatMap((row) => cardOf(row, temples, series, counts)) };
  }
}

async function seriesOf(manager: EntityManager, rows: readonly EventOccurrenceRow[]): Promise<Map<string, EventSeriesRow>> {
  const pick = (key: 'templeId' | 'eventId') => [...new Set(rows.map((row) => row[key]))];
  const found = rows.length === 0 ? [] : await manager.findBy(EventSeriesRow, { templeId: In(pick('templeId')), id: In(pick('eventId')) });
  return new Map(found.map((series) => [series.id, series]));
}

/** A series as everyone sees it: without a link that only tickets have. */
function forEveryone(series: EventSeriesRow, kept: ReadonlySet<string>): Pick<PublicDate, 'series' | 'linkIsOnTicket'> {
  return kept.has(series.id) ? { series: { ...series, link: '' }, linkIsOnTicket: true } : { series };
}

function cardOf(
  row: EventOccurrenceRow,
  temples: readonly Temple[],
  all: Map<string, EventSeriesRow>,
  counts: Map<string, number>,
): EventCard[] {
  const temple = temples.find(({ id }) => id === row.templeId);
  const series = all.get(row.eventId);
  if (!temple || !series) return [];
  const { id, rule } = series;
  const dates = counts.get(wholeOf(series)) ?? 0;
  const more = takesPlace(row) ? dates - 1 : dates;
  return [{ ...publicCard({ row, series, temple }), series: rule.kind === 'once' ? null : { id, rule, more } }];
}
