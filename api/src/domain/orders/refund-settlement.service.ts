import { Injectable } from '@nestjs/common';
import { REFUND_TRANSITIONS, type RefundStatus } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { GatewayEvent } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { refundPosting } from '../ledger/postings.ts';
import { holdLines, holdOrder, releaseHeld } from './line-holds.ts';
import { type LineShare, spreadOverLines } from './line-shares.ts';
import { linesOf } from './lines-of.ts';
import { Order } from './order.entity.ts';
import { OrderCorrections } from './order-corrections.service.ts';
import { OrderNotices } from './order-notices.service.ts';
import { OrderSignals } from './order-signals.ts';
import { Refund } from './refund.entity.ts';
import { RefundLine } from './refund-line.entity.ts';

type RefundWord = Pick<Extract<GatewayEvent, { kind: 'refund-changed' }>, 'refundId' | 'gatewayRefundId' | 'amountCents' | 'status'>;

/** Ends refunds by the provider's word: gift, ledger, receipt and mail in the caller's one transaction. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly ledger: LedgerService,
    private readonly corrections: OrderCorrections,
    private readonly notices: OrderNotices,
    private readonly audit: Audit,
    private readonly signals: OrderSignals,
  ) {}

  /** What the provider says of a refund; one begun on the provider's own site is taken in as ours. */
  async told(tx: EntityManager, order: Order, word: RefundWord): Promise<string> {
    const refund = (await findRefund(tx, order, word)) ?? (await this.adopt(tx, order, word));
    if (!refund) return 'refused';
    const { templeId, id } = refund;
    if (!refund.gatewayRefundId) await tx.update(Refund, { templeId, id }, { gatewayRefundId: word.gatewayRefundId });
    return (await this.end(tx, order, refund, word.status)) ? 'applied' : 'unchanged';
  }

  /** Moves a pending refund to its end and books it; tells whether this call did. */
  async end(tx: EntityManager, order: Order, refund: Refund, status: RefundStatus, at: Date = new Date()): Promise<boolean> {
    const end = REFUND_TRANSITIONS.pending.find((possible) => possible === status);
    if (!end) return false;
    const where = { templeId: refund.templeId, id: refund.id, status: 'pending' as const };
    const { affected } = await tx.update(Refund, where, { status: end, settledAt: at });
    if (affected === 0) return false;
    if (end === 'succeeded') await this.succeed(tx, order, refund, at);
    else await this.fail(tx, order, refund);
    const fact = {
      action: `refund.${end}`,
      subject: { kind: 'donation', id: order.id },
      after: { amountCents: refund.amountCents },
      at,
    } as const;
    await this.audit.record(tx, { actor: systemActor('Payment provider'), templeId: order.templeId, ...fact });
    afterCommit(() => this.signals.changed(order.id));
    return true;
  }

  private async succeed(tx: EntityManager, order: Order, refund: Refund, at: Date): Promise<void> {
    const { templeId, id } = order;
    const { amountCents, reason } = refund;
    // One statement decides the state from the sums themselves, so that two refunds at once end right; a dispute keeps its state.
    await execute(
      tx,
      `UPDATE orders SET status = CASE WHEN status = 'disputed' THEN status
         WHEN refundedCents + lostCents + ? >= totalCents THEN 'refunded' WHEN status = 'lost' THEN status ELSE 'partially-refunded' END,
       refundedCents = refundedCents + ? WHERE templeId = ? AND id = ?`,
      [amountCents, amountCents, templeId, id],
    );
    const current = await tx.findOneByOrFail(Order, { templeId, id });
    const why = `Refund: ${reason}`.slice(0, 200);
    const shares = await this.corrections.takeFromLines(tx, current, await refundLinesOf(tx, refund));
    const lines = refundPosting(shares, current.gateway ? 'clearing' : 'cash');
    await this.ledger.post(tx, { templeId, postingKey: `refund:${refund.id}`, reason: why, orderId: id, postedAt: at, lines });
    const { temple, receipt, voided } = await this.corrections.correctReceipt(tx, current, why, at);
    await this.notices.refunded(tx, { order: current, temple, receipt, voided, amountCents });
  }

  private async fail(tx: EntityManager, order: Order, refund: Refund): Promise<void> {
    await releaseHeld(tx, order, await refundLinesOf(tx, refund));
    await this.notices.refundFailed(tx, order, refund);
  }

  /** A refund we did not ask for, as long as the gift has that much left. */
  private async adopt(tx: EntityManager, order: Order, word: RefundWord): Promise<Refund | null> {
    if (!(await holdOrder(tx, order, word.amountCents, ['paid', 'partially-refunded', 'back', 'lost']))) return null;
    const shares = spreadOverLines(await linesOf(tx, order), word.amountCents);
    await holdLines(tx, order, shares);
    const refund = {
      templeId: order.templeId,
      id: newId(),
      orderId: order.id,
      amountCents: word.amountCents,
      reason: 'Refunded on the payment provider’s site',
      status: 'pending' as const,
      requestedById: null,
      requestedBy: 'Payment provider',
      requestedAt: new Date(),
      settledAt: null,
      gatewayRefundId: word.gatewayRefundId,
    };
    await insertRow(tx, Refund, refund);
    const { templeId, id: refundId } = refund;
    await insertRows(
      tx,
      RefundLine,
      shares.map(({ lineId, cents }) => ({ templeId, refundId, lineId, cents })),
    );
    return refund;
  }
}

/** What a refund gives back of each line. */
export const refundLinesOf = (manager: EntityManager, { templeId, id }: Pick<Refund, 'templeId' | 'id'>): Promise<LineShare[]> =>
  manager.find(RefundLine, { where: { templeId, refundId: id }, order: { lineId: 'ASC' } });

async function findRefund(tx: EntityManager, { templeId, id }: Order, { refundId, gatewayRefundId }: RefundWord): Promise<Refund | null> {
  const known = await tx.findOneBy(Refund, { templeId, orderId: id, gatewayRefundId });
  return known ?? (refundId ? tx.findOneBy(Refund, { templeId, orderId: id, id: refundId }) : null);
}
