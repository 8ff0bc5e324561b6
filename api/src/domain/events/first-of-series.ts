import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { found } from '../../platform/http/domain-error.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';

/** No date lasts longer: one that began before isn't over yet. */
const LONGEST_MS = 7 * 86_400_000;

/** What a list is about: dates that end after `start` and begin before `end`; null without an end. */
export interface DateSpan {
  start: Date;
  end: Date | null;
}

const OFF = "('canceled', 'postponed')";
/** Whether a date in a list takes place. */
export const takesPlace = ({ status }: EventOccurrenceRow): boolean => status !== 'canceled' && status !== 'postponed';

const inSpan = (date: string, { end }: DateSpan): string =>
  `${date}.startsAt >= :begun AND ${date}.endsAt > :start${end === null ? '' : ` AND ${date}.startsAt < :end`}`;

/** Another date that a list has instead of `date`: it takes place, or is the sooner one. */
const GOES_FIRST = `(date.status IN ${OFF} AND other.status NOT IN ${OFF})
  OR ((date.status IN ${OFF}) = (other.status IN ${OFF})
    AND (other.startsAt < date.startsAt OR (other.startsAt = date.startsAt AND other.id < date.id)))`;
const OF_DATE = 'own.templeId = date.templeId AND own.id = date.eventId';
/** Where other dates of a series are: with the date's own part, with the first, and with the others. One `OR` would read the whole temple. */
const SAME_SERIES = [
  'event_occurrences other WHERE other.templeId = date.templeId AND other.eventId = date.eventId',
  `events own JOIN event_occurrences other ON other.templeId = own.templeId AND other.eventId = own.saleId WHERE ${OF_DATE}`,
  `events own JOIN events part ON part.templeId = own.templeId AND part.saleId = COALESCE(own.saleId, own.id) AND part.id <> own.id
    JOIN event_occurrences other ON other.templeId = part.templeId AND other.eventId = part.id WHERE ${OF_DATE}`,
];

/** What the parts of a series share, which lists show once. */
export const wholeOf = ({ id, saleId }: EventSeriesRow): string => saleId ?? id;

/**
 * Narrows a query of `date` to a span, and to the first date there of each series: the next that takes place, or else the next that was
 * canceled or postponed.
 */
export function firstOfSeries(query: SelectQueryBuilder<EventOccurrenceRow>, span: DateSpan): void {
  const isFirst = `other.isShown = :everyone AND ${inSpan('other', span)} AND (${GOES_FIRST})`;
  query.andWhere(inSpan('date', span), { everyone: true, ...valuesOf(span) });
  for (const dates of SAME_SERIES) query.andWhere(`NOT EXISTS (SELECT 1 FROM ${dates} AND ${isFirst})`);
}

/** All parts of these series, which are among them. */
export async function partsOf(reader: EntityManager, series: readonly EventSeriesRow[]): Promise<EventSeriesRow[]> {
  if (series.length === 0) return [];
  const templeId = In([...new Set(series.map((one) => one.templeId))]);
  const wholes = In([...new Set(series.map(wholeOf))]);
  const first = await reader.findBy(EventSeriesRow, { templeId, id: wholes });
  return [...first, ...(await reader.findBy(EventSeriesRow, { templeId, saleId: wholes }))];
}

/** How many dates of the same series take place in a span, by what the parts of each share. */
export async function datesInSpan(reader: EntityManager, series: readonly EventSeriesRow[], span: DateSpan): Promise<Map<string, number>> {
  if (series.length === 0) return new Map();
  const parts = await partsOf(reader, series);
  const counts = await reader
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .select('date.eventId', 'eventId')
    .addSelect('COUNT(*)', 'dates')
    .where({ templeId: In(parts.map(({ templeId }) => templeId)), eventId: In(parts.map(({ id }) => id)) })
    .andWhere({ isShown: true })
    .andWhere(`date.status NOT IN ${OFF} AND ${inSpan('date', span)}`, valuesOf(span))
    .groupBy('date.eventId')
    .getRawMany<{ eventId: string; dates: number | string }>();
  const sums = new Map<string, number>();
  for (const { eventId, dates } of counts) {
    const whole = wholeOf(found(parts.find(({ id }) => id === eventId)));
    sums.set(whole, (sums.get(whole) ?? 0) + toSafeInteger(dates));
  }
  return sums;
}

const valuesOf = ({ start, end }: DateSpan) => ({
  begun: new Date(start.getTime() - LONGEST_MS),
  start,
  ...(end === null ? {} : { end }),
});
