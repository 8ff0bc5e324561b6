import { ARCSECOND } from '../astronomy/fundamental-arguments.ts';
import type { Quantity } from '../astronomy/mean-series.ts';

/** One Chebyshev segment spans this many days of Terrestrial Time, counted from J2000.0. */
export const SEGMENT_DAYS = 32;

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Extra days in a decade's table, so that a year's first and last lunar months need no second decade. */
const MARGIN_DAYS = 100;
const MS_PER_DAY = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);

type Column = { quantity: Quantity; coefficients: number; step: number };

/** A segment's content, in stored order: number of Chebyshev coefficients and the step they are rounded to (radians, km). */
export const COLUMNS: readonly Column[] = [
  { quantity: 'moonLongitude', coefficients: 27, step: 0.02 * ARCSECOND },
  { quantity: 'moonLatitude', coefficients: 20, step: 0.4 * ARCSECOND },
  { quantity: 'moonDistance', coefficients: 14, step: 30 },
  { quantity: 'sunLongitude', coefficients: 12, step: 0.005 * ARCSECOND },
];

export const COEFFICIENTS_PER_SEGMENT = COLUMNS.reduce((sum, column) => sum + column.coefficients, 0);

/** The decade's first year for a calendar year: 1987 → 1980; 2100 belongs to the decade of 2090. */
export function decadeOf(year: number): number {
  return Math.min(Math.floor(year / 10) * 10, LAST_YEAR - 10);
}

/** Segment numbers, inclusive, in the table of `decade`. */
export function segmentsOf(decade: number): { first: number; last: number } {
  const lastYear = decade === LAST_YEAR - 10 ? LAST_YEAR : decade + 9;
  const from = (Date.UTC(decade, 0, 1) - J2000_MS) / MS_PER_DAY - MARGIN_DAYS;
  const to = (Date.UTC(lastYear + 1, 0, 1) - J2000_MS) / MS_PER_DAY + MARGIN_DAYS;
  return { first: Math.floor(from / SEGMENT_DAYS), last: Math.floor(to / SEGMENT_DAYS) };
}
