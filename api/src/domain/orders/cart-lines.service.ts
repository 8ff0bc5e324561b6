import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BodyOf, Cart, cartEndpoints, LineKind } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { parsePayload } from '../../platform/http/parse-payload.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CartKeeping } from './cart-keeping.service.ts';
import { CartViewService } from './cart-view.service.ts';
import { cartHoldUntil } from './hold-times.ts';
import { Order } from './order.entity.ts';
import { lineRow } from './order-draft.ts';
import { OrderLine } from './order-line.entity.ts';
import { PlacesService } from './places.service.ts';
import type { Quote } from './purchasable.ts';
import { Purchasables } from './purchasables.ts';

type AddBody = BodyOf<typeof cartEndpoints.add>;
type ChangeBody = BodyOf<typeof cartEndpoints.change>;

/** What a devotee puts into the cart and takes out of it. Places are held from here on. */
@Injectable()
export class CartLinesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly purchasables: Purchasables,
    private readonly places: PlacesService,
    private readonly carts: CartKeeping,
    private readonly views: CartViewService,
  ) {}

  /**
   * Adds a line by the id its browser gave it; a second try changes nothing. Throws `not-for-sale`, `invalid-fields` by the kind's
   * own schema, `line-id-used` for another line under the same id, `temple-not-accepting`, `place-gone` and `cart-full`.
   */
  async add(actor: Actor, { lineId, templeSlug, kind, item: given }: AddBody): Promise<Cart> {
    const account = accountOf(actor);
    const item: object = parsePayload(this.purchasables.of(kind).itemSchema, given);
    const temple = await this.temples.acceptingBySlug(templeSlug);
    await this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, temple.id);
      const order = await this.carts.draftOf(tx, account, temple.id);
      const known = await tx.findOneBy(OrderLine, { templeId: temple.id, id: lineId });
      if (known) return this.assertSame(tx, account, known, { kind, item });
      const quote = await this.quote(tx, temple, kind, item, false);
      const position = await this.carts.nextPosition(tx, order);
      const where = { templeId: temple.id, orderId: order.id };
      const line = lineRow(where, { ...quote, kind, item }, { id: lineId, position, coveredFeeCents: 0 });
      await insertRow(tx, OrderLine, line);
      await this.hold(tx, order, line);
      await this.carts.sumUp(tx, order);
    });
    return this.views.own(actor);
  }

  /** Asks for something else in a line's place. Throws what `add` throws, `not-found` and `cart-in-checkout`. */
  async change(actor: Actor, lineId: string, { item: given }: ChangeBody): Promise<Cart> {
    await this.database.transaction(async (tx) => {
      const { order, line } = await this.ownLine(tx, accountOf(actor), lineId);
      const temple = await this.temples.of(tx, order.templeId);
      const item: object = parsePayload(this.purchasables.of(line.kind).itemSchema, given);
      await this.temples.mustAccept(tx, temple.id);
      await this.places.endHolds(tx, order, [lineId]);
      const quote = await this.quote(tx, temple, line.kind, item, false);
      const { templeId, id: orderId } = order;
      const { position } = line;
      const changed = lineRow({ templeId, orderId }, { ...quote, kind: line.kind, item }, { id: lineId, position, coveredFeeCents: 0 });
      const { id: _id, templeId: _temple, ...columns } = changed;
      await tx.update(OrderLine, { templeId, id: lineId }, columns);
      await this.hold(tx, order, changed);
      await this.carts.sumUp(tx, order);
    });
    return this.views.own(actor);
  }

  /** Throws `not-found` and `cart-in-checkout`. */
  async remove(actor: Actor, lineId: string): Promise<Cart> {
    await this.database.transaction(async (tx) => {
      const { order } = await this.ownLine(tx, accountOf(actor), lineId);
      await this.places.endHolds(tx, order, [lineId]);
      await tx.delete(OrderLine, { templeId: order.templeId, id: lineId });
      await this.carts.sumUp(tx, order);
    });
    return this.views.own(actor);
  }

  /** The same line, sent again, is in order; its id for anything else isn't. */
  private async assertSame(
    tx: EntityManager,
    { accountId }: AccountActor,
    { templeId, orderId, ...line }: OrderLine,
    { kind, item }: { kind: LineKind; item: object },
  ): Promise<void> {
    const isOwn = await tx.existsBy(Order, { templeId, id: orderId, payerAccountId: accountId });
    if (!isOwn || line.kind !== kind || !isDeepStrictEqual(line.item, item)) throw new DomainError('line-id-used');
  }

  private async hold(tx: EntityManager, order: Order, line: OrderLine): Promise<void> {
    if (this.purchasables.of(line.kind).takesPlaces) await this.places.reserve(tx, order, [line], cartHoldUntil(new Date()));
  }

  private async quote(tx: EntityManager, temple: Temple, kind: LineKind, item: object, held: boolean): Promise<Quote> {
    const policy = await this.taxPolicy.current(tx, temple.id);
    const seller = this.purchasables.of(kind);
    const [quote] = await seller.quote(tx, { temple, policy }, [{ item, held }]);
    if (!quote) throw new DomainError(seller.takesPlaces ? 'place-gone' : 'not-for-sale');
    return quote;
  }

  /** A line of one of the account's carts, which the transaction then holds. */
  private async ownLine(tx: EntityManager, { accountId }: AccountActor, lineId: string): Promise<{ order: Order; line: OrderLine }> {
    for (const order of await tx.findBy(Order, { payerAccountId: accountId, status: 'draft' })) {
      const line = await tx.findOneBy(OrderLine, { templeId: order.templeId, id: lineId, orderId: order.id });
      if (!line) continue;
      if (!(await this.carts.hold(tx, order))) throw new DomainError('cart-in-checkout');
      return { order, line: found(await tx.findOneBy(OrderLine, { templeId: order.templeId, id: lineId, orderId: order.id })) };
    }
    throw new DomainError('not-found');
  }
}
