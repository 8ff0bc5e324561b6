import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BodyOf, Cart, cartEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce, insertRow } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { parsePayload } from '../../../platform/http/parse-payload.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import { type DraftLine, lineRow } from '../order-draft.ts';
import { OrderLine } from '../order-line.entity.ts';
import { cartHoldUntil } from '../places/hold-times.ts';
import { PlacesService } from '../places/places.service.ts';
import { PlacesGone } from '../places/places-gone.ts';
import type { KnownLines, LineReads, Market, Quote, Wanted } from '../purchasable.ts';
import { Purchasables } from '../purchasables.ts';
import { CartKeeping } from './cart-keeping.service.ts';
import { CartQuotes } from './cart-quotes.service.ts';
import { CartViewService, type WrittenCart } from './cart-view.service.ts';

type AddBody = BodyOf<typeof cartEndpoints.add>;
type ChangeBody = BodyOf<typeof cartEndpoints.change>;

/** A line under the id that a browser gave it. */
interface SentLine {
  templeId: string;
  lineId: string;
}

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
    private readonly quotes: CartQuotes,
    private readonly views: CartViewService,
  ) {}

  /**
   * Adds a line by the id its browser gave it; a second try changes nothing. Throws `not-for-sale`, `invalid-fields` by the kind's
   * own schema, `line-id-used` for another line under the same id, `temple-not-accepting`, `place-gone` or its seller's reason, and `cart-full`.
   */
  async add(actor: Actor, { lineId, templeSlug, kind, item: given }: AddBody): Promise<Cart> {
    const account = accountOf(actor);
    const item: object = parsePayload(this.purchasables.alone(kind).itemSchema, given);
    const written = await this.database.transaction(async (tx): Promise<Market & { cart?: WrittenCart }> => {
      const temple = await this.temples.lockAccepting(tx, templeSlug);
      const now = { temple, policy: await this.taxPolicy.current(tx, temple.id) };
      const { draft: order, isNew } = await this.carts.draftOf(tx, account, temple.id);
      const before = isNew ? [] : await linesOf(tx, order);
      if (before.some(({ id }) => id === lineId)) return this.assertSame(tx, account, { templeId: temple.id, lineId, kind, item }, now);
      if (before.some((line) => this.isHeldAlready(line, { kind, item }))) return now;
      const lines = await this.withoutSame(tx, order, before, { kind, item });
      this.quotes.assertOwnId({ kind, item }, lines);
      const drafts = await this.quotes.priced(tx, now, order, { kind, item });
      const position = await this.carts.withRoom(tx, order, drafts.length, lines);
      const added = await this.insert(tx, order, drafts, position, { lineId });
      if (!added) return this.assertSame(tx, account, { templeId: temple.id, lineId, kind, item }, now);
      await this.carts.sumUp(tx, order, [...lines, ...added]);
      // Last, so that another buyer of the same places waits for nothing but the commit.
      const reads = readsOf(added, drafts);
      for (const line of added) await this.takeFor(tx, order, line, { reads, before: lines });
      // A hold that lapsed may have ended in between: then the cart is read again.
      return lines.some(isLapsed) ? now : { ...now, cart: { orderId: order.id, lines: [...lines, ...added], reads } };
    });
    return this.views.own(actor, written);
  }

  /**
   * Asks for something else in a line's place, held as long as that was. Throws what `add` throws, `not-found`, `cart-in-checkout`, and `not-for-sale` for a line that
   * leaves the cart only with others.
   */
  async change(actor: Actor, lineId: string, { item: given }: ChangeBody): Promise<Cart> {
    await this.database.transaction(async (tx) => {
      const { order, line } = await this.ownLine(tx, accountOf(actor), lineId);
      if (this.quotes.firstOf(line, await linesOf(tx, order)).id !== lineId) throw new DomainError('not-for-sale');
      const temple = await this.temples.of(tx, order.templeId);
      const item: object = parsePayload(this.purchasables.alone(line.kind).itemSchema, given);
      await this.temples.mustAccept(tx, temple.id);
      const until = isLapsed(line) || !line.heldUntil ? cartHoldUntil(new Date()) : line.heldUntil;
      await this.places.endHolds(tx, order, [lineId]);
      await this.delete(tx, order, await this.alongWith(tx, order, line));
      const others = (await linesOf(tx, order)).filter(({ id }) => id !== lineId);
      this.quotes.assertOwnId({ kind: line.kind, item }, others);
      const market = { temple, policy: await this.taxPolicy.current(tx, temple.id) };
      const [draft, ...along] = await this.quotes.priced(tx, market, order, { kind: line.kind, item });
      const { templeId, id: orderId } = order;
      const { position } = line;
      const changed = lineRow({ templeId, orderId }, draft, { id: lineId, position, coveredFeeCents: 0 });
      const { id: _id, templeId: _temple, ...columns } = changed;
      await tx.update(OrderLine, { templeId, id: lineId }, columns);
      await this.hold(tx, order, changed, until);
      const next = await this.carts.withRoom(tx, order, along.length);
      for (const other of (await this.insert(tx, order, along, next, { until })) ?? []) await this.takeFor(tx, order, other);
      await this.carts.sumUp(tx, order);
    });
    return this.views.own(actor);
  }

  /** Throws `not-found` and `cart-in-checkout`. */
  async remove(actor: Actor, lineId: string): Promise<Cart> {
    await this.database.transaction(async (tx) => {
      const { order, line } = await this.ownLine(tx, accountOf(actor), lineId);
      const lines = await linesOf(tx, order);
      const first = this.quotes.firstOf(line, lines);
      await this.delete(tx, order, [first.id, ...this.quotes.alongWith(first, lines)]);
      await this.carts.sumUp(tx, order);
    });
    return this.views.own(actor);
  }

  /** Asked for once more, exactly as it is, while what is sold a single time holds its place. */
  private isHeldAlready(line: OrderLine, { kind, item }: Wanted): boolean {
    const isHeld = line.kind === kind && line.place === 'held' && !isLapsed(line);
    return isHeld && this.purchasables.of(kind).isSame?.(item, line.item ?? {}) === true && isDeepStrictEqual(line.item, item);
  }

  /** Asked for again after its hold lapsed, or with another choice where its kind replaces that: a cart doesn't sell the same thing twice. Returns the lines that stay. */
  private async withoutSame(tx: EntityManager, order: Order, lines: readonly OrderLine[], { kind, item }: Wanted): Promise<OrderLine[]> {
    const seller = this.purchasables.of(kind);
    const same = lines.filter(
      (line) => line.kind === kind && (line.place === null || seller.replacesHeld) && seller.isSame?.(item, line.item ?? {}),
    );
    const ids = same.flatMap((line) => [line.id, ...this.quotes.alongWith(line, lines)]);
    await this.delete(tx, order, ids);
    return lines.filter(({ id }) => !ids.includes(id));
  }

  /** Writes new lines, held where they take places; the first under the id its browser gave it, or none if the temple has that one. */
  private async insert(
    tx: EntityManager,
    order: Order,
    drafts: readonly DraftLine[],
    position: number,
    { lineId, until = cartHoldUntil(new Date()) }: { lineId?: string; until?: Date },
  ): Promise<OrderLine[] | null> {
    const where = { templeId: order.templeId, orderId: order.id };
    const lines = drafts.map((draft, index) => {
      const id = index === 0 && lineId ? lineId : newId();
      const held = this.purchasables.of(draft.kind).takesPlaces ? { place: 'held' as const, heldUntil: until } : {};
      return { ...lineRow(where, draft, { id, position: position + index, coveredFeeCents: 0 }), ...held };
    });
    for (const line of lines) {
      if (line.id !== lineId) await insertRow(tx, OrderLine, line);
      else if (!(await insertOnce(tx, OrderLine, line))) return null;
    }
    return lines;
  }

  private async alongWith(tx: EntityManager, order: Order, line: OrderLine): Promise<string[]> {
    return this.quotes.alongWith(line, await linesOf(tx, order));
  }

  private async delete(tx: EntityManager, order: Order, lineIds: readonly string[]): Promise<void> {
    if (lineIds.length === 0) return;
    await this.places.endHolds(tx, order, lineIds);
    await tx.delete(OrderLine, { templeId: order.templeId, id: In([...lineIds]) });
  }

  /** The same line, sent again, is in order; its id for anything else isn't. */
  private async assertSame(tx: EntityManager, { accountId }: AccountActor, wanted: Wanted & SentLine, market: Market): Promise<Market> {
    const { templeId, lineId, kind, item } = wanted;
    const { orderId, ...line } = await tx.findOneByOrFail(OrderLine, { templeId, id: lineId });
    const isOwn = await tx.existsBy(Order, { templeId, id: orderId, payerAccountId: accountId });
    if (!isOwn || line.kind !== kind || !isDeepStrictEqual(line.item, item)) throw new DomainError('line-id-used');
    return market;
  }

  private async hold(tx: EntityManager, order: Order, line: OrderLine, until: Date): Promise<void> {
    if (!this.purchasables.of(line.kind).takesPlaces) return;
    await this.places.reserve(tx, order, [line], until).catch((error: unknown) => this.explain(tx, order, line, error));
  }

  private async takeFor(tx: EntityManager, order: Order, line: OrderLine, known?: KnownLines): Promise<void> {
    await this.places.takeForNew(tx, order, line, known).catch((error: unknown) => this.explain(tx, order, line, error));
  }

  private async explain(tx: EntityManager, order: Order, { kind, item }: OrderLine, error: unknown): Promise<never> {
    throw error instanceof PlacesGone ? await this.quotes.refusal(tx, order, { kind, item: item ?? {} }) : error;
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

/** What their sellers read for lines that were just priced, by the lines' ids. */
const readsOf = (lines: readonly OrderLine[], priced: readonly Pick<Quote, 'read'>[]): LineReads =>
  new Map(lines.flatMap(({ id }, index): [string, object][] => (priced[index]?.read ? [[id, priced[index].read]] : [])));

const isLapsed = ({ heldUntil }: OrderLine): boolean => heldUntil !== null && heldUntil <= new Date();
