import { UnassignedMoney } from '../../src/domain/orders/payments/unassigned-money.entity.ts';
import { UnassignedMoneyService } from '../../src/domain/orders/payments/unassigned-money.service.ts';
import { ReceiptReissueService } from '../../src/domain/orders/receipts/receipt-reissue.service.ts';
import { RefundsService } from '../../src/domain/orders/refunds/refunds.service.ts';
import { ReceiptsService } from '../../src/domain/receipts/receipts.service.ts';
import { DomainError } from '../../src/platform/http/domain-error.ts';
import type { Random } from '../plan-model/random.ts';
import type { TestApi } from '../start-test-api.ts';
import { leftOf, type Share, sum } from './order-model.ts';
import type { Simulated } from './order-world.ts';
import { claimOf } from './payer-moves.ts';
import type { Postman } from './postman.ts';
import { untilAnswered } from './unreliable-provider.ts';

type RefundBody = Parameters<RefundsService['refund']>[2];

/** What the office does: refunds, receipts put right, money given its line. It knows what the provider has said so far. */
export class OfficeMoves {
  /** Refunds and assignments that were refused, as the model expected. */
  refused = 0;

  constructor(
    private readonly api: TestApi,
    private readonly random: Random,
    private readonly postman: Postman,
  ) {}

  /** Some lines, wholly or partly; sometimes more than is left. */
  async refundLines(order: Simulated, now: number): Promise<void> {
    await this.postman.flush(order.id);
    const shares = this.someOf(order);
    if (shares.length === 0) return;
    await this.refund(order, shares, { lines: this.named(order, shares) }, now);
  }

  /** Everything that is left. */
  async refundAll(order: Simulated, now: number): Promise<void> {
    await this.postman.flush(order.id);
    await this.refund(order, order.model.everything(), {}, now);
  }

  /** One line from two places at once: one of them gets it. */
  async refundTwice(order: Simulated, now: number): Promise<void> {
    await this.postman.flush(order.id);
    const { model } = order;
    const share = model.everything()[0];
    if (!model.refundable || !share || share.cents > model.leftCents) return;
    const lines = this.named(order, [share]);
    const answers = await Promise.all([0, 1].map(() => this.ask(order, { reason: 'Asked twice', lines })));
    if (answers.filter((code) => code === null).length !== 1) throw new Error(`Two refunds of one line were answered ${answers}.`);
    this.took(order, [share], now);
    await this.postman.flush(order.id);
  }

  /** The receipt under the right name. */
  async reissue(order: Simulated, now: number): Promise<void> {
    await this.postman.flush(order.id);
    const receipt = await this.api.get(ReceiptsService).currentOf(this.api.database.reader, order.place.temple.id, order.id);
    if ((receipt !== null) !== order.model.hasReceipt) throw new Error('The receipt to correct is not as in the model.');
    if (!receipt) return;
    const body = { reason: 'The name was misspelled', legalName: this.random.pick(['Meera R. Iyer', 'Iyer Family']) };
    await this.api.get(ReceiptReissueService).reissue(order.place.office, receipt.id, body, claimOf());
    order.model.reissued(now);
  }

  /** Money that waits: to the lines proposed, or to others. */
  async assign(order: Simulated, now: number): Promise<void> {
    await this.postman.flush(order.id);
    const { model, place } = order;
    if (model.waiting.length === 0) return;
    const waiting = this.random.pick(model.waiting);
    const { heldCents, beyondCents } = waiting;
    const where = { templeId: place.temple.id, orderId: order.id, heldCents, beyondCents };
    const rows = await this.api.database.reader.findBy(UnassignedMoney, where);
    const row = rows.find(({ assignedAt, openedAt }) => assignedAt === null && openedAt !== null);
    if (!row) throw new Error(`Nothing waits of ${heldCents} and ${beyondCents} cents.`);
    const own = heldCents > 0 && this.random.chance(0.5) ? this.spread(order, heldCents) : null;
    const body = own ? { lines: this.named(order, own) } : {};
    await this.api.get(UnassignedMoneyService).assign(place.office, order.id, row.id, body, claimOf());
    model.assigned(waiting, own ?? model.proposed(heldCents), now);
  }

  private async refund(order: Simulated, shares: readonly Share[], body: Omit<RefundBody, 'reason'>, now: number): Promise<void> {
    const { model } = order;
    const cents = sum(shares.map((share) => share.cents));
    const fits = shares.every((share) => share.cents <= leftOf(model.lines[share.position]!)) && cents <= model.leftCents;
    const isAllowed = model.refundable && cents > 0 && fits;
    const code = await this.ask(order, { reason: 'Asked for it', ...body });
    if ((code === null) !== isAllowed) throw new Error(`A refund of ${cents} cents was answered ${code} at ${model.status}.`);
    if (isAllowed) this.took(order, shares, now);
    else this.refused += 1;
    await this.postman.flush(order.id);
  }

  /** Null where it was accepted; a lost answer is asked for again under the same key. */
  private async ask({ place, id }: Simulated, body: RefundBody): Promise<string | null> {
    const claim = claimOf();
    try {
      await untilAnswered(() => this.api.get(RefundsService).refund(place.office, id, body, claim));
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  private took(order: Simulated, shares: readonly Share[], now: number): void {
    order.model.refunded(shares, now);
    order.takenCents += sum(shares.map(({ cents }) => cents));
  }

  private someOf({ model }: Simulated): Share[] {
    const left = this.random.shuffled(model.everything());
    return left.slice(0, this.random.whole(1, left.length)).map(({ position, cents }) => {
      const isWhole = this.random.chance(0.4);
      return { position, cents: isWhole ? cents : this.random.whole(1, this.random.chance(0.05) ? 2 * cents : cents) };
    });
  }

  /** Any lines that can bear it. */
  private spread({ model }: Simulated, cents: number): Share[] {
    const shares: Share[] = [];
    for (const { position, cents: most } of this.random.shuffled(model.everything())) {
      const share = Math.min(most, cents - sum(shares.map((each) => each.cents)));
      if (share > 0) shares.push({ position, cents: share });
    }
    return shares;
  }

  private named({ lineIds }: Simulated, shares: readonly Share[]): { lineId: string; amountCents: number }[] {
    return shares.map(({ position, cents }) => ({ lineId: lineIds[position] ?? '', amountCents: cents }));
  }
}
