import { Injectable } from '@nestjs/common';
import type { ChargeFailure } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { linesOf } from '../orders/lines-of.ts';
import { Order } from '../orders/order.entity.ts';
import { orderRows } from '../orders/order-draft.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { holdUntil, payableUntil } from '../orders/places/hold-times.ts';
import { PlacesService } from '../orders/places/places.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PlanLine } from './plan-line.entity.ts';
import type { PlanOccurrence } from './plan-occurrence.entity.ts';
import { type PlanAsk, type PlanQuotes, PlanQuoting } from './plan-quotes.service.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';
import type { SavedCard } from './saved-card.entity.ts';

const FAILURES: Partial<Record<DomainError['code'], ChargeFailure>> = {
  'fund-closed': 'fund-closed',
  'not-for-sale': 'unavailable',
  'temple-not-accepting': 'temple',
  'amount-out-of-range': 'amount',
  'place-gone': 'no-time',
};

/** Writes the order of a plan's date, whatever it is for, under the prices and the tax policy of that day. */
@Injectable()
export class PlanOrders {
  constructor(
    private readonly temples: TemplesService,
    private readonly quoting: PlanQuoting,
    private readonly places: PlacesService,
    private readonly gateway: PaymentGateway,
  ) {}

  /**
   * The pending order, its id the date's, with places held for what needs them; or why the temple can't be given this now. Throws
   * `PlacesGone` where no place is left: the caller then undoes the transaction.
   */
  async write(tx: EntityManager, plan: RecurringPlan, date: PlanOccurrence, card: SavedCard, at: Date): Promise<Order | ChargeFailure> {
    const quotes = await this.quoted(tx, plan, date.dueOn).catch(failureOf);
    if (typeof quotes === 'string') return quotes;
    const { templeId, accountId, email, legalName, anonymous, coverFees } = plan;
    const donor = { payerAccountId: accountId ?? undefined, email, legalName, anonymous };
    const how = { source: 'recurring', method: 'card', coverFees } as const;
    const what = { lines: quotes.lines, taxPolicyVersion: quotes.policy.version };
    const rows = orderRows({ templeId, orderId: date.id, ...donor, ...how, ...what, at });
    const order = { ...rows.order, gateway: this.gateway.name, paymentAccount: card.paymentAccount };
    await insertRow(tx, Order, order);
    await insertRows(tx, OrderLine, rows.lines);
    await this.places.reserve(tx, order, rows.lines, holdUntil(payableUntil(at)));
    return order;
  }

  /**
   * The order of an earlier try, with its places held again for the next; or why they can't be had any more. Throws `PlacesGone` as `write`
   * does.
   */
  async again(tx: EntityManager, order: Order, at: Date): Promise<Order | ChargeFailure> {
    const sold = (await linesOf(tx, order)).filter(({ kind }) => kind !== 'donation');
    if (sold.length === 0) return order;
    const asks = sold.filter(({ place }) => place === null).map(({ kind, item }) => ({ kind, item: item ?? {} }));
    const quotes = await this.quoting.quoted(tx, order.templeId, asks).catch(failureOf);
    if (quotes === 'unavailable') return (await this.hasPlaces(tx, order.templeId, asks)) ? quotes : 'no-time';
    if (typeof quotes === 'string') return quotes;
    await this.places.reserve(tx, order, sold, holdUntil(payableUntil(at)));
    return order;
  }

  /** Whether the temple may be paid now; a suspension waits for the caller's transaction. */
  async isAccepted(tx: EntityManager, templeId: string): Promise<boolean> {
    return this.temples.mustAccept(tx, templeId).then(
      () => true,
      (error: unknown) => failureOf(error) !== 'temple',
    );
  }

  /** Whether its poojas can be had: what is bought along with them is what isn't sold any more. */
  private async hasPlaces(tx: EntityManager, templeId: string, asks: readonly PlanAsk[]): Promise<boolean> {
    const placed = asks.filter(({ kind }) => !this.quoting.isAlong(kind));
    const quotes = await this.quoting.quoted(tx, templeId, placed).catch(failureOf);
    return typeof quotes !== 'string';
  }

  /** Nothing is charged that costs more than its buyer agreed to. */
  private async quoted(tx: EntityManager, { templeId, id }: RecurringPlan, on: string): Promise<PlanQuotes> {
    await this.temples.mustAccept(tx, templeId);
    const planned = await tx.find(PlanLine, { where: { templeId, planId: id }, order: { position: 'ASC' } });
    const asks: PlanAsk[][] = [];
    for (const { kind, item, fundId, amountCents } of planned)
      asks.push(await this.quoting.onDate(tx, templeId, kind, item ?? { fundId, amountCents }, on));
    const quotes = await this.quoting.quoted(tx, templeId, asks.flat());
    if (isDearer(planned, asks, quotes)) throw new DomainError('not-for-sale');
    return quotes;
  }
}

/** Whether a planned line, with what is bought along with it, costs more than was agreed. */
function isDearer(planned: readonly PlanLine[], asks: readonly PlanAsk[][], { lines }: PlanQuotes): boolean {
  const left = [...lines];
  return planned.some((line, index) => {
    const own = left.splice(0, asks[index]?.length);
    return own.reduce((sum, { amountCents }) => sum + amountCents, 0) > line.amountCents;
  });
}

function failureOf(error: unknown): ChargeFailure {
  const failure = error instanceof DomainError ? FAILURES[error.code] : undefined;
  if (!failure) throw error;
  return failure;
}
