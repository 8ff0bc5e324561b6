import { Injectable } from '@nestjs/common';
import { type ChargeFailure, formatMoney } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { planNotifications } from './plan-notifications.ts';
import type { PlanOccurrence } from './plan-occurrence.entity.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';

const { kinds } = planNotifications;
/** The page of a plan for its donor. */
const pathOf = ({ id }: Pick<RecurringPlan, 'id'>): string => `/devotee/donate?view=recurring&plan=${id}`;

/** Notifies devotees about their recurring gifts, in the same transaction as the event. Deleted accounts get nothing. */
@Injectable()
export class PlanNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
  ) {}

  /** A date wasn't charged: why, what to do, and when it is tried again by itself. Told at the first try, and when nothing is left to try. */
  async failed(tx: EntityManager, plan: RecurringPlan, date: PlanOccurrence, failure: ChargeFailure, again: Date | null): Promise<void> {
    const on = again && dateAt(again.getTime(), plan.timeZone);
    await this.tell(tx, plan, async (about) => {
      const params = {
        ...about.params,
        amount: formatMoney(date.totalCents ?? plan.totalCents),
        on: date.dueOn,
        failure,
        again: on,
      };
      await this.notifications.notify(tx, kinds.failed, { ...about, params, key: `${date.id}:${failure}:${again ? 'again' : 'end'}` });
    });
  }

  /** A week before a yearly gift. */
  async upcoming(tx: EntityManager, plan: RecurringPlan, on: string): Promise<void> {
    await this.tell(tx, plan, (about) =>
      this.notifications.notify(tx, kinds.upcoming, { ...about, params: { ...about.params, on }, key: `${plan.id}:${plan.nextN}:${on}` }),
    );
  }

  /** In the month before a card expires. */
  async cardExpires(tx: EntityManager, plan: RecurringPlan, card: string, month: string): Promise<void> {
    await this.tell(tx, plan, (about) =>
      this.notifications.notify(tx, kinds['card-expires'], { ...about, params: { ...about.params, card }, key: `${plan.id}:${month}` }),
    );
  }

  /** Its last date is done, or the office paused or canceled it for the donor. */
  async changed(tx: EntityManager, plan: RecurringPlan, what: 'ended' | 'paused-for' | 'canceled-for', at: Date): Promise<void> {
    await this.tell(tx, plan, (about) => this.notifications.notify(tx, kinds[what], { ...about, key: `${plan.id}:${at.getTime()}` }));
  }

  private async tell(tx: EntityManager, plan: RecurringPlan, write: (about: About) => Promise<void>): Promise<void> {
    const { accountId, templeId, totalCents, label, sells } = plan;
    if (accountId === null) return;
    const temple = await this.temples.of(tx, templeId);
    const params = { temple: temple.name, amount: formatMoney(totalCents), label, sells };
    await write({ concerned: { accountId, templeId }, params, path: pathOf(plan) });
  }
}

interface About {
  concerned: { accountId: string; templeId: string };
  params: { temple: string; amount: string; label: string; sells: RecurringPlan['sells'] };
  path: string;
}
