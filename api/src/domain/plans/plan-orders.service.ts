import { Injectable } from '@nestjs/common';
import type { ChargeFailure } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { holdUntil, payableUntil } from '../orders/hold-times.ts';
import { Order } from '../orders/order.entity.ts';
import { orderRows } from '../orders/order-draft.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { PlacesService } from '../orders/places.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PlanLine } from './plan-line.entity.ts';
import type { PlanOccurrence } from './plan-occurrence.entity.ts';
import { type PlanQuotes, PlanQuoting } from './plan-quotes.service.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';
import type { SavedCard } from './saved-card.entity.ts';

const FAILURES: Partial<Record<DomainError['code'], ChargeFailure>> = {
  'fund-closed': 'fund-closed',
  'not-for-sale': 'unavailable',
  'temple-not-accepting': 'temple',
  'amount-out-of-range': 'amount',
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
    const quotes = await this.quoted(tx, plan).catch(failureOf);
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

  /** Nothing is charged that costs more than its buyer agreed to. */
  private async quoted(tx: EntityManager, { templeId, id }: RecurringPlan): Promise<PlanQuotes> {
    await this.temples.mustAccept(tx, templeId);
    const planned = await tx.find(PlanLine, { where: { templeId, planId: id }, order: { position: 'ASC' } });
    const asks = planned.map(({ kind, item, fundId, amountCents }) => ({ kind, item: item ?? { fundId, amountCents } }));
    const quotes = await this.quoting.quoted(tx, templeId, asks);
    const isDearer = quotes.lines.some(({ amountCents }, index) => amountCents > (planned[index]?.amountCents ?? 0));
    if (isDearer) throw new DomainError('not-for-sale');
    return quotes;
  }
}

function failureOf(error: unknown): ChargeFailure {
  const failure = error instanceof DomainError ? FAILURES[error.code] : undefined;
  if (!failure) throw error;
  return failure;
}
