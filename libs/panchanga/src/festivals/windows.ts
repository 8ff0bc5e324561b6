import { cycleClock } from '../calendar/limbs.ts';
import type { Interval } from '../day/day-frame.ts';
import { partOf } from '../day/day-frame.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import type { Window } from './rule-types.ts';

/** One ghatika, a sixtieth of a day of twenty-four hours. */
const GHATIKA_MS = 1_440_000;
/** Arunodaya begins four ghatikas before sunrise. */
const ARUNODAYA_GHATIKAS = 4;
/** A nakshatra must outlast sunrise by this many ghatikas to give the day its Tamil festival. */
const TENTH_GHATIKA = 10;

/**
 * The part of a Hindu day that a rule looks at. Sunrise, sunset and moonrise are instants: both ends are equal. Null if the Moon doesn't
 * rise that day.
 */
export function windowOf(sky: PlaceSky, day: DayNumber, window: Window): Interval | null {
  const start = sky.dayStart(day);
  if (window === 'sunrise') return instant(start);
  if (window === 'tenth-ghatika') return instant(start + TENTH_GHATIKA * GHATIKA_MS);
  if (window === 'arunodaya') return { startsAt: start - ARUNODAYA_GHATIKAS * GHATIKA_MS, endsAt: start };
  const end = sky.dayEnd(day);
  if (window === 'purvahna') return partOf(start, end, 2, 0, 1);
  if (window === 'madhyahna') return partOf(start, end, 5, 2, 3);
  if (window === 'aparahna') return partOf(start, end, 5, 3, 4);
  if (window === 'sunset') return instant(end);
  return ofNight(sky, day, window, end);
}

function ofNight(sky: PlaceSky, day: DayNumber, window: Window, end: number): Interval | null {
  const nextStart = sky.dayStart(day + 1);
  if (window === 'pradosha') return partOf(end, nextStart, 5, 0, 1);
  if (window === 'nishita') return partOf(end, nextStart, 15, 7, 8);
  const moonrise = sky.moonriseIn(sky.dayStart(day), nextStart);
  return moonrise === null ? null : instant(moonrise);
}

/** Milliseconds that a span shares with a window; an instant inside the span counts as one. Zero if they don't overlap. */
export function overlap(span: Interval, window: Interval | null): number {
  if (window === null) return 0;
  if (window.startsAt === window.endsAt) return window.startsAt >= span.startsAt && window.startsAt < span.endsAt ? 1 : 0;
  return Math.max(0, Math.min(span.endsAt, window.endsAt) - Math.max(span.startsAt, window.startsAt));
}

/** True if a nakshatra (1-based) is in effect at any time in a window. */
export function nakshatraIn(window: Interval | null, nakshatra: number): boolean {
  if (window === null) return false;
  const clock = cycleClock('nakshatra');
  for (let part = clock.partAt(window.startsAt); clock.end(part - 1) <= window.endsAt; part++) {
    if (clock.index(part) === nakshatra) return true;
  }
  return false;
}

function instant(ms: number): Interval {
  return { startsAt: ms, endsAt: ms };
}
