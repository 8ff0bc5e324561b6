import { Injectable } from '@nestjs/common';
import { type BodyOf, type PlanPreview, type PlanStarted, type planEndpoints, type QueryOf } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { searchTextOf } from '../orders/search-text.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { datesFrom, type Schedule } from './occurrence-dates.ts';
import { PlanDrafts, type PricedLines } from './plan-draft.service.ts';
import { PlanLine } from './plan-line.entity.ts';
import { hasEnded } from './plan-moves.ts';
import { nextDateAt } from './plan-schedule.ts';
import { PlansFinder } from './plans-finder.service.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { goOnWithRepeated, insertPlan, latestCard } from './repeat-keys.ts';
import { SavedCard } from './saved-card.entity.ts';
import { type CardOwner, SavedCardsService } from './saved-cards.service.ts';

type PlanBody = BodyOf<typeof planEndpoints.create>;
/** When a plan charges, with which card, and whose name its receipts have. */
export type PlanTerms = Omit<PlanBody, 'lines' | 'templeSlug'>;
/** What a plan buys, how many days ahead, and what it repeats. */
export type PlanSale = Pick<RecurringPlan, 'sells' | 'leadDays' | 'repeatKey'>;
type PreviewQuery = QueryOf<typeof planEndpoints.preview>;

