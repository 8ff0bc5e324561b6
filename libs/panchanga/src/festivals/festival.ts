import type { Interval } from '../day/day-frame.ts';
import type { Language } from '../names/calendar-names.ts';
import { festivalName } from '../names/language-pack.ts';
import { isoDate } from '../place/civil-date.ts';
import type { DecisionCode } from './decide.ts';
import { reasonSentence, ruleSentence } from './describe.ts';
import type { Occurrence } from './occurrence.ts';
import type { FestivalRule, Region, Tradition } from './rule-types.ts';

/**
 * A festival or vrata on its date at one place. `date` is the local civil date; `startsAt` and `endsAt` say how long the
 * tithi, nakshatra or ingress behind it lasts (UTC milliseconds); `rule` and `reason` are English sentences.
 */
export type Festival = {
  id: string;
  name: string;
  date: string;
  kind: FestivalRule['kind'];
  /** `both` where smarta and vaishnava agree or know no difference. */
  tradition: Tradition | 'both';
  regions: readonly Region[];
  rule: string;
  reason: string;
  decision: { code: DecisionCode; weighed: string[] };
  startsAt: number;
  endsAt: number;
  /** The part of the day that decided, on the chosen day; an instant has two equal ends. */
  window: Interval | null;
  /** When an Ekadashi fast is broken, on the day after. */
  parana: Interval | null;
};

const origins = new WeakMap<Festival, { occurrence: Occurrence; timeZone: string }>();

/** The public form of an occurrence; its sentences are written when first read. */
export function festivalOf(occurrence: Occurrence, timeZone: string): Festival {
  const { rule, day, span, decision, tradition, window, parana } = occurrence;
  const festival: Festival = {
    id: rule.id,
    name: festivalName(rule.id),
    date: isoDate(day),
    kind: rule.kind,
    tradition,
    regions: rule.regions,
    get rule() {
      return ruleSentence(occurrence);
    },
    get reason() {
      return reasonSentence(occurrence, timeZone);
    },
    decision: { code: decision.code, weighed: decision.weighed.map(isoDate) },
    ...span,
    window,
    parana: parana ?? null,
  };
  origins.set(festival, { occurrence, timeZone });
  return festival;
}

/**
 * Name, rule and reason of a festival in another language. The reason is Hindi or English; the festival must be one this
 * library handed out, not a copy.
 */
export function inLanguage(festival: Festival, language: Language): { name: string; rule: string; reason: string } {
  const origin = origins.get(festival);
  const name = festivalName(festival.id, language);
  if (!origin) return { name, rule: festival.rule, reason: festival.reason };
  return { name, rule: ruleSentence(origin.occurrence, language), reason: reasonSentence(origin.occurrence, origin.timeZone, language) };
}
