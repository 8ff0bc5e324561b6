import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlanDates } from './plan-dates.service.ts';
import { hasEnded, movePlan, recover, retryNow } from './plan-moves.ts';
import { nextDateAfter } from './plan-schedule.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import type { SavedCard } from './saved-card.entity.ts';

const MS_PER_DAY = 86_400_000;
const OPEN = ['active', 'paused', 'past-due'] as const;

/** Gives plans their cards. */
@Injectable()
export class CardAttachment {
  constructor(private readonly dates: PlanDates) {}

  /** A card was added: the plan it was added for takes it, and one that waited for it begins. */
  async attach(tx: EntityManager, { templeId, id, planId }: SavedCard, now: Date): Promise<void> {
    if (planId) await this.use(tx, { templeId, id: planId }, id, now);
  }

  /** The plan charges this card from now on, and what it owes is tried again at once. */
  async use(tx: EntityManager, key: Pick<RecurringPlan, 'templeId' | 'id'>, cardId: string, now: Date): Promise<void> {
    const plan = await tx.findOneByOrFail(RecurringPlan, key);
    if (hasEnded(plan)) return;
    await movePlan(tx, key, OPEN, { cardId }, now);
    if (plan.waitsForCard) return this.begin(tx, plan, now);
    await retryNow(tx, key, now);
    await recover(tx, key, now);
  }

  /** The plan's first date may have come while the card was being added; older ones are left out. */
  private async begin(tx: EntityManager, plan: RecurringPlan, now: Date): Promise<void> {
    const next = nextDateAfter(plan, new Date(now.getTime() - MS_PER_DAY));
    const { templeId, id } = plan;
    const waiting = { templeId, id, waitsForCard: true, status: 'paused' as const };
    await tx.update(RecurringPlan, waiting, { ...next, waitsForCard: false, status: 'active', updatedAt: now });
    if (next.nextAt === null) await this.dates.finish(tx, plan, now);
  }
}
