import { EVENT_DATE_TRANSITIONS, type EventDate, type EventDateStatus, type EventDetail, type EventFacts } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { resourceOf } from './event-uses.ts';

/** States in which a date is still to come. */
export const OPEN: readonly EventDateStatus[] = (Object.keys(EVENT_DATE_TRANSITIONS) as EventDateStatus[]).filter(
  (status) => EVENT_DATE_TRANSITIONS[status].length > 0,
);

/** Whether a date can still be changed: it isn't canceled, and hasn't begun or waits for a new date. */
export const isOpen = ({ status, startsAt }: EventOccurrenceRow, now: Date): boolean =>
  OPEN.includes(status) && (status === 'postponed' || startsAt > now);

/** Whether a date has begun and goes on: it can be canceled, and changes in no other way. */
export const isRunning = ({ status, startsAt, endsAt }: EventOccurrenceRow, now: Date): boolean =>
  status !== 'postponed' && OPEN.includes(status) && startsAt <= now && now < endsAt;

/** A series, locked until the transaction ends: changes of its dates come one after the other. Throws `not-found`. */
export async function lockSeries(tx: EntityManager, templeId: string, id: string, now: Date): Promise<EventSeriesRow> {
  await tx.update(EventSeriesRow, { templeId, id }, { updatedAt: now });
  return found(await tx.findOneBy(EventSeriesRow, { templeId, id }));
}

/** The dates of a series in order. */
export const rowsOf = (manager: EntityManager, { templeId, id }: Pick<EventSeriesRow, 'templeId' | 'id'>): Promise<EventOccurrenceRow[]> =>
  manager.find(EventOccurrenceRow, { where: { templeId, eventId: id }, order: { startsAt: 'ASC', id: 'ASC' } });

/** A series with its dates, as the office sees it. */
export async function detailOf(manager: EntityManager, series: EventSeriesRow, now = new Date()): Promise<EventDetail> {
  const rows = await rowsOf(manager, series);
  const { id, timeZone, isPublished } = series;
  return { id, timeZone, isPublished, ...factsOf(series), dates: rows.map((row) => dateOf(series, row, now)) };
}

/** What is the same on all dates. */
export const factsOf = (series: EventFacts): EventFacts => ({
  title: series.title,
  summary: series.summary,
  description: series.description,
  program: series.program,
  goodToKnow: series.goodToKnow,
  place: series.place,
  placeName: series.placeName,
  resourceId: series.resourceId,
  address: series.address,
  link: series.link,
  doorsMinutes: series.doorsMinutes,
  durationMinutes: series.durationMinutes,
  time: series.time,
  rule: series.rule,
  startsOn: series.startsOn,
  endsOn: series.endsOn,
  count: series.count,
});

/** One date of a series, as the office sees it. */
export const dateOf = (series: EventSeriesRow, row: EventOccurrenceRow, now: Date): EventDate =>
  dateView(row, resourceOf(series, row), now);

const dateView = (
  { id, originalDate, onDate, atTime, startsAt, endsAt, own, status, reason }: EventOccurrenceRow,
  resourceId: string | null,
  now: Date,
): EventDate => ({
  id,
  originalDate,
  date: onDate,
  time: atTime,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  durationMinutes: own.durationMinutes,
  placeName: own.placeName,
  resourceId,
  note: own.note,
  status,
  reason,
  hasBegun: status !== 'postponed' && startsAt <= now,
  isOver: status !== 'postponed' && endsAt <= now,
});
