import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';

/** A stretch of time in UTC milliseconds, end excluded. */
export type Interval = { startsAt: number; endsAt: number };

/** The four boundaries of a Hindu day; on polar days the conventional ones, six hours either side of noon. */
export type DayFrame = { day: DayNumber; previousEnd: number; start: number; end: number; nextStart: number };

/** The boundaries of a civil date's Hindu day. */
export function dayFrame(sky: PlaceSky, day: DayNumber): DayFrame {
  return { day, previousEnd: sky.dayEnd(day - 1), start: sky.dayStart(day), end: sky.dayEnd(day), nextStart: sky.dayStart(day + 1) };
}

/** The part from `first` to `last` of `parts` equal parts of a stretch, as whole milliseconds. */
export function partOf(from: number, to: number, parts: number, first: number, last: number): Interval {
  const length = (to - from) / parts;
  return { startsAt: Math.round(from + first * length), endsAt: Math.round(from + last * length) };
}
