import { cardFeeCents, coverFeeCents, HOLD_GRACE_MINUTES, PAYABLE_MINUTES, type SANDBOX_CARDS } from '@sannidhi/contracts';
import { GivingService } from '../../src/domain/giving/giving.service.ts';
import { CartCheckoutService } from '../../src/domain/orders/cart/cart-checkout.service.ts';
import { CartLinesService } from '../../src/domain/orders/cart/cart-lines.service.ts';
import { linesOf } from '../../src/domain/orders/lines-of.ts';
import { Order } from '../../src/domain/orders/order.entity.ts';
import type { AccountActor } from '../../src/platform/auth/actor.ts';
import { DomainError } from '../../src/platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../src/platform/idempotency/idempotency-claim.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { SandboxProcessor } from '../../src/platform/payments/sandbox/sandbox-processor.ts';
import type { Random } from '../plan-model/random.ts';
import type { TestApi } from '../start-test-api.ts';
import { type ModelLine, OrderModel, sum } from './order-model.ts';
import type { Place, Simulated } from './order-world.ts';
import type { Postman } from './postman.ts';
import { untilAnswered } from './unreliable-provider.ts';

type Card = keyof typeof SANDBOX_CARDS;
const DECLINES = '4000000000000002' satisfies Card;
const SECOND_STEP = '4000002500003155' satisfies Card;
/** Succeeds; arrives late, twice, out of order; asks for a second step. */
const CARDS = ['4242424242424242', '4000000000000077', '4000000000005126', '4000000000000341', SECOND_STEP] as const satisfies Card[];
const BANKS = ['000123456789', '000111111116', '000333333335'] as const satisfies Card[];
const FAILS_AT_BANK = BANKS[1];
const NAMES = ['Meera Raghunathan', 'Rao Family Trust', 'Arjun Iyer'];
const MINUTE = 60_000;
/** A bank debit costs 0.8 percent, five dollars at most. */
const bankFeeCents = (cents: number): number => Math.min(500, Math.ceil(cents * 0.008));

/** A request's claim of its key: what repeats it carries the same. */
export const claimOf = (operationId: string = newId()): IdempotencyClaim => ({ operationId, complete: async () => undefined });

/** What donors do: give, fill a cart, pay at once or much later, by card or bank, or never. */
export class PayerMoves {
  /** The account each bank order was paid from. */
  readonly #banks = new Map<string, Card>();
  readonly #models = new Map<string, OrderModel[]>();

  constructor(
    private readonly api: TestApi,
    private readonly random: Random,
    private readonly postman: Postman,
  ) {}

  /** Every order of a donor. */
  private modelsOf({ accountId }: AccountActor): OrderModel[] {
    const models = this.#models.get(accountId) ?? [];
    this.#models.set(accountId, models);
    return models;
  }

  /** Goes to checkout with a gift or a cart. Null where the temple takes no money, which the application has to say. */
  async begin(place: Place, donor: AccountActor, now: number): Promise<Simulated | null> {
    const coverFees = this.random.chance(0.4);
    const lines = coveredBy(this.lines(place), coverFees);
    const hasSeats = lines.some(({ seats }) => seats > 0);
    const isCart = hasSeats || this.random.chance(0.1);
    const started = await this.refusedBySuspension(place, () =>
      isCart ? this.fromCart(place, donor, lines, coverFees) : this.give(place, donor, lines, coverFees),
    );
    if (!started) return null;
    const model = new OrderModel(lines, place.books, dateAtOf(place.temple.timeZone), this.modelsOf(donor));
    const order = await this.api.database.reader.findOneByOrFail(Order, { templeId: place.temple.id, id: started.orderId });
    const lineIds = (await linesOf(this.api.database.reader, order)).map(({ id }) => id);
    const payableUntil = hasSeats ? now + PAYABLE_MINUTES * MINUTE : null;
    const { checkoutId } = started;
    const state = { declinedUntil: null, isOpen: checkoutId !== null, isAtBank: false, takenCents: 0, isInFlight: false, story: [] };
    return { id: order.id, place, donor, model, lineIds, checkoutId, payableUntil, createdAt: now, ...state };
  }

  /** What becomes of a checkout at once. */
  async choose(order: Simulated, now: number): Promise<void> {
    const roll = this.random.next();
    if (roll < 0.74) await this.pay(order, this.random.pick(CARDS), now);
    else if (roll < 0.86) await this.payByBank(order, this.random.pick(BANKS), now);
    else if (roll < 0.92) await this.decline(order);
    else if (roll < 0.95) await this.leave(order);
  }

  /** By a card that works, perhaps long after the order was given up. */
  async pay(order: Simulated, card: Card, now: number): Promise<void> {
    if (!order.isOpen || order.checkoutId === null) return;
    const isOver = order.payableUntil !== null && now >= order.payableUntil;
    if (card === SECOND_STEP && !isOver) await this.send(order, card);
    await this.send(order, card, 'yes');
    Object.assign(order, { isOpen: false, declinedUntil: null });
    if (isOver) order.model.notPaid('canceled');
    else order.model.paid(cardFeeCents(order.model.totalCents), now, order.place.isSuspended);
    this.givenBack(order);
  }

