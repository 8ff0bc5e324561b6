import { Inject, Injectable } from '@nestjs/common';
import { type ChargeFailure, type ChargeRetry, LIVE_PLANS, wasPaid } from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import type { ChargeState, ChargeTry } from '../../platform/payments/card-charges.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { Order } from '../orders/order.entity.ts';
import { PlacesGone } from '../orders/places/places-gone.ts';
import { ChargeSettlement } from './charge-settlement.service.ts';
import { moveOccurrence, movePlan } from './plan-moves.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { PlanOrders } from './plan-orders.service.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';

/** How long a worker may take for one date before another looks at it. The provider's own patience is shorter. */
const LEASE_MS = 5 * 60_000;

/** A date that may be sent to the provider now. */
interface Ready {
  date: PlanOccurrence;
  order: Order;
  card: SavedCard;
}

/**
 * Charges what is due. A date is claimed, its order written and its charge named at the provider before money can move; a charge
 * succeeds once at most, so a date whose worker died is asked about and, where nothing was tried, tried again.
 */
@Injectable()
export class PlanCharges {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly orders: PlanOrders,
    private readonly settlement: ChargeSettlement,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Dates somebody has to look at, by id. */
  dueAfter(last: string, now: Date, take: number): Promise<PlanOccurrence[]> {
    const where = { nextAt: LessThanOrEqual(now), id: MoreThan(last) };
    return this.database.reader.find(PlanOccurrence, { where, order: { id: 'ASC' }, take });
  }

  /** Looks at one date under a lease: sends it, or asks what became of it. */
  async take(date: PlanOccurrence, now: Date): Promise<void> {
    if (!(await this.lease(date, now))) return;
    if (date.status === 'charging' || date.status === 'unknown') return this.ask(date, now);
    const ready = await this.begin(date, now);
    if (ready) await this.send(ready, now);
  }

  /** Of several workers one has the date until the lease ends. */
  private async lease({ templeId, id, status, nextAt }: PlanOccurrence, now: Date): Promise<boolean> {
    if (nextAt === null) return false;
    const until = { nextAt: new Date(now.getTime() + LEASE_MS) };
    const { affected } = await this.database.transaction((tx) => tx.update(PlanOccurrence, { templeId, id, status, nextAt }, until));
    return affected === 1;
  }

  /** Claims the date and writes its order, if the plan goes on and the temple takes it; what doesn't is settled here. */
  private begin(date: PlanOccurrence, now: Date): Promise<Ready | null> {
    return this.claim(date, now).catch((error: unknown) => {
      if (error instanceof PlacesGone) return this.claim(date, now, 'unavailable');
      // The pooja can't be booked again yet.
      if (error instanceof DomainError && error.code === 'booking-limit') return this.claim(date, now, 'no-time');
      throw error;
    });
  }

  /** `refused`: why its order can't be written, where that is known. */
  private claim(date: PlanOccurrence, now: Date, refused?: ChargeFailure): Promise<Ready | null> {
    const { templeId, planId, id } = date;
    return this.database.transaction(async (tx) => {
      const goesOn = await movePlan(tx, { templeId, id: planId }, LIVE_PLANS, {}, now);
      const plan = await tx.findOneByOrFail(RecurringPlan, { templeId, id: planId });
      const known = await tx.findOneBy(Order, { templeId, id });
      if (known && wasPaid(known.status)) return this.settlement.paid(tx, date, known, now);
      if (!goesOn) return this.settlement.dropped(tx, date, known, now);
      if (known && !(await this.orders.isAccepted(tx, templeId))) return this.settlement.failed(tx, plan, date, NOT_TAKEN, now);
      if (date.status === 'failed' && date.retry === 'new-card') return this.settlement.givenUp(tx, plan, date, now);
      const card = plan.cardId && (await tx.findOneBy(SavedCard, { templeId, id: plan.cardId, status: 'active' }));
      const order = card ? await this.orderOf(tx, plan, date, { card, known, refused }, now) : 'no-card';
      if (!card || typeof order === 'string') {
        const failure = typeof order === 'string' ? order : 'no-card';
        // Left pending by a worker that died before it was sent.
        if (known) await this.settlement.notPaid(tx, known, 'failed');
        return this.settlement.failed(tx, plan, date, { failure, retry: RETRY_OF[failure] ?? 'never' }, now);
      }
      const claimed = { status: 'claimed', totalCents: order.totalCents, cardId: card.id } as const;
      const mine = await moveOccurrence(tx, date, ['scheduled', 'failed', 'claimed'], claimed, now);
      return mine ? { date: { ...date, ...claimed }, order, card } : null;
    });
  }

