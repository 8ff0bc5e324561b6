import type { PlanRule } from '@sannidhi/contracts';
import { instantOf, type Place } from '@sannidhi/panchanga';
import { civilDate, isCivil } from './civil-dates.ts';
import { LunarDates } from './lunar-dates.ts';

/** What the dates of a plan follow from. */
export interface Schedule {
  rule: PlanRule;
  /** The first date is on or after this one. */
  startsOn: string;
  /** Where tithi and nakshatra are looked at from. */
  place: Place;
  /** The number of the first date: a plan that changed its day counts on. */
  firstN: number;
  /** No date has this number or a later one. */
  endsBeforeN: number | null;
  endsOn: string | null;
}

/** On the clocks of the donor. */
export const CHARGE_TIME = '09:00';
/** Schedules whose worked-out dates are kept; the one asked for longest ago leaves. */
const KEPT = 500;
const kept = new Map<string, LunarDates>();

/** The date with number `n` in the plan's zone; null beyond the plan's end. */
export function dateOf(schedule: Schedule, n: number): string | null {
  const { rule, startsOn, firstN, endsBeforeN, endsOn } = schedule;
  if (endsBeforeN !== null && n >= endsBeforeN) return null;
  const on = isCivil(rule) ? civilDate(rule, startsOn, n - firstN) : lunarDatesOf(schedule).at(n - firstN);
  return on !== null && (endsOn === null || on <= endsOn) ? on : null;
}

/** The first date after `after`, from number `fromN` on. */
export function dateAfter(schedule: Schedule, fromN: number, after: string): { n: number; on: string } | null {
  for (let n = fromN; ; n++) {
    const on = dateOf(schedule, n);
    if (on === null) return null;
    if (on > after) return { n, on };
  }
}

/** At most `count` dates from number `fromN` on. */
export function datesFrom(schedule: Schedule, fromN: number, count: number): { n: number; on: string }[] {
  const dates: { n: number; on: string }[] = [];
  for (let n = fromN; dates.length < count; n++) {
    const on = dateOf(schedule, n);
    if (on === null) break;
    dates.push({ n, on });
  }
  return dates;
}

/** When a date is charged: nine in the morning on the donor's clocks, whatever they did that night. */
export const chargedAt = (on: string, timeZone: string): Date => new Date(instantOf(on, CHARGE_TIME, timeZone));

function lunarDatesOf({ rule, startsOn, place }: Schedule): LunarDates {
  const { kind, tithi, paksha, nakshatra, month } = rule;
  const key = JSON.stringify([kind, tithi, paksha, nakshatra, month, startsOn, place.latitude, place.longitude, place.timeZone]);
  const dates = kept.get(key) ?? new LunarDates(rule, startsOn, place);
  kept.delete(key);
  kept.set(key, dates);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return dates;
}
