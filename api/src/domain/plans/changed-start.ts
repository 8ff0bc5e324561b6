import type { PlanRule } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { isCivil } from './civil-dates.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';

interface Wanted {
  rule: PlanRule;
  /** Chosen by the donor. */
  startsOn: string | undefined;
  /** In the donor's zone. */
  today: string;
}

/**
 * Where the dates of a changed plan are counted from: never on a day it charged already, and never before the month whose turn it is,
 * so that a month that was charged isn't charged again; without a start of the donor's it is that month, so that none is left out.
 */
export async function changedStart(tx: EntityManager, plan: RecurringPlan, { rule, startsOn, today }: Wanted): Promise<string> {
  const { templeId, id: planId, nextN, nextOn } = plan;
  const turn = turnOf(rule, nextOn);
  const last = await tx.findOneBy(PlanOccurrence, { templeId, planId, n: nextN - 1 });
  const free = last && last.dueOn >= today ? daysAfter(last.dueOn, 1) : today;
  // A start the donor chooses comes after what was charged already.
  const chosen = startsOn && (nextN > 0 && turn ? latest(turn, startsOn) : startsOn);
  return latest(free, chosen ?? turn ?? free);
}

/** The first day of the month whose turn is next; a week begins on its own day, and the sky knows no months of ours. */
function turnOf(rule: PlanRule, nextOn: string | null): string | null {
  if (nextOn === null || !isCivil(rule)) return null;
  return rule.kind === 'weekly' || rule.day === undefined ? nextOn : `${nextOn.slice(0, 8)}01`;
}

const latest = (a: string, b: string): string => (a > b ? a : b);
