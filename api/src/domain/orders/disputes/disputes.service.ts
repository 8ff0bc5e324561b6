import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { execute } from '../../../platform/database/execute.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { GatewayEvent } from '../../../platform/payments/payment-gateway.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { type PostedReason, reasonOf } from '../../ledger/ledger-reason.ts';
import { disputeOpenedPosting, disputeWonPosting, type PostingLine } from '../../ledger/postings.ts';
import { sumOf } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { MoneyNotices } from '../notices/money-notices.service.ts';
import { Order } from '../order.entity.ts';
import { moveOrder } from '../order-moves.ts';
import { MoneyReturns } from '../payments/money-returns.service.ts';
import { takeHeld } from '../places/line-holds.ts';
import { holdMoneyOut, keepUnassigned, moneyOutPosting } from '../refunds/money-out.ts';
import { writeRefundLines } from '../refunds/refund-lines.ts';
import { RefundSettlement } from '../refunds/refund-settlement.service.ts';
import { settleStateBySums } from '../state-by-sums.ts';
import { Dispute } from './dispute.entity.ts';
import { LostGifts } from './lost-gifts.service.ts';

type Opened = Pick<Extract<GatewayEvent, { kind: 'dispute-opened' }>, 'disputeId' | 'amountCents' | 'feeCents'>;
type Closed = Pick<Extract<GatewayEvent, { kind: 'dispute-closed' }>, 'disputeId' | 'won' | 'returnedCents'>;

/** Payments that donors' banks take back: booked when opened, decided by the provider's word, in the caller's transaction. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly refunds: RefundSettlement,
    private readonly returns: MoneyReturns,
    private readonly gifts: LostGifts,
    private readonly notices: MoneyNotices,
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
    const words = reasonOf(isReturn(order) ? 'ledger.bank-payment-returned' : 'ledger.dispute-opened');
    await this.post(tx, order, `dispute-opened:${dispute.id}`, words, disputeOpenedPosting(amountCents, feeCents), openedAt);
    if (early) await this.decide(tx, order, { ...dispute, returnedCents: early.returnedCents }, early.status === 'won');
    return 'applied';
  }

  /**
   * Won: the money comes back and the receipt holds. Lost: what was credited bears it and the receipt is corrected. Either can be of a part
   * only, and the provider may say so later.
   */
  async closed(tx: EntityManager, order: Order, { disputeId, won, returnedCents }: Closed): Promise<string> {
    const { templeId, id: orderId } = order;
    const dispute = await tx.findOneBy(Dispute, { templeId, gatewayDisputeId: disputeId });
    if (!dispute) {
      // The decision overtook the opening: it is kept without an amount and applied when that comes.
      const facts = { templeId, orderId, gatewayDisputeId: disputeId, amountCents: 0, feeCents: 0, openedAt: new Date(), returnedCents };
      await insertRow(tx, Dispute, { ...disputeRow(facts), status: won ? 'won' : 'lost' });
      return 'early';
    }
    if (dispute.status !== 'open') return this.returned(tx, order, dispute, returnedCents);
    await this.decide(tx, order, { ...dispute, returnedCents }, won);
    return 'applied';
  }

  /** The provider says later what came back. Its sums only grow, so a smaller one is an older message. */
  private async returned(tx: EntityManager, order: Order, dispute: Dispute, statedCents: number | null): Promise<string> {
    const { templeId, id, amountCents } = dispute;
    if (amountCents === 0 || statedCents === null || statedCents <= (dispute.returnedCents ?? 0)) return 'unchanged';
    const returnedCents = Math.min(statedCents, amountCents);
    const change = returnedCents - backOf(dispute);
    const at = new Date();
    await tx.update(Dispute, { templeId, id }, { returnedCents, status: returnedCents === amountCents ? 'won' : 'lost' });
    if (change === 0) return 'applied';
    await this.record(tx, order, 'dispute.reinstated', at);
    if (change > 0) await this.returns.dispute(tx, order, dispute, change, at);
    else await this.lose(tx, order, dispute, { cents: -change, from: 'clearing', at });
    await settleStateBySums(tx, order);
    return 'applied';
  }

  private async decide(tx: EntityManager, order: Order, dispute: Dispute, won: boolean): Promise<void> {
    const { templeId } = order;
    const closedAt = new Date();
    const { returnedCents } = dispute;
    const back = backOf({ ...dispute, status: won ? 'won' : 'lost' });
    const lostCents = dispute.amountCents - back;
    const status = lostCents === 0 ? 'won' : 'lost';
    await tx.update(Dispute, { templeId, id: dispute.id }, { status, returnedCents, closedAt });
    await this.settleState(tx, order);
    const { action, event } = status === 'won' ? WON : lossOf(order);
    await this.record(tx, order, action, closedAt);
    if (back > 0)
      await this.post(tx, order, `dispute-won:${dispute.id}`, reasonOf('ledger.dispute-won'), disputeWonPosting(back), closedAt);
    if (lostCents > 0) await this.lose(tx, order, dispute, { cents: lostCents, from: 'disputes', at: closedAt });
    await this.notices.disputed(tx, order, event, { id: dispute.id, amountCents: status === 'won' ? back : lostCents });
  }

  /** The last dispute to end decides: one that was lost stays so, whatever another came to. */
  private async settleState(tx: EntityManager, order: Order): Promise<void> {
    const { templeId, id: orderId } = order;
    if (await tx.existsBy(Dispute, { templeId, orderId, status: 'open' })) return;
    const lost = await tx.existsBy(Dispute, { templeId, orderId, status: 'lost', amountCents: MoreThan(0) });
    if (!(await moveOrder(tx, order, lost ? 'lost' : 'back'))) throw new Error(`The order ${orderId} is not disputed.`);
  }

  private async lose(tx: EntityManager, { templeId, id: orderId }: Order, { id }: Dispute, { cents, from, at }: Loss): Promise<void> {
    const order = await tx.findOneByOrFail(Order, { templeId, id: orderId });
    const inOrder = await holdMoneyOut(tx, order, cents);
    const { words, reason, cause, action } = lossOf(order);
    const gifts = await this.gifts.take(tx, order, inOrder.beyondCents, { dispute: { templeId, id }, words, reason, action, at });
    const givenCents = sumOf(gifts);
    const lostCents = cents - inOrder.beyondCents;
    const out = { ...inOrder, beyondCents: inOrder.beyondCents - givenCents, givenCents };
    await execute(tx, 'UPDATE orders SET lostCents = lostCents + ? WHERE templeId = ? AND id = ?', [lostCents, templeId, orderId]);
    await takeHeld(tx, order, out.shares);
    await writeRefundLines(tx, { templeId, id }, out.shares);
    await keepUnassigned(tx, order, { id, cause: 'dispute', openedAt: at }, out);
    await this.post(tx, order, `dispute-lost:${id}`, words, moneyOutPosting(await linesOf(tx, order), out, from), at);
    const current = await tx.findOneByOrFail(Order, { templeId, id: orderId });
    await this.refunds.tellTaken(tx, current, out, { id, reason, cause, at, gifts });
  }

  private async record(tx: EntityManager, { templeId, id }: Order, action: AuditAction, at: Date): Promise<void> {
    await this.audit.record(tx, { actor: systemActor('Payment provider'), templeId, action, subject: { kind: 'donation', id }, at });
  }

  private async post(
    tx: EntityManager,
    order: Order,
    postingKey: string,
    reason: PostedReason,
    lines: PostingLine[],
    postedAt: Date,
  ): Promise<void> {
    const { templeId, id: orderId } = order;
    await this.ledger.post(tx, { templeId, postingKey, reason, orderId, postedAt, lines });
  }
}

