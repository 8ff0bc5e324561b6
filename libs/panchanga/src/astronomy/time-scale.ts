import { DECADES_FROM_2030, LEAP_SECONDS, YEARLY_FROM_1900 } from './delta-t.data.ts';

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const MS_PER_DAY = 86_400_000;
const MS_PER_YEAR = 365.2425 * MS_PER_DAY;
const UTC_STARTS = Date.UTC(1972, 0, 1);
const LAST_LEAP_SECOND = Date.UTC(2017, 0, 1);
const EXTRAPOLATED_FROM = Date.UTC(2030, 0, 1);
const TT_MINUS_TAI = 32.184;
const TAI_MINUS_UTC_1972 = 10;

/** TT − UTC since the last leap second, seconds. */
const TODAY = 69.184;

const leapInstants = LEAP_SECONDS.map(([year, month]) => Date.UTC(year, month, 1));

/**
 * TT minus civil time in seconds at a UTC instant: observed values until 1972, exact leap seconds until 2017, 69.184 s today, a published
 * extrapolation from 2030. No leap second has been announced since 2017.
 */
function ttMinusUtc(ms: number): number {
  if (ms >= LAST_LEAP_SECOND)
    return ms < EXTRAPOLATED_FROM ? TODAY : interpolate(DECADES_FROM_2030, (ms - EXTRAPOLATED_FROM) / MS_PER_YEAR / 10);
  if (ms < UTC_STARTS) return interpolate(YEARLY_FROM_1900, (ms - Date.UTC(1900, 0, 1)) / MS_PER_YEAR);
  return TT_MINUS_TAI + TAI_MINUS_UTC_1972 - 1 + leapSecondsBy(ms);
}

function leapSecondsBy(ms: number): number {
  let count = leapInstants.length;
  while (count > 0 && (leapInstants[count - 1] as number) > ms) count--;
  return count;
}

/** Terrestrial Time in days since J2000.0 of a UTC instant in epoch milliseconds. */
export function terrestrialDays(ms: number): number {
  return (ms - J2000_MS) / MS_PER_DAY + ttMinusUtc(ms) / 86_400;
}

/** UTC epoch milliseconds, whole, of Terrestrial Time in days since J2000.0. */
export function utcOf(days: number): number {
  const uncorrected = J2000_MS + days * MS_PER_DAY;
  const nearly = uncorrected - ttMinusUtc(uncorrected) * 1000;
  return Math.round(uncorrected - ttMinusUtc(nearly) * 1000);
}

/** Days of Universal Time since 2000-01-01 12:00; civil time approximates UT1, which it follows within 0.9 s. */
export function universalDays(ms: number): number {
  return (ms - J2000_MS) / MS_PER_DAY;
}

function interpolate(table: readonly number[], position: number): number {
  const index = Math.min(Math.max(Math.floor(position), 0), table.length - 2);
  const from = table[index] as number;
  return from + ((table[index + 1] as number) - from) * (position - index);
}
