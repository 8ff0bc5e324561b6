import { Injectable } from '@nestjs/common';
import { LIVE_PLANS } from '@sannidhi/contracts';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { complete } from './plan-moves.ts';
import { PlanNotices } from './plan-notices.service.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { nextDateAt } from './plan-schedule.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';

/** The actor of the jobs that run recurring gifts. */
export const PLANS_JOB = systemActor('Recurring gifts');

/** Writes down the dates of plans that are due, each once, so that none is forgotten and none is there twice. */
@Injectable()
export class PlanDates {
  constructor(
    private readonly database: Database,
    private readonly notices: PlanNotices,
    private readonly audit: Audit,
  ) {}

  /** Plans with a date that is due, by id. */
  dueAfter(last: string, now: Date, take: number): Promise<RecurringPlan[]> {
    const where = { nextAt: LessThanOrEqual(now), id: MoreThan(last), status: In([...LIVE_PLANS]) };
    return this.database.reader.find(RecurringPlan, { where, order: { id: 'ASC' }, take });
  }

  /** Writes down every date of the plan that is due, also those a stopped worker missed. */
  async writeDown(plan: RecurringPlan, now: Date): Promise<void> {
    let current: RecurringPlan | null = plan;
    while (current?.nextAt && current.nextAt <= now) current = await this.writeNext(current, now);
  }

  /** Completes a plan without any date left and notifies its donor. */
  async finish(tx: EntityManager, { templeId, id }: Pick<RecurringPlan, 'templeId' | 'id'>, now: Date): Promise<void> {
    if (!(await complete(tx, { templeId, id }, now))) return;
    await this.audit.record(tx, { actor: PLANS_JOB, templeId, action: 'plan.completed', subject: { kind: 'plan', id } });
    await this.notices.changed(tx, await tx.findOneByOrFail(RecurringPlan, { templeId, id }), 'ended', now);
  }

  /** Of several workers one moves the plan on; the plan as it is then, or null where another was first. */
  private async writeNext(seen: RecurringPlan, now: Date): Promise<RecurringPlan | null> {
    const { templeId, id, nextN, nextAt } = seen;
    // Worked out before the transaction too: the sky of a place takes its time, and is kept.
    nextDateAt(seen, nextN + 1);
    return this.database.transaction(async (tx) => {
      const mine = { templeId, id, nextN, nextAt: nextAt ?? now, status: In([...LIVE_PLANS]) };
      if ((await tx.update(RecurringPlan, mine, { updatedAt: now })).affected !== 1) return null;
      const plan = await tx.findOneByOrFail(RecurringPlan, { templeId, id });
      const next = nextDateAt(plan, nextN + 1);
      await tx.update(RecurringPlan, { templeId, id }, next);
      await insertDate(tx, plan, 'scheduled', now);
      if (next.nextAt === null) await this.finish(tx, plan, now);
      return { ...plan, ...next };
    });
  }
}

/** Writes down the plan's next date. One that is there was skipped before its time: it gets its day, which may have changed. */
export async function insertDate(
  tx: EntityManager,
  { templeId, id: planId, nextN: n, nextOn, nextAt }: Pick<RecurringPlan, 'templeId' | 'id' | 'nextN' | 'nextOn' | 'nextAt'>,
  status: 'scheduled' | 'skipped',
  now: Date,
): Promise<boolean> {
  if (nextOn === null || nextAt === null) throw new Error(`Plan ${planId} has no date ${n}.`);
  const due = { dueOn: nextOn, dueAt: nextAt };
  const charge = { attempts: 0, chargeId: null, cardId: null, totalCents: null, failure: null, retry: null };
  const row = { templeId, id: newId(), planId, n, ...due, ...charge, status, createdAt: now, updatedAt: now };
  if (await insertOnce(tx, PlanOccurrence, { ...row, nextAt: status === 'scheduled' ? nextAt : null })) return true;
  await tx.update(PlanOccurrence, { templeId, planId, n }, due);
  return false;
}
