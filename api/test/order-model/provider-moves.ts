import { RefundsService } from '../../src/domain/orders/refunds/refunds.service.ts';
import { DISPUTE_FEE_CENTS } from '../../src/platform/payments/sandbox/sandbox-cards.ts';
import { SandboxDisputes } from '../../src/platform/payments/sandbox/sandbox-disputes.ts';
import type { Random } from '../plan-model/random.ts';
import type { TestApi } from '../start-test-api.ts';
import type { Simulated } from './order-world.ts';
import { claimOf } from './payer-moves.ts';
import type { Postman } from './postman.ts';
import { untilAnswered } from './unreliable-provider.ts';

const BEYOND = 0.06;

/** What banks and the provider do on their own: disputes, returns, and refunds made on the provider's site. */
export class ProviderMoves {
  constructor(
    private readonly api: TestApi,
    private readonly random: Random,
    private readonly postman: Postman,
  ) {}

  /** Disputes all that is left or a part, rarely more; some are decided before anybody heard of them. */
  async dispute(order: Simulated, now: number): Promise<void> {
    const cents = await this.amountOf(order);
    if (cents === 0) return;
    await this.open(order, cents);
    if (this.random.chance(0.3)) await this.close(order, now);
  }

  /** Decides the oldest open dispute. */
  async decide(order: Simulated, now: number): Promise<void> {
    await this.settled(order);
    await this.close(order, now);
  }

  /** A refund on the provider's own site, which names no line. */
  async refund(order: Simulated, now: number): Promise<void> {
    const cents = await this.amountOf(order);
    if (cents === 0) return;
    await this.api.get(SandboxDisputes).refund(order.id, cents);
    order.model.refundedAtProvider(cents, now);
    this.left(order, cents);
  }

  /** The office gives everything back while the bank has just taken it: the provider refuses. */
  async disputeFirst(order: Simulated): Promise<void> {
    await this.postman.flush(order.id);
    const { model, place, id } = order;
    const cents = model.totalCents - order.takenCents;
    const hasAll = model.everything().reduce((sum, share) => sum + share.cents, 0) === model.leftCents;
    if (!model.refundable || cents <= 0 || !hasAll || model.leftCents === 0) return;
    await this.open(order, cents);
    const claim = claimOf();
    const body = { reason: 'Asked for it too late' };
    await untilAnswered(() => this.api.get(RefundsService).refund(place.office, id, body, claim));
    await this.postman.flush(id);
  }

  /** The bank takes back a debit that had arrived; false where nothing of it is left. */
  async bankReturns(order: Simulated, now: number): Promise<boolean> {
    await this.postman.flush(order.id);
    const { model } = order;
    if (model.openDisputes.length > 0 || model.lostCents > 0 || order.takenCents >= model.totalCents) return false;
    const cents = model.totalCents - model.refundedCents;
    model.disputeOpened('return', cents, DISPUTE_FEE_CENTS);
    model.disputeClosed('return', false, now);
    this.left(order, cents);
    return true;
  }

  private async open(order: Simulated, cents: number): Promise<void> {
    const id = await this.api.get(SandboxDisputes).open(order.id, cents);
    order.model.disputeOpened(id, cents, DISPUTE_FEE_CENTS);
    this.left(order, cents);
  }

  private async close(order: Simulated, now: number): Promise<void> {
    const [dispute] = order.model.openDisputes;
    if (!dispute) return;
    const { id, cents } = dispute;
    const won = this.random.chance(0.5);
    await this.api.get(SandboxDisputes).close(order.id, id, won, cents);
    order.model.disputeClosed(id, won, now);
    if (won) order.takenCents -= cents;
    order.isInFlight = true;
  }

  /** Only one story of money that leaves is on its way at a time: which of two came first, nobody could say. */
  private async settled(order: Simulated): Promise<void> {
    if (order.isInFlight) await this.postman.flush(order.id);
    order.isInFlight = false;
  }

  private async amountOf(order: Simulated): Promise<number> {
    if (!order.model.wasPaid) return 0;
    await this.settled(order);
    const left = Math.max(0, order.model.totalCents - order.takenCents);
    if (this.random.chance(BEYOND)) return left + this.random.whole(1, 2_000);
    if (left === 0) return 0;
    return this.random.chance(0.4) ? left : this.random.whole(1, left);
  }

  private left(order: Simulated, cents: number): void {
    order.takenCents += cents;
    order.isInFlight = true;
  }
}
