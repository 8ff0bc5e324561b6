import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { GatewayEvent } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { disputeLostPosting, disputeOpenedPosting, disputeWonPosting, type PostingLine } from '../ledger/postings.ts';
import { Dispute } from './dispute.entity.ts';
import { holdLines } from './line-holds.ts';
import { spreadOverLines } from './line-shares.ts';
import { linesOf } from './lines-of.ts';
import type { Order } from './order.entity.ts';
import { OrderCorrections } from './order-corrections.service.ts';
import { moveOrder } from './order-moves.ts';
import { OrderNotices } from './order-notices.service.ts';

type Opened = Pick<Extract<GatewayEvent, { kind: 'dispute-opened' }>, 'disputeId' | 'amountCents' | 'feeCents'>;
type Closed = Pick<Extract<GatewayEvent, { kind: 'dispute-closed' }>, 'disputeId' | 'won'>;

/** Payments that donors' banks take back: booked when opened, decided by the provider's word, in the caller's transaction. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly corrections: OrderCorrections,
    private readonly notices: OrderNotices,
    private readonly audit: Audit,
  ) {}

  async opened(tx: EntityManager, order: Order, { disputeId, amountCents, feeCents }: Opened): Promise<string> {
    const { templeId, id: orderId } = order;
    const early = await tx.findOneBy(Dispute, { templeId, gatewayDisputeId: disputeId });
    if (early && early.amountCents > 0) return 'unchanged';
    if (!(await moveOrder(tx, order, 'disputed'))) return 'refused';
    const openedAt = new Date();
    const dispute = disputeRow({ templeId, orderId, gatewayDisputeId: disputeId, amountCents, feeCents, openedAt }, early?.id);
    await tx.save(Dispute, dispute);
    await this.record(tx, order, 'dispute.opened', openedAt);
    await this.notices.disputed(tx, order, 'opened', dispute);
    await this.post(tx, order, `dispute-opened:${dispute.id}`, 'Dispute opened', disputeOpenedPosting(amountCents, feeCents), openedAt);
    if (early) await this.decide(tx, order, dispute, early.status === 'won');
    return 'applied';
  }

  /** Won: the money comes back and the receipt holds. Lost: the funds bear it and the receipt is voided. */
  async closed(tx: EntityManager, order: Order, { disputeId, won }: Closed): Promise<string> {
    const { templeId, id: orderId } = order;
    const dispute = await tx.findOneBy(Dispute, { templeId, gatewayDisputeId: disputeId });
    if (!dispute) {
      // The decision overtook the opening: it is kept without an amount and applied when that comes.
      const facts = { templeId, orderId, gatewayDisputeId: disputeId, amountCents: 0, feeCents: 0, openedAt: new Date() };
      await insertRow(tx, Dispute, { ...disputeRow(facts), status: won ? 'won' : 'lost' });
      return 'early';
    }
    if (dispute.status !== 'open') return 'unchanged';
    await this.decide(tx, order, dispute, won);
    return 'applied';
  }

  private async decide(tx: EntityManager, order: Order, dispute: Dispute, won: boolean): Promise<void> {
    const closedAt = new Date();
    if (!(await moveOrder(tx, order, won ? 'back' : 'lost'))) throw new Error(`The gift ${order.id} is not disputed.`);
    await tx.update(Dispute, { templeId: order.templeId, id: dispute.id }, { status: won ? 'won' : 'lost', closedAt });
    await this.record(tx, order, won ? 'dispute.won' : 'dispute.lost', closedAt);
    await this.notices.disputed(tx, order, won ? 'won' : 'lost', dispute);
    if (won) await this.post(tx, order, `dispute-won:${dispute.id}`, 'Dispute won', disputeWonPosting(dispute.amountCents), closedAt);
    else await this.lose(tx, order, dispute, closedAt);
  }

  private async lose(tx: EntityManager, order: Order, { id, amountCents }: Dispute, at: Date): Promise<void> {
    await execute(tx, 'UPDATE orders SET lostCents = lostCents + ?, refundHeldCents = refundHeldCents + ? WHERE templeId = ? AND id = ?', [
      amountCents,
      amountCents,
      order.templeId,
      order.id,
    ]);
    const lines = spreadOverLines(await linesOf(tx, order), amountCents);
    await holdLines(tx, order, lines);
    const shares = await this.corrections.takeFromLines(tx, order, lines);
    await this.post(tx, order, `dispute-lost:${id}`, 'Dispute lost', disputeLostPosting(shares), at);
    const { temple, receipt, voided } = await this.corrections.correctReceipt(tx, order, 'The payment was taken back by the bank', at);
    await this.notices.refunded(tx, { order, temple, receipt, voided, amountCents });
  }

  private async record(tx: EntityManager, { templeId, id }: Order, action: AuditAction, at: Date): Promise<void> {
    await this.audit.record(tx, { actor: systemActor('Payment provider'), templeId, action, subject: { kind: 'donation', id }, at });
  }

  private async post(
    tx: EntityManager,
    order: Order,
    postingKey: string,
    reason: string,
    lines: PostingLine[],
    postedAt: Date,
  ): Promise<void> {
    const { templeId, id: orderId } = order;
    await this.ledger.post(tx, { templeId, postingKey, reason, orderId, postedAt, lines });
  }
}

type DisputeFacts = Omit<Dispute, 'id' | 'status' | 'closedAt'>;
const disputeRow = (facts: DisputeFacts, id: string = newId()): Dispute => ({ ...facts, id, status: 'open', closedAt: null });
