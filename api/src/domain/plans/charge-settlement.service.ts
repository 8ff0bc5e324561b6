import { Injectable } from '@nestjs/common';
import type { ChargeFailure, ChargeRetry } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { PaymentFacts } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import type { Order } from '../orders/order.entity.ts';
import { SettlementService } from '../orders/payments/settlement.service.ts';
import { PlacesService } from '../orders/places/places.service.ts';
import { PLANS_JOB, PlanDates } from './plan-dates.service.ts';
import { moveOccurrence, movePlan, recover } from './plan-moves.ts';
import { PlanNotices } from './plan-notices.service.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { chargedOn } from './plan-schedule.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';
import { lookAgainAt } from './retry-times.ts';
import { SavedCard } from './saved-card.entity.ts';

/** When the provider is asked again about a charge it didn't answer for. */
const ASK_AGAIN_MS = 5 * 60_000;

/** What follows from how a charge ended: the order, its date, its plan and its card, in the caller's one transaction. */
@Injectable()
export class ChargeSettlement {
  constructor(
    private readonly orders: SettlementService,
    private readonly places: PlacesService,
    private readonly dates: PlanDates,
    private readonly notices: PlanNotices,
    private readonly audit: Audit,
  ) {}

  /** By the provider's word; false where it charged another amount than the order's, which changes nothing. */
  async pay(tx: EntityManager, date: PlanOccurrence, order: Order, payment: PaymentFacts, now: Date): Promise<boolean> {
    if ((await this.orders.paid(tx, order, payment)) === 'amount-differs') return false;
    await this.paid(tx, date, order, now);
    return true;
  }

  /** The order is paid, so the date is done, no matter what settled it. */
  async paid(tx: EntityManager, { templeId, id, planId }: PlanOccurrence, order: Order, now: Date): Promise<null> {
    const done = { status: 'succeeded', nextAt: null, failure: null, retry: null, totalCents: order.totalCents, updatedAt: now } as const;
    await tx.update(PlanOccurrence, { templeId, id }, done);
    await recover(tx, { templeId, id: planId }, now);
    await this.dates.finish(tx, { templeId, id: planId }, now);
    return null;
  }

  /** A try failed. A card that can't be charged again is marked, so that no plan tries it. */
  async failed(
    tx: EntityManager,
    plan: RecurringPlan,
    date: PlanOccurrence,
    { failure, retry }: { failure: ChargeFailure; retry: ChargeRetry },
    now: Date,
    order?: Order,
  ): Promise<null> {
    const { dueOn } = date;
    const nextAt = lookAgainAt(retry, { dueOn, chargedOn: chargedOn(plan, dueOn), timeZone: plan.timeZone }, now);
    const change = { status: 'failed', failure, retry, nextAt } as const;
    if (!(await moveOccurrence(tx, date, ['scheduled', 'failed', 'claimed', 'charging', 'unknown'], change, now))) return null;
    if (order) await this.notPaid(tx, order, 'failed');
    if (order && retry !== 'later') await spoil(tx, date, now);
    // The temple's own trouble, and a day without a free time, is nobody's debt.
    if (failure === 'temple' || failure === 'no-time') await recover(tx, plan, now);
    else await this.pastDue(tx, plan, now);
    await this.notices.failed(tx, plan, date, failure, retry === 'later' ? nextAt : null);
    await this.dates.finish(tx, plan, now);
    return null;
  }

  /** A date that waited for another card in vain. */
  async givenUp(tx: EntityManager, plan: RecurringPlan, date: PlanOccurrence, now: Date): Promise<null> {
    await moveOccurrence(tx, date, ['failed'], { nextAt: null, retry: 'never' }, now);
    await this.dates.finish(tx, plan, now);
    return null;
  }

  /** The plan was paused or canceled before the date was sent. */
  async dropped(tx: EntityManager, date: PlanOccurrence, order: Order | null, now: Date): Promise<null> {
    if (!(await moveOccurrence(tx, date, ['scheduled', 'failed', 'claimed'], { status: 'skipped', nextAt: null }, now))) return null;
    if (order) await this.notPaid(tx, order, 'canceled');
    return null;
  }

  /** The result isn't known yet: the provider is asked again, and no second charge is made. */
  async unheard(tx: EntityManager, date: PlanOccurrence, now: Date): Promise<void> {
    const again = { status: 'unknown', nextAt: new Date(now.getTime() + ASK_AGAIN_MS) } as const;
    await moveOccurrence(tx, date, ['charging', 'unknown'], again, now);
  }

  /** An order whose earlier try failed changes no more, but has places again for this one. */
  async notPaid(tx: EntityManager, order: Order, to: 'failed' | 'canceled'): Promise<void> {
    if ((await this.orders.notPaid(tx, order, to)) === 'unchanged') await this.places.endHolds(tx, order);
  }

  private async pastDue(tx: EntityManager, { templeId, id }: RecurringPlan, now: Date): Promise<void> {
    if (!(await movePlan(tx, { templeId, id }, ['active'], { status: 'past-due' }, now))) return;
    await this.audit.record(tx, { actor: PLANS_JOB, templeId, action: 'plan.past-due', subject: { kind: 'plan', id } });
  }
}

async function spoil(tx: EntityManager, { templeId, cardId }: PlanOccurrence, now: Date): Promise<void> {
  if (cardId) await tx.update(SavedCard, { templeId, id: cardId, status: 'active' }, { status: 'unusable', updatedAt: now });
}
