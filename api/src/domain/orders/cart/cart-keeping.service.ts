import { Injectable } from '@nestjs/common';
import { CART_KEPT_DAYS, CART_LINES_MAX, orderLabelOf } from '@sannidhi/contracts';
import { type EntityManager, In, LessThan } from 'typeorm';
import type { AccountActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import { orderRows } from '../order-draft.ts';
import { OrderLine } from '../order-line.entity.ts';
import { PlacesService } from '../places/places.service.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/** The rows of carts: one draft order per account and temple, by a unique key. A change locks the cart's row until it is done. */
@Injectable()
export class CartKeeping {
  constructor(
    private readonly database: Database,
    private readonly places: PlacesService,
  ) {}

  /** The account's cart at a temple, made if there is none, and held by the transaction. One that is new has no lines yet. */
  async draftOf(tx: EntityManager, { accountId, email }: AccountActor, templeId: string): Promise<{ draft: Order; isNew: boolean }> {
    const cartKey = `${accountId}:${templeId}`;
    for (;;) {
      const fresh = emptyDraft({ accountId, email, templeId, cartKey });
      if (await insertOnce(tx, Order, fresh)) return { draft: fresh, isNew: true };
      const { affected } = await tx.update(Order, { templeId, cartKey }, { updatedAt: new Date() });
      // None: it went to checkout between the two statements, and the next one is new.
      if (affected === 1) return { draft: await tx.findOneByOrFail(Order, { templeId, cartKey }), isNew: false };
    }
  }

  /** Holds a cart until the transaction ends; returns whether it is still one. */
  async hold(tx: EntityManager, { templeId, id }: Order): Promise<boolean> {
    const { affected } = await tx.update(Order, { templeId, id, status: 'draft' }, { updatedAt: new Date() });
    return affected === 1;
  }

  /** The position of the first of so many more lines in a held cart. `known`: its lines, if the caller has them. Throws `cart-full`. */
  async withRoom(tx: EntityManager, order: Order, more = 1, known?: readonly OrderLine[]): Promise<number> {
    const lines = known ?? (await linesOf(tx, order));
    if (lines.length + more > CART_LINES_MAX) throw new DomainError('cart-full');
    return (lines.at(-1)?.position ?? -1) + 1;
  }

  /** Sums a held cart up again after its lines changed. `known`: its lines as they are now, if the caller has them. */
  async sumUp(tx: EntityManager, order: Order, known?: readonly OrderLine[]): Promise<void> {
    const lines = known ?? (await linesOf(tx, order));
    const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    await tx.update(
      Order,
      { templeId: order.templeId, id: order.id },
      { totalCents, label: orderLabelOf(lines.map(({ label }) => label)) },
    );
  }

  /** Takes lines out of a held cart, and gives their places back. */
  async take(tx: EntityManager, order: Order, lineIds: readonly string[]): Promise<void> {
    await this.places.endHolds(tx, order, lineIds);
    await tx.delete(OrderLine, { templeId: order.templeId, orderId: order.id, id: In([...lineIds]) });
    await this.sumUp(tx, order);
  }

  /** Deletes the carts nobody touched for long. */
  async clean(now: Date): Promise<void> {
    const old = { status: 'draft' as const, updatedAt: LessThan(new Date(now.getTime() - CART_KEPT_DAYS * DAY_MS)) };
    for (const order of await this.database.reader.find(Order, { where: old, take: BATCH }))
      await this.database.transaction(async (tx) => {
        // The condition that found it is part of the update: a cart that was touched meanwhile stays.
        const { affected } = await tx.update(Order, { ...old, templeId: order.templeId, id: order.id }, { cartKey: null });
        if (affected === 1) await this.delete(tx, order);
      });
  }

  /** Deletes a cart with its lines and holds. */
  async delete(tx: EntityManager, order: Order): Promise<void> {
    const { templeId, id } = order;
    await this.places.endHolds(tx, order);
    await tx.delete(OrderLine, { templeId, orderId: id });
    await tx.delete(Order, { templeId, id, status: 'draft' });
  }
}

interface DraftOwner {
  accountId: string;
  email: string;
  templeId: string;
  cartKey: string;
}

function emptyDraft({ accountId, email, templeId, cartKey }: DraftOwner): Order {
  const kept = { templeId, orderId: newId(), source: 'web', method: 'card', coverFees: false, lines: [], taxPolicyVersion: 0 } as const;
  const { order } = orderRows({ ...kept, payerAccountId: accountId, email, at: new Date() });
  return { ...order, status: 'draft', cartKey };
}
