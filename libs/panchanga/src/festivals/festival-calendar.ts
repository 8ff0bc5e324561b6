import { cycleClock } from '../calendar/limbs.ts';
import { monthNumberAt } from '../calendar/lunar-months.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { PanchangaRangeError } from '../range-error.ts';
import { lunarOccurrences } from './lunar-occurrences.ts';
import type { Occurrence } from './occurrence.ts';
import type { FestivalRule, Tradition } from './rule-types.ts';
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

/** Whose calendar: without a region all regions', without a tradition both (marked). */
export type Whose = { tradition?: Tradition; region?: string };

/** The festivals, or the vratas, of one place, worked out month by month when first asked and then remembered. */
export type FestivalCalendar = {
  /** Occurrences from one civil day to another, both included, by date; smarta before vaishnava. */
  between(from: DayNumber, to: DayNumber): Occurrence[];
};

/** The calendar of a place for a region and a tradition. Throws a `PanchangaRangeError` for a region it does not know. */
export function festivalCalendar(sky: PlaceSky, kind: FestivalRule['kind'], whose: Whose): FestivalCalendar {
  const rules = rulesFor(kind, whose);
  const lunar = remembering((month) => withNeighbours(sky, rules, lunarOccurrences(sky, rules, month)));
  const solar = remembering((month) => withNeighbours(sky, rules, solarOccurrences(sky, rules, month)));
  const between = (from: DayNumber, to: DayNumber) => {
    const first = sky.dayStart(from);
    const last = sky.dayStart(to);
    const sun = cycleClock('sunRashi');
    const found = [
      ...span(monthNumberAt(first) - 1, monthNumberAt(last) + 1).flatMap(lunar),
      ...span(sun.partAt(first) - 1, sun.partAt(last) + 1).flatMap(solar),
    ];
    return merged(found.filter(({ day }) => day >= from && day <= to));
  };
  return { between };
}

function rulesFor(kind: FestivalRule['kind'], { tradition, region }: Whose): readonly FestivalRule[] {
  if (region !== undefined && !REGIONS.some((known) => known === region)) {
    throw new PanchangaRangeError('region', `“${region}” is not a region: use one of ${REGIONS.join(', ')}.`);
  }
  return ALL_RULES.filter(
    (rule) =>
      rule.kind === kind &&
      (tradition === undefined || rule.tradition === undefined || rule.tradition === tradition) &&
      (region === undefined || rule.regions.some((known) => known === region || known === 'pan-india')),
  );
}

/** Adds the festivals that stand so many days beside one of these. */
function withNeighbours(sky: PlaceSky, rules: readonly FestivalRule[], found: Occurrence[]): Occurrence[] {
  const neighbours = rules.flatMap((rule) => found.flatMap((anchor) => neighbour(sky, rule, anchor)));
  return [...found, ...neighbours];
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

/** One entry where both traditions keep the same day; in order of date, smarta first. */
function merged(found: Occurrence[]): Occurrence[] {
  const kept: Occurrence[] = [];
  for (const occurrence of found.sort((a, b) => a.day - b.day || rank(a) - rank(b))) {
    const twin = kept.findIndex(({ rule, day }) => rule.id === occurrence.rule.id && day === occurrence.day);
    const same = kept[twin];
    if (same === undefined) kept.push(occurrence);
    else if (same.tradition !== occurrence.tradition) kept[twin] = { ...same, tradition: 'both' };
  }
  return kept;
}

function rank({ tradition }: Occurrence): number {
  return tradition === 'vaishnava' ? 1 : 0;
}

function remembering(compute: (month: number) => Occurrence[]): (month: number) => Occurrence[] {
  const known = new Map<number, Occurrence[]>();
  return (month) => known.get(month) ?? remember(known, month, compute(month));
}

function remember<T>(known: Map<number, T>, key: number, value: T): T {
  known.set(key, value);
  return value;
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
