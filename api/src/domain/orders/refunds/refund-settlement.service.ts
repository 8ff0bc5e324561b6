import { Injectable } from '@nestjs/common';
import { type Message, REFUND_TRANSITIONS, type RefundStatus, WAS_PAID } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, systemActor } from '../../../platform/auth/actor.ts';
import { execute } from '../../../platform/database/execute.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { afterCommit } from '../../../platform/database/transaction-scope.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { GatewayEvent } from '../../../platform/payments/payment-gateway.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { reasonOf } from '../../ledger/ledger-reason.ts';
import type { LostGift } from '../disputes/lost-gift.ts';
import { sumOf } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { MoneyNotices } from '../notices/money-notices.service.ts';
import { Order } from '../order.entity.ts';
import { OrderCorrections } from '../order-corrections.service.ts';
import { OrderFacts } from '../order-facts.ts';
import { OrderSignals } from '../order-signals.ts';
import { MoneyReturns } from '../payments/money-returns.service.ts';
import { UnassignedMoney } from '../payments/unassigned-money.entity.ts';
import { releaseHeld, takeHeld } from '../places/line-holds.ts';
import { PlacesService } from '../places/places.service.ts';
import { bouncedCheck } from './bounced-check.ts';
import { holdMoneyOut, keepUnassigned, type MoneyOut, moneyOutPosting } from './money-out.ts';
import { NOT_HANDED_OUT, Refund } from './refund.entity.ts';
import { refundLinesOf, writeRefundLines } from './refund-lines.ts';
import { isByBank, type TakenCause } from './taken-cause.ts';

type RefundWord = Pick<Extract<GatewayEvent, { kind: 'refund-changed' }>, 'refundId' | 'gatewayRefundId' | 'amountCents' | 'status'>;

