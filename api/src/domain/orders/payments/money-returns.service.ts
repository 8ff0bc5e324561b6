import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { type PostedReason, reasonOf } from '../../ledger/ledger-reason.ts';
import { type CreditShare, returnPosting } from '../../ledger/postings.ts';
import type { Dispute } from '../disputes/dispute.entity.ts';
import { LostGifts } from '../disputes/lost-gifts.service.ts';
import { creditShares, type LineShare, sumOf } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { MoneyNotices } from '../notices/money-notices.service.ts';
import { Order } from '../order.entity.ts';
import { OrderCorrections } from '../order-corrections.service.ts';
import { type OrderKey, returnTaken } from '../places/line-holds.ts';
import type { Refund } from '../refunds/refund.entity.ts';
import { lowerRefundLines, refundLinesOf } from '../refunds/refund-lines.ts';
import { giveBack } from '../state-by-sums.ts';
import { UnassignedMoney } from './unassigned-money.entity.ts';

const SUSPENSE = { kind: 'suspense' } as const;
const REFUNDS = { kind: 'refunds' } as const;
const GIVEN = { kind: 'refunds-owed' } as const;

/** Money that had left an order and came back: ledger, lines and receipt follow in the caller's transaction, which has locked the order. */
@Injectable()
export class MoneyReturns {
  constructor(
    private readonly ledger: LedgerService,
    private readonly corrections: OrderCorrections,
    private readonly giftNotices: GiftNotices,
    private readonly moneyNotices: MoneyNotices,
    private readonly gifts: LostGifts,
  ) {}

  /** A refund that had succeeded and failed after all: everything it took is back where it was taken. */
  async refund(tx: EntityManager, order: OrderKey, { templeId, id, amountCents }: Refund, at: Date): Promise<void> {
    const waiting = await tx.findOneBy(UnassignedMoney, { templeId, id });
    const shares = await takenLines(tx, order, id);
    const beyondCents = waiting?.beyondCents ?? 0;
    await giveBack(tx, order, 'refundedCents', amountCents - beyondCents);
    await returnTaken(tx, order, shares);
    if (waiting) await tx.delete(UnassignedMoney, { templeId, id });
    const rest = { account: waiting?.assignedAt ? REFUNDS : SUSPENSE, cents: amountCents - sumOf(shares) };
    const reason = reasonOf('ledger.refund-failed');
    await this.post(tx, order, { key: `refund-failed:${id}`, reason, at, shares, others: [rest] });
    await this.receipt(tx, order, { reason: reason.sentence, at, cents: sumOf(shares) });
  }

  /**
   * Money of a dispute that had been lost. What no line bore is covered first, then gifts that were made of the order's refunds. The rest
   * goes to the line that bore the dispute, or to all of them where all of it is back; if it could be of several, it waits under "To check".
   */
  async dispute(tx: EntityManager, order: OrderKey, { templeId, id }: Dispute, cents: number, at: Date): Promise<void> {
    const waiting = await tx.findOneBy(UnassignedMoney, { templeId, id });
    const covered = await cover(tx, waiting, cents);
    const reason = reasonOf('ledger.dispute-returned');
    const given = await this.gifts.giveBack(tx, order, { templeId, id }, cents - covered.beyond, { words: reason, at });
    const inOrder = cents - covered.beyond - given;
    await giveBack(tx, order, 'lostCents', inOrder);
    const open = inOrder - covered.held;
    const shares = shareOut(await takenLines(tx, order, id), open);
    await returnTaken(tx, order, shares);
    await lowerRefundLines(tx, { templeId, id }, shares);
    const unknown = open - sumOf(shares);
    const others = [
      { account: waiting?.assignedAt ? REFUNDS : SUSPENSE, cents: covered.beyond },
      { account: SUSPENSE, cents: covered.held + unknown },
      { account: GIVEN, cents: given },
    ];
    await this.post(tx, order, { key: `dispute-returned:${newId()}`, reason, at, shares, others });
    if (unknown > 0) await this.wait(tx, order, unknown, at);
    await this.receipt(tx, order, { reason: reason.sentence, at, cents: sumOf(shares) });
  }

