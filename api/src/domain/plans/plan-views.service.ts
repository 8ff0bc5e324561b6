import { Injectable } from '@nestjs/common';
import {
  type OwnPlan,
  type OwnPlanDetail,
  type Page,
  type PlanDate,
  type PlanDetail,
  type PlanRow,
  type planEndpoints,
  type QueryOf,
  wasPaid,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { fundWords } from '../funds/fund-words.ts';
import { FundsService } from '../funds/funds.service.ts';
import { Order } from '../orders/order.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { isCivil } from './civil-dates.ts';
import { datesFrom } from './occurrence-dates.ts';
import { planLabelOf } from './plan-label.ts';
import { PlanLine } from './plan-line.entity.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { scheduleOf } from './plan-schedule.ts';
import { PlansFinder } from './plans-finder.service.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';
import { SavedCardsService } from './saved-cards.service.ts';

const MOST_DATES = 60;
const UPCOMING = 6;
/** How many dates ahead are looked at for one that isn't skipped. */
const AHEAD = 12;

type OwnQuery = QueryOf<typeof planEndpoints.own>;
type ListQuery = QueryOf<typeof planEndpoints.list>;

/** Recurring gifts as their donors and the office see them. */
@Injectable()
export class PlanViews {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly cards: SavedCardsService,
    private readonly finder: PlansFinder,
  ) {}

  /** A devotee's, newest first. */
  async own(actor: Actor, { sells, ...page }: OwnQuery): Promise<Page<OwnPlan>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(RecurringPlan, 'plan').where({ accountId: accountOf(actor).accountId });
    if (sells) query.andWhere({ sells });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const plans: OwnPlan[] = [];
    for (const plan of items) plans.push((await this.view(manager, plan)).plan);
    return { items: plans, nextCursor };
  }

  /** One of the devotee's. Throws `not-found`. */
  async ownOne(actor: Actor, planId: string): Promise<OwnPlanDetail> {
    const manager = this.database.reader;
    return this.detail(manager, await this.finder.own(manager, actor, planId));
  }

  /** The office's list, newest first. */
  async list(actor: Actor, { status, kind, search, ...page }: ListQuery): Promise<Page<PlanRow>> {
    const manager = this.database.reader;
    const { temple } = staffOf(actor);
    const query = manager.createQueryBuilder(RecurringPlan, 'plan').where('plan.templeId = :templeId', { templeId: temple.id });
    if (status) query.andWhere('plan.status = :status', { status });
    if (kind) query.andWhere('plan.ruleKind = :kind', { kind });
    if (search) query.andWhere("plan.searchText LIKE :search ESCAPE '!'", { search: containing(search.toLowerCase()) });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const failures = await this.failures(manager, temple.id, items);
    return { items: items.map((plan) => rowOf(plan, failures.get(plan.id)?.failure ?? null)), nextCursor };
  }

  /** One of the office's temple. Throws `not-found`. */
  async one(actor: Actor, planId: string): Promise<PlanDetail> {
    const manager = this.database.reader;
    const plan = await this.finder.ofTemple(manager, actor, planId);
    const detail = await this.detail(manager, plan);
    return { ...detail, donorLabel: planLabelOf(plan), email: plan.anonymous ? null : plan.email };
  }

  private async detail(manager: EntityManager, plan: RecurringPlan): Promise<OwnPlanDetail> {
    const { templeId, id: planId } = plan;
    const { plan: view, ahead } = await this.view(manager, plan);
    const dates = await manager.find(PlanOccurrence, { where: { templeId, planId }, order: { n: 'DESC' }, take: MOST_DATES });
    const orders = await manager.findBy(Order, { templeId, id: In(dates.map(({ id }) => id)) });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return { ...view, dates: dates.map((date) => dateView(date, byId.get(date.id))), upcoming: ahead.slice(0, UPCOMING) };
  }

  private async view(manager: EntityManager, plan: RecurringPlan): Promise<{ plan: OwnPlan; ahead: OwnPlanDetail['upcoming'] }> {
    const { templeId, id: planId, cardId } = plan;
    const temple = await this.temples.of(manager, templeId);
    const lines = await manager.find(PlanLine, { where: { templeId, planId }, order: { position: 'ASC' } });
    const wordsOf = await fundWords(manager, lines);
    const open = new Set((await this.funds.offered(templeId)).map(({ id }) => id));
    const card = cardId ? await manager.findOneBy(SavedCard, { templeId, id: cardId }) : null;
    const [cardShown] = card ? await this.cards.views(manager, [card]) : [];
    const failure = (await this.failures(manager, templeId, [plan])).get(planId)?.failure ?? null;
    const ahead = await this.ahead(manager, plan);
    const next = ahead.find(({ skipped }) => !skipped);
    const { slug, name, city, state, timeZone } = temple;
    const shown: OwnPlan = {
      id: planId,
      sells: plan.sells ?? 'donation',
      temple: { slug, name, city, state, timeZone },
      status: plan.status,
      waitsForCard: plan.waitsForCard,
      rule: plan.rule,
      timeZone: plan.timeZone,
      placeName: isCivil(plan.rule) ? null : plan.place.name,
      startsOn: plan.startsOn,
      endsAfter: plan.endsAfter,
      endsOn: plan.endsOn,
      lines: lines.map((line) => ({
        fundId: line.fundId ?? '',
        label: line.label,
        ...wordsOf(line),
        amountCents: line.amountCents,
        open: line.fundId === null || open.has(line.fundId),
        ...(line.kind === 'pooja' && line.itemId ? { serviceId: line.itemId } : {}),
      })),
      coverFees: plan.coverFees,
      totalCents: plan.totalCents,
      legalName: plan.legalName ?? '',
      anonymous: plan.anonymous,
      card: cardShown ?? null,
      next: next && plan.nextAt ? { n: next.n, on: next.on } : null,
      failure,
      createdAt: plan.createdAt.toISOString(),
    };
    return { plan: shown, ahead };
  }

  /** The dates ahead; none once the plan has ended. */
  private async ahead(manager: EntityManager, plan: RecurringPlan): Promise<OwnPlanDetail['upcoming']> {
    if (plan.nextOn === null) return [];
    const dates = datesFrom(scheduleOf(plan), plan.nextN, AHEAD);
    const { templeId, id: planId, nextN } = plan;
    const skipped = await manager.findBy(PlanOccurrence, { templeId, planId, n: MoreThanOrEqual(nextN) });
    const numbers = new Set(skipped.map(({ n }) => n));
    return dates.map(({ n, on }) => ({ n, on, skipped: numbers.has(n) }));
  }

  /** The newest date of each plan that waits for its donor or for another try. */
  private async failures(manager: EntityManager, templeId: string, plans: readonly RecurringPlan[]): Promise<Map<string, PlanOccurrence>> {
    const behind = plans.filter(({ status }) => status === 'past-due').map(({ id }) => id);
    if (behind.length === 0) return new Map();
    const where = { templeId, planId: In(behind), status: 'failed' as const, failure: Not(IsNull()) };
    const dates = await manager.find(PlanOccurrence, { where, order: { n: 'ASC' } });
    return new Map(dates.map((date) => [date.planId, date]));
  }
}

const rowOf = (plan: RecurringPlan, failure: PlanRow['failure']): PlanRow => ({
  id: plan.id,
  status: plan.status,
  waitsForCard: plan.waitsForCard,
  donorLabel: planLabelOf(plan),
  sells: plan.sells ?? 'donation',
  rule: plan.rule,
  label: plan.label,
  totalCents: plan.totalCents,
  nextOn: plan.nextAt ? plan.nextOn : null,
  failure,
  createdAt: plan.createdAt.toISOString(),
});

/** The order's word counts: money may have arrived before the date heard of it. */
function dateView(date: PlanOccurrence, order: Order | undefined): PlanDate {
  const isPaid = order !== undefined && wasPaid(order.status);
  const { n, dueOn: on, totalCents, failure, nextAt, attempts } = date;
  return {
    n,
    on,
    status: isPaid ? 'succeeded' : date.status,
    totalCents,
    orderId: order?.id ?? null,
    receiptNumber: order?.receiptNumber ?? null,
    failure: isPaid ? null : failure,
    retryAt: date.status === 'failed' && date.retry === 'later' && !isPaid ? (nextAt?.toISOString() ?? null) : null,
    attempts,
  };
}
