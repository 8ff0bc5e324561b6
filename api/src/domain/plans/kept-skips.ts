import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { insertDate } from './plan-dates.service.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { nextDateAt } from './plan-schedule.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';

/** How far ahead a date can be skipped. */
export const SKIPPED_WITHIN = 60;

/** After another kind of rule: what was skipped ahead stays skipped on days the new rule has too, and no other date is. */
export async function keepSkips(tx: EntityManager, plan: RecurringPlan, now: Date): Promise<void> {
  const ahead = { templeId: plan.templeId, planId: plan.id, status: 'skipped' as const, n: MoreThanOrEqual(plan.nextN) };
  const days = new Set((await tx.findBy(PlanOccurrence, ahead)).map(({ dueOn }) => dueOn));
  if (days.size === 0) return;
  await tx.delete(PlanOccurrence, ahead);
  for (let n = plan.nextN; n < plan.nextN + SKIPPED_WITHIN; n++) {
    const date = nextDateAt(plan, n);
    if (date.nextOn === null) return;
    if (days.has(date.nextOn)) await insertDate(tx, { ...plan, ...date }, 'skipped', now);
  }
}
