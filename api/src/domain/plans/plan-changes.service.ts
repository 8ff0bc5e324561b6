import { Injectable } from '@nestjs/common';
import { type BodyOf, type planEndpoints } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { searchTextOf } from '../orders/search-text.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CardAttachment } from './card-attachment.service.ts';
import { changedStart } from './changed-start.ts';
import { keepSkips } from './kept-skips.ts';
import { PlanDates } from './plan-dates.service.ts';
import { PlanDrafts, totalOf } from './plan-draft.service.ts';
import { PlanLine } from './plan-line.entity.ts';
import { hasEnded, recover } from './plan-moves.ts';
import { nextDateAt } from './plan-schedule.ts';
import { insertLines } from './plans.service.ts';
import { PlansFinder } from './plans-finder.service.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';

type Change = BodyOf<typeof planEndpoints.change>;

/** Changes amount, purposes, day, end or card of a plan. Dates that are being charged, or wait for another try, keep what they had. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly database: Database,
    private readonly finder: PlansFinder,
    private readonly temples: TemplesService,
    private readonly drafts: PlanDrafts,
    private readonly attachment: CardAttachment,
    private readonly dates: PlanDates,
    private readonly audit: Audit,
  ) {}

  /**
   * Throws `not-found`, `plan-ended`, `plan-of-poojas`, `fund-closed`, `amount-out-of-range`, `card-not-usable`, `plan-without-dates`, `invalid-fields`,
   * or `state-conflict` where a date was written down at the same moment.
   */
  async change(actor: Actor, planId: string, body: Change, now: Date = new Date()): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await this.finder.own(tx, actor, planId);
      if (hasEnded(before)) throw new DomainError('plan-ended');
      // Its dates, names and price belong to the booking it repeats.
      if (before.sells && (body.lines || body.rule)) throw new DomainError('plan-of-poojas');
      const plan = await this.changed(tx, before, body, now);
      const { templeId, id, nextN, status } = before;
      const { affected } = await tx.update(RecurringPlan, { templeId, id, nextN, status }, { ...columnsOf(plan), updatedAt: now });
      if (affected !== 1) throw new DomainError('state-conflict');
      if (body.cardId) {
        const card = await this.drafts.card(tx, accountOf(actor).accountId, templeId, body.cardId);
        await this.attachment.use(tx, { templeId, id }, card.id, now);
      }
      if (plan.ruleKind !== before.ruleKind) await keepSkips(tx, plan, now);
      if (body.lines) await recover(tx, before, now);
      if (plan.nextAt === null) await this.dates.finish(tx, before, now);
      await this.audit.record(tx, {
        actor,
        templeId,
        action: 'plan.changed',
        subject: { kind: 'plan', id },
        before: factsOf(before),
        after: factsOf(plan),
      });
    });
  }

  private async changed(tx: EntityManager, before: RecurringPlan, body: Change, now: Date): Promise<RecurringPlan> {
    const coverFees = body.coverFees ?? before.coverFees;
    const legalName = body.legalName ?? before.legalName;
    const names = { legalName, email: before.email, creditedName: null, phone: null, receiptNumber: null, checkNumber: null };
    const plan = { ...before, ...(await this.amounts(tx, before, body, coverFees)), coverFees, legalName, searchText: searchTextOf(names) };
    plan.anonymous = body.anonymous ?? before.anonymous;
    if (body.endsAfter !== undefined) plan.endsAfter = body.endsAfter;
    if (body.endsOn !== undefined) plan.endsOn = body.endsOn;
    return this.rescheduled(tx, before, plan, body, now);
  }

  private async amounts(
    tx: EntityManager,
    plan: RecurringPlan,
    { lines }: Change,
    coverFees: boolean,
  ): Promise<Pick<RecurringPlan, 'label' | 'totalCents'>> {
    const { templeId, id } = plan;
    if (!lines) {
      const kept = await tx.findBy(PlanLine, { templeId, planId: id });
      const sum = kept.reduce((total, { amountCents }) => total + amountCents, 0);
      return { label: plan.label, totalCents: totalOf(sum, coverFees) };
    }
    const priced = await this.drafts.gifts(tx, templeId, lines, coverFees);
    await tx.delete(PlanLine, { templeId, planId: id });
    await insertLines(tx, plan, priced);
    return { label: priced.label, totalCents: priced.totalCents };
  }

  /** Another day starts the dates over; another end only moves the end. */
  private async rescheduled(
    tx: EntityManager,
    before: RecurringPlan,
    plan: RecurringPlan,
    body: Change,
    now: Date,
  ): Promise<RecurringPlan> {
    const isMoved = body.rule !== undefined || body.startsOn !== undefined || body.timeZone !== undefined || body.city !== undefined;
    const isEnded = body.endsAfter !== undefined || body.endsOn !== undefined;
    if (!isMoved && !isEnded) return plan;
    const timeZone = body.timeZone ?? before.timeZone;
    const rule = body.rule ?? before.rule;
    const place = body.city === undefined ? before.place : this.drafts.place(await this.temples.of(tx, before.templeId), body.city);
    if (body.startsOn) this.drafts.assertStart(body.startsOn, timeZone, now);
    const startsOn = await changedStart(tx, before, { rule, startsOn: body.startsOn, today: dateAt(now.getTime(), timeZone) });
    const moved = isMoved
      ? { rule, ruleKind: rule.kind, timeZone, place, startsOn, firstN: before.nextN, repeatKey: body.rule ? null : before.repeatKey }
      : {};
    const next = nextDateAt({ ...plan, ...moved }, before.nextN);
    if (next.nextOn === null && before.nextN === 0) throw new DomainError('plan-without-dates');
    // A paused plan has nothing due.
    return { ...plan, ...moved, ...next, nextAt: before.status === 'paused' ? null : next.nextAt };
  }
}

/** What the record of changes keeps. */
const factsOf = ({ totalCents, label, rule, startsOn, timeZone, endsAfter, endsOn, coverFees, cardId }: RecurringPlan) => ({
  totalCents,
  label,
  rule,
  startsOn,
  timeZone,
  endsAfter,
  endsOn,
  coverFees,
  cardId,
});

/** What a change may write; state and card have their own ways. */
const columnsOf = (plan: RecurringPlan) => ({
  anonymous: plan.anonymous,
  legalName: plan.legalName,
  searchText: plan.searchText,
  coverFees: plan.coverFees,
  label: plan.label,
  totalCents: plan.totalCents,
  rule: plan.rule,
  ruleKind: plan.ruleKind,
  repeatKey: plan.repeatKey,
  timeZone: plan.timeZone,
  place: plan.place,
  startsOn: plan.startsOn,
  firstN: plan.firstN,
  endsAfter: plan.endsAfter,
  endsOn: plan.endsOn,
  nextOn: plan.nextOn,
  nextAt: plan.nextAt,
});
