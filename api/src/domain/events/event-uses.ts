import type { UseOf } from '../resources/resource-uses.service.ts';
import type { EventSeriesRow } from './event.entity.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';

/** The hall a date has for itself: its own, or its series'. */
export const resourceOf = ({ place, resourceId }: EventSeriesRow, { own }: Pick<EventOccurrenceRow, 'own'>): string | null =>
  place !== 'temple' ? null : own.resourceId === undefined ? resourceId : own.resourceId;

/** A date as its hall knows it. One that is canceled, or has no time while it is postponed, has none. */
export function useOfDate(series: EventSeriesRow, row: EventOccurrenceRow): UseOf {
  const { templeId, id: sourceId, startsAt, endsAt, status } = row;
  const takesPlace = status === 'draft' || status === 'published';
  return {
    templeId,
    source: 'event',
    sourceId,
    title: series.title,
    startsAt,
    endsAt,
    resourceId: takesPlace ? resourceOf(series, row) : null,
  };
}
