import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type BodyOf, type donationEndpoints, donationNoun, messagesOf, type RefundView } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { fieldError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { PaymentGateway, type RefundState } from '../../../platform/payments/payment-gateway.ts';
import { Audit } from '../../audit/audit.ts';
import { everythingLeft, type LineShare } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { OrderKey } from '../places/line-holds.ts';
import { PlacesService } from '../places/places.service.ts';
import { Purchasables } from '../purchasables.ts';
import { givenOf } from './bounced-check.ts';
import { chosenLines } from './chosen-lines.ts';
import { Refund } from './refund.entity.ts';
import { holdRefund, type RefundWhy } from './refund-hold.ts';
import { type LineLimits, refundLimits } from './refund-limits.ts';
import { refundLinesOf } from './refund-lines.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { refundView } from './refund-view.ts';
import { StaffRefundLimits } from './staff-refund-limits.service.ts';
import { WithdrawnRefunds } from './withdrawn-refunds.service.ts';

const say = messagesOf(donationNoun);
const CARRY_OUT = 'refund';
type RefundBody = BodyOf<typeof donationEndpoints.refund>;

/**
 * Gives money back: holds the amounts, asks the provider, and ends the refund by its word. Cash and checks go back over the counter at once
 * where the office refunds a gift itself; what any other act refunds is owed until somebody hands it out.
 */
@Injectable()
export class RefundsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly settlement: RefundSettlement,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly purchasables: Purchasables,
    private readonly places: PlacesService,
    private readonly limits: StaffRefundLimits,
    private readonly withdrawn: WithdrawnRefunds,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(CARRY_OUT, ({ data }) => this.carryOut({ templeId: String(data.templeId), id: String(data.refundId) }));
  }

  /**
   * The office's refund of the lines it names, or of all that is left. Throws `not-found`, `refund-too-large`,
   * `refund-blocked` under dispute, its own or that of the payment it was given of, `refund-lines-required`, `amount-beyond-role`, `own-entry`, `state-conflict` where nothing was received.
   */
  async refund(actor: Actor, orderId: string, body: RefundBody, claim: IdempotencyClaim): Promise<RefundView> {
    const staff = staffOf(actor);
    const refund = await this.begin(staff, orderId, body, claim.operationId);
    const state = await this.ask(refund);
    return this.database.transaction(async (tx) => {
      const view = await this.keep(tx, refund, state, 'succeeded');
      await claim.complete(tx, view);
      return view;
    });
  }

  /**
   * Cancels lines for their buyer in the transaction of their seller: frees their places and gives back what the rules of their kind say,
   * fees kept. Null where that is nothing. Throws what `refund` throws.
   */
  async cancelLines(tx: EntityManager, order: Order, lines: readonly OrderLine[], why: RefundWhy): Promise<Refund | null> {
    const limits = refundLimits(this.purchasables, lines, 'buyer');
    await this.places.endTaken(tx, order, lines);
    const shares = everythingLeft(lines, limits);
    return shares.length > 0 ? this.requestLines(tx, order, shares, why, limits) : null;
  }

  /**
   * Holds the amounts and writes a pending refund in the caller's transaction; the worker carries it out after the commit,
   * and the reconciler what a crash left. Throws what `refund` throws.
   */
  async requestLines(
    tx: EntityManager,
    order: OrderKey,
    lines: readonly LineShare[],
    why: RefundWhy,
    limits?: LineLimits,
  ): Promise<Refund> {
    const refund = await holdRefund(tx, order, lines, why, limits);
    const { templeId, id: refundId } = refund;
    await this.outbox.enqueue(tx, { kind: CARRY_OUT, data: { templeId, refundId }, dedupeKey: `${CARRY_OUT}:${refundId}` });
    return refund;
  }

  /**
   * Carries out a refund that is pending: at once, or after a crash or a lost answer. Cash and checks are owed from now on: nobody is at the
   * counter. A second call changes nothing.
   */
  async carryOut({ templeId, id }: Pick<Refund, 'templeId' | 'id'>): Promise<void> {
    const refund = await this.database.reader.findOneBy(Refund, { templeId, id, status: 'pending' });
    if (!refund) return;
    const state = await this.ask(refund);
    await this.database.transaction((tx) => this.keep(tx, refund, state, 'owed'));
  }

  /** The cents of each gift that were asked back since then and are undecided, by its id. */
  async undecided(manager: EntityManager, templeId: string, since: Date): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const { orderId, amountCents } of await manager.findBy(Refund, { templeId, status: 'pending', requestedAt: MoreThan(since) }))
      sums.set(orderId, (sums.get(orderId) ?? 0) + amountCents);
    return sums;
  }

  private async begin(staff: StaffActor, orderId: string, body: RefundBody, id: string): Promise<Refund> {
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const known = await tx.findOneBy(Refund, { templeId, id });
      if (known) return known;
      const order = found(await tx.findOneBy(Order, { templeId, id: orderId }));
      const { cause, reason } = body;
      const bounced = cause === 'check-returned';
      if (bounced && order.method !== 'check') throw fieldError('cause', say('donation.cause-check-only'));
      const rule = this.limits.of(staff);
      const why = { reason, cause, requestedBy: staff.fullName, requestedById: staff.accountId, id, ...rule };
      const lines = await linesOf(tx, order);
      const gifts = bounced ? await this.bounceGifts(tx, staff, order, { ...why, id: undefined }) : { now: [], before: [] };
      const withdrawn = bounced ? await this.withdrawn.withdraw(tx, staff, order, { reason, gifts: gifts.now, ...rule }) : [];
      const [answer] = [...withdrawn.filter(({ status }) => status === 'pending'), ...withdrawn, ...gifts.now, ...gifts.before];
      if (answer && everythingLeft(lines).length === 0) return answer;
      // A check bounces as a whole, whatever the terms of its lines are.
      const limits = bounced ? undefined : refundLimits(this.purchasables, lines, 'temple');
      const asked = bounced ? {} : body;
      const refund = await holdRefund(tx, order, chosenLines(order, lines, limits, asked), why, limits);
      const fact = {
        action: 'refund.requested',
        subject: { kind: 'donation', id: orderId },
        note: body.reason,
        after: { amountCents: refund.amountCents },
      } as const;
      await this.audit.record(tx, { actor: staff, templeId, ...fact });
      return refund;
    });
  }

  /**
   * Books what a bounced check had paid of gifts that were made of its refunds, in the transaction that records it. Answers the refunds of
   * this and of earlier tries. Throws what a refund throws.
   */
  private async bounceGifts(
    tx: EntityManager,
    actor: StaffActor,
    order: Order,
    why: RefundWhy,
  ): Promise<Record<'now' | 'before', Refund[]>> {
    const { templeId } = order;
    // Locked before its gifts, so that no refund of it becomes one meanwhile.
    await tx.update(Order, { templeId, id: order.id }, { updatedAt: new Date() });
    const bounced: Record<'now' | 'before', Refund[]> = { now: [], before: [] };
    for (const gift of await givenOf(tx, order)) {
      const left = everythingLeft(await linesOf(tx, gift));
      bounced.before.push(...(await tx.findBy(Refund, { templeId, orderId: gift.id, cause: 'check-returned', status: 'succeeded' })));
      if (left.length === 0) continue;
      const refund = await holdRefund(tx, gift, left, why);
      await this.settlement.end(tx, gift, refund, 'succeeded', { actor, isTold: false });
      bounced.now.push(refund);
    }
    return bounced;
  }

  /** A refund the provider has is only asked about: its promise to make one of two requests ends after a day. */
  private async ask({ templeId, id, orderId, amountCents, gatewayRefundId }: Refund): Promise<RefundState | null> {
    const { paymentAccount, paymentId } = await this.database.reader.findOneByOrFail(Order, { templeId, id: orderId });
    if (!paymentAccount || !paymentId) return null;
    if (gatewayRefundId) return this.gateway.refundState(paymentAccount, gatewayRefundId);
    return this.gateway.refund({ refundId: id, orderId, account: paymentAccount, paymentId, amountCents });
  }

  /** What no provider carries out ends as `byHand` says: handed out over the counter, or owed; but nothing is owed of a check that bounced. */
  private async keep(
    tx: EntityManager,
    { templeId, id, orderId }: Refund,
    state: RefundState | null,
    byHand: 'succeeded' | 'owed',
  ): Promise<RefundView> {
    // The order is locked before the refund, as the provider's messages do.
    await tx.update(Order, { templeId, id: orderId }, { updatedAt: new Date() });
    if (state) await tx.update(Refund, { templeId, id }, { gatewayRefundId: state.gatewayRefundId });
    const order = await tx.findOneByOrFail(Order, { templeId, id: orderId });
    const refund = await tx.findOneByOrFail(Refund, { templeId, id });
    const isOver = order.gateway !== null || refund.cause === 'check-returned';
    await this.settlement.end(tx, order, refund, state?.status ?? (isOver ? 'succeeded' : byHand));
    return refundView(await tx.findOneByOrFail(Refund, { templeId, id }), await refundLinesOf(tx, refund), await linesOf(tx, order));
  }
}
