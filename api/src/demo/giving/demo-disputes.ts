import { reasonOf } from '../../domain/ledger/ledger-reason.ts';
import { disputeLostPosting, disputeOpenedPosting, disputeWonPosting } from '../../domain/ledger/postings.ts';
import type { Dispute } from '../../domain/orders/disputes/dispute.entity.ts';
import { creditShares } from '../../domain/orders/line-shares.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import { found } from '../../platform/http/domain-error.ts';
import { DISPUTE_FEE_CENTS } from '../../platform/payments/sandbox/sandbox-cards.ts';
import { demoId } from '../demo-step.ts';
import { correctReceipt, type DemoRecords, type DemoSale, takeFrom } from './demo-records.ts';

/** The disputes about a demo temple's gifts. */
export class DemoDisputes {
  readonly rows: Dispute[] = [];

  constructor(private readonly records: DemoRecords) {}

  /** A bank disputes a gift. */
  open(donation: Order, openedAt: Date): void {
    const { books, sandbox, audit } = this.records;
    const { templeId, id: orderId, totalCents: disputedCents } = donation;
    const id = demoId(`dispute:${orderId}`, openedAt);
    const amounts = { amountCents: disputedCents, feeCents: DISPUTE_FEE_CENTS };
    const open = { status: 'open', openedAt, closedAt: null, returnedCents: null } as const;
    this.rows.push({ templeId, id, orderId, gatewayDisputeId: id, ...amounts, ...open });
    donation.status = 'disputed';
    sandbox.move(donation, openedAt, () => ({ disputedCents, disputeFeeCents: DISPUTE_FEE_CENTS }));
    const posting = disputeOpenedPosting(disputedCents, DISPUTE_FEE_CENTS);
    books.post(openedAt, `dispute-opened:${id}`, reasonOf('ledger.dispute-opened'), orderId, posting);
    audit.note(donation, 'dispute.opened', openedAt);
  }

  /** The temple gets the money of a disputed gift back. */
  win({ order }: DemoSale, at: Date): void {
    const { amountCents, id } = this.close(order, 'won', at);
    order.status = 'back';
    this.records.books.post(at, `dispute-won:${id}`, reasonOf('ledger.dispute-won'), order.id, disputeWonPosting(amountCents));
  }

  /** The bank keeps the money of a disputed gift, whose receipt is void. */
  lose(sale: DemoSale, at: Date): void {
    const { order, lines } = sale;
    const { amountCents, id } = this.close(order, 'lost', at);
    order.status = 'lost';
    const posting = disputeLostPosting(creditShares(lines, takeFrom(lines, amountCents)));
    this.records.books.post(at, `dispute-lost:${id}`, reasonOf('ledger.dispute-lost'), order.id, posting);
    order.lostCents = amountCents;
    order.refundHeldCents += amountCents;
    correctReceipt(this.records, sale, at, 'The payment was taken back by the bank');
  }

  private close(order: Order, status: 'won' | 'lost', closedAt: Date): Dispute {
    const dispute = found(this.rows.find(({ orderId }) => orderId === order.id));
    Object.assign(dispute, { status, closedAt });
    const lostCents = status === 'won' ? 0 : dispute.amountCents;
    this.records.sandbox.move(order, closedAt, () => ({ disputedCents: 0, lostCents }));
    this.records.audit.note(order, `dispute.${status}`, closedAt);
    return dispute;
  }
}
