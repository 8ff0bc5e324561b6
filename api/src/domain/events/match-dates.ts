import type { EventOccurrenceRow } from './event-occurrence.entity.ts';

const DAY_MS = 86_400_000;
/** A weekly class that changes its day is the same class: its dates move instead of being canceled. */
const SAME_WEEK_DAYS = 6;

export interface MatchedDates {
  /** Dates that stay, each with the date its series now has for it. */
  kept: { row: EventOccurrenceRow; date: string }[];
  /** Dates of the series that aren't there yet. */
  added: string[];
  /** Dates that the series no longer has. */
  gone: EventOccurrenceRow[];
}

/**
 * Which date of a changed series is which one of before, so that they keep their ids: the same date first, then the next one in order within
 * a week. Dates that are `closed` (over or canceled) are never made again.
 */
export function matchDates(
  planned: readonly string[],
  open: readonly EventOccurrenceRow[],
  closed: readonly EventOccurrenceRow[],
): MatchedDates {
  const done = new Set(closed.map(({ originalDate }) => originalDate));
  const wanted = new Set(planned.filter((date) => !done.has(date)));
  const kept = open.filter(({ originalDate }) => wanted.delete(originalDate)).map((row) => ({ row, date: row.originalDate }));
  const gone = open.filter((row) => !kept.some((each) => each.row === row));
  for (const row of [...gone]) {
    const [date] = wanted;
    if (date === undefined || daysBetween(date, row.originalDate) > SAME_WEEK_DAYS) continue;
    wanted.delete(date);
    kept.push({ row, date });
    gone.splice(gone.indexOf(row), 1);
  }
  return { kept, added: [...wanted], gone };
}

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
