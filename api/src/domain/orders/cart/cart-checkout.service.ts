import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type BodyOf, type CheckoutStarted, type cartEndpoints, type OrderStatus, WAS_PAID } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { CheckoutService, type PayableOrder } from '../checkout/checkout.service.ts';
import type { CheckoutPlace } from '../checkout/checkout-return.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import { type DraftLine, orderRows } from '../order-draft.ts';
import { OrderLine } from '../order-line.entity.ts';
import { moveOrder } from '../order-moves.ts';
import { SettlementService } from '../payments/settlement.service.ts';
import { holdUntil } from '../places/hold-times.ts';
import { PlacesService } from '../places/places.service.ts';
import { PlacesGone } from '../places/places-gone.ts';
import type { SaidAtCheckout } from '../purchasable.ts';
import { Purchasables } from '../purchasables.ts';
import { CartKeeping } from './cart-keeping.service.ts';
import { CartViewService, type QuotedLine } from './cart-view.service.ts';

type CheckoutBody = BodyOf<typeof cartEndpoints.checkout>;

/** Turns the cart at one temple into an order to be paid: once, at the total its buyer was shown. */
@Injectable()
export class CartCheckoutService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly checkouts: CheckoutService,
    private readonly places: PlacesService,
    private readonly carts: CartKeeping,
    private readonly views: CartViewService,
    private readonly settlement: SettlementService,
    private readonly sellers: Purchasables,
  ) {}

  /**
   * Throws `cart-changed` with the cart as it is now, `temple-not-accepting`, `amount-out-of-range`, and where somebody was faster
   * with this cart `cart-in-checkout` or `order-paid`; if they ask for the same, they get the first one's checkout.
   */
  async checkout(actor: Actor, orderId: string, body: CheckoutBody, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const account = accountOf(actor);
    const cart = found(await this.database.reader.findOneBy(Order, { id: orderId, payerAccountId: account.accountId }));
    const temple = await this.temples.byId(cart.templeId);
    const place = { templeSlug: temple.slug, fromCart: true };
    const payable = await this.database
      .transaction(async (tx) => {
        const order = await this.makePayable(tx, account, temple, cart, body);
        return order.order.totalCents > 0 ? order : this.settleFree(tx, order, place, claim);
      })
      .catch((error: unknown) => this.explainGone(cart, temple, error));
    return 'checkoutUrl' in payable ? payable : this.checkouts.proceed(temple, place, payable, claim);
  }

  /** An order that costs nothing: no provider is asked, and its buyer is sent straight to the page after payment. */
  private async settleFree(
    tx: EntityManager,
    { order }: PayableOrder,
    place: CheckoutPlace,
    claim: IdempotencyClaim,
  ): Promise<CheckoutStarted> {
    if (order.status === 'pending') await this.settlement.free(tx, order);
    const reply = { orderId: order.id, totalCents: 0, checkoutUrl: this.checkouts.returnUrl(place, order) };
    await claim.complete(tx, reply);
    return reply;
  }

  private async makePayable(
    tx: EntityManager,
    account: AccountActor,
    temple: Temple,
    cart: Order,
    body: CheckoutBody,
  ): Promise<PayableOrder> {
    const payee = await this.checkouts.payee(tx, temple);
    if (!(await this.carts.hold(tx, cart))) return this.joinFirst(tx, cart, body);
    const policy = await this.taxPolicy.current(tx, temple.id);
    const quoted = await this.views.quoted(tx, temple, policy, await linesOf(tx, cart));
    const priced = pricedRows(cart, quoted, account, body, policy.version);
    const seen = priced?.order.totalCents === body.seenTotalCents && sawTimes(body, priced.lines, timesOf(quoted));
    if (!priced || !seen) throw new DomainError('cart-changed', { cart: await this.views.order(tx, cart, temple) });
    const isFree = priced.order.totalCents === 0;
    const order = { ...priced.order, ...(isFree ? {} : payee), payableUntil: this.checkouts.payableUntil(priced.lines, new Date()) };
    const { templeId: _temple, id: _id, status: _status, ...columns } = order;
    if (!(await moveOrder(tx, cart, 'pending', columns))) throw new DomainError('cart-in-checkout');
    for (const { templeId, id, ...line } of priced.lines) await tx.update(OrderLine, { templeId, id }, line);
    const until = holdUntil(order.payableUntil ?? order.createdAt);
    await this.places.reserve(tx, order, priced.lines, until, saidIn(body));
    return { order, lines: priced.lines };
  }

  /** Another tab was faster: its checkout is this one's too, if it asked for the same. */
  private async joinFirst(tx: EntityManager, { templeId, id }: Order, body: CheckoutBody): Promise<PayableOrder> {
    const order = found(await tx.findOneBy(Order, { templeId, id }));
    if ((WAS_PAID as readonly OrderStatus[]).includes(order.status)) throw new DomainError('order-paid');
    const lines = await linesOf(tx, order);
    const isSame = asksFor(order, body) && sawTimes(body, lines) && (await this.saysTheSame(tx, order, lines, saidIn(body)));
    if (order.status !== 'pending' || !isSame) throw new DomainError('cart-in-checkout');
    return { order, lines };
  }

  private async saysTheSame(tx: EntityManager, order: Order, lines: readonly OrderLine[], said: SaidAtCheckout): Promise<boolean> {
    for (const [seller] of this.sellers.bySeller(lines))
      if (!isDeepStrictEqual(await seller.saidOf?.(tx, order), said[seller.kind])) return false;
    return true;
  }

  private async explainGone(cart: Order, temple: Temple, error: unknown): Promise<never> {
    if (!(error instanceof PlacesGone)) throw error;
    throw new DomainError('cart-changed', { cart: await this.views.order(this.database.reader, cart, temple, error.lineIds) });
  }
}

