import { cycleClock } from '../calendar/limbs.ts';
import type { Interval } from '../day/day-frame.ts';
import type { Language } from '../names/calendar-names.ts';
import { festivalName } from '../names/festival-name.ts';
import { dayNumber, isoDate } from '../place/civil-date.ts';
import type { DecisionCode } from './decide.ts';
import { reasonSentence, ruleSentence, type Subject } from './describe.ts';
import type { Occurrence } from './occurrence.ts';
import type { FestivalRule, Region, Tradition } from './rule-types.ts';
import { ALL_RULES } from './rules/index.ts';

/**
 * A festival or vrata on its date in one place; plain data. `date` is the local civil date; `startsAt` and `endsAt` say how long the tithi,
 * nakshatra or ingress behind it lasts (UTC milliseconds); `rule` and `reason` are English sentences.
 */
export type Festival = {
  id: string;
  name: string;
  date: string;
  kind: FestivalRule['kind'];
  /** `both` if smarta and vaishnava agree or make no distinction. */
  tradition: Tradition | 'both';
  regions: readonly Region[];
  rule: string;
  reason: string;
  decision: { code: DecisionCode; weighed: string[] };
  startsAt: number;
  endsAt: number;
  timeZone: string;
  /** The part of the day that decided, on the chosen day; an instant has two equal ends. */
  window: Interval | null;
  /** When an Ekadashi fast is broken, on the day after. */
  parana: Interval | null;
};

/** The public form of an occurrence in a zone. */
export function festivalOf({ rule, day, span, decision, tradition, window, parana }: Occurrence, timeZone: string): Festival {
  const subject = { rule, tradition, ...span, day, code: decision.code, weighed: decision.weighed, timeZone };
  return {
    id: rule.id,
    name: festivalName(rule.id),
    date: isoDate(day),
    kind: rule.kind,
    tradition,
    regions: rule.regions,
    rule: ruleSentence(subject, 'en'),
    reason: reasonSentence(subject, 'en'),
    decision: { code: decision.code, weighed: decision.weighed.map(isoDate) },
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    timeZone,
    window,
    parana: parana ?? null,
  };
}

/** Name, rule and reason of a festival, or of a copy that came through JSON, in another language. The reason is Hindi or English. */
export function inLanguage(festival: Festival, language: Language): { name: string; rule: string; reason: string } {
  const name = festivalName(festival.id, language);
  const rule = ruleOf(festival);
  if (!rule) return { name, rule: festival.rule, reason: festival.reason };
  const subject: Subject = {
    ...festival,
    rule,
    day: dayNumber(festival.date),
    code: festival.decision.code,
    weighed: festival.decision.weighed.map(dayNumber),
  };
  return { name, rule: ruleSentence(subject, language), reason: reasonSentence(subject, language) };
}

/** The rule a festival came from; if an id has several, the one for its tithi. */
function ruleOf({ id, tradition, startsAt }: Festival): FestivalRule | undefined {
  const same = ALL_RULES.filter(
    (rule) => rule.id === id && (tradition === 'both' || rule.tradition === undefined || rule.tradition === tradition),
  );
  if (same.length < 2) return same[0];
  const clock = cycleClock('tithi');
  const tithi = clock.index(clock.partAt(startsAt));
  return same.find(({ anchor }) => 'tithi' in anchor && anchor.tithi === tithi) ?? same[0];
}
