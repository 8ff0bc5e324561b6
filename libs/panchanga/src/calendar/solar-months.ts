import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { cycleClock } from './limbs.ts';

/** How a region determines the first day of a month from the Sun's ingress. */
export type SolarReckoning = 'tamil' | 'malayalam' | 'bengali';

export type SolarDate = { month: number; day: number; year: number };

/** The Malayalam month begins the same day if the ingress precedes three fifths of daylight. */
const MALAYALAM_FIFTHS = 3 / 5;
const SIMHA = 4;
/** Years of the eras that began while the Sun's running sign count was zero (1999). */
const KOLLAM_AT_ZERO = 1175;
const BANGABDA_AT_ZERO = 1406;
const KALI_AT_ZERO = 5100;

/**
 * Running solar month of a civil day under a region's rule: Tamil, the ingress before sunset; Malayalam, before three fifths of daylight;
 * Bengali, before the midnight at the start of the day.
 */
export function solarMonthOf(sky: PlaceSky, day: DayNumber, reckoning: SolarReckoning, ayanamsa: Ayanamsa): number {
  return cycleClock('sunRashi', ayanamsa).partAt(decisiveInstant(sky, day, reckoning));
}

/** First civil day of a running solar month. */
export function firstDayOfSolarMonth(sky: PlaceSky, month: number, reckoning: SolarReckoning, ayanamsa: Ayanamsa): DayNumber {
  const ingress = cycleClock('sunRashi', ayanamsa).end(month - 1);
  let day = sky.place.zone.dayAt(ingress) - 1;
  while (decisiveInstant(sky, day, reckoning) < ingress) day++;
  return day;
}

/** Month (1-based from Mesha), day and year of a civil day in a regional solar calendar. */
export function solarDate(sky: PlaceSky, day: DayNumber, reckoning: SolarReckoning, ayanamsa: Ayanamsa): SolarDate {
  const running = solarMonthOf(sky, day, reckoning, ayanamsa);
  const month = cycleClock('sunRashi', ayanamsa).index(running);
  return { month, day: day - firstDayOfSolarMonth(sky, running, reckoning, ayanamsa) + 1, year: solarYear(running, reckoning) };
}

function decisiveInstant(sky: PlaceSky, day: DayNumber, reckoning: SolarReckoning): number {
  if (reckoning === 'bengali') return sky.place.zone.startOf(day);
  if (reckoning === 'tamil') return sky.dayEnd(day);
  const start = sky.dayStart(day);
  return start + (sky.dayEnd(day) - start) * MALAYALAM_FIFTHS;
}

/** Kollam years turn with Simha, Bengali and Kali years with Mesha. */
function solarYear(running: number, reckoning: SolarReckoning): number {
  if (reckoning === 'malayalam') return Math.floor((running - SIMHA) / 12) + KOLLAM_AT_ZERO;
  return Math.floor(running / 12) + (reckoning === 'bengali' ? BANGABDA_AT_ZERO : KALI_AT_ZERO);
}
