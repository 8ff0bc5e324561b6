import { Injectable } from '@nestjs/common';
import { BRAND, messagesOf, type OrderStatus, orderNoun } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { afterCommit } from '../../../platform/database/transaction-scope.ts';
import { localDateAt } from '../../../platform/documents/words.ts';
import type { PaymentFacts } from '../../../platform/payments/payment-gateway.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { cardGiftPosting, counterGiftPosting } from '../../ledger/postings.ts';
import type { Receipt } from '../../receipts/receipt.entity.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { RepeatedLines } from '../cart/repeated-lines.service.ts';
import { takesAnotherCard } from '../checkout/unfinished-orders.ts';
import { paidReason } from '../donor-label.ts';
import { creditShares } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { OrderNotices } from '../notices/order-notices.service.ts';
import { Order } from '../order.entity.ts';
import { OrderCorrections } from '../order-corrections.service.ts';
import { OrderFacts } from '../order-facts.ts';
import { OrderIndexing } from '../order-indexing.service.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { moveOrder } from '../order-moves.ts';
import { OrderSignals } from '../order-signals.ts';
import { PlacesService } from '../places/places.service.ts';
import { PlacesGone } from '../places/places-gone.ts';
import { unlessReceiptIncomplete } from '../receipts/incomplete-receipt.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { type OrderKey, saleOf } from '../sale.ts';
import type { LinesBackReason } from '../words/lines-back-words.ts';

/** What a settlement came to: `settled` now, `unchanged` because it was before or may not, the amounts disagree, or there is no such order. */
export type SettlementOutcome = 'settled' | 'unchanged' | 'amount-differs' | 'unknown-gift';

type Declined = (tx: EntityManager, order: Order) => Promise<void>;

/** Turns money that arrived into a succeeded gift: status, ledger, receipt and mail in the caller's one transaction. */
@Injectable()
export class SettlementService {
  #declined: Declined | undefined;

  constructor(
    private readonly ledger: LedgerService,
    private readonly receipts: OrderCorrections,
    private readonly places: PlacesService,
    private readonly refunds: RefundsService,
    private readonly giftNotices: GiftNotices,
    private readonly notices: OrderNotices,
    private readonly audit: Audit,
    private readonly signals: OrderSignals,
    private readonly facts: OrderFacts,
    private readonly indexing: OrderIndexing,
    private readonly repeated: RepeatedLines,
  ) {}

  /** Registers what follows when a card was declined, in the same transaction. Call it when a module starts. */
  onDeclined(declined: Declined): void {
    this.#declined = declined;
  }

  /** By the provider's word. A second word changes nothing; a late one wins over failed and canceled. */
  async paid(tx: EntityManager, { templeId, id }: OrderKey, payment: PaymentFacts): Promise<SettlementOutcome> {
    const { totalCents, paymentId, checkoutId, feeCents, method, paidWith, paidAt } = payment;
    const change = { paymentId, checkoutId, feeCents, method, paidWith, receivedAt: paidAt, listedAt: paidAt };
    if (!(await moveOrder(tx, { templeId, id }, 'paid', change, { totalCents }))) return whyNotPaid(tx, { templeId, id }, totalCents);
    await this.audit.record(tx, { actor: PROVIDER, templeId, action: 'donation.succeeded', subject: subjectOf({ id }) });
    await this.complete(tx, { templeId, id });
    return 'settled';
  }

  /** Nothing is to be paid: no money moves, so nothing is booked and no receipt issued. Throws `PlacesGone`. */
  async free(tx: EntityManager, order: Order, at: Date = new Date()): Promise<void> {
    if (!(await moveOrder(tx, order, 'paid', { receivedAt: at, listedAt: at }))) return;
    const lines = await linesOf(tx, order);
    const gone = [...(await this.repeated.buy(tx, order, lines)), ...(await this.places.confirm(tx, order, lines))];
    if (gone.length > 0) throw new PlacesGone(gone);
    await this.audit.record(tx, {
      actor: systemActor(BRAND.name),
      templeId: order.templeId,
      action: 'donation.succeeded',
      subject: subjectOf(order),
      at,
    });
    await this.indexing.queue(tx, order, 'paid');
    await this.facts.settled(tx, order, lines);
    afterCommit(() => this.signals.changed(order.id));
  }

