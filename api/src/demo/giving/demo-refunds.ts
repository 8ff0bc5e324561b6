import { reasonOf } from '../../domain/ledger/ledger-reason.ts';
import { refundPosting } from '../../domain/ledger/postings.ts';
import { creditShares } from '../../domain/orders/line-shares.ts';
import { NOT_HANDED_OUT, type Refund } from '../../domain/orders/refunds/refund.entity.ts';
import type { RefundLine } from '../../domain/orders/refunds/refund-line.entity.ts';
import { demoId } from '../demo-step.ts';
import { correctReceipt, type DemoRecords, type DemoSale, takeFrom } from './demo-records.ts';

const ASKED_BY = 'Suresh Rao';

/** The refunds of a demo temple's gifts. */
export class DemoRefunds {
  readonly rows: Refund[] = [];
  readonly lines: RefundLine[] = [];

  constructor(private readonly records: DemoRecords) {}

  /** Pays back a part of a gift, or all of it. */
  refund(sale: DemoSale, cents: number, at: Date, reason = 'Given twice by mistake'): void {
    const { order, lines } = sale;
    const { books, sandbox, audit } = this.records;
    const refund = this.add(sale, cents, at, reason);
    sandbox.refund(order, { id: refund.gatewayRefundId, refundId: refund.id, amountCents: cents, at });
    order.refundedCents += cents;
    order.refundHeldCents += cents;
    order.status = order.refundedCents === order.totalCents ? 'refunded' : 'partially-refunded';
    audit.note(order, 'refund.requested', at, reason, ASKED_BY);
    const shares = takeFrom(lines, cents);
    this.lines.push(...shares.map((share) => ({ templeId: order.templeId, refundId: refund.id, ...share })));
    const posting = refundPosting(creditShares(lines, shares), 'clearing');
    books.post(at, `refund:${refund.id}`, reasonOf('ledger.refund', { reason }), order.id, posting);
    correctReceipt(this.records, sale, at, `Refund: ${reason}`);
    audit.note(order, 'refund.succeeded', at);
  }

  private add({ order: { templeId, id: orderId } }: DemoSale, amountCents: number, at: Date, reason: string) {
    const refund = {
      templeId,
      id: demoId(`refund:${orderId}`, at),
      orderId,
      amountCents,
      reason,
      cause: 'refund',
      status: 'succeeded',
      requestedById: null,
      requestedBy: ASKED_BY,
      requestedAt: at,
      settledAt: at,
      gatewayRefundId: demoId(`sandbox-refund:${orderId}`, at),
      ...NOT_HANDED_OUT,
    } satisfies Refund;
    this.rows.push(refund);
    return refund;
  }
}