const WON = { action: 'dispute.won', event: 'won' } as const;
const LOST = {
  action: 'dispute.lost',
  event: 'lost',
  words: reasonOf('ledger.dispute-lost'),
  reason: 'The payment was taken back by the bank',
  cause: 'dispute-lost',
} as const;
const RETURNED = {
  action: 'donation.returned',
  event: 'returned',
  words: reasonOf('ledger.bank-payment-returned'),
  reason: 'The bank returned the payment',
  cause: 'bank-returned',
} as const;
/** The provider reports a bank debit that is returned after it arrived as a dispute that can't be contested: it is lost from the start. */
const isReturn = ({ method }: Order): boolean => method === 'ach';
const lossOf = (order: Order) => (isReturn(order) ? RETURNED : LOST);

/** What of a dispute is booked as come back: what the provider stated, else all where it was won. */
const backOf = ({ status, amountCents, returnedCents }: Dispute): number =>
  Math.min(amountCents, returnedCents ?? (status === 'won' ? amountCents : 0));

interface Loss {
  cents: number;
  /** Where the money is held that is gone. */
  from: 'disputes' | 'clearing';
  at: Date;
}

type DisputeFacts = Omit<Dispute, 'id' | 'status' | 'closedAt' | 'returnedCents'> & Partial<Pick<Dispute, 'returnedCents'>>;
const disputeRow = (facts: DisputeFacts, id: string = newId()): Dispute => ({
  returnedCents: null,
  ...facts,
  id,
  status: 'open',
  closedAt: null,
});
