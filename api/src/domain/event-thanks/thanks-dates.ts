import { type EntityManager, In, MoreThan } from 'typeorm';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { EventThanksRow } from './event-thanks.entity.ts';
import { THANKS_WITHIN_MS } from './thanks-time.ts';

const DATES = 100;
/** A date with its event, and what the office said of thanks; null where it said nothing. */
export interface ThanksFacts {
  date: EventOccurrenceRow;
  series: EventSeriesRow;
  thanks: EventThanksRow | null;
}

/** The parts of a split series share their tickets and their thanks. */
export const thanksIdOf = ({ id, saleId }: EventSeriesRow): string => saleId ?? id;

/** Whether an event thanks people: until the office decides, one of a single date does. A class would thank the same people each week. */
export const isOn = (thanks: EventThanksRow | null, { rule }: EventSeriesRow): boolean => thanks?.isOn ?? rule.kind === 'once';

/** That a date's people were thanked. */
export const SENT = 'EXISTS (SELECT 1 FROM event_thanks_sent sent WHERE sent.templeId = date.templeId AND sent.id = date.id)';
const NOT_SENT = `NOT ${SENT}`;

/** Dates that took place and ended not long ago, whose people nobody has thanked yet, by their end. */
export async function endedDates(reader: EntityManager, now: Date, cursor: string | null) {
  const since = new Date(now.getTime() - THANKS_WITHIN_MS);
  const query = reader.createQueryBuilder(EventOccurrenceRow, 'date').where({ isShown: true, status: In(['published', 'completed']) });
  query.andWhere('date.endsAt > :since AND date.endsAt <= :now', { since, now }).andWhere(NOT_SENT);
  const page = { limit: DATES, ...(cursor === null ? {} : { cursor }) };
  const { items, nextCursor } = await keysetPage(query, { columns: ['endsAt', 'id'], direction: 'ASC' }, page);
  return { facts: await factsOf(reader, items), nextCursor };
}

/** A series' dates that end from a time on, and take place unless they are canceled, in order. */
export const datesAhead = (reader: EntityManager, { templeId, id }: EventSeriesRow, since: Date): Promise<EventOccurrenceRow[]> =>
  reader
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .where({ templeId, eventId: id, isShown: true, status: In(['published', 'completed']), endsAt: MoreThan(since) })
    .andWhere(NOT_SENT)
    .orderBy('date.startsAt', 'ASC')
    .limit(DATES)
    .getMany();

/** The next date that people can come to, of the event or of a part it was split into. */
export function nextDate(reader: EntityManager, { date, series }: ThanksFacts, now: Date): Promise<EventOccurrenceRow | null> {
  const after = new Date(Math.max(date.startsAt.getTime(), now.getTime()));
  return reader
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .innerJoin(EventSeriesRow, 'part', 'part.templeId = date.templeId AND part.id = date.eventId')
    .where({ templeId: series.templeId, isShown: true, status: 'published', startsAt: MoreThan(after) })
    .andWhere('COALESCE(part.saleId, part.id) = :thanksId', { thanksId: thanksIdOf(series) })
    .orderBy('date.startsAt', 'ASC')
    .limit(1)
    .getOne();
}

/** One date's facts; null where it isn't shown, or didn't take place. */
export async function factsOfDate(reader: EntityManager, templeId: string, id: string): Promise<ThanksFacts | null> {
  const date = await reader.findOneBy(EventOccurrenceRow, { templeId, id, isShown: true, status: In(['published', 'completed']) });
  return date ? ((await factsOf(reader, [date]))[0] ?? null) : null;
}

async function factsOf(reader: EntityManager, dates: readonly EventOccurrenceRow[]): Promise<ThanksFacts[]> {
  if (dates.length === 0) return [];
  const templeId = In([...new Set(dates.map((date) => date.templeId))]);
  const all = await reader.findBy(EventSeriesRow, { templeId, id: In(dates.map(({ eventId }) => eventId)) });
  const said = await reader.findBy(EventThanksRow, { templeId, id: In(all.map(thanksIdOf)) });
  return dates.flatMap((date) => {
    const series = all.find(({ id }) => id === date.eventId);
    return series ? [{ date, series, thanks: said.find(({ id }) => id === thanksIdOf(series)) ?? null }] : [];
  });
}