/** Ends refunds by the provider's word: gift, ledger, receipt and mail in the caller's one transaction. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly ledger: LedgerService,
    private readonly corrections: OrderCorrections,
    private readonly returns: MoneyReturns,
    private readonly giftNotices: GiftNotices,
    private readonly moneyNotices: MoneyNotices,
    private readonly audit: Audit,
    private readonly signals: OrderSignals,
    private readonly facts: OrderFacts,
    private readonly places: PlacesService,
  ) {}

  /** What the provider says of a refund; one begun on the provider's own site is taken in as ours. */
  async told(tx: EntityManager, order: Order, word: RefundWord): Promise<string> {
    const refund = (await findRefund(tx, order, word)) ?? (await this.adopt(tx, order, word));
    if (!refund) return 'refused';
    const { templeId, id } = refund;
    if (refund.status === 'succeeded' && word.status === 'failed') return (await this.undo(tx, order, refund)) ? 'applied' : 'unchanged';
    if (!refund.gatewayRefundId) await tx.update(Refund, { templeId, id }, { gatewayRefundId: word.gatewayRefundId });
    return (await this.end(tx, order, refund, word.status)) ? 'applied' : 'unchanged';
  }

  /** Moves a pending refund to its end, or to the debt that a hand-out or a gift settles, and books it; returns whether this call did. */
  async end(
    tx: EntityManager,
    order: Order,
    refund: Refund,
    status: RefundStatus,
    { at = new Date(), actor, isTold = true }: Ending = {},
  ): Promise<boolean> {
    const end = REFUND_TRANSITIONS.pending.find((possible) => possible === status);
    if (!end) return false;
    const where = { templeId: refund.templeId, id: refund.id, status: 'pending' as const };
    const { affected } = await tx.update(Refund, where, { status: end, settledAt: at });
    if (affected === 0) return false;
    if (end === 'failed') await this.fail(tx, order, refund);
    else await this.succeed(tx, order, refund, end, { at, isTold });
    const bounced = refund.cause === 'check-returned' && end === 'succeeded';
    const fact = {
      action: bounced ? ('donation.returned' as const) : (`refund.${end}` as const),
      subject: { kind: 'donation', id: order.id },
      after: { amountCents: refund.amountCents },
      at,
    } as const;
    const by = actor ?? systemActor(end === 'owed' ? 'Refunds' : 'Payment provider');
    await this.audit.record(tx, { actor: by, templeId: order.templeId, ...fact });
    afterCommit(() => this.signals.changed(order.id));
    return true;
  }

  /** The provider takes back that a refund succeeded: banks refuse some days later, and the money is with the temple again. */
  private async undo(tx: EntityManager, order: Order, refund: Refund): Promise<boolean> {
    const at = new Date();
    const { templeId, id, amountCents } = refund;
    const { affected } = await tx.update(Refund, { templeId, id, status: 'succeeded' }, { status: 'failed', settledAt: at });
    if (affected === 0) return false;
    await this.returns.refund(tx, order, refund, at);
    const fact = { action: 'refund.failed', subject: { kind: 'donation', id: order.id }, after: { amountCents }, at } as const;
    await this.audit.record(tx, { actor: systemActor('Payment provider'), templeId, ...fact });
    await this.moneyNotices.refundFailed(tx, order, refund);
    afterCommit(() => this.signals.changed(order.id));
    return true;
  }

  private async succeed(
    tx: EntityManager,
    order: Order,
    refund: Refund,
    end: 'succeeded' | 'owed' | 'given',
    { at, isTold }: Pick<Taken, 'at' | 'isTold'>,
  ): Promise<void> {
    const { templeId, id } = order;
    const out = await this.openedUp(tx, refund, at);
    const inOrder = refund.amountCents - out.beyondCents;
    // One statement decides the state from the sums themselves, so that two refunds at once end right; a dispute keeps its state.
    await execute(
      tx,
      `UPDATE orders SET status = CASE WHEN status = 'disputed' THEN status
         WHEN refundedCents + lostCents + ? >= totalCents THEN 'refunded' WHEN status = 'lost' THEN status ELSE 'partially-refunded' END,
       refundedCents = refundedCents + ? WHERE templeId = ? AND id = ?`,
      [inOrder, inOrder, templeId, id],
    );
    const current = await tx.findOneByOrFail(Order, { templeId, id });
    const reason = reasonFor(refund, end);
    await takeHeld(tx, current, out.shares);
    const lines = moneyOutPosting(await linesOf(tx, current), out, current.gateway && end !== 'given' ? 'clearing' : HELD_BY_HAND[end]);
    await this.ledger.post(tx, { templeId, postingKey: `refund:${refund.id}`, reason, orderId: id, postedAt: at, lines });
    const cause = end === 'succeeded' ? (refund.cause ?? 'refund') : CAUSES[end];
    await this.tellTaken(tx, current, out, { id: refund.id, reason: reason.sentence.slice(0, 200), cause, at, isTold });
  }

  /**
   * Frees the places of lines that were paid back. The donor is notified of what left a line, with the receipt for the rest; the office, of
   * what waits for its line.
   */
  async tellTaken(
    tx: EntityManager,
    order: Order,
    out: MoneyOut,
    { id, reason, cause, at, gifts = [], isTold = true }: Taken,
  ): Promise<void> {
    const unassignedCents = out.heldCents + out.beyondCents;
    if (unassignedCents > 0) await this.moneyNotices.unassigned(tx, order, { id, amountCents: unassignedCents });
    const amountCents = sumOf(out.shares) + sumOf(gifts);
    if (amountCents === 0) return;
    await this.facts.taken(tx, order);
    await this.places.freePaidBack(tx, order, isByBank(cause));
    const { temple, receipt, voided } = await this.corrections.correctReceipt(tx, order, reason, at);
    const lines = await linesOf(tx, order);
    const notice = { id, order, temple, receipt, voided, cause, lines };
    if (cause !== 'check-returned') {
      const ended = lines.filter((line) => out.shares.some(({ lineId }) => lineId === line.id));
      return this.giftNotices.taken(tx, { ...notice, amountCents, ended, gifts });
    }
    // One message covers every part of a check.
    const bounced = isTold ? await bouncedCheck(tx, order) : null;
    if (bounced) await this.giftNotices.taken(tx, { ...notice, amountCents: bounced.cents, ended: lines, gifts: bounced.gifts });
  }

  /** What the refund takes of which line; what has none waits from now on under "To check". */
  private async openedUp(tx: EntityManager, refund: Refund, openedAt: Date): Promise<MoneyOut> {
    const { templeId, id } = refund;
    const shares = await refundLinesOf(tx, refund);
    if (sumOf(shares) === refund.amountCents) return { shares, heldCents: 0, beyondCents: 0 };
    await tx.update(UnassignedMoney, { templeId, id }, { openedAt });
    const { heldCents, beyondCents } = await tx.findOneByOrFail(UnassignedMoney, { templeId, id });
    return { shares, heldCents, beyondCents };
  }

  private async fail(tx: EntityManager, order: Order, refund: Refund): Promise<void> {
    const { templeId, id } = refund;
    const waiting = await tx.findOneBy(UnassignedMoney, { templeId, id });
    await releaseHeld(tx, order, await refundLinesOf(tx, refund), refund.amountCents - (waiting?.beyondCents ?? 0));
    if (waiting) await tx.delete(UnassignedMoney, { templeId, id });
    await this.moneyNotices.refundFailed(tx, order, refund);
  }

  /** Takes in a refund made on the provider's own site, whatever the order has left: what has no line waits under "To check". */
  private async adopt(tx: EntityManager, order: Order, word: RefundWord): Promise<Refund | null> {
    if (word.status === 'failed' || !WAS_PAID.some((status) => status === order.status)) return null;
    const { templeId, id: orderId } = order;
    const refund = {
      templeId,
      id: newId(),
      orderId,
      amountCents: word.amountCents,
      reason: 'Refunded on the payment provider’s site',
      cause: 'refund' as const,
      status: 'pending' as const,
      requestedById: null,
      requestedBy: 'Payment provider',
      requestedAt: new Date(),
      settledAt: null,
      gatewayRefundId: word.gatewayRefundId,
      ...NOT_HANDED_OUT,
    };
    const out = await holdMoneyOut(tx, order, word.amountCents);
    await insertRow(tx, Refund, refund);
    await writeRefundLines(tx, refund, out.shares);
    await keepUnassigned(tx, order, { id: refund.id, cause: 'refund', openedAt: null }, out);
    return refund;
  }
}