  /** What the bank makes of a debit, days later. */
  bankDecides(order: Simulated, now: number): void {
    order.isAtBank = false;
    const { model } = order;
    if (this.#banks.get(order.id) === FAILS_AT_BANK) model.notPaid('failed');
    else model.paid(bankFeeCents(model.totalCents), now, order.place.isSuspended);
    this.givenBack(order);
  }

  private async payByBank(order: Simulated, bank: Card, now: number): Promise<void> {
    if (!order.isOpen || order.checkoutId === null || (order.payableUntil ?? now + 1) <= now) return;
    await this.send(order, bank);
    this.#banks.set(order.id, bank);
    Object.assign(order, { isOpen: false, isAtBank: true });
    await this.postman.flush(order.id);
  }

  private async decline(order: Simulated): Promise<void> {
    if (!order.isOpen) return;
    await this.send(order, DECLINES);
    order.model.notPaid('failed');
    if (order.payableUntil !== null) order.declinedUntil = order.payableUntil + HOLD_GRACE_MINUTES * MINUTE;
    await this.postman.flush(order.id);
  }

  private async leave(order: Simulated): Promise<void> {
    if (!order.isOpen || order.checkoutId === null) return;
    await this.api.get(SandboxProcessor).cancel(order.checkoutId);
    order.isOpen = false;
    order.model.notPaid('canceled');
    await this.postman.flush(order.id);
  }

  /** What is paid at a suspended temple is given back when its message arrives. */
  private givenBack(order: Simulated): void {
    if (order.place.isSuspended && order.model.wasPaid) Object.assign(order, { takenCents: order.model.totalCents, isInFlight: true });
  }

  private send({ checkoutId }: Simulated, cardNumber: Card, confirmSecondStep: 'yes' | undefined = undefined): Promise<unknown> {
    return this.api.get(SandboxProcessor).pay(checkoutId ?? '', { cardNumber, confirmSecondStep });
  }

  private lines({ purposes, seats }: Place): ModelLine[] {
    const gifts = Array.from({ length: this.random.pick([1, 1, 1, 2, 3, 4]) }, () => {
      const { fundId, ...tax } = this.random.pick(purposes);
      const cents = this.random.pick([1_100, 2_500, 5_100, 10_100, this.random.whole(100, 60_000)]);
      return { account: `fund:${fundId}`, cents, feeShare: 0, ...tax, given: true, seats: 0, taken: 0 };
    });
    if (!this.random.chance(0.2)) return gifts;
    const quantity = this.random.whole(1, 4);
    const tax = { taxClass: 'fee' as const, valueCents: 0 };
    const fee = { account: 'income:tickets', cents: quantity * seats.priceCents, feeShare: 0, ...tax };
    return this.random.shuffled([...gifts.slice(this.random.whole(0, 1)), { ...fee, given: false, seats: quantity, taken: 0 }]);
  }

  private async give({ temple }: Place, donor: AccountActor, lines: readonly ModelLine[], coverFees: boolean) {
    const claim = claimOf();
    const body = { templeSlug: temple.slug, lines: lines.map(giftOf), coverFees, legalName: this.random.pick(NAMES), anonymous: false };
    return this.started(claim.operationId, () =>
      this.api.get(GivingService).give(donor, body as Parameters<GivingService['give']>[1], claim),
    );
  }

  private async fromCart({ temple, seats }: Place, donor: AccountActor, lines: readonly ModelLine[], coverFees: boolean) {
    let orderId = '';
    for (const line of lines) {
      const [kind, item] = line.given ? ['donation', giftOf(line)] : ['test-seat', { seatId: seats.id, quantity: line.seats }];
      const body = { lineId: newId(), templeSlug: temple.slug, kind, item } as Parameters<CartLinesService['add']>[1];
      const { orders } = await this.api.get(CartLinesService).add(donor, body);
      orderId = orders.find((order) => order.temple.slug === temple.slug)?.orderId ?? '';
    }
    const seenTotalCents = sum(lines.map(({ cents, feeShare }) => cents + feeShare));
    const body = { legalName: this.random.pick(NAMES), seenTotalCents, coverFees, anonymous: false } as Parameters<
      CartCheckoutService['checkout']
    >[2];
    return this.started(orderId, () => this.api.get(CartCheckoutService).checkout(donor, orderId, body, claimOf()));
  }

  /** Repeats what got lost, or gives up. */
  private async started(orderId: string, ask: () => Promise<{ checkoutUrl: string }>) {
    try {
      const givesUp = this.random.chance(0.3);
      const { checkoutUrl } = await (givesUp ? ask() : untilAnswered(ask));
      return { orderId, checkoutId: new URL(checkoutUrl).pathname.split('/').at(-1) ?? '' };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'provider-unavailable') return { orderId, checkoutId: null };
      throw error;
    }
  }

  private async refusedBySuspension<Result>({ isSuspended }: Place, ask: () => Promise<Result>): Promise<Result | null> {
    const answer = await ask().catch((error: unknown) => {
      if (isSuspended && error instanceof DomainError && error.code === 'temple-not-accepting') return null;
      throw error;
    });
    if (isSuspended && answer) throw new Error('A suspended temple took an order.');
    return answer;
  }
}

const giftOf = ({ account, cents }: ModelLine) => ({ fundId: account.slice('fund:'.length), amountCents: cents });

/** The covered fee, shared by weight: whole cents to everybody, then one more to the largest rests. */
function coveredBy(lines: ModelLine[], isCovered: boolean): ModelLine[] {
  const total = sum(lines.map(({ cents }) => cents));
  const fee = isCovered ? coverFeeCents(total) : 0;
  const shares = lines.map(({ cents }) => Math.floor((fee * cents) / total));
  const rests = lines.map(({ cents }, position) => ({ position, rest: (fee * cents) % total }));
  const largest = rests.sort((a, b) => b.rest - a.rest || a.position - b.position).slice(0, fee - sum(shares));
  return lines.map((line, position) => ({
    ...line,
    feeShare: (shares[position] ?? 0) + Number(largest.some((rest) => rest.position === position)),
  }));
}

/** YYYY-MM-DD on the clocks of a zone. */
function dateAtOf(timeZone: string): (at: number) => string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (at) => shown.format(at);
}
