import { Injectable } from '@nestjs/common';
import type { LineKind } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In, IsNull, MoreThan } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { SESSION_MS } from '../checkout/unfinished-orders.ts';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { FreedWhy, KnownLines, Purchasable, SaidAtCheckout } from '../purchasable.ts';
import { Purchasables } from '../purchasables.ts';
import type { OrderKey } from '../sale.ts';
import { LapsedHolds, type OfPayer } from './lapsed-holds.service.ts';
import { asItIs, move, notHeld } from './place-moves.ts';
import { PlacesGone } from './places-gone.ts';

/** The message that ends a checkout before its time. */
export const END_CHECKOUT = 'end-checkout';

/**
 * The places of order lines, from the cart to the refund. A line's place moves `none → held → taken → none` by conditional updates here, and
 * the one that moved it calls the seller, so a place is counted once, however many messages, jobs and people are at work.
 */
@Injectable()
export class PlacesService {
  constructor(
    private readonly purchasables: Purchasables,
    private readonly lapsed: LapsedHolds,
    private readonly outbox: Outbox,
  ) {}

  /** Holds what the lines need until then; what is held already is held longer. Throws `PlacesGone` with the lines that found none. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[], until: Date, said: SaidAtCheckout = {}): Promise<void> {
    const gone: OrderLine[] = [];
    for (const [seller, own] of this.purchasables.bySeller(lines)) {
      if (seller.takesPlaces) gone.push(...(await this.hold(tx, seller, order, own, until)));
      else gone.push(...(await seller.reserve(tx, order, own, said[seller.kind])));
    }
    if (gone.length > 0) throw new PlacesGone(gone);
  }

  /** Takes the places of a line that was just priced and written as held. Throws `PlacesGone`, which undoes both. */
  async takeForNew(tx: EntityManager, order: Order, line: OrderLine, known?: KnownLines): Promise<void> {
    const seller = this.purchasables.of(line.kind);
    const gone = seller.takesPlaces ? await this.take(tx, seller, order, [line], known) : [];
    if (gone.length > 0) throw new PlacesGone(gone);
  }

  /** Holds places for those lines of a cart that are complete and find one; the others stay in it without. */
  async holdWhereFree(tx: EntityManager, order: Order, lines: readonly OrderLine[], until: Date): Promise<void> {
    for (const [seller, own] of this.purchasables.bySeller(lines)) {
      if (seller.takesPlaces) await this.hold(tx, seller, order, await complete(tx, seller, order, own), until);
    }
  }

  /** The payment arrived. Answers the lines that can't be had any more. */
  async confirm(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const gone: OrderLine[] = [];
    for (const [seller, own] of this.purchasables.bySeller(lines)) {
      const paid = [];
      for (const line of own) paid.push({ line, held: seller.takesPlaces && (await move(tx, line, 'held', 'taken')) });
      const fresh = paid.filter(({ held }) => !held).map(({ line }) => line);
      if (seller.takesPlaces && fresh.length > 0) await this.freeFor(tx, order, seller.kind, itemsOf(fresh));
      const missing = await seller.confirm(tx, order, paid);
      if (seller.takesPlaces) for (const line of fresh) if (!missing.includes(line)) await move(tx, line, 'none', 'taken');
      gone.push(...missing);
    }
    return gone;
  }

  /** Those of the lines that nobody can have because the temple canceled what they are for, by their ids, each with its reason. */
  async canceledWhy(tx: EntityManager, gone: readonly OrderLine[]): Promise<Map<string, string>> {
    const canceled = new Map<string, string>();
    for (const [seller, own] of this.purchasables.bySeller(gone))
      for (const [id, reason] of (await seller.canceledWhy?.(tx, own)) ?? []) canceled.set(id, reason);
    return canceled;
  }

  /** Payment is no longer possible, or lines leave the cart: what the order holds is free. Without lines, all of it. */
  async endHolds(tx: EntityManager, order: Order, lineIds?: readonly string[], why?: FreedWhy): Promise<void> {
    const { templeId, id: orderId } = order;
    const held = { templeId, orderId, place: 'held' as const, ...(lineIds ? { id: In([...lineIds]) } : {}) };
    await this.free(tx, order, await tx.findBy(OrderLine, held), 'held', why);
  }

  /** Its checkout ends as soon as the provider can be told: once before there is a page, and once more for one that was opened meanwhile. */
  async endCheckout(tx: EntityManager, { templeId, id, checkoutId }: Pick<Order, keyof OrderKey | 'checkoutId'>): Promise<void> {
    await this.outbox.enqueue(tx, { kind: END_CHECKOUT, data: { templeId, id }, dedupeKey: `${END_CHECKOUT}:${id}:${checkoutId ?? ''}` });
  }

  /**
   * Ends a payer's orders whose card was declined and that hold one of these lines, so that they don't block what their payer does
   * instead. Their pages end too, and all they hold; they can be put back into the cart. Returns how many there were.
   */
  async endDeclined(tx: EntityManager, payer: OfPayer, lines: FindOptionsWhere<OrderLine>): Promise<number> {
    let ended = 0;
    for (const order of await declinedOf(tx, payer)) {
      const { templeId, id } = order;
      const isHeld = await tx.existsBy(OrderLine, { ...lines, templeId, orderId: id, place: 'held' });
      // A bank that has the payment by now keeps them.
      if (!isHeld || (await tx.update(Order, { templeId, id, ...DECLINED }, { updatedAt: new Date() })).affected === 0) continue;
      await this.endHolds(tx, order);
      await this.endCheckout(tx, order);
      ended += 1;
    }
    return ended;
  }

