import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Order } from './order.entity.ts';
import { rewriteTerms } from './order-terms.ts';
import type { OrderKey } from './sale.ts';

const ORDER_TERMS = 'order-terms';

/** Has the worker write what an order is found by, so that no payment waits for it. Pending orders are few and searched as they are. */
@Injectable()
export class OrderIndexing implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(ORDER_TERMS, ({ data }) => this.write({ templeId: String(data.templeId), id: String(data.id) }));
  }

  /** In the transaction in which an order stops being pending, as `to`. */
  async queue(tx: EntityManager, { templeId, id }: OrderKey, to: Order['status']): Promise<void> {
    await this.outbox.enqueue(tx, { kind: ORDER_TERMS, data: { templeId, id }, dedupeKey: `${ORDER_TERMS}:${id}:${to}` });
  }

  private async write({ templeId, id }: OrderKey): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await tx.findOneBy(Order, { templeId, id });
      if (order) await rewriteTerms(tx, order);
    });
  }
}
