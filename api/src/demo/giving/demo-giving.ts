import { type AuditAction, cardFeeCents } from '@sannidhi/contracts';
import type { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import type { Fund } from '../../domain/funds/fund.entity.ts';
import { donationLine } from '../../domain/giving/donation-line.ts';
import type { Gift } from '../../domain/giving/gift.entity.ts';
import { giftOf } from '../../domain/giving/gifts.service.ts';
import { reasonOf } from '../../domain/ledger/ledger-reason.ts';
import {
  cardGiftPosting,
  counterGiftPosting,
  disputeLostPosting,
  disputeOpenedPosting,
  disputeWonPosting,
  refundPosting,
} from '../../domain/ledger/postings.ts';
import type { Dispute } from '../../domain/orders/dispute.entity.ts';
import { paidReason } from '../../domain/orders/donor-label.ts';
import { creditShares, everythingLeft, type LineShare, spreadOverLines } from '../../domain/orders/line-shares.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import { orderRows } from '../../domain/orders/order-draft.ts';
import type { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { NOT_HANDED_OUT, type Refund } from '../../domain/orders/refund.entity.ts';
import type { RefundLine } from '../../domain/orders/refund-line.entity.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { found } from '../../platform/http/domain-error.ts';
import { DISPUTE_FEE_CENTS } from '../../platform/payments/sandbox/sandbox-cards.ts';
import type { SandboxCheckout } from '../../platform/payments/sandbox/sandbox-checkout.entity.ts';
import type { SandboxRefund } from '../../platform/payments/sandbox/sandbox-refund.entity.ts';
import { demoId } from '../demo-step.ts';
import type { DemoBooks } from './demo-books.ts';
import type { DemoGift } from './demo-plan.ts';

const DAY_MS = 86_400_000;
const HOLDS = new Set<DemoGift['fate']>(['kept', 'refunded', 'part-refunded', 'disputed', 'dispute-won', 'dispute-lost']);

interface Later {
  at: Date;
  work: () => void;
}

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
  readonly refunds: Refund[] = [];
  readonly refundLines: RefundLine[] = [];
  readonly disputes: Dispute[] = [];
  readonly checkouts: SandboxCheckout[] = [];
  readonly sandboxRefunds: SandboxRefund[] = [];
  readonly audit: AuditEntry[] = [];
  #later: Later[] = [];

  constructor(
    private readonly temple: { id: string; slug: string; legalName: string },
    private readonly books: DemoBooks,
    private readonly funds: readonly Fund[],
    private readonly policy: CurrentTaxPolicy,
    private readonly qrCodeIds: readonly string[],
    /** Its ids begin with this; another for each run at a temple. */
    private readonly name = 'gift',
  ) {}

  /** Everything up to `now`, each thing when it happens: numbers of entries and receipts follow time. */
  run(gifts: readonly DemoGift[], now: Date): void {
    for (const [index, gift] of gifts.entries()) {
      this.catchUp(gift.at);
      this.give(gift, index);
    }
    this.catchUp(now);
  }

  private catchUp(until: Date): void {
    if (!this.#later.some(({ at }) => at <= until)) return;
    const due = this.#later.filter(({ at }) => at <= until).sort((a, b) => a.at.getTime() - b.at.getTime());
    this.#later = this.#later.filter(({ at }) => at > until);
    for (const { work } of due) work();
  }

  private give(gift: DemoGift, index: number): void {
    const id = demoId(`${this.name}:${this.temple.slug}:${index}`, gift.at);
    const { order: donation, lines } = this.rows(gift, id);
    this.donations.push(donation);
    this.plans.set(donation, gift);
    this.lines.push(...lines);
    const [first, ...more] = lines;
    if (first) this.linesOf.set(id, [first, ...more]);
    if (donation.gateway) this.open(this.checkout(donation, gift.fate));
    if (!HOLDS.has(gift.fate)) {
      if (gift.fate === 'failed' || gift.fate === 'canceled') this.note(donation, `donation.${gift.fate}`, gift.at);
      return;
    }
    const shares = creditShares(lines, everythingLeft(lines));
    const posting = donation.gateway ? cardGiftPosting(shares, donation.feeCents ?? 0) : counterGiftPosting(shares);
    this.books.post(gift.at, `gift:${id}`, paidReason(donation, lines), id, posting);
    if (donation.gateway) this.note(donation, 'donation.succeeded', gift.at);
    else this.note(donation, 'donation.recorded', gift.at, null, gift.recordedBy);
    this.books.receipt(donation, lines, gift.at);
    this.note(donation, 'receipt.issued', gift.at, donation.receiptNumber, gift.recordedBy);
    this.follow(gift, donation, lines);
  }

  private rows(gift: DemoGift, id: string): { order: Order; lines: OrderLine[] } {
    const { at, donor, source, method, coverFees, anonymous, dedication, checkNumber, fate } = gift;
    const given = gift.amountsCents.flatMap(({ fund: position, cents }) => {
      const fund = this.funds[position];
      return fund ? [donationLine(fund, cents, this.policy.ruleOf(fund.taxedKind))] : [];
    });
    const drafted = gift.goods ?? given;
    const qrCodeId = source === 'guest-qr' ? this.qrCodeIds[(gift.amountsCents[0]?.fund ?? 0) % this.qrCodeIds.length] : undefined;
    const who = { payerAccountId: donor.accountId, phone: donor.phone, email: donor.email, legalName: donor.legalName };
    const what = { source, method, coverFees, anonymous, checkNumber, lines: drafted, at };
    const draft = { templeId: this.temple.id, orderId: id, taxPolicyVersion: this.policy.version, ...who, ...what };
    const { order, lines } = orderRows(draft, (position) => demoId(`line:${id}:${position}`, at));
    const details = giftOf(order, { dedication, qrCodeId });
    if (details) this.gifts.push(details);
    const holds = HOLDS.has(fate);
    const card = source !== 'counter' && source !== 'hundi';
    const paid =
      holds && card
        ? {
            paymentId: demoId(`payment:${id}`),
            paidWith: method === 'ach' ? 'Bank account ending 6789' : 'Visa ending 4242',
            feeCents: cardFeeCents(order.totalCents),
          }
        : {};
    const provider = card
      ? ({ gateway: 'sandbox', paymentAccount: this.temple.id, checkoutId: demoId(`checkout:${id}`, at) } as const)
      : {};
    const status = holds ? 'paid' : (fate as 'pending' | 'failed' | 'canceled');
    return { order: Object.assign(order, provider, paid, { status, receivedAt: holds ? at : null }), lines };
  }

  private follow({ at, fate }: DemoGift, donation: Order, lines: OrderLine[]): void {
    const after = (days: number, work: (when: Date) => void) => {
      const when = new Date(at.getTime() + days * DAY_MS);
      this.#later.push({ at: when, work: () => work(when) });
    };
    const { totalCents } = donation;
    if (fate === 'refunded') after(2, (when) => this.refund(donation, lines, totalCents, when));
    if (fate === 'part-refunded') after(3, (when) => this.refund(donation, lines, Math.floor(totalCents / 2), when));
    if (fate === 'disputed' || fate === 'dispute-won' || fate === 'dispute-lost') after(4, (when) => this.dispute(donation, when));
    if (fate === 'dispute-won') after(40, (when) => this.decide(donation, lines, true, when));
    if (fate === 'dispute-lost') after(40, (when) => this.decide(donation, lines, false, when));
  }

  private refund(donation: Order, lines: OrderLine[], cents: number, at: Date): void {
    const { templeId, id: orderId } = donation;
    const id = demoId(`refund:${orderId}`, at);
    const gatewayRefundId = demoId(`sandbox-refund:${orderId}`, at);
    const reason = this.plans.get(donation)?.refundReason ?? 'Given twice by mistake';
    const asked = { requestedById: null, requestedBy: 'Suresh Rao', requestedAt: at, settledAt: at };
    this.refunds.push({
      templeId,
      id,
      orderId,
      amountCents: cents,
      reason,
      cause: 'refund',
      status: 'succeeded',
      ...asked,
      gatewayRefundId,
      ...NOT_HANDED_OUT,
    });
    const checkoutId = donation.checkoutId ?? '';
    this.sandboxRefunds.push({ id: gatewayRefundId, checkoutId, refundId: id, amountCents: cents, status: 'succeeded', createdAt: at });
    const checkout = this.checkoutOf(donation);
    checkout.refundedCents += cents;
    checkout.movedAt = at;
    donation.refundedCents += cents;
    donation.refundHeldCents += cents;
    donation.status = donation.refundedCents === donation.totalCents ? 'refunded' : 'partially-refunded';
    this.note(donation, 'refund.requested', at, reason, asked.requestedBy);
    const shares = this.take(lines, cents);
    this.refundLines.push(...shares.map((share) => ({ templeId, refundId: id, ...share })));
    this.books.post(
      at,
      `refund:${id}`,
      reasonOf('ledger.refund', { reason }),
      orderId,
      refundPosting(creditShares(lines, shares), 'clearing'),
    );
    this.correct(donation, lines, at, `Refund: ${reason}`);
    this.note(donation, 'refund.succeeded', at);
  }

  private dispute(donation: Order, openedAt: Date): void {
    const { templeId, id: orderId, totalCents } = donation;
    const id = demoId(`dispute:${orderId}`, openedAt);
    const amounts = { amountCents: totalCents, feeCents: DISPUTE_FEE_CENTS };
    this.disputes.push({
      templeId,
      id,
      orderId,
      gatewayDisputeId: id,
      ...amounts,
      status: 'open',
      openedAt,
      closedAt: null,
      returnedCents: null,
    });
    donation.status = 'disputed';
    Object.assign(this.checkoutOf(donation), { disputedCents: totalCents, disputeFeeCents: DISPUTE_FEE_CENTS, movedAt: openedAt });
    this.books.post(
      openedAt,
      `dispute-opened:${id}`,
      reasonOf('ledger.dispute-opened'),
      orderId,
      disputeOpenedPosting(totalCents, DISPUTE_FEE_CENTS),
    );
    this.note(donation, 'dispute.opened', openedAt);
  }

  private decide(donation: Order, lines: OrderLine[], won: boolean, at: Date): void {
    const dispute = this.disputes.find(({ orderId }) => orderId === donation.id);
    if (!dispute) return;
    Object.assign(dispute, { status: won ? 'won' : 'lost', closedAt: at });
    donation.status = won ? 'back' : 'lost';
    Object.assign(this.checkoutOf(donation), { disputedCents: 0, lostCents: won ? 0 : dispute.amountCents, movedAt: at });
    this.note(donation, won ? 'dispute.won' : 'dispute.lost', at);
    const posting = won
      ? disputeWonPosting(dispute.amountCents)
      : disputeLostPosting(creditShares(lines, this.take(lines, dispute.amountCents)));
    this.books.post(
      at,
      `dispute-${won ? 'won' : 'lost'}:${dispute.id}`,
      reasonOf(won ? 'ledger.dispute-won' : 'ledger.dispute-lost'),
      donation.id,
      posting,
    );
    if (won) return;
    donation.lostCents = dispute.amountCents;
    donation.refundHeldCents += dispute.amountCents;
    this.correct(donation, lines, at, 'The payment was taken back by the bank');
  }

  private take(lines: readonly OrderLine[], cents: number): LineShare[] {
    const shares = spreadOverLines(lines, cents);
    for (const { lineId, cents: share } of shares) {
      const line = found(lines.find(({ id }) => id === lineId));
      line.refundedCents += share;
      line.refundHeldCents += share;
    }
    return shares;
  }

  private correct(donation: Order, lines: readonly OrderLine[], at: Date, reason: string): void {
    this.books.receipt(donation, lines, at, reason);
    this.note(donation, donation.receiptNumber ? 'receipt.replaced' : 'receipt.voided', at, donation.receiptNumber);
  }

  private checkout(donation: Order, fate: DemoGift['fate']): SandboxCheckout {
    const paid = HOLDS.has(fate);
    const status = paid ? 'paid' : fate === 'pending' ? 'open' : fate === 'failed' ? 'declined' : 'expired';
    return {
      id: donation.checkoutId ?? '',
      account: this.temple.id,
      orderId: donation.id,
      payee: this.temple.legalName,
      totalCents: donation.totalCents,
      lines: [{ label: donation.label, amountCents: donation.totalCents }],
      successUrl: '/donate',
      cancelUrl: '/donate',
      status,
      chargedAs: null,
      behaviour: paid ? 'succeeds' : null,
      paymentId: donation.paymentId,
      paidWith: donation.paidWith,
      feeCents: donation.feeCents ?? 0,
      refundedCents: 0,
      disputedCents: 0,
      lostCents: 0,
      disputeFeeCents: 0,
      expiresAt: null,
      cardOnly: null,
      paidAt: donation.receivedAt,
      movedAt: donation.receivedAt,
      createdAt: donation.createdAt,
    };
  }

  private open(checkout: SandboxCheckout): void {
    this.checkouts.push(checkout);
    this.#checkoutById.set(checkout.orderId, checkout);
  }

  private checkoutOf({ id }: Order): SandboxCheckout {
    const checkout = this.#checkoutById.get(id);
    if (!checkout) throw new Error(`Demo gift ${id} has no checkout.`);
    return checkout;
  }
  readonly #checkoutById = new Map<string, SandboxCheckout>();

  private note(donation: Order, action: AuditAction, at: Date, note: string | null = null, actorLabel = 'Payment provider'): void {
    const id = demoId(`audit:${donation.id}:${action}`, at);
    const subject = { subjectKind: 'donation', subjectId: donation.id };
    this.audit.push({
      id,
      templeId: this.temple.id,
      actorKey: 'system:demo',
      actorLabel,
      address: null,
      action,
      ...subject,
      before: null,
      after: null,
      note,
      userAgent: null,
      times: null,
      countKey: null,
      at,
    });
  }
}
