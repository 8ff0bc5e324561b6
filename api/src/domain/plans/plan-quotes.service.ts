import { Injectable } from '@nestjs/common';
import { GIFT_MAX_CENTS, type LineKind } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { DraftLine } from '../orders/order-draft.ts';
import type { Wanted } from '../orders/purchasable.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { type CurrentTaxPolicy, TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { TemplesService } from '../temples/temples.service.ts';

/** One thing a plan asks for, by the schema of its kind. */
export type PlanAsk = Wanted;

export interface PlanQuotes {
  lines: DraftLine[];
  policy: CurrentTaxPolicy;
}

/** Prices what plans ask for, each by the domain that sells it, under the tax policy of the moment. */
@Injectable()
export class PlanQuoting {
  constructor(
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly sellers: Purchasables,
  ) {}

  /** What a plan's line asks for on one of its dates, and what is bought along with it. Throws `place-gone` where nothing is free that day. */
  async onDate(manager: EntityManager, templeId: string, kind: LineKind, item: object, on: string): Promise<PlanAsk[]> {
    const seller = this.sellers.of(kind);
    const dated = seller.onDate ? await seller.onDate(manager, templeId, item, on) : item;
    if (!dated) throw new DomainError('place-gone');
    return [{ kind, item: dated }, ...(seller.along?.(dated) ?? [])];
  }

  /** Whether it is only bought along with something else, such as prasadam with a pooja. */
  isAlong(kind: LineKind): boolean {
    return this.sellers.of(kind).onlyAlong === true;
  }

  /** One line for each thing asked for. Throws `fund-closed` and `not-for-sale` for what can't be had, and `amount-out-of-range`. */
  async quoted(manager: EntityManager, templeId: string, asks: readonly PlanAsk[]): Promise<PlanQuotes> {
    const market = { temple: await this.temples.of(manager, templeId), policy: await this.taxPolicy.current(manager, templeId) };
    const lines = new Map<PlanAsk, DraftLine>();
    for (const kind of new Set(asks.map((ask) => ask.kind))) {
      const own = asks.filter((ask) => ask.kind === kind);
      const items = own.map(({ item }) => ({ item, held: false }));
      const quotes = await this.sellers.of(kind).quote(manager, market, items);
      own.forEach((ask, index) => {
        const quote = quotes[index];
        if (!quote) throw new DomainError(kind === 'donation' ? 'fund-closed' : 'not-for-sale');
        lines.set(ask, { ...quote, kind, ...(kind === 'donation' ? {} : { item: ask.item }) });
      });
    }
    const priced = asks.flatMap((ask) => lines.get(ask) ?? []);
    assertGiftAmount(priced);
    return { lines: priced, policy: market.policy };
  }
}

function assertGiftAmount(lines: readonly DraftLine[]): void {
  const gifts = lines.filter(({ kind }) => kind === 'donation');
  if (gifts.reduce((sum, { amountCents }) => sum + amountCents, 0) > GIFT_MAX_CENTS) throw new DomainError('amount-out-of-range');
}
