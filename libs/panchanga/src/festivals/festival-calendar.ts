import { cycleClock } from '../calendar/limbs.ts';
import { monthNumberAt } from '../calendar/lunar-months.ts';
import { type DayNumber, MS_PER_DAY } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { PanchangaRangeError } from '../range-error.ts';
import { type LunarCandidate, lunarCandidates } from './lunar-occurrences.ts';
import type { Occurrence } from './occurrence.ts';
import type { Anchor, FestivalRule, Tradition } from './rule-types.ts';
import { ALL_RULES } from './rules/index.ts';
import { solarOccurrences } from './solar-occurrences.ts';
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

/** A festival lies at most this far from its tithi or its month: a day's tie or neighbour, and the night before. */
const STRAYS_MS = 4 * MS_PER_DAY;

/** Whose calendar: without a region all regions', without a tradition both (marked). */
export type Whose = { tradition?: Tradition; region?: string };

/** The festivals, or the vratas, of one place, each worked out when a day near it is first asked for and then remembered. */
export type FestivalCalendar = {
  /** Occurrences from one civil day to another, both included, by date; smarta before vaishnava. */
  between(from: DayNumber, to: DayNumber): Occurrence[];
};

/** The calendar of a place for a region and a tradition. Throws a `PanchangaRangeError` for a region it does not know. */
export function festivalCalendar(sky: PlaceSky, kind: FestivalRule['kind'], whose: Whose): FestivalCalendar {
  const { onMoon, onSun, neighbours, order } = rulesFor(kind, whose);
  const byDay = new Map<DayNumber, Occurrence[]>();
  const note = (found: Occurrence[]) =>
    withNeighbours(sky, neighbours, found).forEach((occurrence) => void listOf(byDay, occurrence.day).push(occurrence));
  const waiting = new Map<number, LunarCandidate[]>();
  const lunar = (month: number, first: number, last: number) => {
    const candidates = waiting.get(month) ?? lunarCandidates(sky, onMoon, month);
    const isDue = ({ startsAt, endsAt }: LunarCandidate) => startsAt < last && endsAt > first;
    waiting.set(
      month,
      candidates.filter((candidate) => !isDue(candidate)),
    );
    note(candidates.filter(isDue).flatMap((candidate) => candidate.occurrence() ?? []));
  };
  const solar = once((month) => note(solarOccurrences(sky, onSun, month)));
  const sun = cycleClock('sunRashi');
  const between = (from: DayNumber, to: DayNumber) => {
    const [first, last] = [sky.dayStart(from) - STRAYS_MS, sky.dayStart(to) + STRAYS_MS];
    for (let month = monthNumberAt(first), end = monthNumberAt(last); month <= end; month++) lunar(month, first, last);
    for (let month = sun.partAt(first), end = sun.partAt(last); month <= end; month++) solar(month);
    const found: Occurrence[] = [];
    for (let day = from; day <= to; day++) found.push(...merged(byDay.get(day) ?? [], order));
    return found;
  };
  return { between };
}

type Rules = Record<'onMoon' | 'onSun' | 'neighbours' | 'order', readonly FestivalRule[]>;

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
  const neighbours = rules.filter(({ anchor }) => anchor.kind === 'beside');
  const onSun = rules.filter(({ anchor }) => SOLAR_ANCHORS.includes(anchor.kind));
  const onMoon = rules.filter((rule) => !onSun.includes(rule) && !neighbours.includes(rule));
  return { onMoon, onSun, neighbours, order: [...onMoon, ...neighbours, ...onSun] };
}

/** Adds the festivals that stand so many days beside one of these. */
function withNeighbours(sky: PlaceSky, rules: readonly FestivalRule[], found: Occurrence[]): Occurrence[] {
  return [...found, ...rules.flatMap((rule) => found.flatMap((anchor) => neighbour(sky, rule, anchor)))];
}

function neighbour(sky: PlaceSky, rule: FestivalRule, { rule: beside, day, span }: Occurrence): Occurrence[] {
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

/** One entry where both traditions keep the same day; smarta first, and the rules in their order. */
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

function once(work: (month: number) => void): (month: number) => void {
  const done = new Set<number>();
  return (month) => {
    if (done.has(month)) return;
    done.add(month);
    work(month);
  };
}
