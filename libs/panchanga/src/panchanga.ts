import type { Horizon } from './astronomy/altitude.ts';
import type { Ayanamsa } from './astronomy/ayanamsa.ts';
import { computeDay, type DayRecord } from './day/day.ts';
import { type Festival, festivalOf } from './festivals/festival.ts';
import { type FestivalCalendar, festivalCalendar } from './festivals/festival-calendar.ts';
import type { FestivalRule, Tradition } from './festivals/rule-types.ts';
import { checkYear, type DayNumber, dayNumber, isoDate } from './place/civil-date.ts';
import { type Place, preparePlace } from './place/place.ts';
import { type PlaceSky, placeSky } from './place/place-sky.ts';
import { PanchangaRangeError } from './range-error.ts';
import { checkRule, nextLimbDay, type Recurrence, type RecurrenceRule } from './recurrence/recurrence.ts';
import { LAST_YEAR } from './tables/layout.ts';

export type Options = { ayanamsa?: Ayanamsa; horizon?: Horizon; tradition?: Tradition; region?: string };

/** A day with its observances, which are computed when first read. */
export type PanchangaDay = DayRecord & { vratas: Festival[]; festivals: Festival[] };

/** A found day: its civil date and the span of the limb behind it, UTC milliseconds. */
export type NextOccurrence = { date: string; startsAt: number; endsAt: number };

/** The calendar of one place. Dates are local civil dates, `YYYY-MM-DD`; anything out of range throws a `PanchangaRangeError`. */
export type Panchanga = {
  /** The Hindu day that begins at the sunrise of a civil date. */
  day(date: string): PanchangaDay;
  /** Every day from one date to another, inclusive; dates that the zone skipped are omitted. */
  range(from: string, to: string): PanchangaDay[];
  /** The festivals of a civil year, by date. */
  festivals(year: number): Festival[];
  /** The monthly vratas of a civil year, by date. */
  vratas(year: number): Festival[];
  /** The first day after a date on which a rule applies; null if the tables end before it. */
  next(rule: RecurrenceRule, after: string): NextOccurrence | null;
};

/** A place's calendar: latitude and longitude in degrees (north and east positive), IANA zone, meters above sea level. */
export function createPanchanga(place: Place, { ayanamsa = 'lahiri', horizon = 'upper-limb', tradition, region }: Options = {}): Panchanga {
  const sky = placeSky(preparePlace(place), horizon);
  const calendars = {
    festival: festivalCalendar(sky, 'festival', { tradition, region }),
    vrata: festivalCalendar(sky, 'vrata', { tradition, region }),
  };
  const listed = (kind: FestivalRule['kind'], from: DayNumber, to: DayNumber) => observed(calendars[kind], sky, from, to);
  const day = (at: DayNumber): PanchangaDay =>
    computeDay(sky, at, ayanamsa, { vratas: () => listed('vrata', at, at), festivals: () => listed('festival', at, at) });
  return {
    day: (date) => day(existing(sky, date)),
    range: (from, to) => existingDays(sky, from, to).map(day),
    festivals: (year) => ofYear(year, (from, to) => listed('festival', from, to)),
    vratas: (year) => ofYear(year, (from, to) => listed('vrata', from, to)),
    next: (rule, after) => next(sky, calendars, rule, dayNumber(after), ayanamsa),
  };
}

function observed(calendar: FestivalCalendar, sky: PlaceSky, from: DayNumber, to: DayNumber): Festival[] {
  return calendar.between(from, to).map((occurrence) => festivalOf(occurrence, sky.place.zone.name));
}

function ofYear(year: number, listed: (from: DayNumber, to: DayNumber) => Festival[]): Festival[] {
  checkYear(year);
  return listed(dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`));
}

/** The day number of a date that existed in the place's zone; Samoa, for one, skipped 2011-12-30. */
function existing(sky: PlaceSky, date: string): DayNumber {
  const day = dayNumber(date);
  if (!skipped(sky, day)) return day;
  throw new PanchangaRangeError('date', `${date} does not exist in ${sky.place.zone.name}: its clocks skipped that day.`);
}

function existingDays(sky: PlaceSky, from: string, to: string): DayNumber[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first > last) throw new PanchangaRangeError('span', `The range ends (${to}) before it begins (${from}).`);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((day) => !skipped(sky, day));
}

function skipped({ place }: PlaceSky, day: DayNumber): boolean {
  return place.zone.startOf(day) === place.zone.startOf(day + 1);
}

/** Ids are searched in steps of this many days, within which every vrata and nearly every festival recurs. */
const STEP_DAYS = 45;
const END_OF_TABLES = `${LAST_YEAR}-12-31`;

function next(
  sky: PlaceSky,
  calendars: Record<FestivalRule['kind'], FestivalCalendar>,
  rule: RecurrenceRule,
  after: DayNumber,
  ayanamsa: Ayanamsa,
): NextOccurrence | null {
  checkRule(rule);
  const found = rule.kind === 'festival' ? nextById(calendars, rule.id, after) : nextLimbDay(sky, rule, after, ayanamsa);
  if (!found || found.day > dayNumber(END_OF_TABLES)) return null;
  return { date: isoDate(found.day), startsAt: found.startsAt, endsAt: found.endsAt };
}

function nextById(calendars: Record<FestivalRule['kind'], FestivalCalendar>, id: string, after: DayNumber): Recurrence | null {
  const last = dayNumber(END_OF_TABLES);
  for (let from = after + 1; from <= last; from += STEP_DAYS) {
    const to = Math.min(from + STEP_DAYS - 1, last);
    const found = [...calendars.vrata.between(from, to), ...calendars.festival.between(from, to)].find(({ rule }) => rule.id === id);
    if (found) return { day: found.day, ...found.span };
  }
  return null;
}
