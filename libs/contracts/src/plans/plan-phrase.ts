import type { PlanRule, PlanRuleKind } from './plan-rule.ts';

type ByMonths = Extract<PlanRuleKind, 'monthly' | 'quarterly' | 'yearly'>;

/** How a rule is said: the key of the phrase, and what fills it. */
export interface PlanPhrase {
  key: PlanRuleKind | 'tithiYearly' | `${ByMonths}On` | `${ByMonths}Last`;
  /** Of the month, for a phrase that ends in `On`. */
  day?: number;
  /** 1–12, for a year's phrase that ends in `On` or `Last`. */
  month?: number;
  /** 1–30, as the panchanga counts: one tithi of a half, or the same one of both. */
  tithis?: readonly number[];
  /** 1–12, the lunar month of a tithi once a year. */
  masa?: number;
  /** 1–27 */
  nakshatra?: number;
}

/** Tithis in one half of a lunar month. */
const HALF_MONTH = 15;
/** As a day of the month it is the last one, see `planRuleFields`. */
const LAST_DAY = 31;

/** What to say about a rule. With `startsOn`, a rule without a day of the month is said with the first gift's. */
export function planPhrase({ kind, day, tithi = 1, paksha, month: masa, nakshatra }: PlanRule, startsOn?: string): PlanPhrase {
  if (kind === 'weekly') return { key: kind };
  if (kind === 'nakshatra') return { key: kind, nakshatra: nakshatra ?? 1 };
  if (kind === 'tithi') {
    const halves = { shukla: [tithi], krishna: [tithi + HALF_MONTH], both: [tithi, tithi + HALF_MONTH] };
    const tithis = halves[paksha ?? 'both'];
    return masa ? { key: 'tithiYearly', tithis, masa } : { key: kind, tithis };
  }
  const on = day ?? (startsOn && dayIn(startsOn));
  if (!on || (kind === 'yearly' && !startsOn)) return { key: kind };
  const month = kind === 'yearly' && startsOn ? { month: monthOf(on, startsOn) } : {};
  return on === LAST_DAY ? { key: `${kind}Last`, ...month } : { key: `${kind}On`, day: on, ...month };
}

/** The first date is in the month a plan starts in, unless its day has passed there. */
const monthOf = (day: number, startsOn: string): number => ((Number(startsOn.slice(5, 7)) - (day < dayIn(startsOn) ? 0 : 1)) % MONTHS) + 1;
const dayIn = (date: string): number => Number(date.slice(-2));
const MONTHS = 12;
