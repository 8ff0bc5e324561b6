import { Injectable } from '@nestjs/common';
import { type ChargeFailure, GIFT_MAX_CENTS } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { FundsService } from '../funds/funds.service.ts';
import { donationLine } from '../giving/donation-line.ts';
import { Order } from '../orders/order.entity.ts';
import { type DraftLine, orderRows } from '../orders/order-draft.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PlanLine } from './plan-line.entity.ts';
import type { PlanOccurrence } from './plan-occurrence.entity.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';
import type { SavedCard } from './saved-card.entity.ts';

const FAILURES: Partial<Record<DomainError['code'], ChargeFailure>> = {
  'fund-closed': 'fund-closed',
  'temple-not-accepting': 'temple',
  'amount-out-of-range': 'amount',
};

/** Writes the order of a plan's date, under the prices and the tax policy of that day. */
@Injectable()
export class PlanOrders {
  constructor(
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly gateway: PaymentGateway,
  ) {}

  /** The pending order, its id the date's; or why the temple can't be given this now. */
  async write(tx: EntityManager, plan: RecurringPlan, date: PlanOccurrence, card: SavedCard, at: Date): Promise<Order | ChargeFailure> {
    try {
      await this.temples.mustAccept(tx, plan.templeId);
      const { templeId, accountId, email, legalName, anonymous, coverFees } = plan;
      const { lines, taxPolicyVersion } = await this.lines(tx, plan);
      const donor = { payerAccountId: accountId ?? undefined, email, legalName, anonymous };
      const how = { source: 'recurring', method: 'card', coverFees } as const;
      const rows = orderRows({ templeId, orderId: date.id, ...donor, ...how, lines, taxPolicyVersion, at });
      const order = { ...rows.order, gateway: this.gateway.name, paymentAccount: card.paymentAccount };
      await insertRow(tx, Order, order);
      await insertRows(tx, OrderLine, rows.lines);
      return order;
    } catch (error) {
      const failure = error instanceof DomainError ? FAILURES[error.code] : undefined;
      if (!failure) throw error;
      return failure;
    }
  }

  private async lines(tx: EntityManager, { templeId, id }: RecurringPlan): Promise<{ lines: DraftLine[]; taxPolicyVersion: number }> {
    const planned = await tx.find(PlanLine, { where: { templeId, planId: id }, order: { position: 'ASC' } });
    const policy = await this.taxPolicy.current(tx, templeId);
    const funds = await this.funds.forGift(
      tx,
      templeId,
      planned.map(({ fundId }) => fundId ?? ''),
      'online',
    );
    const lines = planned.map(({ fundId, amountCents }) => {
      const fund = funds.get(fundId ?? '');
      if (!fund) throw new DomainError('fund-closed');
      return { ...donationLine(fund, amountCents), rule: policy.ruleOf(fund.taxedKind) };
    });
    if (lines.reduce((sum, { amountCents }) => sum + amountCents, 0) > GIFT_MAX_CENTS) throw new DomainError('amount-out-of-range');
    return { lines, taxPolicyVersion: policy.version };
  }
}
