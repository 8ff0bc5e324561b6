import { ReconcilerService } from '../../src/domain/orders/payments/reconciler.service.ts';
import { LapsedHolds } from '../../src/domain/orders/places/lapsed-holds.service.ts';
import { SuspensionsService } from '../../src/domain/orders/suspensions.service.ts';
import { Temple } from '../../src/domain/temples/temple.entity.ts';
import type { AccountActor } from '../../src/platform/auth/actor.ts';
import { setClock } from '../clock.ts';
import { Random } from '../plan-model/random.ts';
import type { TestApi } from '../start-test-api.ts';
import { OfficeMoves } from './office-moves.ts';
import { OrderComparison } from './order-comparison.ts';
import { sum } from './order-model.ts';
import { buildDonors, buildPlaces, type Place, type Simulated } from './order-world.ts';
import { PayerMoves } from './payer-moves.ts';
import { Postman } from './postman.ts';
import { ProviderMoves } from './provider-moves.ts';
import { UnreliableProvider } from './unreliable-provider.ts';

export interface SimulationSize {
  orders: number;
  seed: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 6, 1);
const END = Date.UTC(2027, 6, 1);
/** From before the year ends in New York until after it has ended in Honolulu. */
const NIGHT = [Date.UTC(2026, 11, 31, 20), Date.UTC(2027, 0, 1, 14)] as const;
const IN_THE_NIGHT = 0.1;
/** In these days no message about money that leaves waits: in which year a receipt was corrected must be known. */
const QUIET = [NIGHT[0] - 3 * DAY, NIGHT[1] + 2 * DAY] as const;
const YEARS = [2026, 2027];
/** An order that nobody paid ends after this time. */
const ABANDONED_MS = 25 * HOUR;
const CHECKPOINTS = 8;

/** A year of random orders in three time zones, on the application and on the model. */
export class OrderSimulation {
  readonly orders: Simulated[] = [];
  /** How often each move was made. */
  readonly moves = new Map<string, number>();
  readonly provider: UnreliableProvider;
  readonly postman: Postman;
  readonly office: OfficeMoves;
  readonly #random: Random;
  readonly #payers: PayerMoves;
  readonly #banks: ProviderMoves;
  readonly #byCheckout = new Map<string, Simulated>();
  #places: Place[] = [];
  #donors: AccountActor[] = [];
  #now = BEGIN;

