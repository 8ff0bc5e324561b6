import { Injectable } from '@nestjs/common';
import { WAS_PAID } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { accountKey } from '../ledger/postings.ts';
import { creditedBy } from './line-shares.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { UnassignedMoney } from './payments/unassigned-money.entity.ts';
import { Refund } from './refunds/refund.entity.ts';

/** What the orders themselves say of an order that was paid, in cents. */
export interface OrderSums {
  /** What was paid less what refunds and lost disputes took. */
  leftCents: number;
  /** What the provider took beyond that. */
  beyondCents: number;
  /** What the books owe of its refunds: what the office still hands out, and what became gifts that weren't lost. Negative for such a gift, which settled it. */
  owedCents: number;
  /** What of its refunds became gifts that weren't lost with it: it is with the provider still, or in the drawer. */
  givenCents: number;
  /** What is left of its lines, by the key of the account they credit. */
  credited: ReadonlyMap<string, number>;
}

/** The orders' own books, for the proof. */
@Injectable()
export class OrderSumsService {
  /** Every order of a temple that was paid, by its id. */
  async ofTemple(manager: EntityManager, templeId: string): Promise<Map<string, OrderSums>> {
    const orders = await manager
      .createQueryBuilder(Order, 'paid')
      .select('paid.id', 'id')
      .addSelect('paid.totalCents - paid.refundedCents - paid.lostCents', 'leftCents')
      .where({ templeId, status: In([...WAS_PAID]) })
      .getRawMany<{ id: string; leftCents: string | number }>();
    const credited = await this.credited(manager, templeId);
    const beyond = await this.beyond(manager, templeId);
    const { owed, given } = await this.owed(manager, templeId);
    return new Map(orders.map(({ id, leftCents }) => [id, sumsOf(id, leftCents)]));

    function sumsOf(id: string, leftCents: string | number): OrderSums {
      return {
        leftCents: toSafeInteger(leftCents),
        beyondCents: beyond.get(id) ?? 0,
        owedCents: owed.get(id) ?? 0,
        givenCents: given.get(id) ?? 0,
        credited: credited.get(id) ?? new Map<string, number>(),
      };
    }
  }

  private async credited(manager: EntityManager, templeId: string): Promise<Map<string, Map<string, number>>> {
    const rows = await manager
      .createQueryBuilder(OrderLine, 'line')
      .select('line.orderId', 'orderId')
      .addSelect('line.fundId', 'fundId')
      .addSelect('line.incomeAccount', 'incomeAccount')
      .addSelect('SUM(line.amountCents + line.coveredFeeCents - line.refundedCents)', 'cents')
      .where('line.templeId = :templeId', { templeId })
      .groupBy('line.orderId')
      .addGroupBy('line.fundId')
      .addGroupBy('line.incomeAccount')
      .getRawMany<Pick<OrderLine, 'orderId' | 'fundId' | 'incomeAccount'> & { cents: string | number }>();
    const byOrder = new Map<string, Map<string, number>>();
    for (const { orderId, cents, ...line } of rows) {
      const accounts = byOrder.get(orderId) ?? new Map<string, number>();
      byOrder.set(orderId, accounts.set(accountKey(creditedBy({ ...line, id: orderId })), toSafeInteger(cents)));
    }
    return byOrder;
  }

  private async owed(manager: EntityManager, templeId: string): Promise<Record<'owed' | 'given', Map<string, number>>> {
    const owed = new Map<string, number>();
    const given = new Map<string, number>();
    const add = (sums: Map<string, number>, orderId: string, cents: number) => sums.set(orderId, (sums.get(orderId) ?? 0) + cents);
    const lost = await this.lostGifts(manager, templeId);
    for (const { id, orderId, amountCents, status } of await manager.findBy(Refund, { templeId, status: In(['owed', 'given']) })) {
      // The gift has the refund's id.
      const cents = amountCents - (lost.get(id) ?? 0);
      add(owed, orderId, cents);
      if (status === 'owed') continue;
      add(given, orderId, cents);
      add(owed, id, -cents);
    }
    return { owed, given };
  }

  /** What gifts that were made of refunds lost with the payments they came from. */
  private async lostGifts(manager: EntityManager, templeId: string): Promise<Map<string, number>> {
    const gifts = await manager.findBy(Order, { templeId, source: 'refund', lostCents: MoreThan(0) });
    return new Map(gifts.map(({ id, lostCents }) => [id, lostCents]));
  }

  private async beyond(manager: EntityManager, templeId: string): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const { orderId, beyondCents, openedAt } of await manager.findBy(UnassignedMoney, { templeId }))
      if (openedAt) sums.set(orderId, (sums.get(orderId) ?? 0) + beyondCents);
    return sums;
  }
}
