import { Injectable } from '@nestjs/common';
import { type Cart, type OrderStatus, WAS_PAID } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { CheckoutService } from '../checkout/checkout.service.ts';
import { CheckoutEndings } from '../checkout/checkout-endings.service.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { cartHoldUntil } from '../places/hold-times.ts';
import { PlacesService } from '../places/places.service.ts';
import { CartKeeping } from './cart-keeping.service.ts';
import { CartViewService } from './cart-view.service.ts';
import { firstOf, RepeatedLines } from './repeated-lines.service.ts';

/** Puts what was not paid back into the cart, as new lines: the order stays, should its payment still arrive. */
@Injectable()
export class CartReturnService {
  constructor(
    private readonly database: Database,
    private readonly checkouts: CheckoutService,
    private readonly endings: CheckoutEndings,
    private readonly carts: CartKeeping,
    private readonly places: PlacesService,
    private readonly repeated: RepeatedLines,
    private readonly views: CartViewService,
  ) {}

  /**
   * Ends the checkout first, so that it can't be paid beside the cart: after a declined card too, since its page takes another one. A second call changes nothing. Throws `not-found` (also for what
   * never was in a cart),
   * `order-paid`, `cart-full`, `provider-unavailable`, and `state-conflict` while the bank is working on the payment.
   */
  async toCart(actor: Actor, orderId: string): Promise<Cart> {
    const account = accountOf(actor);
    const own = { id: orderId, payerAccountId: account.accountId };
    const order = found(await this.database.reader.findOneBy(Order, own));
    const asked = (await linesOf(this.database.reader, order)).filter(({ item }) => item !== null);
    if (asked.length === 0) throw new DomainError('not-found');
    await this.endCheckout(order);
    await this.database.transaction(async (tx) => {
      const ended = { templeId: order.templeId, id: orderId, status: In(['failed', 'canceled']), toCartAt: IsNull() };
      const { affected } = await tx.update(Order, ended, { toCartAt: new Date() });
      if (affected === 1) await this.copyLines(tx, account, order, asked);
      else refuseUnlessDone(found(await tx.findOneBy(Order, own)));
    });
    return this.views.own(actor);
  }

  /** A declined card ends an order and leaves its page open for another one, which the payer's bank may have by now. */
  private async endCheckout(order: Order): Promise<void> {
    if (order.status === 'pending') await this.endings.close(await this.checkouts.withCheckout(order));
    const mayBePaid = (order.status === 'failed' || order.status === 'canceled') && order.processingAt === null;
    if (mayBePaid && (await this.endings.close(order)) === 'processing') throw new DomainError('state-conflict');
  }

  private async copyLines(tx: EntityManager, account: AccountActor, ended: Order, asked: readonly OrderLine[]): Promise<void> {
    const { draft } = await this.carts.draftOf(tx, account, ended.templeId);
    const copies: OrderLine[] = [];
    for (const line of await this.repeated.unbought(tx, asked)) {
      const position = await this.carts.withRoom(tx, draft);
      const copy = { ...line, ...FRESH, id: newId(), firstLineId: firstOf(line), orderId: draft.id, position };
      await insertRow(tx, OrderLine, copy);
      copies.push(copy);
    }
    await this.places.holdWhereFree(tx, draft, copies, cartHoldUntil(new Date()));
    await this.carts.sumUp(tx, draft);
  }
}

const FRESH = { coveredFeeCents: 0, refundedCents: 0, refundHeldCents: 0, place: null, heldUntil: null, boughtBy: null };

function refuseUnlessDone({ status, toCartAt }: Order): void {
  if ((WAS_PAID as readonly OrderStatus[]).includes(status)) throw new DomainError('order-paid');
  if (toCartAt === null && status !== 'draft') throw new DomainError('state-conflict');
}
