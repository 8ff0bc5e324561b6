import { Injectable } from '@nestjs/common';
import type { LineKind, LineOccasion } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Purchasable } from './purchasable.ts';

/** Who sells which kind of line. A selling domain adds itself from its module's start. */
@Injectable()
export class Purchasables {
  readonly #sellers = new Map<LineKind, Purchasable>();

  /** `purchasables.add(this)`; a kind has one seller. */
  add<Item extends object, Said extends object>(seller: Purchasable<Item, Said>): void {
    if (this.#sellers.has(seller.kind)) throw new Error(`Two domains sell the kind ${seller.kind}.`);
    // The seller's own schema checked the item, and only its own domain speaks to it at checkout.
    this.#sellers.set(seller.kind, seller as unknown as Purchasable);
  }

  /** The seller of a kind. Throws `not-for-sale`. */
  of(kind: LineKind): Purchasable {
    const seller = this.#sellers.get(kind);
    if (!seller) throw new DomainError('not-for-sale');
    return seller;
  }

  /** The seller of a kind that can be asked for by itself. Throws `not-for-sale`. */
  alone(kind: LineKind): Purchasable {
    const seller = this.of(kind);
    if (seller.onlyAlong) throw new DomainError('not-for-sale');
    return seller;
  }

  /** When what lines of any temples are for takes place, by their ids. */
  async occasionsOf(manager: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, LineOccasion>> {
    const all = new Map<string, LineOccasion>();
    for (const [seller, own] of this.bySeller(lines))
      for (const [id, occasion] of (await seller.occasionsOf?.(manager, own)) ?? []) all.set(id, occasion);
    return all;
  }

  /** Lines by their seller, in an order that is always the same, so that two orders lock their places alike. */
  *bySeller(lines: readonly OrderLine[]): Generator<[Purchasable, OrderLine[]]> {
    const kinds = [...new Set(lines.map(({ kind }) => kind))].sort();
    for (const kind of kinds) {
      const own = lines.filter((line) => line.kind === kind);
      yield [this.of(kind), own.sort((a, b) => (a.itemId ?? '').localeCompare(b.itemId ?? ''))];
    }
  }
}