  /** By the provider's word that the payer's bank has the payment, which arrives or fails days later; after a declined card too. */
  async processing(tx: EntityManager, order: Order, since: Date): Promise<SettlementOutcome> {
    const { templeId, id } = order;
    const where = { templeId, id, status: In<OrderStatus>(['pending', 'failed']), processingAt: IsNull(), toCartAt: IsNull() };
    const change = { status: 'pending' as const, processingAt: since, method: 'ach' as const, updatedAt: new Date() };
    const { affected } = await tx.update(Order, where, change);
    if (affected === 0) return 'unchanged';
    await this.audit.record(tx, { actor: PROVIDER, templeId, action: 'donation.processing', subject: subjectOf(order) });
    afterCommit(() => this.signals.changed(id));
    return 'settled';
  }

  /**
   * By the provider's word that a try failed or the payer left. What the payer's bank has can only fail. A declined card leaves its page open
   * for another one: its places stay until that page has ended.
   */
  async notPaid(tx: EntityManager, order: Order, to: 'failed' | 'canceled'): Promise<SettlementOutcome> {
    const only = to === 'canceled' ? { processingAt: IsNull() } : {};
    if (!(await moveOrder(tx, order, to, {}, only))) {
      if (to === 'canceled' && (await endPage(tx, order))) await this.places.endHolds(tx, order);
      return 'unchanged';
    }
    const { templeId } = order;
    if (to === 'canceled' || !takesAnotherCard(order)) await this.places.endHolds(tx, order);
    if (to === 'failed') await this.#declined?.(tx, order);
    if (to === 'failed' && order.processingAt && order.source !== 'recurring') await this.notices.bankRefused(tx, await saleOf(tx, order));
    await this.indexing.queue(tx, order, to);
    await this.audit.record(tx, { actor: PROVIDER, templeId, action: `donation.${to}`, subject: subjectOf(order) });
    afterCommit(() => this.signals.changed(order.id));
    return 'settled';
  }

  /** By the counter's word: the gift is written as succeeded by the caller, here it is booked and receipted. */
  async complete(tx: EntityManager, key: OrderKey, at: Date = new Date()): Promise<Receipt | null> {
    const sale = await saleOf(tx, key);
    const { order, lines, temple } = sale;
    const undeliverable = await this.deliver(tx, temple, order, lines);
    const delivered = lines.filter((line) => !undeliverable.some((some) => some.lines.includes(line)));
    await this.post(tx, temple, order, lines, at);
    // The money is there whatever the paper lacks: a gift whose receipt would be incomplete is kept and shown to check.
    const receipt = await this.receipts.issue(tx, sale, at).catch(unlessReceiptIncomplete);
    const payment = delivered.some(({ kind }) => kind !== 'donation');
    if (delivered.length > 0) await this.giftNotices.giftReceived(tx, { order, temple, receipt, payment });
    for (const some of undeliverable) await this.giveBack(tx, temple, order, some);
    await this.indexing.queue(tx, order, 'paid');
    await this.facts.settled(tx, order, delivered);
    afterCommit(() => this.signals.changed(key.id));
    return receipt;
  }

  /** What was paid for is the payer's now; answers what they can't have, by why: all of it at a suspended temple. */
  private async deliver(tx: EntityManager, temple: Temple, order: Order, lines: readonly OrderLine[]): Promise<Undeliverable[]> {
    const arrivedAnyway = order.gateway !== null && temple.status === 'suspended';
    if (!arrivedAnyway) return this.deliverEach(tx, order, lines);
    await this.places.endHolds(tx, order);
    return [{ lines, why: 'temple-suspended' }];
  }

