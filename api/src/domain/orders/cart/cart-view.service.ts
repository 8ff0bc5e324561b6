import { Injectable } from '@nestjs/common';
import type { Cart, CartLine, CartOrder, LineOccasion } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { fundWords } from '../../funds/fund-words.ts';
import { type CurrentTaxPolicy, TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { openOrders, unfinishedViews } from '../checkout/unfinished-orders.ts';
import { linesOf } from '../lines-of.ts';
import type { Order } from '../order.entity.ts';
import { fairValueCents } from '../order-draft.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { LineReads, Market, Quote } from '../purchasable.ts';
import { Purchasables } from '../purchasables.ts';

/** A line of a cart with what it would be today; null where it can't be had. */
export interface QuotedLine {
  line: OrderLine;
  quote: Quote | null;
}

const NONE_GONE: ReadonlySet<string> = new Set();

/** A cart as it was written a moment ago, with what its sellers read for it. */
export interface WrittenCart {
  orderId: string;
  lines: readonly OrderLine[];
  reads: LineReads;
}

/** Carts at today's prices: nothing is paid for at a price its buyer wasn't shown. */
@Injectable()
export class CartViewService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly purchasables: Purchasables,
  ) {}

  /** The actor's cart: first the temple whose places are held the shortest, which has to be paid first. `read`: what was read or written a moment ago. */
  async own(actor: Actor, read?: Market & { cart?: WrittenCart }): Promise<Cart> {
    const { accountId } = accountOf(actor);
    const { reader } = this.database;
    const { drafts, unfinished: left } = await openOrders(reader, accountId);
    const temples = await this.templesOf(reader, [...drafts, ...left], read);
    const known = ({ templeId }: Order) => (read?.temple.id === templeId ? read : undefined);
    const all = await Promise.all(
      drafts.map((draft) => this.order(reader, draft, found(temples.get(draft.templeId)), NONE_GONE, known(draft))),
    );
    const orders = all.filter(({ lines }) => lines.length > 0).sort((a, b) => firstLapse(a) - firstLapse(b));
    const unfinished = await unfinishedViews(reader, left, temples);
    return { orders, lineCount: orders.reduce((sum, { lines }) => sum + lines.length, 0), unfinished };
  }

  /** The lines for one temple, with those marked that were just found to be gone. */
  async order(
    manager: EntityManager,
    order: Order,
    temple: Temple,
    gone = NONE_GONE,
    known?: Pick<Market, 'policy'> & { cart?: WrittenCart },
  ): Promise<CartOrder> {
    const policy = known?.policy ?? (await this.taxPolicy.current(manager, temple.id));
    const written = known?.cart?.orderId === order.id ? known.cart : undefined;
    const quoted = await this.quoted(manager, temple, policy, written?.lines ?? (await linesOf(manager, order)), written?.reads);
    const accepting = temple.status === 'approved';
    const now = quoted.map((each) => ({ ...each, templeId: temple.id, fundId: each.line.fundId, label: labelNow(each) }));
    const wordsOf = await fundWords(manager, now);
    // What can be had brought its time along.
    const occasions = await this.purchasables.occasionsOf(
      manager,
      now.flatMap(({ line, quote }) => (quote ? [] : line)),
    );
    const lines = now.map((each) => {
      const occasion = each.quote?.occasion ?? occasions.get(each.line.id);
      return { ...lineView(each, accepting && !gone.has(each.line.id), occasion), ...(occasion ? { occasion } : {}), ...wordsOf(each) };
    });
    const { slug, name, city, state, timeZone } = temple;
    const totalCents = lines.reduce((sum, { available, amountCents }) => sum + (available ? amountCents : 0), 0);
    return { orderId: order.id, temple: { slug, name, city, state, timeZone }, accepting, lines, totalCents };
  }

  private async templesOf(reader: EntityManager, orders: readonly Order[], read: Market | undefined): Promise<Map<string, Temple>> {
    const others = orders.map(({ templeId }) => templeId).filter((id) => id !== read?.temple.id);
    const temples = others.length > 0 ? await this.temples.named(reader, others) : new Map<string, Temple>();
    return read ? temples.set(read.temple.id, read.temple) : temples;
  }

  /** Prices lines as they are asked for now, in their order. */
  async quoted(
    manager: EntityManager,
    temple: Temple,
    policy: CurrentTaxPolicy,
    lines: readonly OrderLine[],
    reads?: LineReads,
  ): Promise<QuotedLine[]> {
    const quotes = new Map<string, Quote | null>();
    for (const [seller, own] of this.purchasables.bySeller(lines)) {
      const asks = own.map(({ id, item, place, amountCents, label }) => {
        const held = place === 'held' ? { held: true, heldLine: { amountCents, label } } : { held: false };
        return { item: item ?? {}, ...held, read: reads?.get(id) };
      });
      const answers = await seller.quote(manager, { temple, policy }, asks);
      for (const [index, { id }] of own.entries()) quotes.set(id, answers[index] ?? null);
    }
    return lines.map((line) => ({ line, quote: quotes.get(line.id) ?? null }));
  }
}

/** When the first of an order's holds ends; never where it has none. */
const firstLapse = ({ lines }: CartOrder): number =>
  Math.min(NEVER, ...lines.flatMap(({ heldUntil }) => (heldUntil ? Date.parse(heldUntil) : [])));
const NEVER = Number.MAX_SAFE_INTEGER;

const labelNow = ({ line, quote }: QuotedLine): string => (quote ?? line).label;

function lineView({ line, quote }: QuotedLine, canBeHad: boolean, occasion: LineOccasion | undefined): CartLine {
  const now = quote ?? line;
  const changed = now.label !== line.label || now.amountCents !== line.amountCents || isMoved(line, occasion);
  return {
    id: line.id,
    kind: line.kind,
    item: line.item ?? {},
    label: now.label,
    quantity: now.quantity ?? 1,
    amountCents: now.amountCents,
    taxClass: quote?.rule.taxClass ?? line.taxClass,
    benefit: quote ? (quote.rule.benefit ?? null) : line.benefit,
    fairMarketValueCents: quote ? fairValueCents(quote) : line.fairMarketValueCents,
    heldUntil: line.heldUntil?.toISOString() ?? null,
    available: canBeHad && quote !== null,
    was: changed ? wasOf(line) : null,
  };
}

const wasOf = ({ label, amountCents, occursAt }: OrderLine): CartLine['was'] => ({
  label,
  amountCents,
  ...(occursAt ? { startsAt: occursAt.toISOString() } : {}),
});

/** Whether a line takes place at another time than its buyer was shown. */
const isMoved = ({ occursAt }: OrderLine, occasion: LineOccasion | undefined): boolean =>
  occursAt !== null && occasion !== undefined && occursAt.getTime() !== Date.parse(occasion.startsAt);
