import type { BodyOf, OwnPlan, PlanRule, PlanRuleKind, planEndpoints } from '@sannidhi/contracts';
import { dateIn } from '@sannidhi/kit';

/** How often, as the form offers it: the rules' kinds, and the lunar days most people mean. */
export const OFTEN = ['weekly', 'monthly', 'quarterly', 'yearly', 'ekadashi', 'purnima', 'amavasya', 'tithi', 'nakshatra'] as const;
export type Often = (typeof OFTEN)[number];
export const ENDS = ['never', 'after', 'on'] as const;
export type Ends = (typeof ENDS)[number];

/** The form's fields for a plan's dates. What a select offers is text; empty is not chosen. */
export interface ScheduleValues {
  often: Often;
  /** 1–31; empty is the first gift's day. */
  day: string;
  /** 1–14 */
  tithi: string;
  paksha: string;
  /** 1–27 */
  nakshatra: string;
  startsOn: string;
  ends: Ends;
  endsAfter: number | undefined;
  endsOn: string;
  /** The gazetteer's id; empty is the temple. Its name and the search text are beside it. */
  city: string;
  cityName: string;
  citySearch: string;
}

type Schedule = Pick<BodyOf<typeof planEndpoints.create>, 'rule' | 'startsOn' | 'timeZone' | 'city' | 'endsAfter' | 'endsOn'>;

const LUNAR_DAYS = {
  ekadashi: { tithi: 11, paksha: 'both' },
  purnima: { tithi: 15, paksha: 'shukla' },
  amavasya: { tithi: 15, paksha: 'krishna' },
} as const satisfies Partial<Record<Often, Partial<PlanRule>>>;
const named = (often: Often): often is keyof typeof LUNAR_DAYS => often in LUNAR_DAYS;
const BY_MONTHS: readonly Often[] = ['monthly', 'quarterly', 'yearly'] satisfies PlanRuleKind[];

/** Whether the day of the month can be chosen. */
export const byMonths = (often: Often): boolean => BY_MONTHS.includes(often);
/** Whether the dates depend on the place they are seen from. */
export const byMoon = (often: Often): boolean => often === 'tithi' || often === 'nakshatra' || named(often);

/** The donor's zone, as their browser knows it. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Today's civil date on the donor's clocks. */
export const ownToday = (): string => dateIn();

/** A schedule that starts today, once a month, without an end. */
export const newSchedule = (): ScheduleValues => ({
  often: 'monthly',
  day: '',
  tithi: '',
  paksha: 'both',
  nakshatra: '',
  startsOn: ownToday(),
  ends: 'never',
  endsAfter: undefined,
  endsOn: '',
  city: '',
  cityName: '',
  citySearch: '',
});

/**
 * A plan's schedule in the form. New dates begin with the month, or the day, whose turn is next: none that was charged comes again, and none
 * is left out.
 */
export function scheduleOf({ rule, startsOn, endsOn, endsAfter, next }: OwnPlan): ScheduleValues {
  const { kind, day, tithi, paksha, nakshatra } = rule;
  const months = byMonths(kind);
  return {
    ...newSchedule(),
    often: oftenOf(rule) ?? kind,
    day: months ? String(day ?? Number(startsOn.slice(-2))) : '',
    tithi: tithi ? String(tithi) : '',
    paksha: paksha ?? 'both',
    nakshatra: nakshatra ? String(nakshatra) : '',
    startsOn: next ? later(months ? `${next.on.slice(0, 8)}01` : next.on, ownToday()) : ownToday(),
    ends: endsOn ? 'on' : endsAfter ? 'after' : 'never',
    endsAfter: endsAfter ?? undefined,
    endsOn: endsOn ?? '',
  };
}

const later = (one: string, other: string): string => (one > other ? one : other);

const oftenOf = ({ tithi, paksha }: PlanRule): Often | undefined =>
  (Object.keys(LUNAR_DAYS) as (keyof typeof LUNAR_DAYS)[]).find(
    (often) => LUNAR_DAYS[often].tithi === tithi && LUNAR_DAYS[often].paksha === paksha,
  );

/** What the API takes for a filled-in form. */
export function schedulePayload(values: ScheduleValues): Schedule {
  const { startsOn, ends, endsAfter, endsOn, city, often } = values;
  return {
    rule: ruleOf(values),
    startsOn,
    timeZone: ownTimeZone(),
    city: byMoon(often) ? city || undefined : undefined,
    endsAfter: ends === 'after' ? endsAfter : undefined,
    endsOn: ends === 'on' ? endsOn : undefined,
  };
}

function ruleOf({ often, day, tithi, paksha, nakshatra }: ScheduleValues): PlanRule {
  if (named(often)) return { kind: 'tithi', ...LUNAR_DAYS[often] };
  if (often === 'tithi') return { kind: often, tithi: Number(tithi), paksha: paksha as NonNullable<PlanRule['paksha']> };
  if (often === 'nakshatra') return { kind: often, nakshatra: Number(nakshatra) };
  return byMonths(often) && day ? { kind: often, day: Number(day) } : { kind: often };
}
