import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { found } from '../../platform/http/domain-error.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';

/** Finds a plan for those who may see it; for everybody else it doesn't exist. */
@Injectable()
export class PlansFinder {
  /** A devotee's own. Throws `not-found`. */
  async own(manager: EntityManager, actor: Actor, id: string): Promise<RecurringPlan> {
    return found(await manager.findOneBy(RecurringPlan, { id, accountId: accountOf(actor).accountId }));
  }

  /** One of the office's temple. Throws `not-found`. */
  async ofTemple(manager: EntityManager, actor: Actor, id: string): Promise<RecurringPlan> {
    return found(await manager.findOneBy(RecurringPlan, { templeId: staffOf(actor).temple.id, id }));
  }
}
