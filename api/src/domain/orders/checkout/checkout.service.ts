import { Inject, Injectable } from '@nestjs/common';
import type { CheckoutStarted } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { isDuplicate } from '../../../platform/database/database-errors.ts';
import { insertRows } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { type CheckoutRequest, PaymentGateway, type StartedCheckout } from '../../../platform/payments/payment-gateway.ts';
import { GivingSettingsService } from '../../giving-settings/giving-settings.service.ts';
import type { TempleGiving } from '../../giving-settings/temple-giving.entity.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { Order } from '../order.entity.ts';
import { type OrderDraft, orderRows } from '../order-draft.ts';
import { OrderLine } from '../order-line.entity.ts';
import { holdUntil, payableUntil } from '../places/hold-times.ts';
import { PlacesService } from '../places/places.service.ts';
import type { SaidAtCheckout } from '../purchasable.ts';
import { Purchasables } from '../purchasables.ts';
import { type CheckoutPlace, checkoutReturnUrl } from './checkout-return.ts';

const DAY_MS = 86_400_000;
/** Within this a bank debit has arrived or came back. */
const BANK_DEBIT_DAYS = 10;

/** An order that waits for its payment. */
export interface PayableOrder {
  order: Order;
  lines: OrderLine[];
}

/** What is about to be paid for. */
export interface Purchase {
  temple: Temple;
  /** Null where the temple has none yet. */
  settings: TempleGiving | null;
  place: CheckoutPlace;
  /** Where what can be had is decided along with the order, in its transaction. */
  draft: OrderDraft | ((tx: EntityManager) => Promise<OrderDraft>);
  claim: IdempotencyClaim;
  said?: SaidAtCheckout;
  /** Records who began it, in the transaction that writes the order. */
  begun?: (tx: EntityManager, order: Order) => Promise<void>;
}

/** Who receives a payment: an order takes both on when it becomes payable. */
type Payee = Pick<Order, 'gateway' | 'paymentAccount'>;