/** Where what no provider sends is booked to: the drawer it left, or what the temple owes; a gift settles that at once. */
const HELD_BY_HAND = { succeeded: 'cash', owed: 'refunds-owed', given: 'refunds-owed' } as const;
const CAUSES = { owed: 'refund-owed', given: 'given' } as const satisfies Record<string, TakenCause>;

/** When a refund ended and by whom; by default now, by the provider's word or the temple's own jobs. */
interface Ending {
  at?: Date;
  actor?: Actor;
  isTold?: boolean;
}

/** Why the ledger books a refund. */
function reasonFor({ cause, reason }: Refund, end: 'succeeded' | 'owed' | 'given'): Message {
  if (cause === 'check-returned') return reasonOf('ledger.check-returned');
  return reasonOf(end === 'given' ? 'ledger.refund-given' : 'ledger.refund', { reason });
}

interface Taken {
  /** Of the refund or dispute. */
  id: string;
  /** Why the receipt is corrected. */
  reason: string;
  /** Why the money left, for the message to the donor. */
  cause: TakenCause;
  at: Date;
  /** What it took of gifts that were made of the order's refunds. */
  gifts?: readonly LostGift[];
  /** False where the payer hears of it with the rest of their check. */
  isTold?: boolean;
}

async function findRefund(tx: EntityManager, { templeId, id }: Order, { refundId, gatewayRefundId }: RefundWord): Promise<Refund | null> {
  const known = await tx.findOneBy(Refund, { templeId, orderId: id, gatewayRefundId });
  return known ?? (refundId ? tx.findOneBy(Refund, { templeId, orderId: id, id: refundId }) : null);
}
