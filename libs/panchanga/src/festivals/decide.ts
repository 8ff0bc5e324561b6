import type { Interval } from '../day/day-frame.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import type { FestivalRule } from './rule-types.ts';
import { nakshatraIn, overlap, windowOf } from './windows.ts';

/** Why a date was chosen; each code has a sentence in `names/reasons`. */
export type DecisionCode =
  | 'only'
  | 'both-first'
  | 'both-second'
  | 'both-second-short'
  | 'both-longer'
  | 'neither-begins'
  | 'neither-ends'
  | 'nakshatra'
  | 'next-with-nakshatra'
  | 'sunrise-three-muhurtas'
  | 'before-short-purnima'
  | 'after-bhadra-night'
  | 'ekadashi-sunrise'
  | 'ekadashi-first-sunrise'
  | 'ekadashi-second-sunrise'
  | 'ekadashi-no-sunrise'
  | 'ekadashi-after-vedha'
  | 'ekadashi-long-dvadashi'
  | 'ekadashi-short-dvadashi'
  | 'weekday'
  | 'sankranti-same-day'
  | 'sankranti-next-day'
  | 'solar-day'
  | 'beside';

/** A chosen day with the days considered. */
export type Decision = { day: DayNumber; code: DecisionCode; weighed: DayNumber[] };

/** Picks the civil day of a span by the rule's window, its tie rule and its fallback. */
export function decide(sky: PlaceSky, span: Interval, rule: FestivalRule): Decision {
  const days = candidateDays(sky, span, rule);
  const hits = days.filter((day) => overlap(span, windowOf(sky, day, rule.window)) > 0);
  const helped = hits.length === 1 || unequal(sky, span, rule, hits) ? null : byNakshatra(sky, hits.length === 0 ? days : hits, rule);
  if (helped !== null) return { day: helped, code: 'nakshatra', weighed: days };
  const [first, second] = hits;
  if (first === undefined) return whenNeither(sky, span, rule, days);
  if (second === undefined) return { day: first, code: 'only', weighed: days };
  return whenBoth(sky, span, rule, first, hits.at(-1) ?? second);
}

/** Hindu days that the span overlaps; for arunodaya also the day whose dawn it reaches. */
function candidateDays(sky: PlaceSky, span: Interval, { window }: FestivalRule): DayNumber[] {
  const first = sky.dayHolding(span.startsAt);
  const last = sky.dayHolding(span.endsAt - 1) + (window === 'arunodaya' ? 1 : 0);
  const days: DayNumber[] = [];
  for (let day = first; day <= last; day++) days.push(day);
  return days;
}

function whenNeither(sky: PlaceSky, span: Interval, { neither }: FestivalRule, weighed: DayNumber[]): Decision {
  if (neither === 'begins') return { day: sky.dayHolding(span.startsAt), code: 'neither-begins', weighed };
  return { day: sky.dayHolding(span.endsAt - 1), code: 'neither-ends', weighed };
}

function whenBoth(sky: PlaceSky, span: Interval, rule: FestivalRule, first: DayNumber, second: DayNumber): Decision {
  const weighed = [first, second];
  const shareOn = (day: DayNumber) => shareOfWindow(sky, span, rule, day);
  if (rule.both === 'first') {
    const brief = shareOn(first) < (rule.firstNeeds ?? 0);
    return brief ? { day: second, code: 'both-longer', weighed } : { day: first, code: 'both-first', weighed };
  }
  if (rule.both === 'longer' || rule.both === 'longer-or-first') {
    const [onFirst, onSecond] = [shareOn(first), shareOn(second)];
    const takesFirst = rule.both === 'longer' ? onFirst > onSecond : onFirst >= onSecond;
    return { day: takesFirst ? first : second, code: 'both-longer', weighed };
  }
  const enough = shareOn(second) >= (rule.secondNeeds ?? 0);
  return enough ? { day: second, code: 'both-second', weighed } : { day: first, code: 'both-second-short', weighed };
}

/** From 0 to 1, so that two fully covered days are equal even if one of them is longer. */
function shareOfWindow(sky: PlaceSky, span: Interval, { window }: FestivalRule, day: DayNumber): number {
  const at = windowOf(sky, day, window);
  return at ? overlap(span, at) / Math.max(1, at.endsAt - at.startsAt) : 0;
}

/** True if a rule that asks for the longer day has one; then no nakshatra is needed. */
function unequal(sky: PlaceSky, span: Interval, rule: FestivalRule, [first, second]: DayNumber[]): boolean {
  if (rule.both !== 'longer-or-first' || first === undefined || second === undefined) return false;
  return shareOfWindow(sky, span, rule, first) !== shareOfWindow(sky, span, rule, second);
}

/** The one candidate day whose window the helping nakshatra reaches; null if it doesn't decide. */
function byNakshatra(sky: PlaceSky, days: DayNumber[], { withNakshatra, window }: FestivalRule): DayNumber | null {
  if (withNakshatra === undefined) return null;
  const helped = days.filter((day) => nakshatraIn(windowOf(sky, day, window), withNakshatra));
  return helped.length === 1 ? (helped[0] ?? null) : null;
}
