import { eventNoun, messagesOf, SERIES_CHANGED_REASON } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/rows.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow, type OwnFacts } from './event-occurrence.entity.ts';
import { isOpen } from './event-rows.ts';
import { timesOf } from './event-times.ts';
import { type KeptDate, type MatchedDates, matchDates } from './match-dates.ts';

const say = messagesOf(eventNoun);

export interface SeriesChange {
  before: EventSeriesRow;
  after: EventSeriesRow;
  /** Its dates, before the change. */
  rows: readonly EventOccurrenceRow[];
  /** The dates its rule now gives. */
  planned: readonly string[];
  now: Date;
}

/**
 * What becomes of the dates of a series. The only date of an event that is once stays the same date, however far it is moved; what is
 * postponed waits for a time of its own, and stays. Throws `event-over` if no date is to come.
 */
export function planChange({ before, after, rows, planned, now }: SeriesChange): MatchedDates {
  const open = rows.filter((row) => isOpen(row, now));
  const [only, ...others] = open;
  const [first] = planned;
  if (isOnce(before) && isOnce(after) && only && first && others.length === 0)
    return { kept: [{ row: only, date: first }], added: [], gone: [] };
  const changing = open.filter(({ status }) => status !== 'postponed');
  const done = rows.filter((row) => !changing.includes(row)).map(({ originalDate }) => originalDate);
  const isAhead = (date: string) => timesOf({ ...after, date }).startsAt > now;
  const matched = matchDates({ planned, open: changing, done, isAhead });
  if (matched.kept.length + matched.added.length + open.length - changing.length === 0) throw new DomainError('event-over');
  return matched;
}

/** Gives the dates of a series what was planned for them, and returns those that people saw and that are at another time now, or canceled. */
export async function applyChange(tx: EntityManager, plan: MatchedDates, change: SeriesChange): Promise<EventOccurrenceRow[]> {
  const { after, now } = change;
  await insertRows(
    tx,
    EventOccurrenceRow,
    plan.added.map((date) => newDate(after, date, now)),
  );
  const seen = [];
  for (const kept of plan.kept) if (await keep(tx, kept, change)) seen.push(kept.row);
  for (const row of plan.gone) if (await remove(tx, row, now)) seen.push(row);
  return seen;
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

/** The time of a date that stays in its changed series, and whether that is another one. Throws `invalid-fields` for one that has passed. */
function timesIn({ row, date }: KeptDate, { before, after, now }: SeriesChange) {
  const staysItsOwn = hasOwnTime(row, before, after);
  const at = staysItsOwn ? { date: row.onDate, time: row.atTime } : { date, time: after.time };
  const durationMinutes = row.own.durationMinutes ?? after.durationMinutes;
  const times = timesOf({ ...at, durationMinutes, timeZone: after.timeZone });
  const isElsewhen = times.startsAt.getTime() !== row.startsAt.getTime();
  if (isElsewhen && times.startsAt <= now) throw fieldError('startsOn', say('event.start-passed'));
  // A postponed date that is given a time takes place again; until then it has none that could be news.
  const isPlaced = row.status !== 'postponed' || isElsewhen;
  return { times, staysItsOwn, isElsewhen, isMoved: isPlaced && (isElsewhen || times.endsAt.getTime() !== row.endsAt.getTime()) };
}

/** The dates that people saw and that a change would give another time, without making it. */
export const movedBy = (plan: MatchedDates, change: SeriesChange): EventOccurrenceRow[] =>
  plan.kept.filter((kept) => kept.row.isShown && timesIn(kept, change).isMoved).map(({ row }) => row);

/** Returns whether people saw it at another time. */
async function keep(tx: EntityManager, kept: KeptDate, change: SeriesChange): Promise<boolean> {
  const { row, date } = kept;
  const { before, after, now } = change;
  const { times, staysItsOwn, isElsewhen, isMoved } = timesIn(kept, change);
  const state = row.status === 'postponed' && isElsewhen ? { status: 'published' as const, reason: '' } : {};
  const sequence = row.sequence + (row.isShown && (isMoved || placeOf(before) !== placeOf(after)) ? 1 : 0);
  const own = { ...row.own, isMoved: staysItsOwn && row.own.isMoved, ...newsOf(row, isMoved, now) };
  const { templeId, id } = row;
  await tx.update(EventOccurrenceRow, { templeId, id }, { originalDate: date, ...times, ...state, own, sequence, changedAt: now });
  return isMoved && row.isShown;
}

/** How often and when people were told of another time of a date, this time too if it is news; another place or note isn't. */
export const newsOf = ({ own, isShown }: EventOccurrenceRow, isNews: boolean, now: Date): Pick<OwnFacts, 'changes' | 'changedAt'> =>
  isShown && isNews
    ? { changes: (own.changes ?? 0) + 1, changedAt: now.toISOString() }
    : { changes: own.changes ?? 0, ...(own.changedAt ? { changedAt: own.changedAt } : {}) };

/** Whether a date keeps the time it has: the office gave it that by itself, or it is postponed; unless its event, once, is now at another. */
function hasOwnTime({ own, status }: EventOccurrenceRow, before: EventSeriesRow, after: EventSeriesRow): boolean {
  const isElsewhen = before.startsOn !== after.startsOn || before.time !== after.time;
  return isOnce(before) && isOnce(after) && isElsewhen ? false : own.isMoved || status === 'postponed';
}

/** Takes a date out of its series: what people saw stays, as canceled. Returns whether they saw it. */
async function remove(tx: EntityManager, { templeId, id, isShown, sequence }: EventOccurrenceRow, now: Date): Promise<boolean> {
  const canceled = { status: 'canceled' as const, reason: SERIES_CHANGED_REASON, sequence: sequence + 1, changedAt: now };
  if (isShown) await tx.update(EventOccurrenceRow, { templeId, id }, canceled);
  else await tx.delete(EventOccurrenceRow, { templeId, id });
  return isShown;
}

const isOnce = ({ rule }: EventSeriesRow): boolean => rule.kind === 'once';
const placeOf = ({ place, placeName, address, link }: EventSeriesRow): string => JSON.stringify([place, placeName, address, link]);
