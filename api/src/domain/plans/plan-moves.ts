import { ENDED_PLANS, LIVE_PLANS, type OccurrenceStatus, type PlanStatus } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { execute } from '../../platform/database/execute.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';

export type PlanKey = Pick<RecurringPlan, 'templeId' | 'id'>;

/** Changes a plan in one conditional UPDATE, if it is in one of the states, and returns whether it did. */
export async function movePlan(
  tx: EntityManager,
  { templeId, id }: PlanKey,
  from: readonly PlanStatus[],
  change: QueryDeepPartialEntity<RecurringPlan>,
  now: Date,
): Promise<boolean> {
  const { affected } = await tx.update(RecurringPlan, { templeId, id, status: In([...from]) }, { ...change, updatedAt: now });
  return affected === 1;
}

/** Changes one date in one conditional UPDATE: only from these states, and only if no other try was sent meanwhile. */
export async function moveOccurrence(
  tx: EntityManager,
  { templeId, id, attempts }: Pick<PlanOccurrence, 'templeId' | 'id' | 'attempts'>,
  from: readonly OccurrenceStatus[],
  change: QueryDeepPartialEntity<PlanOccurrence>,
  now: Date,
): Promise<boolean> {
  const { affected } = await tx.update(PlanOccurrence, { templeId, id, attempts, status: In([...from]) }, { ...change, updatedAt: now });
  return affected === 1;
}

/** Skips what of a plan isn't charged yet and isn't being charged. */
export async function skipOpen(tx: EntityManager, { templeId, id }: PlanKey, now: Date): Promise<void> {
  const open = { templeId, planId: id, status: In(['scheduled', 'failed']), nextAt: Not(IsNull()) };
  await tx.update(PlanOccurrence, open, { status: 'skipped', nextAt: null, updatedAt: now });
}

/** Has failed dates tried again now: the plan has another card. */
export async function retryNow(tx: EntityManager, { templeId, id }: PlanKey, now: Date): Promise<void> {
  const waiting = { templeId, planId: id, status: 'failed' as const, nextAt: Not(IsNull()) };
  await tx.update(PlanOccurrence, waiting, { nextAt: now, retry: 'later', updatedAt: now });
}

/** Takes `past-due` off a plan none of whose dates waits for another try. */
export async function recover(tx: EntityManager, { templeId, id }: PlanKey, now: Date): Promise<void> {
  await execute(
    tx,
    `UPDATE recurring_plans SET status = 'active', updatedAt = ? WHERE templeId = ? AND id = ? AND status = 'past-due'
     AND NOT EXISTS (SELECT 1 FROM plan_occurrences o
       WHERE o.templeId = recurring_plans.templeId AND o.planId = recurring_plans.id AND o.status = 'failed' AND o.nextAt IS NOT NULL)`,
    [now, templeId, id],
  );
}

/** Completes a plan that has no date left, ahead or open. Tells whether it did. */
export async function complete(tx: EntityManager, { templeId, id }: PlanKey, now: Date): Promise<boolean> {
  const changed = await execute(
    tx,
    `UPDATE recurring_plans SET status = 'completed', updatedAt = ? WHERE templeId = ? AND id = ? AND nextAt IS NULL
     AND status IN (${LIVE_PLANS.map(() => '?').join(', ')})
     AND NOT EXISTS (SELECT 1 FROM plan_occurrences o
       WHERE o.templeId = recurring_plans.templeId AND o.planId = recurring_plans.id AND o.nextAt IS NOT NULL)`,
    [now, templeId, id, ...LIVE_PLANS],
  );
  return changed === 1;
}

/** Whether nothing of the plan changes anymore. */
export const hasEnded = ({ status }: Pick<RecurringPlan, 'status'>): boolean => (ENDED_PLANS as readonly PlanStatus[]).includes(status);
