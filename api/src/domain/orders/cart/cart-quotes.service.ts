import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Order } from '../order.entity.ts';
import type { DraftLine } from '../order-draft.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { LapsedHolds } from '../places/lapsed-holds.service.ts';
import type { Market, Quote, Wanted } from '../purchasable.ts';
import { Purchasables } from '../purchasables.ts';

/** A line that was priced, with what its seller read for it. */
type PricedLine = DraftLine & Pick<Quote, 'read'>;

/** Who asks, and where. */
type Asker = Pick<Order, 'templeId' | 'payerAccountId'>;

/** Prices what goes into a cart, and knows which of its lines belong together. */
@Injectable()
export class CartQuotes {
  constructor(
    private readonly purchasables: Purchasables,
    private readonly lapsed: LapsedHolds,
  ) {}

  /** The line that is asked for, and those always bought along with it. Throws `not-for-sale`, `place-gone` and what `refusal` gives. */
  async priced(tx: EntityManager, market: Market, order: Asker, wanted: Wanted): Promise<[PricedLine, ...PricedLine[]]> {
    const along = [];
    const first = { ...(await this.quote(tx, market, order, wanted)), ...wanted };
    for (const each of this.along(wanted)) along.push({ ...(await this.quote(tx, market, order, each)), ...each });
    return [first, ...along];
  }

  /** The ids of the lines that were bought along with one, among those of its order. */
  alongWith({ id, kind, item }: OrderLine, lines: readonly OrderLine[]): string[] {
    const ids: string[] = [];
    const along = this.along({ kind, item: item ?? {} });
    const joined = this.joinedWith({ kind, item: item ?? {} }, lines);
    if (along.length > 0 && joined.length > 0) return joined.filter((other) => other.id !== id).map((other) => other.id);
    for (const each of along) {
      const line = lines.find((other) => other.kind === each.kind && isDeepStrictEqual(other.item, each.item) && !ids.includes(other.id));
      if (line) ids.push(line.id);
    }
    return ids;
  }

  /** The line that another was bought along with, where it leaves the cart only together with that; otherwise the line itself. */
  firstOf(line: OrderLine, lines: readonly OrderLine[]): OrderLine {
    if (!this.purchasables.of(line.kind).leavesTogether?.(line.item ?? {})) return line;
    return lines.find((other) => this.alongWith(other, lines).includes(line.id)) ?? line;
  }

  /** Throws `line-id-used` for what is bought together under an id that other lines have. */
  assertOwnId(wanted: Wanted, others: readonly OrderLine[]): void {
    if (this.joinedWith(wanted, others).length > 0) throw new DomainError('line-id-used');
  }

  private joinedWith({ kind, item }: Wanted, lines: readonly OrderLine[]): OrderLine[] {
    const idOf = (of: object) => this.purchasables.of(kind).togetherId?.(of) ?? null;
    const id = idOf(item);
    return id === null ? [] : lines.filter((line) => line.kind === kind && idOf(line.item ?? {}) === id);
  }

  private along({ kind, item }: Wanted): readonly Wanted[] {
    return this.purchasables.of(kind).along?.(item) ?? [];
  }

  private async quote(tx: EntityManager, market: Market, order: Asker, { kind, item }: Wanted): Promise<Quote> {
    const seller = this.purchasables.of(kind);
    const ask = async (held: boolean) => (await seller.quote(tx, market, [{ item, held }]))[0];
    const quote = await ask(false);
    if (quote) return quote;
    if (!seller.takesPlaces || seller.onlyAlong) throw new DomainError('not-for-sale');
    // Where none is free, some may be held by who has let them lapse.
    const wanted = await ask(true);
    const freed = wanted?.itemId && (await this.lapsed.endOf(tx, order, kind, [wanted.itemId]));
    const now = freed ? await ask(false) : null;
    if (!now) throw await this.refusal(tx, order, { kind, item });
    return now;
  }

  /** Why something can't be had: its seller's reason, else `place-gone`. */
  async refusal(tx: EntityManager, { templeId, payerAccountId: accountId }: Asker, { kind, item }: Wanted): Promise<DomainError> {
    return new DomainError((await this.purchasables.of(kind).whyNot?.(tx, { templeId, accountId, item })) ?? 'place-gone');
  }
}
