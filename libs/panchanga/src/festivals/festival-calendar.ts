import { type CycleKind, cycleClock } from '../calendar/limbs.ts';
import { type DayNumber, MS_PER_DAY } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { PanchangaRangeError } from '../range-error.ts';
import { byTithi, onTithi, type RulesByTithi } from './lunar-occurrences.ts';
import type { Occurrence } from './occurrence.ts';
import type { Anchor, FestivalRule, Tradition } from './rule-types.ts';
import { ALL_RULES } from './rules/index.ts';
import { type SolarCandidate, solarCandidates } from './solar-occurrences.ts';
import { windowOf } from './windows.ts';

export const REGIONS = [
  'pan-india',
  'north',
  'telugu',
  'kannada',
  'tamil',
  'malayalam',
  'bengali',
  'gujarati',
  'marathi',
  'odia',
  'iskcon',
] as const;

const SOLAR_ANCHORS: readonly Anchor['kind'][] = ['nakshatra', 'sankranti', 'solar-day'];

/**
 * A festival's sunrise is at most this far from its tithi, nakshatra or ingress: a tie of a day, a neighboring day, and the night before.
 */
const STRAYS_MS = 3 * MS_PER_DAY;
/** A weekday before a tithi is at most this much earlier. */
const WEEK_MS = 7 * MS_PER_DAY;

/** Whose calendar: without a region all regions', without a tradition both (marked). */
export type Whose = { tradition?: Tradition; region?: string };

/** One place's festivals, or vratas, each computed when a nearby day is first requested and then cached. */
export type FestivalCalendar = {
  /** Occurrences from one civil day to another, inclusive, by date; smarta before vaishnava. */
  between(from: DayNumber, to: DayNumber): Occurrence[];
};

/** A place's calendar for a region and a tradition. Throws a `PanchangaRangeError` for an unknown region. */
export function festivalCalendar(sky: PlaceSky, kind: FestivalRule['kind'], whose: Whose): FestivalCalendar {
  const { atTithi, beforeTithi, onSun, neighbors, order } = rulesFor(kind, whose);
  const byDay = new Map<DayNumber, Occurrence[]>();
  const note = (found: Occurrence[]) =>
    withNeighbors(sky, neighbors, found).forEach((occurrence) => void listOf(byDay, occurrence.day).push(occurrence));
  const noteTithi = once((part) => note(onTithi(sky, atTithi, part)));
  const noteWeekday = once((part) => note(onTithi(sky, beforeTithi, part)));
  const waiting = new Map<number, SolarCandidate[]>();
  const noteMonth = (month: number, first: number, last: number) => {
    const candidates = waiting.get(month) ?? solarCandidates(sky, onSun, month);
    const isDue = ({ spans }: SolarCandidate) => spans.some(({ startsAt, endsAt }) => startsAt < last && endsAt > first);
    waiting.set(
      month,
      candidates.filter((candidate) => !isDue(candidate)),
    );
    note(candidates.filter(isDue).flatMap((candidate) => candidate.occurrence() ?? []));
  };
  const between = (from: DayNumber, to: DayNumber) => {
    const [first, last] = [sky.dayStart(from) - STRAYS_MS, sky.dayStart(to) + STRAYS_MS];
    eachPart('tithi', first, last, noteTithi);
    eachPart('tithi', first, last + WEEK_MS, noteWeekday);
    eachPart('sunRashi', first, last, (month) => noteMonth(month, first, last));
    const found: Occurrence[] = [];
    for (let day = from; day <= to; day++) found.push(...merged(byDay.get(day) ?? [], order));
    return found;
  };
  return { between };
}

function eachPart(kind: CycleKind, from: number, to: number, work: (part: number) => void): void {
  const clock = cycleClock(kind);
  for (let part = clock.partAt(from), last = clock.partAt(to); part <= last; part++) work(part);
}

type Rules = Record<'atTithi' | 'beforeTithi', RulesByTithi> & Record<'onSun' | 'neighbors' | 'order', readonly FestivalRule[]>;

const known = new Map<string, Rules>();

function rulesFor(kind: FestivalRule['kind'], { tradition, region }: Whose): Rules {
  const key = `${kind} ${tradition} ${region}`;
  const rules = known.get(key) ?? byAnchor(ALL_RULES.filter((rule) => rule.kind === kind && observes(rule, { tradition, region })));
  known.set(key, rules);
  return rules;
}

function observes(rule: FestivalRule, { tradition, region }: Whose): boolean {
  if (region !== undefined && !REGIONS.some((name) => name === region)) {
    throw new PanchangaRangeError('region', `“${region}” is not a region: use one of ${REGIONS.join(', ')}.`);
  }
  return (
    (tradition === undefined || rule.tradition === undefined || rule.tradition === tradition) &&
    (region === undefined || rule.regions.some((name) => name === region || name === 'pan-india'))
  );
}

function byAnchor(rules: readonly FestivalRule[]): Rules {
  const neighbors = rules.filter(({ anchor }) => anchor.kind === 'beside');
  const onSun = rules.filter(({ anchor }) => SOLAR_ANCHORS.includes(anchor.kind));
  const onMoon = rules.filter((rule) => !onSun.includes(rule) && !neighbors.includes(rule));
  const isBefore = ({ anchor }: FestivalRule) => anchor.kind === 'weekday-before';
  return {
    atTithi: byTithi(onMoon.filter((rule) => !isBefore(rule))),
    beforeTithi: byTithi(onMoon.filter(isBefore)),
    onSun,
    neighbors,
    order: [...onMoon, ...neighbors, ...onSun],
  };
}

/** Adds the festivals that are a fixed number of days from one of these. */
function withNeighbors(sky: PlaceSky, rules: readonly FestivalRule[], found: Occurrence[]): Occurrence[] {
  if (found.length === 0) return found;
  return [...found, ...rules.flatMap((rule) => found.flatMap((anchor) => neighbor(sky, rule, anchor)))];
}

function neighbor(sky: PlaceSky, rule: FestivalRule, { rule: beside, day, span }: Occurrence): Occurrence[] {
  const { anchor } = rule;
  if (anchor.kind !== 'beside' || anchor.festival !== beside.id || beside.tradition === 'vaishnava') return [];
  const chosen = day + anchor.days;
  return [
    {
      rule,
      day: chosen,
      span,
      decision: { day: chosen, code: 'beside', weighed: [day] },
      tradition: 'both',
      window: windowOf(sky, chosen, 'sunrise'),
    },
  ];
}

/** One entry if both traditions observe the same day; smarta first, with the rules in order. */
function merged(found: Occurrence[], order: readonly FestivalRule[]): Occurrence[] {
  if (found.length < 2) return found;
  const kept: Occurrence[] = [];
  for (const occurrence of found.sort((a, b) => rank(a) - rank(b) || order.indexOf(a.rule) - order.indexOf(b.rule))) {
    const twin = kept.findIndex(({ rule }) => rule.id === occurrence.rule.id);
    const same = kept[twin];
    if (same === undefined) kept.push(occurrence);
    else if (same.tradition !== occurrence.tradition) kept[twin] = { ...same, tradition: 'both' };
  }
  return kept;
}

function rank({ tradition }: Occurrence): number {
  return tradition === 'vaishnava' ? 1 : 0;
}

function listOf(byDay: Map<DayNumber, Occurrence[]>, day: DayNumber): Occurrence[] {
  const known = byDay.get(day) ?? [];
  byDay.set(day, known);
  return known;
}

function once(work: (part: number) => void): (part: number) => void {
  const done = new Set<number>();
  return (part) => {
    if (done.has(part)) return;
    done.add(part);
    work(part);
  };
}
