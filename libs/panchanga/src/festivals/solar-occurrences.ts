import { cycleClock } from '../calendar/limbs.ts';
import { firstDayOfSolarMonth, solarMonthOf } from '../calendar/solar-months.ts';
import type { Interval } from '../day/day-frame.ts';
import { type DayNumber, MS_PER_DAY } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { decide } from './decide.ts';
import type { Occurrence } from './occurrence.ts';
import type { Anchor, FestivalRule, SankrantiDay } from './rule-types.ts';
import { windowOf } from './windows.ts';

const NAKSHATRAS = 27;

/** A rule for a solar month, near one of these spans, before its day has been computed. */
export type SolarCandidate = { spans: readonly Interval[]; occurrence(): Occurrence | null };

/** Rules that depend on the running solar month: its ingress, a day in it, or a nakshatra in it. */
export function solarCandidates(sky: PlaceSky, rules: readonly FestivalRule[], month: number): SolarCandidate[] {
  const rashi = cycleClock('sunRashi').index(month);
  return rules.flatMap((rule) => {
    const holds = 'rashi' in rule.anchor && (rule.anchor.rashi === rashi || rule.anchor.rashi === 0);
    return holds ? [{ spans: spansOf(rule.anchor, month), occurrence: () => inMonth(sky, rule, month) }] : [];
  });
}

function spansOf(anchor: Anchor, month: number): Interval[] {
  if (anchor.kind === 'nakshatra') return nakshatraSpans(anchor.nakshatra, month);
  const startsAt = cycleClock('sunRashi').end(month - 1) + (anchor.kind === 'solar-day' ? (anchor.day - 1) * MS_PER_DAY : 0);
  return [{ startsAt, endsAt: startsAt }];
}

function inMonth(sky: PlaceSky, rule: FestivalRule, month: number): Occurrence | null {
  const { anchor } = rule;
  if (anchor.kind === 'sankranti') return sankranti(sky, rule, month, anchor.begins);
  if (anchor.kind === 'solar-day') return solarDay(sky, rule, month, anchor);
  return anchor.kind === 'nakshatra' ? nakshatra(sky, rule, month, anchor) : null;
}

function sankranti(sky: PlaceSky, rule: FestivalRule, month: number, begins: SankrantiDay): Occurrence {
  const ingress = cycleClock('sunRashi').end(month - 1);
  const own = sky.place.zone.dayAt(ingress);
  const day = sankrantiDay(sky, month, ingress, begins);
  const decision = { day, code: day === own ? ('sankranti-same-day' as const) : ('sankranti-next-day' as const), weighed: [own] };
  return { rule, day, span: { startsAt: ingress, endsAt: ingress }, decision, tradition: 'both', window: null };
}

function sankrantiDay(sky: PlaceSky, month: number, ingress: number, begins: SankrantiDay): DayNumber {
  if (begins === 'by-sunset') return firstDayOfSolarMonth(sky, month, 'tamil', 'lahiri');
  if (begins === 'next-date') return firstDayOfSolarMonth(sky, month, 'bengali', 'lahiri');
  if (begins === 'own-date') return sky.place.zone.dayAt(ingress);
  const holding = sky.dayHolding(ingress);
  return sky.dayStart(holding) === ingress ? holding : holding + 1;
}

function solarDay(
  sky: PlaceSky,
  rule: FestivalRule,
  month: number,
  { day, reckoning }: Extract<Anchor, { kind: 'solar-day' }>,
): Occurrence {
  const chosen = firstDayOfSolarMonth(sky, month, reckoning, 'lahiri') + day - 1;
  const span = { startsAt: sky.dayStart(chosen), endsAt: sky.dayStart(chosen + 1) };
  return { rule, day: chosen, span, decision: { day: chosen, code: 'solar-day', weighed: [] }, tradition: 'both', window: null };
}

/** If the nakshatra occurs twice in one solar month the later one is used, which is closer to the next full moon. */
function nakshatra(sky: PlaceSky, rule: FestivalRule, month: number, anchor: Extract<Anchor, { kind: 'nakshatra' }>): Occurrence | null {
  for (const span of nakshatraSpans(anchor.nakshatra, month)) {
    const decision = decide(sky, span, rule);
    if (solarMonthOf(sky, decision.day, anchor.reckoning, 'lahiri') !== month) continue;
    return { rule, day: decision.day, span, decision, tradition: 'both', window: windowOf(sky, decision.day, rule.window) };
  }
  return null;
}

/** When a nakshatra is in effect in a solar month or at its edges, the latest first. */
function nakshatraSpans(nakshatra: number, month: number): Interval[] {
  const sun = cycleClock('sunRashi');
  const clock = cycleClock('nakshatra');
  let part = clock.partAt(sun.end(month)) + 2;
  while (clock.index(part) !== nakshatra) part--;
  const spans: Interval[] = [];
  for (; clock.end(part) > sun.end(month - 1); part -= NAKSHATRAS) spans.push({ startsAt: clock.end(part - 1), endsAt: clock.end(part) });
  return spans;
}