/** What the buyer said besides the lines; nothing where they left it out. */
const saidIn = ({ dedication }: CheckoutBody): SaidAtCheckout => (dedication ? { donation: { dedication } } : {});

type SeenTimes = Pick<CheckoutBody, 'seenTimes'>;

/** When the lines take place, by their ids, as it was when they were added. */
const timesOf = (quoted: readonly QuotedLine[]): Map<string, Date | null> =>
  new Map(quoted.map(({ line: { id, occursAt } }) => [id, occursAt]));

/** Whether the buyer knows when each line takes place: as the page said, else as it was before. */
const sawTimes = ({ seenTimes = [] }: SeenTimes, lines: readonly OrderLine[], before = new Map<string, Date | null>()): boolean =>
  lines.every(({ id, occursAt }) => {
    const said = seenTimes.find(({ lineId }) => lineId === id)?.startsAt;
    const seen = said ? Date.parse(said) : before.get(id)?.getTime();
    return seen === undefined || occursAt === null || seen === occursAt.getTime();
  });

const asksFor = (order: Order, { seenTotalCents, legalName, creditedName, anonymous }: CheckoutBody): boolean =>
  order.totalCents === seenTotalCents &&
  order.legalName === legalName &&
  (order.creditedName ?? '') === (creditedName ?? '') &&
  order.anonymous === anonymous;

/** The rows of the order at today's prices, under the ids the cart has; null where a line can't be had or there is none. */
function pricedRows(
  cart: Order,
  quoted: readonly QuotedLine[],
  { accountId, email }: AccountActor,
  { coverFees, legalName, creditedName, anonymous }: CheckoutBody,
  taxPolicyVersion: number,
): { order: Order; lines: OrderLine[] } | null {
  const drafts = quoted.flatMap(({ line, quote }): DraftLine[] => (quote ? [{ ...quote, kind: line.kind, item: line.item ?? {} }] : []));
  if (drafts.length < quoted.length || drafts.length === 0) return null;
  const payer = { payerAccountId: accountId, email, legalName, creditedName, anonymous };
  const kept = { templeId: cart.templeId, orderId: cart.id, source: cart.source, method: cart.method, at: new Date() };
  const { order, lines } = orderRows({ ...kept, ...payer, coverFees, taxPolicyVersion, lines: drafts });
  const rows = quoted.map(({ line }, index) => {
    const { position, id } = line;
    const { place, heldUntil, firstLineId, boughtBy } = line;
    return { ...(lines[index] ?? line), id, position, place, heldUntil, firstLineId, boughtBy };
  });
  return { order, lines: rows };
}
