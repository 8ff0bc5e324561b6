import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { isOpen, rowsOf } from './event-rows.ts';
import { timesOf } from './event-times.ts';
import { matchDates } from './match-dates.ts';

interface SeriesChange {
  before: EventSeriesRow;
  after: EventSeriesRow;
  planned: readonly string[];
  now: Date;
}

/**
 * Gives the dates to come what their changed series says, and returns those that people saw at another time. What the office gave a single
 * date stays. Throws `event-over` if none is to come.
 */
export async function changeDates(tx: EntityManager, { before, after, planned, now }: SeriesChange): Promise<EventOccurrenceRow[]> {
  const rows = await rowsOf(tx, after);
  const open = rows.filter((row) => isOpen(row, now));
  const ahead = planned.filter((date) => newDate(after, date, now).startsAt > now);
  const { kept, added, gone } = matchDates(
    ahead,
    open,
    rows.filter((row) => !isOpen(row, now)),
  );
  if (kept.length + added.length === 0) throw new DomainError('event-over');
  await insertRows(
    tx,
    EventOccurrenceRow,
    added.map((date) => newDate(after, date, now)),
  );
  const moved = [];
  for (const { row, date } of kept) if (await keep(tx, row, { date, before, after, now })) moved.push(row);
  for (const row of gone) if (await remove(tx, row, now)) moved.push(row);
  return moved;
}

/** A date of a series, as its rule gives it. */
export function newDate(series: EventSeriesRow, date: string, now: Date): EventOccurrenceRow {
  const { templeId, id: eventId, isPublished } = series;
  const own = { durationMinutes: null, placeName: '', note: '', isMoved: false };
  const state = { status: isPublished ? ('published' as const) : ('draft' as const), reason: '', isShown: isPublished, sequence: 0 };
  return {
    templeId,
    id: newId(),
    eventId,
    originalDate: date,
    ...timesOf({ ...series, date }),
    own,
    ...state,
    createdAt: now,
    changedAt: now,
  };
}

interface Kept {
  date: string;
  before: EventSeriesRow;
  after: EventSeriesRow;
  now: Date;
}

/** Returns whether people saw it at another time. */
async function keep(tx: EntityManager, row: EventOccurrenceRow, { date, before, after, now }: Kept): Promise<boolean> {
  const at = row.own.isMoved ? { date: row.onDate, time: row.atTime } : { date, time: after.time };
  const durationMinutes = row.own.durationMinutes ?? after.durationMinutes;
  const times = timesOf({ ...at, durationMinutes, timeZone: after.timeZone });
  const isMoved = times.startsAt.getTime() !== row.startsAt.getTime() || times.endsAt.getTime() !== row.endsAt.getTime();
  const sequence = row.sequence + (row.isShown && (isMoved || placeOf(before) !== placeOf(after)) ? 1 : 0);
  const { templeId, id } = row;
  await tx.update(EventOccurrenceRow, { templeId, id }, { originalDate: date, ...times, sequence, changedAt: now });
  return isMoved && row.isShown;
}

/** Takes a date out of its series: what people saw stays, as canceled. Returns whether they saw it. */
async function remove(tx: EntityManager, { templeId, id, isShown, sequence }: EventOccurrenceRow, now: Date): Promise<boolean> {
  if (isShown) await tx.update(EventOccurrenceRow, { templeId, id }, { status: 'canceled', sequence: sequence + 1, changedAt: now });
  else await tx.delete(EventOccurrenceRow, { templeId, id });
  return isShown;
}

const placeOf = ({ place, placeName, address, link }: EventSeriesRow): string => JSON.stringify([place, placeName, address, link]);