/** Starts recurring gifts. Nothing is charged before their first date. */
@Injectable()
export class PlansService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly drafts: PlanDrafts,
    private readonly cards: SavedCardsService,
    private readonly finder: PlansFinder,
    private readonly audit: Audit,
  ) {}

  /** The dates a rule would have. Throws `not-found` for the temple, `invalid-fields`. */
  async preview(query: PreviewQuery): Promise<PlanPreview> {
    const { kind, day, tithi, paksha, month, nakshatra, startsOn, city, endsAfter, endsOn, count } = query;
    const place = this.drafts.place(await this.temples.approvedBySlug(query.temple), city);
    const ends = { endsBeforeN: endsAfter ?? null, endsOn: endsOn ?? null };
    const schedule: Schedule = { rule: { kind, day, tithi, paksha, month, nakshatra }, startsOn, place, firstN: 0, ...ends };
    const dates = datesFrom(schedule, 0, count).map(({ on }) => on);
    return { dates, lastOn: endsAfter || endsOn ? (datesFrom(schedule, 0, MOST_DATES).at(-1)?.on ?? null) : null };
  }

  /**
   * Starts a plan with a saved card, or leads to the provider's page that adds one; until then it is paused. Throws
   * `temple-not-accepting`, `fund-closed`, `amount-out-of-range`, `card-not-usable`, `plan-without-dates` or `invalid-fields`.
   */
  async create(actor: Actor, body: PlanBody, claim: IdempotencyClaim): Promise<PlanStarted> {
    const temple = await this.accepting(body.templeSlug);
    return this.begin(actor, temple, body, GIFTS, claim, (tx) => this.drafts.gifts(tx, temple.id, body.lines, body.coverFees));
  }

  /**
   * Starts a plan for whatever its lines are priced as: what a booking repeats, days ahead of each date. What is repeated already is not
   * repeated twice: who asks again for a plan that waits for its card goes on with it, with a saved card at once. Throws what `create` throws, what pricing throws, and
   * `plan-repeated`.
   */
  async begin(
    actor: Actor,
    temple: Temple,
    body: PlanTerms,
    sale: PlanSale,
    claim: IdempotencyClaim,
    price: (tx: EntityManager) => Promise<PricedLines>,
  ): Promise<PlanStarted> {
    const { accountId, email } = accountOf(actor);
    const now = new Date();
    this.drafts.assertStart(body.startsOn, body.timeZone, now);
    const plan = this.planOf(actor, temple, body, sale, claim.operationId, now);
    if (plan.nextOn === null) throw new DomainError('plan-without-dates');
    const { planId, pending } = await this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, temple.id);
      const known = await tx.findOneBy(RecurringPlan, { templeId: temple.id, id: plan.id });
      if (known) return { planId: plan.id, pending: await latestCard(tx, plan) };
      const card = body.cardId ? await this.drafts.card(tx, accountId, temple.id, body.cardId) : null;
      const priced = await price(tx);
      const begins = card ? ({ status: 'active', waitsForCard: false, cardId: card.id } as const) : WAITING;
      const written = { ...plan, ...begins, label: priced.label, totalCents: priced.totalCents };
      if (!(await insertPlan(tx, written))) return goOnWithRepeated(tx, written);
      await insertLines(tx, plan, priced);
      const fact = { action: 'plan.started', subject: { kind: 'plan', id: plan.id } } as const;
      await this.audit.record(tx, { actor, templeId: temple.id, ...fact });
      if (!card) await this.cards.record(tx, temple, { cardId: newId(), accountId, email, planId: plan.id });
      return { planId: plan.id, pending: card ? null : await latestCard(tx, plan) };
    });
    const cardId = pending && (await this.cardToAdd(temple, pending, { accountId, email, planId }));
    const setupUrl = cardId && (await this.cards.start(temple, { cardId, accountId, email, planId }));
    return { planId, status: cardId ? 'paused' : 'active', setupUrl };
  }

  /** The card that a plan waits for: another one where adding it failed or took too long, none where it was added after all. */
  private async cardToAdd(temple: Temple, card: SavedCard, owner: Omit<CardOwner, 'cardId'>): Promise<string | null> {
    const { templeId, id } = card;
    await this.cards.refresh(card, new Date());
    const { status } = await this.database.reader.findOneByOrFail(SavedCard, { templeId, id });
    if (status === 'pending') return id;
    if (status !== 'failed' && status !== 'expired') return null;
    const cardId = newId();
    await this.database.transaction((tx) => this.cards.record(tx, temple, { ...owner, cardId }));
    return cardId;
  }

  /** The provider's page that adds another card for a plan. Throws `not-found` or `plan-ended`. */
  async setUpCard(actor: Actor, planId: string, claim: IdempotencyClaim): Promise<{ setupUrl: string }> {
    const { accountId, email } = accountOf(actor);
    const plan = await this.finder.own(this.database.reader, actor, planId);
    if (hasEnded(plan)) throw new DomainError('plan-ended');
    const temple = await this.temples.byId(plan.templeId);
    const owner = { cardId: claim.operationId, accountId, email, planId };
    await this.database.transaction((tx) => this.cards.record(tx, temple, owner));
    return { setupUrl: await this.cards.start(temple, owner) };
  }

  /** Unknown, unapproved and suspended temples look alike: nothing can be given to them. */
  private async accepting(slug: string): Promise<Temple> {
    return this.temples.approvedBySlug(slug).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError('temple-not-accepting') : error;
    });
  }

  private planOf(actor: Actor, temple: Temple, body: PlanTerms, sale: PlanSale, id: string, at: Date): RecurringPlan {
    const { accountId, email } = accountOf(actor);
    const { rule, timeZone, startsOn, legalName, anonymous, coverFees } = body;
    const plan: RecurringPlan = {
      templeId: temple.id,
      id,
      accountId,
      ...WAITING,
      ...sale,
      email,
      legalName,
      anonymous,
      ruleKind: rule.kind,
      rule,
      timeZone,
      place: this.drafts.place(temple, body.city),
      startsOn,
      firstN: 0,
      endsAfter: body.endsAfter ?? null,
      endsOn: body.endsOn ?? null,
      nextN: 0,
      nextOn: null,
      nextAt: null,
      coverFees,
      totalCents: 0,
      label: '',
      searchText: searchTextOf({ legalName, email, creditedName: null, phone: null, receiptNumber: null, checkNumber: null }),
      createdAt: at,
      updatedAt: at,
    };
    const next = nextDateAt(plan, 0);
    // Nothing is due while it waits for a card.
    return { ...plan, ...next, nextAt: body.cardId ? next.nextAt : null };
  }
}

const MOST_DATES = 600;
const GIFTS: PlanSale = { sells: null, leadDays: null, repeatKey: null };
const WAITING = { status: 'paused', waitsForCard: true, cardId: null } as const;

/** Writes a plan's lines. */
export const insertLines = (
  tx: Parameters<typeof insertRows>[0],
  { templeId, id: planId }: RecurringPlan,
  { lines }: PricedLines,
): Promise<void> =>
  insertRows(
    tx,
    PlanLine,
    lines.map((line) => ({ ...line, templeId, planId })),
  );
