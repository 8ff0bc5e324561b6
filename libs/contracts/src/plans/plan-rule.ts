import { line, localDate, slug } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { mixed, number, object, string } from '../schema.ts';
import { planNoun } from './plan.noun.ts';

const say = messagesOf(planNoun);

/** How often a plan charges: by the civil calendar, or by a lunar day or a star. */
export const PLAN_RULE_KINDS = ['weekly', 'monthly', 'quarterly', 'yearly', 'tithi', 'nakshatra'] as const;
export type PlanRuleKind = (typeof PLAN_RULE_KINDS)[number];
/** The waxing half of a lunar month, the waning half, or both. */
export const PAKSHAS = ['shukla', 'krishna', 'both'] as const;
export type Paksha = (typeof PAKSHAS)[number];
const MONTHLY: readonly unknown[] = ['monthly', 'quarterly', 'yearly'] satisfies PlanRuleKind[];

const DAY = say('plan.day-range', { min: 1, max: 31 });
const TITHI = say('plan.tithi-required');
const NAKSHATRA = say('plan.nakshatra-required');
const within = (most: number, message: typeof DAY) => number().typeError(message).integer(message).min(1, message).max(most, message);

/** A field that a rule of this kind can't do without. */
const wantedFor = (kind: PlanRuleKind, message: typeof DAY) => ({
  name: 'wanted',
  message,
  test: (value: unknown, { parent }: { parent: { kind?: unknown } }) => parent.kind !== kind || value !== undefined,
});

/** A field that belongs to rules of this kind only: elsewhere it would be ignored. */
const onlyFor = (kind: PlanRuleKind, message: typeof DAY) => ({
  name: 'only',
  message,
  test: (value: unknown, { parent }: { parent: { kind?: unknown } }) => value === undefined || parent.kind === kind,
});
const TITHI_ONLY = say('plan.tithi-without-rule');
const NAKSHATRA_ONLY = say('plan.nakshatra-without-rule');

/** The fields of a rule: of a body's `rule`, and one by one in a query. */
export const planRuleFields = {
  kind: mixed<PlanRuleKind>().oneOf(PLAN_RULE_KINDS, say('plan.rule-required')).required(say('plan.rule-required')),
  /**
   * Monthly, quarterly, yearly: the day of the month, 31 for the last one; a month that has no such day takes its last. Left out it is
   * the day of the first date.
   */
  day: within(31, DAY).test('with-months', say('plan.day-without-month'), (value, { parent }) => !value || MONTHLY.includes(parent.kind)),
  /** 1 Prathama … 11 Ekadashi … 14 Chaturdashi, 15 Purnima (shukla) or Amavasya (krishna). */
  tithi: within(15, TITHI).test(wantedFor('tithi', TITHI)),
  paksha: mixed<Paksha>().oneOf(PAKSHAS, TITHI).test(wantedFor('tithi', TITHI)),
  /** With a tithi: the lunar month, 1 Chaitra … 12 Phalguna (amanta), for one date a year, like a shraddha. */
  month: within(12, TITHI),
  /** 1 Ashvini … 27 Revati. */
  nakshatra: within(27, NAKSHATRA).test(wantedFor('nakshatra', NAKSHATRA)),
};
const { tithi, paksha, month, nakshatra } = planRuleFields;
/** A rule that is kept has no field of another kind: a preview ignores them, since its form changes kinds. */
export const planRuleSchema = object({
  ...planRuleFields,
  tithi: tithi.test(onlyFor('tithi', TITHI_ONLY)),
  paksha: paksha.test(onlyFor('tithi', TITHI_ONLY)),
  month: month.test(onlyFor('tithi', TITHI_ONLY)),
  nakshatra: nakshatra.test(onlyFor('nakshatra', NAKSHATRA_ONLY)),
}).noUnknown();

/** A rule as it is kept and shown. */
export interface PlanRule {
  kind: PlanRuleKind;
  day?: number;
  tithi?: number;
  paksha?: Paksha;
  /** Once a year, in this lunar month. */
  month?: number;
  nakshatra?: number;
}

/** The most gifts a plan may be limited to. */
export const PLAN_MOST_DATES = 600;
const COUNT = say('plan.count-range', { min: 1, max: PLAN_MOST_DATES });

/** An IANA time zone. */
export const zone = () => line(60).test('known', say('plan.zone-unknown'), isZone);

/** When a plan charges and where its days are counted. */
export const planScheduleFields = {
  /** The first date is the first one of the rule on or after this civil date. */
  startsOn: localDate().required(say('plan.start-required')),
  /** The donor's IANA zone: dates begin and end on its clocks. */
  timeZone: zone().required(say('plan.zone-unknown')),
  /** Tithi and nakshatra: the city whose sky counts. Left out it is the temple. */
  city: string().trim().max(80),
  /** Ends after so many dates, skipped ones counted. */
  endsAfter: within(PLAN_MOST_DATES, COUNT),
  /** Ends on this date; a date of the rule on it still counts. */
  endsOn: localDate().test('one-end', say('plan.one-end'), (value, { parent }) => !value || !parent.endsAfter),
};

export const planPreviewQuery = object({
  ...planRuleFields,
  ...planScheduleFields,
  temple: slug().required(),
  count: number().integer().min(1).max(24).default(6),
}).noUnknown();

function isZone(value: string | undefined): boolean {
  if (!value) return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}
