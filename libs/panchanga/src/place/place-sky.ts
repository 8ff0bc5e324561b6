import type { Horizon } from '../astronomy/altitude.ts';
import { type MoonEvents, moonEvents } from '../astronomy/moon-events.ts';
import { type SunDay, sunDay } from '../astronomy/sun-events.ts';
import { type DayNumber, MS_PER_DAY } from './civil-date.ts';
import type { PreparedPlace } from './place.ts';

const HOUR_MS = 3_600_000;
const NOON_MS = 12 * HOUR_MS;
const SIX_HOURS_MS = 6 * HOUR_MS;
const MS_PER_DEGREE = MS_PER_DAY / 360;
/** A zone this close to half a day from the Sun's own time could jump a whole day at a clock change. */
const AMBIGUOUS = 0.1;

/** The Sun and the Moon over one place, cached by civil day. All instants are UTC milliseconds. */
export type PlaceSky = {
  place: PreparedPlace;
  sun(day: DayNumber): SunDay;
  /** Where a date's Hindu day begins: sunrise, or six hours before noon if the Sun doesn't rise. */
  dayStart(day: DayNumber): number;
  /** Sunset, or six hours after noon if the Sun doesn't set. */
  dayEnd(day: DayNumber): number;
  /** Moonrise and moonset inside the local civil day. */
  moon(day: DayNumber): MoonEvents;
  /** First moonrise between two instants, or null. */
  moonriseIn(from: number, to: number): number | null;
  /** The Hindu day at an instant, named by its civil date. */
  dayHolding(ms: number): DayNumber;
};

/** The sky of a prepared place under one definition of rising. */
export function placeSky(place: PreparedPlace, horizon: Horizon): PlaceSky {
  const suns = new Map<DayNumber, SunDay>();
  const moons = new Map<DayNumber, MoonEvents>();
  const sun = (day: DayNumber) => suns.get(day) ?? remember(suns, day, sunDay(meanNoon(place, day), place.observer, horizon));
  const dayStart = (day: DayNumber) => sun(day).rise ?? sun(day).noon - SIX_HOURS_MS;
  const dayEnd = (day: DayNumber) => sun(day).set ?? sun(day).noon + SIX_HOURS_MS;
  const { startOf } = place.zone;
  const moon = (day: DayNumber) =>
    moons.get(day) ?? remember(moons, day, moonEvents(startOf(day), startOf(day + 1), place.observer, horizon));
  const moonriseIn = (from: number, to: number) => moonEvents(from, to, place.observer, horizon).rise;
  return { place, sun, dayStart, dayEnd, moon, moonriseIn, dayHolding: (ms) => dayHolding(place.zone.dayAt(ms), ms, dayStart) };
}

function remember<T>(known: Map<DayNumber, T>, day: DayNumber, value: T): T {
  known.set(day, value);
  return value;
}

function dayHolding(guess: DayNumber, ms: number, dayStart: (day: DayNumber) => number): DayNumber {
  let day = guess;
  while (dayStart(day) > ms) day--;
  while (dayStart(day + 1) <= ms) day++;
  return day;
}

/**
 * The local mean noon for a civil date. If the zone is a whole day off the Sun (Kiritimati, Samoa), the date takes the noon inside it, so
 * that every date has its own sunrise and consecutive dates follow each other.
 */
function meanNoon({ longitude, zone }: PreparedPlace, day: DayNumber): number {
  const sunNoon = day * MS_PER_DAY + NOON_MS - longitude * MS_PER_DEGREE;
  const apart = (offset: number) => (longitude * MS_PER_DEGREE - offset) / MS_PER_DAY;
  const now = apart(zone.offsetAt(sunNoon));
  const ambiguous = Math.abs(Math.abs(now - Math.round(now)) - 0.5) < AMBIGUOUS;
  return sunNoon + Math.round(ambiguous ? apart(standardOffset(zone, day)) : now) * MS_PER_DAY;
}

function standardOffset(zone: PreparedPlace['zone'], day: DayNumber): number {
  const year = new Date(day * MS_PER_DAY).getUTCFullYear();
  return Math.min(zone.offsetAt(Date.UTC(year, 0, 1)), zone.offsetAt(Date.UTC(year, 6, 1)));
}