  /** Money that waited until somebody said of which lines it is. Throws `refund-too-large` for more than was taken of a line. */
  async assigned(tx: EntityManager, order: OrderKey, id: string, shares: readonly LineShare[], at: Date): Promise<void> {
    await returnTaken(tx, order, shares);
    const lines = returnPosting(creditShares(await linesOf(tx, order), shares), 'suspense');
    const reason = reasonOf('ledger.dispute-returned-assigned');
    const { templeId, id: orderId } = order;
    await this.ledger.post(tx, { templeId, postingKey: `assigned:${id}`, reason, orderId, postedAt: at, lines });
    await this.receipt(tx, order, { reason: reason.sentence, at, cents: sumOf(shares) });
  }

  private async wait(tx: EntityManager, key: OrderKey, heldCents: number, openedAt: Date): Promise<void> {
    const { templeId, id: orderId } = key;
    const row = { templeId, id: newId(), orderId, cause: 'returned' as const, heldCents, beyondCents: 0, openedAt };
    await insertRow(tx, UnassignedMoney, { ...row, assignedAt: null, assignedBy: null });
    await this.moneyNotices.unassigned(tx, await tx.findOneByOrFail(Order, { templeId, id: orderId }), {
      id: row.id,
      amountCents: heldCents,
    });
  }

  private async post(tx: EntityManager, order: OrderKey, { key, reason, at, shares, others }: Return): Promise<void> {
    const { templeId, id: orderId } = order;
    const named = creditShares(await linesOf(tx, order), shares);
    const lines = returnPosting([...named, ...others.filter(({ cents }) => cents > 0)], 'clearing');
    await this.ledger.post(tx, { templeId, postingKey: key, reason, orderId, postedAt: at, lines });
  }

  /** The donor gets the receipt for what the temple has again. */
  private async receipt(
    tx: EntityManager,
    { templeId, id }: OrderKey,
    { reason, at, cents }: { reason: string; at: Date; cents: number },
  ): Promise<void> {
    if (cents === 0) return;
    const order = await tx.findOneByOrFail(Order, { templeId, id });
    const corrected = await this.corrections.restoreReceipt(tx, order, reason, at);
    await this.giftNotices.receiptReissued(tx, { order, ...corrected, reason });
  }
}

interface Return {
  /** Makes the entry once. */
  key: string;
  reason: PostedReason;
  at: Date;
  shares: readonly LineShare[];
  /** What no line bore. */
  others: readonly CreditShare[];
}

/** What a refund or a lost dispute took of each of the order's own lines. */
async function takenLines(tx: EntityManager, order: OrderKey, id: string): Promise<LineShare[]> {
  const own = new Set((await linesOf(tx, order)).map((line) => line.id));
  return (await refundLinesOf(tx, { templeId: order.templeId, id })).filter(({ lineId }) => own.has(lineId));
}

/** Of which lines money is that came back: of the only one that bore it, or of all where all is back. */
function shareOut(taken: readonly LineShare[], cents: number): LineShare[] {
  const [only, ...others] = taken;
  if (cents === 0 || !only) return [];
  if (others.length === 0) return [{ lineId: only.lineId, cents }];
  return sumOf(taken) === cents ? [...taken] : [];
}

/** Takes what came back off what is still waiting, first off what no line could bear; answers how much of each. */
async function cover(tx: EntityManager, waiting: UnassignedMoney | null, cents: number): Promise<{ beyond: number; held: number }> {
  if (!waiting) return { beyond: 0, held: 0 };
  const { templeId, id, beyondCents, heldCents, assignedAt } = waiting;
  const beyond = Math.min(beyondCents, cents);
  const held = assignedAt ? 0 : Math.min(heldCents, cents - beyond);
  const isDone = !assignedAt && beyond + held === beyondCents + heldCents;
  if (isDone) await tx.delete(UnassignedMoney, { templeId, id });
  else await tx.update(UnassignedMoney, { templeId, id }, { beyondCents: beyondCents - beyond, heldCents: heldCents - held });
  return { beyond, held };
}
