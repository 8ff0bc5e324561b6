import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { GatewayEvent } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { disputeOpenedPosting, disputeWonPosting, type PostingLine } from '../ledger/postings.ts';
import { Dispute } from './dispute.entity.ts';
import { takeHeld } from './line-holds.ts';
import { linesOf } from './lines-of.ts';
import { holdMoneyOut, keepUnassigned, moneyOutPosting } from './money-out.ts';
import { Order } from './order.entity.ts';
import { moveOrder } from './order-moves.ts';
import { OrderNotices } from './order-notices.service.ts';
import { RefundSettlement } from './refund-settlement.service.ts';

type Opened = Pick<Extract<GatewayEvent, { kind: 'dispute-opened' }>, 'disputeId' | 'amountCents' | 'feeCents'>;
type Closed = Pick<Extract<GatewayEvent, { kind: 'dispute-closed' }>, 'disputeId' | 'won'>;

/** Payments that donors' banks take back: booked when opened, decided by the provider's word, in the caller's transaction. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly refunds: RefundSettlement,
    private readonly notices: OrderNotices,
    private readonly audit: Audit,
  ) {}

  async opened(tx: EntityManager, order: Order, { disputeId, amountCents, feeCents }: Opened): Promise<string> {
    const { templeId, id: orderId } = order;
    const early = await tx.findOneBy(Dispute, { templeId, gatewayDisputeId: disputeId });
    if (early && early.amountCents > 0) return 'unchanged';
    // A payment can be disputed twice at once.
    if (order.status !== 'disputed' && !(await moveOrder(tx, order, 'disputed'))) return 'refused';
    const openedAt = new Date();
    const dispute = disputeRow({ templeId, orderId, gatewayDisputeId: disputeId, amountCents, feeCents, openedAt }, early?.id);
    await tx.save(Dispute, dispute);
    if (!isReturn(order)) {
      await this.record(tx, order, 'dispute.opened', openedAt);
      await this.notices.disputed(tx, order, 'opened', dispute);
    }
    const words = isReturn(order) ? RETURNED : 'Dispute opened';
    await this.post(tx, order, `dispute-opened:${dispute.id}`, words, disputeOpenedPosting(amountCents, feeCents), openedAt);
    if (early) await this.decide(tx, order, dispute, early.status === 'won');
    return 'applied';
  }

  /** Won: the money comes back and the receipt holds. Lost: what was credited bears it and the receipt is corrected. */
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
    const { templeId, id: orderId } = order;
    const closedAt = new Date();
    await tx.update(Dispute, { templeId, id: dispute.id }, { status: won ? 'won' : 'lost', closedAt });
    await this.settleState(tx, order);
    const lost = isReturn(order) ? ({ action: 'donation.returned', event: 'returned' } as const) : LOST;
    const { action, event } = won ? WON : lost;
    await this.record(tx, order, action, closedAt);
    if (won) await this.post(tx, order, `dispute-won:${dispute.id}`, 'Dispute won', disputeWonPosting(dispute.amountCents), closedAt);
    else await this.lose(tx, await tx.findOneByOrFail(Order, { templeId, id: orderId }), dispute, closedAt);
    await this.notices.disputed(tx, order, event, dispute);
  }

  /** The last dispute to end decides: one that was lost stays so, whatever another came to. */
  private async settleState(tx: EntityManager, order: Order): Promise<void> {
    const { templeId, id: orderId } = order;
    if (await tx.existsBy(Dispute, { templeId, orderId, status: 'open' })) return;
    const lost = await tx.existsBy(Dispute, { templeId, orderId, status: 'lost', amountCents: MoreThan(0) });
    if (!(await moveOrder(tx, order, lost ? 'lost' : 'back'))) throw new Error(`The order ${orderId} is not disputed.`);
  }

  private async lose(tx: EntityManager, order: Order, { id, amountCents }: Dispute, at: Date): Promise<void> {
    const { templeId, id: orderId } = order;
    const out = await holdMoneyOut(tx, order, amountCents);
    const lostCents = amountCents - out.beyondCents;
    await execute(tx, 'UPDATE orders SET lostCents = lostCents + ? WHERE templeId = ? AND id = ?', [lostCents, templeId, orderId]);
    await takeHeld(tx, order, out.shares);
    await keepUnassigned(tx, order, { id, cause: 'dispute', openedAt: at }, out);
    const words = isReturn(order) ? RETURNED : 'Dispute lost';
    await this.post(tx, order, `dispute-lost:${id}`, words, moneyOutPosting(await linesOf(tx, order), out, 'disputes'), at);
    const current = await tx.findOneByOrFail(Order, { templeId, id: orderId });
    await this.refunds.tellTaken(tx, current, out, {
      id,
      reason: isReturn(order) ? 'The bank returned the payment' : 'The payment was taken back by the bank',
      cause: isReturn(order) ? 'bank-returned' : 'dispute-lost',
      at,
    });
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

const WON = { action: 'dispute.won', event: 'won' } as const;
const LOST = { action: 'dispute.lost', event: 'lost' } as const;
const RETURNED = 'Bank payment returned';

/** The provider reports a bank debit that is returned after it arrived as a dispute that can't be contested: it is lost from the start. */
const isReturn = ({ method }: Order): boolean => method === 'ach';

type DisputeFacts = Omit<Dispute, 'id' | 'status' | 'closedAt'>;
const disputeRow = (facts: DisputeFacts, id: string = newId()): Dispute => ({ ...facts, id, status: 'open', closedAt: null });
