import type { EventOccurrenceRow } from './event-occurrence.entity.ts';

const DAY_MS = 86_400_000;
/** A weekly class that changes its day is the same class: its dates move instead of being canceled. */
const SAME_WEEK_DAYS = 6;

/** A date that stays, with the one its series now has for it. */
export interface KeptDate {
  row: EventOccurrenceRow;
  date: string;
}

export interface MatchedDates {
  kept: KeptDate[];
  /** Dates of the series that aren't there yet. */
  added: string[];
  /** Dates that the series no longer has. */
  gone: EventOccurrenceRow[];
}

interface ToMatch {
  /** The dates of the changed series, in order. */
  planned: readonly string[];
  /** Dates that can change. */
  open: readonly EventOccurrenceRow[];
  /** What the series was on where that is over, canceled or postponed: never made again. */
  done: readonly string[];
  /** Whether the series has yet to come to a date. */
  isAhead: (date: string) => boolean;
}

/**
 * Which date of a changed series is which one of before, so that they keep their ids: the same date first, then whatever is nearest within a
 * week, the later of two, in order. One with a time of its own stays although its day in the series has passed.
 */
export function matchDates({ planned, open, done, isAhead }: ToMatch): MatchedDates {
  const wanted = new Set(planned.filter((date) => !done.includes(date)));
  const mayBe = ({ own }: EventOccurrenceRow, date: string) => own.isMoved || isAhead(date);
  const same = open.filter((row) => mayBe(row, row.originalDate) && wanted.delete(row.originalDate));
  const left = open.filter((row) => !same.includes(row));
  const near = nearest(left, [...wanted], mayBe);
  for (const { date } of near) wanted.delete(date);
  return {
    kept: [...same.map((row) => ({ row, date: row.originalDate })), ...near],
    added: [...wanted].filter(isAhead),
    gone: left.filter((row) => !near.some((each) => each.row === row)),
  };
}

/** Pairs within a week, the nearest first, that don't cross each other. */
function nearest(
  rows: readonly EventOccurrenceRow[],
  dates: readonly string[],
  mayBe: (row: EventOccurrenceRow, date: string) => boolean,
): KeptDate[] {
  const pairs = rows.flatMap((row) =>
    dates.filter((date) => daysBetween(row, date) <= SAME_WEEK_DAYS && mayBe(row, date)).map((date) => ({ row, date })),
  );
  pairs.sort((one, other) => daysBetween(one.row, one.date) - daysBetween(other.row, other.date) || (one.date > other.date ? -1 : 1));
  const chosen: KeptDate[] = [];
  for (const pair of pairs) if (chosen.every((other) => isInOrder(pair, other))) chosen.push(pair);
  return chosen;
}

/** Whether two pairs have nothing in common and their dates stay in order. */
const isInOrder = (one: KeptDate, other: KeptDate): boolean =>
  one.row !== other.row && one.date !== other.date && one.row.originalDate < other.row.originalDate === one.date < other.date;

const daysBetween = ({ originalDate }: EventOccurrenceRow, date: string): number =>
  Math.abs(Date.parse(date) - Date.parse(originalDate)) / DAY_MS;
