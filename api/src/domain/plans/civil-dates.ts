import type { PlanRule } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';

type CivilRule = PlanRule & { kind: 'weekly' | 'monthly' | 'quarterly' | 'yearly' };

const MONTHS_BETWEEN = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** Whether a rule needs no sky. */
export const isCivil = (rule: PlanRule): rule is CivilRule => rule.kind !== 'tithi' && rule.kind !== 'nakshatra';

/**
 * The n-th date of a rule (from 0), counted from the first one on or after `startsOn`. Each is the anchor plus n, so that a short month
 * moves no later date: January 31, February 28, March 31.
 */
export function civilDate(rule: CivilRule, startsOn: string, n: number): string {
  if (rule.kind === 'weekly') return daysAfter(startsOn, 7 * n);
  const [year = 0, month = 0, day = 0] = startsOn.split('-').map(Number);
  const wanted = rule.day ?? day;
  const anchor = year * 12 + month - 1;
  const first = inMonth(anchor, wanted) >= startsOn ? anchor : anchor + 1;
  return inMonth(first + n * MONTHS_BETWEEN[rule.kind], wanted);
}

/** A day of a month counted from year 0; of a shorter month its last day. */
function inMonth(index: number, day: number): string {
  const [year, month] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
