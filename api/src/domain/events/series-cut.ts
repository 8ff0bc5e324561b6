import { daysAfter } from '@sannidhi/panchanga';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { isOpen, isRunning } from './event-rows.ts';

/** Where a series is cut for a change. */
export interface SeriesCut {
  /** Its dates from the cut on. */
  rows: EventOccurrenceRow[];
  /** The last day the series keeps a date for before the cut; empty where nothing is before it. */
  startsAfter: string;
  /** The last day before the cut. */
  endsOn: string;
}

/**
 * Cuts a series at one of its dates, or not at all: by the days that the series made its dates for, as a date that was moved by itself may be
 * anywhere. Throws `not-found`, `event-date-begun` and `event-date-over`.
 */
export function cutAt(rows: readonly EventOccurrenceRow[], from: string | null, now: Date): SeriesCut {
  if (from === null) return { rows: [...rows], startsAfter: '', endsOn: '' };
  const first = found(rows.find(({ id }) => id === from));
  if (first.startsAt <= now && !isOpen(first, now)) throw new DomainError(isRunning(first, now) ? 'event-date-begun' : 'event-date-over');
  const earlier = rows.filter(({ originalDate }) => originalDate < first.originalDate);
  const startsAfter =
    earlier
      .map(({ originalDate }) => originalDate)
      .sort()
      .at(-1) ?? '';
  return { rows: rows.filter((row) => !earlier.includes(row)), startsAfter, endsOn: daysAfter(first.originalDate, -1) };
}
