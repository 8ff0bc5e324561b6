import type { NamedDate } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { EventSeriesRow } from './event.entity.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';

/** A date with its event's name. */
export async function namedDate(manager: EntityManager, date: EventOccurrenceRow | null | undefined): Promise<NamedDate | null> {
  if (!date) return null;
  const { templeId, id, eventId, startsAt } = date;
  const series = await manager.findOneBy(EventSeriesRow, { templeId, id: eventId });
  return { id, eventId, title: series?.title ?? '', startsAt: startsAt.toISOString() };
}
