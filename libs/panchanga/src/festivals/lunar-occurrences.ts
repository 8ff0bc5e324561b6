import { cycleClock } from '../calendar/limbs.ts';
import { type MonthFacts, monthFacts } from '../calendar/lunar-months.ts';
import { solarMonthOf } from '../calendar/solar-months.ts';
import type { Interval } from '../day/day-frame.ts';
import { weekday } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { type Decision, decide } from './decide.ts';
import { type EkadashiReckoning, ekadashiDay, paranaWindow } from './ekadashi.ts';
import type { Occurrence } from './occurrence.ts';
import type { Anchor, FestivalRule } from './rule-types.ts';
import { holikaDahan, rakshaBandhan, vijayadashami } from './special.ts';
import { windowOf } from './windows.ts';

const TITHIS = 30;
const PURNIMA = 15;
const SHUKLA_EKADASHI = 11;
const DHANU = 9;

/** Rules by the tithi (1 to 30) they depend on. */
export type RulesByTithi = ReadonlyMap<number, readonly FestivalRule[]>;

/** Groups rules that depend on the Moon by their tithi. */
export function byTithi(rules: readonly FestivalRule[]): RulesByTithi {
  const found = new Map<number, FestivalRule[]>();
  for (const rule of rules) {
    const tithi = 'tithi' in rule.anchor ? rule.anchor.tithi : SHUKLA_EKADASHI;
    found.set(tithi, [...(found.get(tithi) ?? []), rule]);
  }
  return found;
}

/** The rules for the tithi with this running number. */
export function onTithi(sky: PlaceSky, rules: RulesByTithi, part: number): Occurrence[] {
  const here = rules.get(cycleClock('tithi').index(part)) ?? [];
  return here.flatMap((rule) => lunarOccurrence(sky, rule, Math.floor(part / TITHIS)) ?? []);
}

/** What a rule gives in the lunar month with this running number; null if it doesn't apply. */
export function lunarOccurrence(sky: PlaceSky, rule: FestivalRule, number: number): Occurrence | null {
  const month = monthFacts(number);
  const { anchor } = rule;
  if (anchor.kind === 'dhanu-ekadashi') return dhanuEkadashi(sky, rule, month);
  if (anchor.kind !== 'tithi' && anchor.kind !== 'ekadashi' && anchor.kind !== 'weekday-before') return null;
  if (!holdsMonth(rule, anchor.month, month)) return null;
  if (anchor.kind === 'ekadashi') return ekadashi(sky, rule, month, anchor.tithi, anchor.tradition);
  const span = tithiSpan(month, anchor.tithi);
  const decision = anchor.kind === 'tithi' ? tithiDecision(sky, rule, span, month) : weekdayBefore(sky, rule, span, anchor);
  return { rule, day: decision.day, span, decision, tradition: rule.tradition ?? 'both', window: windowOf(sky, decision.day, rule.window) };
}

/** A kshaya month keeps the festivals of both its names; adhika months follow the rule's own policy. */
function holdsMonth({ adhika }: FestivalRule, wanted: number, month: MonthFacts): boolean {
  if (month.adhika ? adhika === 'skip' : adhika === 'only') return false;
  return wanted === 0 || wanted === month.month || wanted === month.lost;
}

function tithiDecision(sky: PlaceSky, rule: FestivalRule, span: Interval, month: MonthFacts): Decision {
  if (rule.special === 'raksha-bandhan') return rakshaBandhan(sky, span);
  if (rule.special === 'holika-dahan') return holikaDahan(sky, span, TITHIS * month.number + PURNIMA - 1, rule);
  return rule.special === 'vijayadashami' ? vijayadashami(sky, span, rule) : decide(sky, span, rule);
}

/** The last such weekday on or before the tithi's day. */
function weekdayBefore(sky: PlaceSky, rule: FestivalRule, span: Interval, anchor: Extract<Anchor, { kind: 'weekday-before' }>): Decision {
  const { day } = decide(sky, span, rule);
  return { day: day - ((weekday(day) - anchor.weekday + 7) % 7), code: 'weekday', weighed: [day] };
}

function ekadashi(sky: PlaceSky, rule: FestivalRule, month: MonthFacts, tithi: number, reckoning: EkadashiReckoning): Occurrence {
  const span = tithiSpan(month, tithi);
  const dvadashi = tithiSpan(month, tithi + 1);
  const decision = ekadashiDay(sky, span, dvadashi, reckoning);
  const parana = paranaWindow(sky, decision.day, dvadashi);
  const tradition = reckoning === 'udaya' ? 'both' : reckoning;
  return { rule, day: decision.day, span, decision, tradition, parana, window: windowOf(sky, decision.day, 'sunrise') };
}

/** The bright Ekadashi whose day still belongs to the solar month of Dhanu, in whichever lunar month it falls. */
function dhanuEkadashi(sky: PlaceSky, rule: FestivalRule, month: MonthFacts): Occurrence | null {
  if (month.month < DHANU || month.month > DHANU + 1) return null;
  const found = ekadashi(sky, rule, month, SHUKLA_EKADASHI, 'udaya');
  const sun = cycleClock('sunRashi');
  return sun.index(solarMonthOf(sky, found.day, 'tamil', 'lahiri')) === DHANU ? found : null;
}

function tithiSpan({ number }: MonthFacts, tithi: number): Interval {
  const clock = cycleClock('tithi');
  const part = TITHIS * number + tithi - 1;
  return { startsAt: clock.end(part - 1), endsAt: clock.end(part) };
}