  private async deliverEach(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<Undeliverable[]> {
    const twice = await this.repeated.buy(tx, order, lines);
    if (twice.length > 0)
      await this.places.endHolds(
        tx,
        order,
        twice.map(({ id }) => id),
      );
    const once = lines.filter((line) => !twice.includes(line));
    const gone = await this.places.confirm(tx, order, once);
    const canceled = await this.places.canceledWhy(tx, gone);
    const back: Undeliverable[] = [
      { lines: twice, why: 'paid-twice' },
      ...[...new Set(canceled.values())].map((reason) => ({
        lines: gone.filter(({ id }) => canceled.get(id) === reason),
        why: 'temple-canceled' as const,
        reason,
      })),
      { lines: gone.filter(({ id }) => !canceled.has(id)), why: 'place-gone' },
    ];
    return back.filter((some) => some.lines.length > 0);
  }

  private async giveBack(tx: EntityManager, temple: Temple, order: Order, { lines, why, reason }: Undeliverable): Promise<void> {
    const shares = lines.map(({ id, amountCents, coveredFeeCents }) => ({ lineId: id, cents: amountCents + coveredFeeCents }));
    await this.refunds.requestLines(tx, order, shares, { reason: reason || REASONS[why], requestedBy: BRAND.name });
    await this.notices.linesBack(tx, { order, temple, lines, why, reason });
  }

  private async post(tx: EntityManager, { timeZone }: Temple, order: Order, lines: readonly OrderLine[], postedAt: Date): Promise<void> {
    const { templeId, id, gateway, source, feeCents, receivedAt } = order;
    const shares = creditShares(
      lines,
      lines.map((line) => ({ lineId: line.id, cents: line.amountCents + line.coveredFeeCents })),
    );
    const posting = {
      templeId,
      postingKey: `gift:${id}`,
      reason: paidReason(order, lines),
      orderId: id,
      postedAt,
      accountingOn: localDateAt(receivedAt ?? postedAt, timeZone),
      lines: gateway ? cardGiftPosting(shares, feeCents ?? 0) : counterGiftPosting(shares, source === 'refund' ? 'refunds-owed' : 'cash'),
    };
    await this.ledger.post(tx, posting);
  }
}

const say = messagesOf(orderNoun);
const REASONS = {
  'place-gone': say('order.refund-place-gone').sentence,
  'temple-canceled': say('order.refund-temple-canceled').sentence,
  'temple-suspended': say('order.refund-suspended').sentence,
  'paid-twice': say('order.refund-paid-twice').sentence,
} as const satisfies Record<LinesBackReason, string>;

/** Lines of a paid order that can't be had, and why. */
interface Undeliverable {
  lines: readonly OrderLine[];
  why: LinesBackReason;
  /** The temple's own, where it canceled. */
  reason?: string;
}

const PROVIDER = systemActor('Payment provider');
const subjectOf = ({ id }: Pick<Order, 'id'>) => ({ kind: 'donation', id });

/** Ends the page of an order whose card was declined, unless something else has come since; holds the order until the transaction ends. */
async function endPage(tx: EntityManager, { templeId, id }: OrderKey): Promise<boolean> {
  const declined = { templeId, id, status: 'failed' as const, processingAt: IsNull() };
  const { affected } = await tx.update(Order, declined, { checkoutUrl: null, updatedAt: new Date() });
  return affected === 1;
}

/** Why a payment doesn't settle an order. */
async function whyNotPaid(tx: EntityManager, key: OrderKey, totalCents: number): Promise<SettlementOutcome> {
  const order = await tx.findOneBy(Order, key);
  if (!order) return 'unknown-gift';
  return order.totalCents === totalCents ? 'unchanged' : 'amount-differs';
}