  /** The order a date is charged by: that of its earlier tries, with its places held again, or a new one; or why there is none. */
  private async orderOf(
    tx: EntityManager,
    plan: RecurringPlan,
    date: PlanOccurrence,
    { card, known, refused }: { card: SavedCard; known: Order | null; refused: ChargeFailure | undefined },
    now: Date,
  ): Promise<Order | ChargeFailure> {
    if (refused) return plan.sells === 'pooja' ? 'no-time' : refused;
    return known ? this.orders.again(tx, known, now) : this.orders.write(tx, plan, date, card, now);
  }

  private async send({ date, order, card }: Ready, now: Date): Promise<void> {
    const request = chargeOf(order, card);
    const chargeId = date.chargeId ?? (await this.gateway.prepareCharge(request));
    const attempts = date.attempts + 1;
    const charging = { status: 'charging', attempts, chargeId, cardId: card.id } as const;
    const { templeId, id } = order;
    const mine = await this.database.transaction(async (tx) => {
      if (!(await moveOccurrence(tx, date, ['claimed'], charging, now))) return false;
      await tx.update(Order, { templeId, id }, { checkoutId: chargeId, updatedAt: now });
      return true;
    });
    if (!mine) return;
    const state = await this.charge({ ...request, chargeId, paymentMethod: card.paymentMethod ?? '', attempt: attempts });
    await this.settle({ ...date, ...charging }, state, now);
  }

  /**
   * What became of a try nobody heard the end of. Where the provider knows no payment, the same try is sent again: under its key it is
   * carried out if it never was, and answered as before if it was.
   */
  private async ask(date: PlanOccurrence, now: Date): Promise<void> {
    const { templeId, id, chargeId, cardId, attempts } = date;
    const order = await this.database.reader.findOneByOrFail(Order, { templeId, id });
    if (!chargeId || !order.paymentAccount) throw new Error(`Date ${id} was sent without a charge.`);
    const state = await this.gateway.chargeState(order.paymentAccount, chargeId);
    if (state.kind === 'paid' || state.kind === 'unknown') return this.settle(date, state, now);
    const card = await this.database.reader.findOneByOrFail(SavedCard, { templeId, id: cardId ?? '' });
    const request = { ...chargeOf(order, card), chargeId, paymentMethod: card.paymentMethod ?? '', attempt: attempts };
    await this.settle(date, await this.charge(request), now);
  }

  private charge(request: ChargeTry): Promise<ChargeState> {
    return this.gateway.chargeCard(request).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'provider-unavailable') return { kind: 'unknown' };
      throw error;
    });
  }

  private settle(date: PlanOccurrence, state: ChargeState, now: Date): Promise<void> {
    const { templeId, id } = date;
    return this.database.transaction(async (tx) => {
      const order = await tx.findOneByOrFail(Order, { templeId, id });
      if (state.kind === 'paid') {
        const isRight = await this.settlement.pay(tx, date, order, state.payment, now);
        if (!isRight) this.logger.error({ orderId: id, alarm: 'recurring' }, 'a charge of a saved card has another amount than its order');
        return;
      }
      if (wasPaid(order.status)) await this.settlement.paid(tx, date, order, now);
      else if (state.kind === 'declined') await this.declined(tx, date, order, state, now);
      else await this.settlement.unheard(tx, date, now);
    });
  }

  private async declined(tx: EntityManager, date: PlanOccurrence, order: Order, declined: Failed, now: Date): Promise<void> {
    const plan = await tx.findOneByOrFail(RecurringPlan, { templeId: date.templeId, id: date.planId });
    await this.settlement.failed(tx, plan, date, declined, now, order);
  }
}

interface Failed {
  failure: ChargeFailure;
  retry: ChargeRetry;
}

/** A date that comes while its temple is suspended is never charged, so that nothing is owed afterward. */
const NOT_TAKEN: Failed = { failure: 'temple', retry: 'never' };

/** What never reached a bank and may be tried again. */
const RETRY_OF: Partial<Record<ChargeFailure, ChargeRetry>> = { 'no-card': 'new-card' };

const chargeOf = ({ id, paymentAccount, totalCents, label }: Order, card: SavedCard) => ({
  orderId: id,
  account: paymentAccount ?? card.paymentAccount,
  customer: card.customer ?? '',
  totalCents,
  label,
});
