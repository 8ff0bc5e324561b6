import type { Fund } from '../../domain/funds/fund.entity.ts';
import type { Gift } from '../../domain/giving/gift.entity.ts';
import { giftOf } from '../../domain/giving/gifts.service.ts';
import { cardGiftPosting, counterGiftPosting } from '../../domain/ledger/postings.ts';
import { paidReason } from '../../domain/orders/donor-label.ts';
import { creditShares, everythingLeft } from '../../domain/orders/line-shares.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import type { OrderLine } from '../../domain/orders/order-line.entity.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { demoId } from '../demo-step.ts';
import { DemoAudit } from './demo-audit.ts';
import type { DemoBooks } from './demo-books.ts';
import { DemoDisputes } from './demo-disputes.ts';
import { giftRows } from './demo-gift-rows.ts';
import { type DemoGift, wasPaid } from './demo-plan.ts';
import type { DemoSale } from './demo-records.ts';
import { DemoRefunds } from './demo-refunds.ts';
import { DemoSandbox } from './demo-sandbox.ts';
import { DemoTimeline } from './demo-timeline.ts';

/** Makes the gifts of one demo temple in the order of time: rows, books and the sandbox processor's own rows. */
export class DemoGiving {
  readonly donations: Order[] = [];
  /** What was planned, by the gift it became. */
  readonly plans = new Map<Order, DemoGift>();
  readonly lines: OrderLine[] = [];
  /** What gifts have beyond their payment. */
  readonly gifts: Gift[] = [];
  /** The lines of each gift, by the gift's id. */
  readonly linesOf = new Map<string, readonly [OrderLine, ...OrderLine[]]>();
  readonly sandbox: DemoSandbox;
  readonly audit: DemoAudit;
  readonly refunds: DemoRefunds;
  readonly disputes: DemoDisputes;
  readonly #timeline = new DemoTimeline();

  constructor(
    private readonly temple: { id: string; slug: string; legalName: string },
    readonly books: DemoBooks,
    private readonly funds: readonly Fund[],
    private readonly policy: CurrentTaxPolicy,
    private readonly qrCodeIds: readonly string[],
    /** Its ids begin with this; another for each run at a temple. */
    private readonly name = 'gift',
  ) {
    this.sandbox = new DemoSandbox(temple);
    this.audit = new DemoAudit(temple.id);
    this.refunds = new DemoRefunds(this);
    this.disputes = new DemoDisputes(this);
  }

  /** Everything up to `now`, each thing when it happens: numbers of entries and receipts follow time. */
  run(gifts: readonly DemoGift[], now: Date): void {
    for (const [index, gift] of gifts.entries()) {
      this.#timeline.catchUp(gift.at);
      this.give(gift, demoId(`${this.name}:${this.temple.slug}:${index}`, gift.at));
    }
    this.#timeline.catchUp(now);
  }

  private give(gift: DemoGift, id: string): void {
    const sale = giftRows(gift, id, { templeId: this.temple.id, funds: this.funds, policy: this.policy });
    this.keep(gift, sale);
    if (sale.order.gateway) this.sandbox.open(sale.order, gift.fate);
    if (gift.fate === 'failed' || gift.fate === 'canceled') this.audit.note(sale.order, `donation.${gift.fate}`, gift.at);
    if (!wasPaid(gift.fate)) return;
    this.receive(gift, sale);
    this.follow(gift, sale);
  }

  private keep(gift: DemoGift, { order, lines }: DemoSale): void {
    this.donations.push(order);
    this.plans.set(order, gift);
    this.lines.push(...lines);
    const [first, ...more] = lines;
    if (first) this.linesOf.set(order.id, [first, ...more]);
    const qrCodeId = gift.source === 'guest-qr' ? this.qrCodeIds[(gift.amountsCents[0]?.fund ?? 0) % this.qrCodeIds.length] : undefined;
    const details = giftOf(order, { dedication: gift.dedication, qrCodeId });
    if (details) this.gifts.push(details);
  }

  private receive({ at, recordedBy }: DemoGift, { order, lines }: DemoSale): void {
    const shares = creditShares(lines, everythingLeft(lines));
    const posting = order.gateway ? cardGiftPosting(shares, order.feeCents ?? 0) : counterGiftPosting(shares);
    this.books.post(at, `gift:${order.id}`, paidReason(order, lines), order.id, posting);
    if (order.gateway) this.audit.note(order, 'donation.succeeded', at);
    else this.audit.note(order, 'donation.recorded', at, null, recordedBy);
    this.books.receipt(order, lines, at);
    this.audit.note(order, 'receipt.issued', at, order.receiptNumber, recordedBy);
  }

  private follow({ at, fate, refundReason }: DemoGift, sale: DemoSale): void {
    const after = (days: number, work: (when: Date) => void) => this.#timeline.after(at, days, work);
    const { totalCents } = sale.order;
    if (fate === 'refunded') after(2, (when) => this.refunds.refund(sale, totalCents, when, refundReason));
    if (fate === 'part-refunded') after(3, (when) => this.refunds.refund(sale, Math.floor(totalCents / 2), when, refundReason));
    if (fate === 'disputed' || fate === 'dispute-won' || fate === 'dispute-lost') after(4, (when) => this.disputes.open(sale.order, when));
    if (fate === 'dispute-won') after(40, (when) => this.disputes.win(sale, when));
    if (fate === 'dispute-lost') after(40, (when) => this.disputes.lose(sale, when));
  }
}
