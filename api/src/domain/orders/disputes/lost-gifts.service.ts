import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { execute } from '../../../platform/database/execute.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import type { PostedReason } from '../../ledger/ledger-reason.ts';
import { counterGiftPosting, refundPosting } from '../../ledger/postings.ts';
import { creditShares, type LineShare, spreadOverLines, sumOf } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { Order } from '../order.entity.ts';
import { OrderCorrections } from '../order-corrections.service.ts';
import { OrderFacts } from '../order-facts.ts';
import { holdLines, holdOrder, type OrderKey, returnTaken, takeHeld } from '../places/line-holds.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { lowerRefundLines, refundLinesOf, writeRefundLines } from '../refunds/refund-lines.ts';
import { giveBack, settleStateBySums } from '../state-by-sums.ts';
import type { Dispute } from './dispute.entity.ts';
import type { LostGift } from './lost-gift.ts';

type DisputeKey = Pick<Dispute, 'templeId' | 'id'>;

interface Loss {
  dispute: DisputeKey;
  /** What the ledger says. */
  words: PostedReason;
  /** What the receipt says. */
  reason: string;
  action: AuditAction;
  at: Date;
}

type Back = Pick<Loss, 'words' | 'at'>;

/**
 * Gifts that were made of refunds of an order: they are its payment's money, so they are lost with it and come back with it. The order owes
 * again what the gift had settled, and the gift pays it: no cash moves.
 */
@Injectable()
export class LostGifts {
  constructor(
    private readonly ledger: LedgerService,
    private readonly corrections: OrderCorrections,
    private readonly notices: GiftNotices,
    private readonly facts: OrderFacts,
    private readonly audit: Audit,
  ) {}

  /** Takes what the order itself can't bear of its gifts, what was given last first, in the caller's transaction, which has locked the order. */
  async take(tx: EntityManager, order: OrderKey, cents: number, loss: Loss): Promise<LostGift[]> {
    const lost: LostGift[] = [];
    if (cents === 0) return lost;
    for (const gift of await giftsOf(tx, order)) {
      const taken = await this.takeOf(tx, gift, cents - sumOf(lost), loss);
      if (taken) lost.push(taken);
    }
    return lost;
  }

  /** Gives gifts back what a dispute had taken of them, first to what was given first; answers how much. */
  async giveBack(tx: EntityManager, order: OrderKey, dispute: DisputeKey, cents: number, { words, at }: Back): Promise<number> {
    let open = cents;
    const gifts = open > 0 ? await giftsOf(tx, order) : [];
    for (const gift of gifts.reverse()) open -= await this.giveBackTo(tx, gift, dispute, open, { words, at });
    return cents - open;
  }

  private async takeOf(tx: EntityManager, gift: Order, mostCents: number, loss: Loss): Promise<LostGift | null> {
    const { dispute, words, reason, action, at } = loss;
    const { templeId, id } = gift;
    const cents = Math.min(mostCents, gift.totalCents - gift.refundHeldCents);
    // A refund that is asked for at this moment has it already.
    if (cents === 0 || !(await holdOrder(tx, gift, cents, ['paid', 'partially-refunded', 'lost']))) return null;
    const lines = await linesOf(tx, gift);
    const shares = spreadOverLines(lines, cents);
    await holdLines(tx, gift, shares);
    await takeHeld(tx, gift, shares);
    await writeRefundLines(tx, dispute, shares);
    await execute(tx, 'UPDATE orders SET lostCents = lostCents + ? WHERE templeId = ? AND id = ?', [cents, templeId, id]);
    await settleStateBySums(tx, gift);
    const posting = { templeId, orderId: id, postedAt: at, reason: words, postingKey: `lost:${dispute.id}:${id}` };
    await this.ledger.post(tx, { ...posting, lines: refundPosting(creditShares(lines, shares), 'refunds-owed') });
    await this.audit.record(tx, { actor: systemActor('Payment provider'), templeId, action, subject: { kind: 'donation', id }, at });
    const order = await tx.findOneByOrFail(Order, { templeId, id });
    await this.facts.taken(tx, order);
    const { receipt, voided } = await this.corrections.correctReceipt(tx, order, reason, at);
    return { order, cents, receipt, voided };
  }

  private async giveBackTo(tx: EntityManager, gift: Order, dispute: DisputeKey, mostCents: number, { words, at }: Back): Promise<number> {
    const { templeId, id } = gift;
    const lines = await linesOf(tx, gift);
    const taken = (await refundLinesOf(tx, dispute)).filter(({ lineId }) => lines.some((line) => line.id === lineId));
    const cents = Math.min(mostCents, sumOf(taken));
    if (cents === 0) return 0;
    const shares = firstOf(taken, cents);
    await giveBack(tx, gift, 'lostCents', cents);
    await returnTaken(tx, gift, shares);
    await lowerRefundLines(tx, dispute, shares);
    const posting = { templeId, orderId: id, postedAt: at, reason: words, postingKey: `dispute-returned:${newId()}` };
    await this.ledger.post(tx, { ...posting, lines: counterGiftPosting(creditShares(lines, shares), 'refunds-owed') });
    const order = await tx.findOneByOrFail(Order, { templeId, id });
    const reason = words.sentence;
    await this.notices.receiptReissued(tx, { order, reason, ...(await this.corrections.restoreReceipt(tx, order, reason, at)) });
    return cents;
  }
}

/** The gifts made of an order's refunds, the last first. Each has its refund's id. */
async function giftsOf(tx: EntityManager, { templeId, id: orderId }: OrderKey): Promise<Order[]> {
  const refunds = await tx.findBy(Refund, { templeId, orderId, status: 'given' });
  if (refunds.length === 0) return [];
  // Locked in the order of their ids, before their sums are read.
  const key = { templeId, id: In(refunds.map(({ id }) => id)) };
  await tx.update(Order, key, { updatedAt: new Date() });
  return tx.find(Order, { where: key, order: { createdAt: 'DESC', id: 'DESC' } });
}

/** As much of the shares as adds up to the amount, from the first on. */
function firstOf(shares: readonly LineShare[], cents: number): LineShare[] {
  let open = cents;
  return shares.flatMap(({ lineId, cents: most }) => {
    const share = Math.min(open, most);
    open -= share;
    return share > 0 ? [{ lineId, cents: share }] : [];
  });
}
