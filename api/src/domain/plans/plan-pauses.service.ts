import { Injectable } from '@nestjs/common';
import type { PlanStatus } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { SKIPPED_WITHIN } from './kept-skips.ts';
import { insertDate, PlanDates } from './plan-dates.service.ts';
import { hasEnded, movePlan, recover, skipOpen } from './plan-moves.ts';
import { PlanNotices } from './plan-notices.service.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { nextDateAfter, nextDateAt } from './plan-schedule.ts';
import { PlansFinder } from './plans-finder.service.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';

const ENDS = { pause: 'paused', cancel: 'canceled' } as const;
const FROM = { pause: ['active', 'past-due'], cancel: ['active', 'past-due', 'paused'] } as const satisfies Record<
  string,
  readonly PlanStatus[]
>;
const NOTICE = { pause: 'paused-for', cancel: 'canceled-for' } as const;

/** Pauses, resumes, skips and cancels. What is being charged at that moment is charged; nothing else is. */
@Injectable()
export class PlanPauses {
  constructor(
    private readonly database: Database,
    private readonly finder: PlansFinder,
    private readonly dates: PlanDates,
    private readonly notices: PlanNotices,
    private readonly audit: Audit,
  ) {}

  /** The donor's own. Pausing twice, or canceling twice, changes nothing. Throws `not-found` or `plan-ended`. */
  async stop(actor: Actor, planId: string, how: 'pause' | 'cancel', now: Date = new Date()): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.halt(tx, actor, await this.finder.own(tx, actor, planId), how, now);
    });
  }

  /** The office's at the donor's request, who is notified. Throws `not-found` or `plan-ended`. */
  async stopFor(actor: Actor, planId: string, how: 'pause' | 'cancel', reason: string): Promise<void> {
    const now = new Date();
    await this.database.transaction(async (tx) => {
      const plan = await this.finder.ofTemple(tx, actor, planId);
      if (await this.halt(tx, actor, plan, how, now, reason)) await this.notices.changed(tx, plan, NOTICE[how], now);
    });
  }

  /** Goes on with the first date ahead. Throws `not-found`, `plan-ended` or `plan-needs-card`. */
  async resume(actor: Actor, planId: string, now: Date = new Date()): Promise<void> {
    await this.database.transaction(async (tx) => {
      const plan = await this.finder.own(tx, actor, planId);
      if (hasEnded(plan)) throw new DomainError('plan-ended');
      if (plan.status !== 'paused') return;
      const { templeId, id, cardId } = plan;
      const card = cardId && (await tx.findOneBy(SavedCard, { templeId, id: cardId, status: 'active' }));
      if (!card || plan.waitsForCard) throw new DomainError('plan-needs-card');
      const next = nextDateAfter(plan, now);
      if (!(await movePlan(tx, plan, ['paused'], { ...next, status: 'active' }, now))) return;
      await this.audit.record(tx, { actor, templeId, action: 'plan.resumed', subject: { kind: 'plan', id } });
      if (next.nextAt === null) await this.dates.finish(tx, plan, now);
    });
  }

  /** Leaves one date out. Throws `not-found`, `plan-ended`, `plan-being-charged` or `plan-date-passed`. */
  async skip(actor: Actor, planId: string, n: number, now: Date = new Date()): Promise<void> {
    await this.database.transaction(async (tx) => {
      const plan = await this.finder.own(tx, actor, planId);
      if (hasEnded(plan)) throw new DomainError('plan-ended');
      const { templeId, id } = plan;
      // Holds the plan, so that the date isn't written down at the same moment.
      await movePlan(tx, plan, ['active', 'past-due', 'paused'], {}, now);
      const current = await tx.findOneByOrFail(RecurringPlan, { templeId, id });
      const change = n >= current.nextN ? await this.skipAhead(tx, current, n, now) : await this.skipOpen(tx, current, n, now);
      if (!change) return;
      await this.audit.record(tx, { actor, templeId, action: 'plan.skipped', subject: { kind: 'plan', id }, note: change });
      await recover(tx, current, now);
      await this.dates.finish(tx, current, now);
    });
  }

  private async halt(
    tx: EntityManager,
    actor: Actor,
    plan: RecurringPlan,
    how: 'pause' | 'cancel',
    now: Date,
    note?: string,
  ): Promise<boolean> {
    if (plan.status === ENDS[how]) return false;
    if (hasEnded(plan)) throw new DomainError('plan-ended');
    const off = { status: ENDS[how], nextAt: null };
    if (!(await movePlan(tx, plan, FROM[how], how === 'cancel' ? { ...off, nextOn: null } : off, now))) return false;
    await skipOpen(tx, plan, now);
    const { templeId, id } = plan;
    const action = how === 'pause' ? 'plan.paused' : 'plan.canceled';
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'plan', id }, note });
    return true;
  }

  /** A date nobody has written down yet; its day, or null where it was skipped before. */
  private async skipAhead(tx: EntityManager, plan: RecurringPlan, n: number, now: Date): Promise<string | null> {
    if (n >= plan.nextN + SKIPPED_WITHIN) throw new DomainError('plan-date-passed');
    const date = nextDateAt(plan, n);
    if (date.nextOn === null) throw new DomainError('plan-date-passed');
    return (await insertDate(tx, { ...plan, ...date }, 'skipped', now)) ? date.nextOn : null;
  }

  private async skipOpen(tx: EntityManager, { templeId, id: planId }: RecurringPlan, n: number, now: Date): Promise<string | null> {
    const date = await tx.findOneBy(PlanOccurrence, { templeId, planId, n });
    if (date?.status === 'skipped') return null;
    const isOpen = date && (date.status === 'scheduled' || (date.status === 'failed' && date.nextAt !== null));
    if (isOpen) {
      const { affected } = await tx.update(
        PlanOccurrence,
        { templeId, id: date.id, status: date.status, attempts: date.attempts },
        { status: 'skipped', nextAt: null, updatedAt: now },
      );
      if (affected === 1) return date.dueOn;
    }
    throw new DomainError(date && date.status !== 'succeeded' && date.nextAt !== null ? 'plan-being-charged' : 'plan-date-passed');
  }
}
