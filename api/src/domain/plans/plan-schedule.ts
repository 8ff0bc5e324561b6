import { daysAfter } from '@sannidhi/panchanga';
import { chargedAt, dateOf, type Schedule } from './occurrence-dates.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';

/** What a plan keeps of the date it charges next. */
export type NextDate = Pick<RecurringPlan, 'nextN' | 'nextOn' | 'nextAt'>;

/** What a plan's dates follow from. */
export const scheduleOf = ({ rule, startsOn, place, firstN, endsAfter, endsOn }: RecurringPlan): Schedule => ({
  rule,
  startsOn,
  place,
  firstN,
  endsBeforeN: endsAfter,
  endsOn,
});

/** The day on which one of a plan's dates is charged: some days ahead of what it pays for, or the same. */
export const chargedOn = ({ leadDays }: Pick<RecurringPlan, 'leadDays'>, on: string): string => daysAfter(on, -(leadDays ?? 0));

/** The date with number `n`; without day and instant where the plan ends before it. */
export function nextDateAt(plan: RecurringPlan, n: number): NextDate {
  const on = dateOf(scheduleOf(plan), n);
  return { nextN: n, nextOn: on, nextAt: on === null ? null : chargedAt(chargedOn(plan, on), plan.timeZone) };
}

/** The first date from the plan's next number on that is ahead: those that passed are left out. */
export function nextDateAfter(plan: RecurringPlan, now: Date): NextDate {
  let found = nextDateAt(plan, plan.nextN);
  while (found.nextOn !== null && chargedAt(found.nextOn, plan.timeZone) <= now) found = nextDateAt(plan, found.nextN + 1);
  return found;
}