  constructor(
    private readonly api: TestApi,
    private readonly size: SimulationSize,
  ) {
    this.#random = new Random(size.seed);
    this.provider = new UnreliableProvider(api, new Random(size.seed + 1));
    this.postman = new Postman(api, new Random(size.seed + 2));
    this.office = new OfficeMoves(api, this.#random, this.postman);
    this.#payers = new PayerMoves(api, this.#random, this.postman);
    this.#banks = new ProviderMoves(api, this.#random, this.postman);
    this.postman.onBank = (checkoutId, step) => this.atBank(checkoutId, step);
  }

  /** Runs the year. A failure names the seed and the step at which it was found. */
  async run(): Promise<void> {
    this.tick(BEGIN);
    this.#places = await buildPlaces(this.api);
    this.#donors = await buildDonors(this.api, Math.max(6, Math.ceil(this.size.orders / 100)));
    const times = this.times();
    const each = Math.ceil(times.length / CHECKPOINTS);
    for (const [step, at] of times.entries()) {
      await this.named(step, () => this.step(at));
      if ((step + 1) % each === 0) await this.named(step, () => this.compare());
    }
    await this.named(times.length, () => this.finish());
  }

  private async named(step: number, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      const where = `seed ${this.size.seed}, ${this.size.orders} orders, step ${step}, ${new Date(this.#now).toISOString()}`;
      throw new Error(`${where}: ${error instanceof Error ? error.message : JSON.stringify(error)}`, { cause: error });
    });
  }

  private async step(at: number): Promise<void> {
    this.tick(at);
    this.postman.mayWait = at < QUIET[0] || at > QUIET[1];
    await this.postman.deliverDue(at);
    if (this.#random.chance(0.05)) await this.api.get(ReconcilerService).run(new Date(at));
    await this.suspendOrResume();
    const order = await this.#payers.begin(this.#random.pick(this.#places), this.#random.pick(this.#donors), at);
    if (order) await this.add(order);
    for (let moves = this.#random.whole(0, 3); moves > 0; moves--) await this.move();
  }

  private async add(order: Simulated): Promise<void> {
    this.orders.push(order);
    if (order.checkoutId) this.#byCheckout.set(order.checkoutId, order);
    this.count('begin');
    await this.#payers.choose(order, this.#now);
  }

  private async move(): Promise<void> {
    const order = this.one();
    if (!order || order.isAtBank) return;
    if (order.model.wasPaid) await this.moveMoneyOf(order, this.#now);
    else if (order.isOpen) await this.made(order, 'pay late', () => this.#payers.pay(order, '4242424242424242', this.#now));
  }

  private async moveMoneyOf(order: Simulated, now: number): Promise<void> {
    const moves: readonly [name: string, weight: number, make: () => Promise<void>][] = [
      ['refund lines', 5, () => this.office.refundLines(order, now)],
      ['refund all', 1, () => this.office.refundAll(order, now)],
      ['refund twice', 1, () => this.office.refundTwice(order, now)],
      ['correct', 2, () => this.office.reissue(order, now)],
      ['assign', 5, () => this.office.assign(order, now)],
      ['dispute', 3, () => this.#banks.dispute(order, now)],
      ['decide', 5, () => this.#banks.decide(order, now)],
      ['refund at the provider', 2, () => this.#banks.refund(order, now)],
      ['dispute first', 1, () => this.#banks.disputeFirst(order)],
    ];
    const [name, , make] = this.#random.pick(moves.flatMap((move) => Array.from({ length: move[1] }, () => move)));
    await this.made(order, name, make);
  }

  private async made(order: Simulated, name: string, make: () => Promise<void>): Promise<void> {
    const { id, model, story } = order;
    this.count(name);
    story.push(`${new Date(this.#now).toISOString()} ${name} at ${model.status} with ${model.leftCents} left`);
    await make().catch((error: unknown) => {
      throw new Error(`order ${id}, ${story.join(', ')}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
    if (!this.postman.mayWait) await this.postman.flush();
  }

  private count(name: string): void {
    this.moves.set(name, (this.moves.get(name) ?? 0) + 1);
  }

  /** Mostly one of the latest orders; often one about which something is open. */
  private one(): Simulated | undefined {
    const { length } = this.orders;
    if (length === 0) return undefined;
    const candidates = Array.from({ length: 4 }, () => {
      const back = this.#random.chance(0.7) ? Math.min(length, 150) : length;
      return this.orders[length - this.#random.whole(1, back)]!;
    });
    const open = candidates.find(({ model }) => model.waiting.length > 0 || model.openDisputes.length > 0);
    return open ?? candidates[0];
  }

  /** A temple's payments end with its approval, and begin again with it. */
  private async suspendOrResume(): Promise<void> {
    const place = this.#random.pick(this.#places);
    if (!this.#random.chance(place.isSuspended ? 0.1 : 0.004)) return;
    await this.postman.flush();
    const status = place.isSuspended ? 'approved' : 'suspended';
    await this.api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { status }));
    place.isSuspended = !place.isSuspended;
    this.count(status);
    if (place.isSuspended) await this.endCheckouts(place);
  }

  /** One payment is faster than the end of its checkout; the others can't be paid any more. */
  private async endCheckouts(place: Place): Promise<void> {
    const open = this.orders.filter((order) => order.place === place && order.model.status === 'pending' && !order.isAtBank);
    const faster = open.find(({ isOpen }) => isOpen);
    if (faster) await this.#payers.pay(faster, '4242424242424242', this.#now);
    await this.provider.reliably(() => this.api.get(SuspensionsService).run());
    for (const order of this.orders) if (order.place === place) order.declinedUntil = null;
    for (const order of open) {
      order.model.notPaid('canceled');
      order.isOpen = false;
    }
    await this.postman.flush();
  }

  private async atBank(checkoutId: string, step: 'decide' | 'return'): Promise<boolean> {
    const order = this.#byCheckout.get(checkoutId);
    if (!order) throw new Error(`The bank has a checkout ${checkoutId} that nobody began.`);
    this.count(`bank ${step}`);
    if (step === 'return') return this.#banks.bankReturns(order, this.#now);
    this.#payers.bankDecides(order, this.#now);
    return true;
  }

  private async compare(): Promise<void> {
    await this.provider.reliably(() => this.calm());
    const comparison = new OrderComparison(this.api);
    for (const place of this.#places) await comparison.ofPlace(place, this.orders, this.#now);
    const years = YEARS.filter((year) => Date.UTC(year, 0, 1) <= this.#now);
    for (const donor of this.#donors) {
      const own = this.orders.filter((order) => order.donor === donor);
      for (const year of years) await comparison.ofStatement(donor, year, own);
    }
    const corrections = sum(this.orders.map(({ model }) => model.lateCorrections));
    comparison.same('corrected statements', corrections, this.postman.corrections.size);
    const { differences } = comparison;
    if (differences.length > 0) throw new Error(`${differences.length} differences:\n${differences.slice(0, 12).join('\n')}`);
  }

  /** Every message arrives, and what stayed pending is asked about. */
  private async calm(): Promise<void> {
    this.tick(this.#now + 2 * 60_000);
    await this.postman.flush();
    const pending = this.orders.filter(({ model }) => model.status === 'pending').length;
    for (let round = 0; round <= pending / 200 + 1; round++) await this.api.get(ReconcilerService).run(new Date(this.#now));
    await this.postman.flush();
    for (const order of this.orders) if (this.isAbandoned(order)) order.model.notPaid('canceled');
    this.tick(this.#now + 16 * 60_000);
    await this.api.database.transaction((tx) => this.api.get(LapsedHolds).endAll(tx, new Date(this.#now)));
  }

  private isAbandoned({ isAtBank, payableUntil, createdAt, checkoutId }: Simulated): boolean {
    if (isAtBank) return false;
    if (payableUntil === null) return this.#now > createdAt + ABANDONED_MS;
    return checkoutId === null ? this.#now > payableUntil + 10 * 60_000 : this.#now >= payableUntil;
  }

  /** The banks decide what is left, checkouts end, and everything is compared once more. */
  private async finish(): Promise<void> {
    for (let day = 0; day < 45; day++) {
      this.tick(this.#now + DAY);
      await this.postman.deliverDue(this.#now);
    }
    await this.compare();
  }

  private times(): number[] {
    const { orders } = this.size;
    const at = () => (this.#random.chance(IN_THE_NIGHT) ? this.#random.whole(...NIGHT) : this.#random.whole(BEGIN + DAY, END));
    return Array.from({ length: orders }, at).sort((a, b) => a - b);
  }

  private tick(at: number): void {
    this.#now = Math.max(this.#now, at);
    setClock(new Date(this.#now).toISOString());
  }
}
