import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import { cycleClock } from '../calendar/limbs.ts';
import { monthFacts, monthNumberAt } from '../calendar/lunar-months.ts';
import { decide } from '../festivals/decide.ts';
import { lunarOccurrence } from '../festivals/lunar-occurrences.ts';
import type { FestivalRule, Window } from '../festivals/rule-types.ts';
import { FESTIVAL_IDS, VRATA_IDS } from '../festivals/rules/index.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { PanchangaRangeError } from '../range-error.ts';
import { LAST_YEAR } from '../tables/layout.ts';

/**
 * A recurrence. A tithi: 1–30, in one amanta month (1 Chaitra … 12) or in every month; a nakshatra: 1–27; or a festival or vrata by its id.
 * `window` is the part of the day that must see it: sunrise for birthdays, aparahna for shraddha.
 */
export type RecurrenceRule =
  | { kind: 'tithi'; tithi: number; month?: number; window?: Window; adhika?: FestivalRule['adhika'] }
  | { kind: 'nakshatra'; nakshatra: number; window?: Window }
  | { kind: 'festival'; id: string };

/** A day on which a rule applies, with its limb's span in UTC milliseconds. */
export type Recurrence = { day: DayNumber; startsAt: number; endsAt: number };

/** How far ahead to search for a single rule, in lunar months: an adhika month returns within this. */
const FARTHEST_MONTHS = 19 * 13;

/** First day after `after` on which a tithi or nakshatra rule applies, or null if the tables end before it. */
export function nextLimbDay(
  sky: PlaceSky,
  rule: Exclude<RecurrenceRule, { kind: 'festival' }>,
  after: DayNumber,
  ayanamsa: Ayanamsa,
): Recurrence | null {
  checkRule(rule);
  return rule.kind === 'tithi' ? nextTithiDay(sky, rule, after) : nextNakshatraDay(sky, rule, after, ayanamsa);
}

/** Throws a `PanchangaRangeError` for a tithi, nakshatra, month or id that does not exist. */
export function checkRule(rule: RecurrenceRule): void {
  if (rule.kind === 'festival') {
    if (!FESTIVAL_IDS.includes(rule.id) && !VRATA_IDS.includes(rule.id))
      throw new PanchangaRangeError('rule', `“${rule.id}” is not a festival or vrata of this calendar.`);
    return;
  }
  if (rule.kind === 'nakshatra') {
    checkIndex('nakshatra', rule.nakshatra, 27);
    return;
  }
  checkIndex('tithi', rule.tithi, 30);
  if (rule.month !== undefined) checkIndex('month', rule.month, 12);
}

function checkIndex(what: string, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return;
  throw new PanchangaRangeError('rule', `The ${what} ${value} is outside the allowed range: 1 to ${most}.`);
}

function nextTithiDay(sky: PlaceSky, rule: Extract<RecurrenceRule, { kind: 'tithi' }>, after: DayNumber): Recurrence | null {
  const festival = tithiRule(rule);
  const first = monthNumberAt(sky.dayStart(after)) - 1;
  for (let month = first; month < first + FARTHEST_MONTHS && !pastTables(monthFacts(month).startsAt); month++) {
    const found = lunarOccurrence(sky, festival, month);
    if (found && found.day > after) return { day: found.day, ...found.span };
  }
  return null;
}

function tithiRule({ tithi, month = 0, window = 'sunrise', adhika }: Extract<RecurrenceRule, { kind: 'tithi' }>): FestivalRule {
  return {
    id: 'recurrence',
    anchor: { kind: 'tithi', month, tithi },
    window,
    both: 'first',
    neither: 'begins',
    adhika: adhika ?? (month === 0 ? 'keep' : 'skip'),
    regions: ['pan-india'],
    kind: 'vrata',
  };
}

function nextNakshatraDay(
  sky: PlaceSky,
  rule: Extract<RecurrenceRule, { kind: 'nakshatra' }>,
  after: DayNumber,
  ayanamsa: Ayanamsa,
): Recurrence | null {
  const clock = cycleClock('nakshatra', ayanamsa);
  const decisive = { ...tithiRule({ kind: 'tithi', tithi: 1 }), window: rule.window ?? 'sunrise' };
  let part = clock.partAt(sky.dayStart(after)) - 2;
  while (clock.index(part) !== rule.nakshatra) part++;
  for (; !pastTables(clock.end(part - 1)); part += clock.parts) {
    const span = { startsAt: clock.end(part - 1), endsAt: clock.end(part) };
    const { day } = decide(sky, span, decisive);
    if (day > after) return { day, ...span };
  }
  return null;
}

function pastTables(ms: number): boolean {
  return ms >= Date.UTC(LAST_YEAR + 1, 0, 1);
}
