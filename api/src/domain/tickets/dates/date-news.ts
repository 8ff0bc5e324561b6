import type { EntityManager } from 'typeorm';
import { EventSeriesRow } from '../../events/event.entity.ts';
import type { DatesChanged } from '../../events/event-date-followers.ts';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { isSamePlace, type PlaceNews, placeOfDate } from '../../events/place-news.ts';

/** What became of a date, as its job carries it. */
export interface DateNews {
  kind: DatesChanged['kind'];
  reason: string;
  /** Where it was and is, if that is new. */
  places?: PlaceNews;
  /** The date's revision with that place. */
  sequence?: number;
}
/** A change to a date that its people are notified of. */
export type ToldNews =
  | { kind: 'moved' | 'postponed'; reason: string; places?: PlaceNews }
  | { kind: 'placed'; places: PlaceNews; sequence: number };

/**
 * News as far as it is still true: a later change has its own, so what is no longer true isn't sent when it is tried again. Null where nothing
 * is left.
 */
export async function currentNews(tx: EntityManager, date: EventOccurrenceRow, news: DateNews): Promise<ToldNews | null> {
  const { kind, reason, places, sequence } = news;
  if (kind === 'canceled' || date.status !== (kind === 'postponed' ? 'postponed' : 'published')) return null;
  const where = places && (await isThere(tx, date, places)) ? places : undefined;
  if (kind !== 'placed') return { kind, reason, ...(where ? { places: where } : {}) };
  return where ? { kind, places: where, sequence: sequence ?? date.sequence } : null;
}

async function isThere(tx: EntityManager, date: EventOccurrenceRow, { to }: PlaceNews): Promise<boolean> {
  const series = await tx.findOneByOrFail(EventSeriesRow, { templeId: date.templeId, id: date.eventId });
  return isSamePlace(placeOfDate(date, series), to);
}
