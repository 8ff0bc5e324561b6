import { Injectable } from '@nestjs/common';
import type { LineKind } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In, LessThanOrEqual } from 'typeorm';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { Purchasables } from '../purchasables.ts';

/** Whose orders they are. */
export type OfPayer = Pick<Order, 'templeId' | 'payerAccountId'>;

/** Lines whose holds end in one transaction. */
const BATCH = 50;
const MOST = 1_000;
const NO_PLACE = { place: null, heldUntil: null };
/** The bank takes days for a debit: its order keeps its places meanwhile. */
const NOT_AT_THE_BANK = `NOT EXISTS (SELECT 1 FROM orders WHERE orders.templeId = line.templeId AND orders.id = line.orderId
  AND orders.status = 'pending' AND orders.processingAt IS NOT NULL)`;
/** After every hold there is. */
const FAR = new Date('9999-01-01T00:00:00Z');

/** Holds whose time is over, or whose temple takes no more money. A payment the bank is working on keeps its places. */
@Injectable()
export class LapsedHolds {
  constructor(private readonly purchasables: Purchasables) {}

  /** Ends holds that lapsed, up to a number of lines; returns how many. A payment the bank is working on keeps its places. */
  async endAll(tx: EntityManager, now: Date): Promise<number> {
    const where = { place: 'held' as const, heldUntil: LessThanOrEqual(now) };
    return this.endWhere(tx, where, now, BATCH);
  }

  /** Ends every hold of a temple that takes no more money, carts included; what the bank is working on keeps its places. */
  async endAllOf(tx: EntityManager, templeId: string): Promise<number> {
    return this.endWhere(tx, { templeId, place: 'held' }, FAR, BATCH);
  }

  /**
   * Ends holds of these things, and of the order's payer, that lapsed and that no job has found yet: a hold lasts exactly as long as it
   * says. Returns how many there were.
   */
  async endOf(tx: EntityManager, { templeId, payerAccountId }: OfPayer, kind: LineKind, itemIds: string[]): Promise<number> {
    const now = new Date();
    const lapsed = { templeId, kind, place: 'held' as const, heldUntil: LessThanOrEqual(now) };
    const ended = await this.endWhere(tx, { ...lapsed, itemId: In(itemIds) }, now);
    if (!payerAccountId) return ended;
    const orders = await tx.findBy(Order, { templeId, payerAccountId, status: In(['draft', 'pending', 'failed']) });
    const own = { ...lapsed, orderId: In(orders.map(({ id }) => id)) };
    return ended + (await this.endWhere(tx, own, now));
  }

  private async endWhere(tx: EntityManager, where: FindOptionsWhere<OrderLine>, now: Date, take = MOST): Promise<number> {
    const lapsed = await tx
      .createQueryBuilder(OrderLine, 'line')
      .where(where)
      .andWhere(NOT_AT_THE_BANK)
      .orderBy({ 'line.itemId': 'ASC', 'line.id': 'ASC' })
      .limit(take)
      .getMany();
    for (const line of lapsed) {
      const { templeId, id } = line;
      const { affected } = await tx.update(OrderLine, { templeId, id, place: 'held', heldUntil: LessThanOrEqual(now) }, NO_PLACE);
      if (affected === 0) continue;
      const order = await tx.findOneByOrFail(Order, { templeId, id: line.orderId });
      await this.purchasables.of(line.kind).release(tx, order, [line], 'held');
    }
    return lapsed.length;
  }
}
