import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { CalendarAsked } from './calendar-part.ts';

/** Narrows to what ends after `from` and begins before `to`. Nothing lasts longer than `longestMs`, so an index on `startsAt` is enough. */
export function narrowToSpan<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { from, to }: Pick<CalendarAsked, 'from' | 'to'>,
  longestMs: number,
): SelectQueryBuilder<Row> {
  const begun = new Date(from.getTime() - longestMs);
  return query
    .andWhere(`${query.alias}.startsAt > :begun AND ${query.alias}.startsAt < :to`, { begun, to })
    .andWhere(`${query.alias}.endsAt > :from`, { from });
}