/**
 * Records a pending order, asks the provider for its checkout, and keeps the answer: the provider is called outside any
 * transaction. The order's id is the request's operation id, so a second try finds the first one's order and checkout.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly gateway: PaymentGateway,
    private readonly places: PlacesService,
    private readonly purchasables: Purchasables,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** An order that `begun` settled for nothing needs no provider. Throws `temple-not-accepting` and `place-gone`. */
  async start(purchase: Purchase): Promise<CheckoutStarted> {
    const { temple, place, claim } = purchase;
    const payable = await this.begin(purchase);
    const { order } = payable;
    if (order.totalCents > 0) return this.proceed(temple, place, payable, claim);
    const reply = { orderId: order.id, totalCents: 0, checkoutUrl: this.returnUrl(place, order) };
    await this.database.statement((tx) => claim.complete(tx, reply));
    return reply;
  }

  /**
   * Asks the provider for the checkout of an order that became payable, or for the one it has already, and keeps it. Throws `checkout-over` where
   * the order ended meanwhile.
   */
  async proceed(temple: Temple, place: CheckoutPlace, payable: PayableOrder, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const { checkoutId, checkoutUrl } = payable.order;
    const known = checkoutId && checkoutUrl ? { checkoutId, url: checkoutUrl } : null;
    const checkout = known ?? (await this.gateway.startCheckout(await this.request(temple, place, payable)));
    return this.keep(payable, checkout, claim);
  }

  /** An order from a cart with the provider's checkout, which is asked for where its answer was lost; without one where there is none. */
  async withCheckout(order: Order): Promise<Order> {
    if (order.checkoutId !== null) return order;
    const temple = await this.temples.byId(order.templeId);
    const payable = { order, lines: await linesOf(this.database.reader, order) };
    const request = await this.request(temple, { templeSlug: temple.slug, fromCart: true }, payable);
    const checkout = await this.gateway.startCheckout(request).catch(unlessOver);
    return { ...order, checkoutId: checkout?.checkoutId ?? null };
  }

  /** Holds the temple's approval until the transaction ends, and returns who is paid. Throws `temple-not-accepting`. */
  async payee(tx: EntityManager, temple: Temple): Promise<Payee> {
    await this.temples.mustAccept(tx, temple.id);
    return this.payeeBy(await this.givingSettings.of(tx, temple));
  }

  private payeeBy(settings: TempleGiving): Payee {
    return { gateway: this.gateway.name, paymentAccount: this.givingSettings.accountToPay(settings) };
  }

  /** When the provider stops taking payment for these lines: null where nothing is held for them and it may decide itself. */
  payableUntil(lines: readonly OrderLine[], now: Date): Date | null {
    return lines.some(({ kind }) => this.purchasables.of(kind).takesPlaces) ? payableUntil(now) : null;
  }

  /** Writes the pending order, or finds the one an earlier try of the same request wrote. */
  private async begin({ temple, settings, draft: wanted, claim, said, begun: record }: Purchase): Promise<PayableOrder> {
    return this.database.transaction(async (tx) => {
      const earlier = typeof wanted === 'function' ? await tx.findOneBy(Order, { templeId: temple.id, id: claim.operationId }) : null;
      // What it holds is its own: it isn't asked for once more.
      if (earlier) return this.stillHeld(await known(tx, earlier));
      const draft = typeof wanted === 'function' ? await wanted(tx) : wanted;
      const payee = this.payeeBy(settings ?? (await this.givingSettings.of(tx, temple)));
      const { order, lines } = orderRows(draft);
      const paid = order.totalCents > 0 ? payee : {};
      const begun = { order: { ...order, ...paid, payableUntil: this.payableUntil(lines, draft.at) }, lines };
      if (!(await this.isFirst(tx, begun.order))) return known(tx, begun.order);
      await insertRows(tx, OrderLine, lines);
      await this.places.reserve(tx, begun.order, lines, holdUntil(begun.order.payableUntil ?? draft.at), said);
      await record?.(tx, begun.order);
      return begun;
    });
  }

  /** Throws `checkout-over` where the places of an earlier try ended meanwhile: there is nothing left to pay for. */
  private stillHeld(earlier: PayableOrder): PayableOrder {
    if (this.isOver(earlier)) throw new DomainError('checkout-over');
    return earlier;
  }

  private isOver(payable: PayableOrder): boolean {
    const placed = this.placed(payable);
    return payable.order.status === 'canceled' || (placed.length > 0 && placed.every(({ place }) => place === null));
  }

  private placed({ lines }: PayableOrder): OrderLine[] {
    return lines.filter(({ kind }) => this.purchasables.of(kind).takesPlaces);
  }

  private isFirst(tx: EntityManager, order: Order): Promise<boolean> {
    return this.temples.insertAccepted(tx, Order, order).then(() => true, unlessDuplicate);
  }

  /** The page after payment. */
  returnUrl(place: CheckoutPlace, order: Order): string {
    return checkoutReturnUrl(this.settings.publicUrl, place, order, 'paid');
  }

  private async request(temple: Temple, place: CheckoutPlace, { order, lines }: PayableOrder): Promise<CheckoutRequest> {
    const items = lines.map((line) => ({ label: this.purchasables.of(line.kind).describe(line), amountCents: line.amountCents }));
    const fee = order.coveredFeeCents > 0 ? [{ label: 'Card fee', amountCents: order.coveredFeeCents }] : [];
    return {
      orderId: order.id,
      account: order.paymentAccount ?? '',
      payee: temple.legalName,
      lines: [...items, ...fee],
      totalCents: order.totalCents,
      email: order.email,
      expiresAt: order.payableUntil,
      cardOnly: order.source === 'counter' || (await this.isSoon(order, lines)),
      successUrl: this.returnUrl(place, order),
      cancelUrl: checkoutReturnUrl(this.settings.publicUrl, place, order, 'left'),
    };
  }

  /** Whether something is paid for that takes place before a bank debit would have arrived. */
  private async isSoon({ payableUntil: paysUntil, createdAt }: Order, lines: readonly OrderLine[]): Promise<boolean> {
    const arrives = (paysUntil ?? createdAt).getTime() + BANK_DEBIT_DAYS * DAY_MS;
    const occasions = await this.purchasables.occasionsOf(this.database.reader, lines);
    return [...occasions.values()].some(({ startsAt }) => Date.parse(startsAt) < arrives);
  }

  /** Two steps by themselves: after a crash between them, the request's next try finds this checkout. */
  private async keep(payable: PayableOrder, checkout: StartedCheckout, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const { order } = payable;
    const reply = { orderId: order.id, totalCents: order.totalCents, checkoutUrl: checkout.url };
    if (this.placed(payable).length === 0) await this.database.statement((tx) => keepCheckout(tx, order, checkout));
    else if (!(await this.keepUnlessOver(order, checkout))) throw new DomainError('checkout-over');
    await this.database.statement((tx) => claim.complete(tx, reply));
    return reply;
  }

  /**
   * If the order was canceled while we were asking the provider, that cancellation had no payment page to close, so we close it here. Updating
   * the order first takes its row lock: a cancellation under way finishes before we read, and a later one finds the page.
   */
  private keepUnlessOver(order: Order, checkout: StartedCheckout): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      await keepCheckout(tx, order, checkout);
      const payable = await known(tx, order);
      if (!this.isOver(payable)) return true;
      await this.places.endCheckout(tx, payable.order);
      return false;
    });
  }
}

/** The lines of an order, in their order. */
export const linesOf = (manager: EntityManager, { templeId, id }: Order): Promise<OrderLine[]> =>
  manager.find(OrderLine, { where: { templeId, orderId: id }, order: { position: 'ASC' } });

const keepCheckout = (tx: EntityManager, { templeId, id }: Order, { checkoutId, url }: StartedCheckout) =>
  tx.update(Order, { templeId, id }, { checkoutId, checkoutUrl: url, updatedAt: new Date() });

async function known(tx: EntityManager, { templeId, id }: Pick<Order, 'templeId' | 'id'>): Promise<PayableOrder> {
  const order = await tx.findOneByOrFail(Order, { templeId, id });
  return { order, lines: await linesOf(tx, order) };
}

function unlessDuplicate(error: unknown): false {
  if (isDuplicate(error)) return false;
  throw error;
}

function unlessOver(error: unknown): null {
  if (error instanceof DomainError && error.code === 'checkout-over') return null;
  throw error;
}
