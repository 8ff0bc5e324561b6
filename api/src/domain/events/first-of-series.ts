import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
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

/**
 * Narrows a query of `date` to a span, and to the first date there of each series: the next that takes place, or else the next that was
 * canceled or postponed.
 */
export function firstOfSeries(query: SelectQueryBuilder<EventOccurrenceRow>, span: DateSpan): void {
  query.andWhere(inSpan('date', span)).andWhere(
    `NOT EXISTS (SELECT 1 FROM event_occurrences other WHERE other.templeId = date.templeId AND other.eventId = date.eventId
      AND other.isShown = :everyone AND ${inSpan('other', span)} AND (
        (date.status IN ${OFF} AND other.status NOT IN ${OFF})
        OR ((date.status IN ${OFF}) = (other.status IN ${OFF})
          AND (other.startsAt < date.startsAt OR (other.startsAt = date.startsAt AND other.id < date.id)))))`,
    { everyone: true, ...valuesOf(span) },
  );
}

/** How many dates of the same series take place in a span, by series. */
export async function datesInSpan(
  reader: EntityManager,
  rows: readonly EventOccurrenceRow[],
  span: DateSpan,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await reader
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .select('date.eventId', 'eventId')
    .addSelect('COUNT(*)', 'dates')
    .where({ templeId: In([...new Set(rows.map(({ templeId }) => templeId))]), eventId: In(rows.map(({ eventId }) => eventId)) })
    .andWhere({ isShown: true })
    .andWhere(`date.status NOT IN ${OFF} AND ${inSpan('date', span)}`, valuesOf(span))
    .groupBy('date.eventId')
    .getRawMany<{ eventId: string; dates: number | string }>();
  return new Map(counts.map(({ eventId, dates }) => [eventId, toSafeInteger(dates)]));
}

const valuesOf = ({ start, end }: DateSpan) => ({
  begun: new Date(start.getTime() - LONGEST_MS),
  start,
  ...(end === null ? {} : { end }),
});