  /**
   * Ends what a guest's phone holds of these lines and hasn't paid for: who asks again changed their mind, and one phone holds places once. What
   * the bank has keeps them. Its caller takes these places again, and offers those that are left.
   */
  async endUnpaid(tx: EntityManager, templeId: string, phone: string, lines: FindOptionsWhere<OrderLine>): Promise<void> {
    const held = tx
      .createQueryBuilder(OrderLine, 'line')
      .where({ ...lines, templeId, place: 'held' })
      .andWhere(UNPAID_BY, { phone });
    // In one order, so that two that end the same ones wait for each other.
    const ids = [...new Set((await held.getMany()).map(({ orderId }) => orderId))].sort();
    for (const id of ids) {
      const order = await tx.findOneByOrFail(Order, { templeId, id });
      if ((await tx.update(Order, { templeId, id, processingAt: IsNull() }, { updatedAt: new Date() })).affected === 0) continue;
      await this.endHolds(tx, order, undefined, 'again');
      await this.endCheckout(tx, order);
    }
  }

  /** Frees the places of lines that their buyer canceled, whatever of their price goes back. */
  async endTaken(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<void> {
    await this.free(tx, order, lines, 'taken');
  }

  /** Frees the places of lines that were refunded by the office, the bank or the provider. `byBank`: the payer's bank took the money. */
  async freePaidBack(tx: EntityManager, order: Order, byBank: boolean): Promise<void> {
    const { templeId, id: orderId } = order;
    const taken = await tx.findBy(OrderLine, { templeId, orderId, place: 'taken' });
    // A covered fee may stay with the temple: the line is paid back once its own amount is. What was free isn't paid back with the others.
    const back = taken.filter(({ amountCents, refundedCents }) => amountCents > 0 && refundedCents >= amountCents);
    await this.free(tx, order, back, 'taken', byBank ? 'bank' : undefined);
  }

  /** For a payment that arrives without its places: what lapsed is free, and what its phone's newer checkout took over from it. */
  private async freeFor(tx: EntityManager, order: Order, kind: LineKind, itemIds: string[]): Promise<void> {
    await this.lapsed.endOf(tx, order, kind, itemIds);
    const { templeId, guestSessionId, phone } = order;
    if (guestSessionId !== null && phone !== null) await this.endUnpaid(tx, templeId, phone, { kind, itemId: In(itemIds) });
  }

  private async hold(tx: EntityManager, seller: Purchasable, order: Order, lines: OrderLine[], until: Date): Promise<readonly OrderLine[]> {
    const fresh = await notHeld(tx, lines, until);
    if (fresh.length === 0) return [];
    const gone = await this.take(tx, seller, order, fresh);
    for (const line of fresh) if (!gone.includes(line)) await move(tx, line, 'none', 'held', until);
    return gone;
  }

  /** Answers the lines without a place. Where one is refused, holds that lapsed and the payer's declined orders free theirs first, and it is tried once more. */
  private async take(
    tx: EntityManager,
    seller: Purchasable,
    order: Order,
    lines: readonly OrderLine[],
    known?: KnownLines,
  ): Promise<readonly OrderLine[]> {
    const gone = await seller.reserve(tx, order, lines, undefined, known);
    if (gone.length === 0) return gone;
    const { kind } = seller;
    const lapsed = await this.lapsed.endOf(tx, order, kind, itemsOf(gone));
    const declined = await this.endDeclined(tx, order, { kind, itemId: In(itemsOf(gone)) });
    if (lapsed + declined === 0) return gone;
    return seller.reserve(tx, order, gone, undefined);
  }

  private async free(tx: EntityManager, order: Order, lines: readonly OrderLine[], were: 'held' | 'taken', why?: FreedWhy): Promise<void> {
    for (const [seller, own] of this.purchasables.bySeller(lines)) {
      const freed = [];
      for (const line of own) if (await move(tx, line, were, 'none')) freed.push(were === 'taken' ? await asItIs(tx, line) : line);
      if (freed.length > 0) await seller.release(tx, order, freed, were, why);
    }
  }
}

const itemsOf = (lines: readonly OrderLine[]): string[] => [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];

async function complete(tx: EntityManager, seller: Purchasable, order: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
  const found = [];
  for (const line of lines) if ((await seller.isComplete?.(tx, order, line)) ?? true) found.push(line);
  return found;
}

/** A card was declined, and nothing else has come since. */
const DECLINED = { status: 'failed' as const, processingAt: IsNull(), toCartAt: IsNull() };

/** A payer's orders whose card was declined lately. */
function declinedOf(tx: EntityManager, { templeId, payerAccountId }: OfPayer): Promise<Order[]> {
  if (payerAccountId === null) return Promise.resolve([]);
  const createdAt = MoreThan(new Date(Date.now() - SESSION_MS));
  return tx.find(Order, { where: { templeId, payerAccountId, createdAt, ...DECLINED }, order: { id: 'ASC' } });
}

/** A guest's by their phone. */
const UNPAID_BY = `EXISTS (SELECT 1 FROM orders WHERE orders.templeId = line.templeId AND orders.id = line.orderId
  AND orders.guestSessionId IS NOT NULL AND orders.phone = :phone)`;
