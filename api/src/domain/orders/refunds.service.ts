import { Injectable } from '@nestjs/common';
import { type BodyOf, type donationEndpoints, donationNoun, messagesOf, type RefundView } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { PaymentGateway, type RefundState } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import { Order } from './order.entity.ts';
import { Refund } from './refund.entity.ts';
import { holdRefund, RefundSettlement } from './refund-settlement.service.ts';
import { refundView } from './refund-view.ts';

const say = messagesOf(donationNoun);

type RefundBody = BodyOf<typeof donationEndpoints.refund>;

/** Gives money back: holds the amount, asks the provider, and ends the refund by its word. Cash goes back over the counter at once. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly settlement: RefundSettlement,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`, `refund-too-large`, `refund-blocked` under dispute, `state-conflict` where nothing was received. */
  async refund(actor: Actor, orderId: string, body: RefundBody, claim: IdempotencyClaim): Promise<RefundView> {
    const staff = staffOf(actor);
    const refund = await this.begin(staff, orderId, body, claim.operationId);
    const state = await this.ask(refund);
    return this.database.transaction(async (tx) => {
      const view = await this.keep(tx, refund, state);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Asks the provider again about a refund that a crash or a lost answer left pending. */
  async resume(refund: Refund): Promise<void> {
    const state = await this.ask(refund);
    await this.database.transaction((tx) => this.keep(tx, refund, state));
  }

  /** The cents of each gift that were asked back since then and are undecided, by its id. */
  async undecided(manager: EntityManager, templeId: string, since: Date): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const { orderId, amountCents } of await manager.findBy(Refund, { templeId, status: 'pending', requestedAt: MoreThan(since) }))
      sums.set(orderId, (sums.get(orderId) ?? 0) + amountCents);
    return sums;
  }

  private async begin(staff: StaffActor, orderId: string, { amountCents, reason }: RefundBody, id: string): Promise<Refund> {
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const known = await tx.findOneBy(Refund, { templeId, id });
      if (known) return known;
      const key = { templeId, id: orderId };
      if (!(await holdRefund(tx, key, amountCents))) throw refusal(found(await tx.findOneBy(Order, key)));
      const asked = { requestedById: staff.accountId, requestedBy: staff.fullName, requestedAt: new Date() };
      const refund = {
        templeId,
        id,
        orderId,
        amountCents,
        reason,
        status: 'pending' as const,
        ...asked,
        settledAt: null,
        gatewayRefundId: null,
      };
      await insertRow(tx, Refund, refund);
      const fact = {
        action: 'refund.requested',
        subject: { kind: 'donation', id: orderId },
        note: reason,
        after: { amountCents },
      } as const;
      await this.audit.record(tx, { actor: staff, templeId, ...fact });
      return refund;
    });
  }

  private async ask({ templeId, id, orderId, amountCents }: Refund): Promise<RefundState | null> {
    const { paymentAccount, paymentId } = await this.database.reader.findOneByOrFail(Order, { templeId, id: orderId });
    if (!paymentAccount || !paymentId) return null;
    return this.gateway.refund({ refundId: id, orderId, account: paymentAccount, paymentId, amountCents });
  }

  /** Without a provider the money went back over the counter, so the refund is done. */
  private async keep(tx: EntityManager, { templeId, id, orderId }: Refund, state: RefundState | null): Promise<RefundView> {
    if (state) await tx.update(Refund, { templeId, id }, { gatewayRefundId: state.gatewayRefundId });
    const order = await tx.findOneByOrFail(Order, { templeId, id: orderId });
    const refund = await tx.findOneByOrFail(Refund, { templeId, id });
    await this.settlement.end(tx, order, refund, state?.status ?? 'succeeded');
    return refundView(await tx.findOneByOrFail(Refund, { templeId, id }));
  }
}

function refusal({ status }: Order): DomainError {
  if (status === 'paid' || status === 'partially-refunded' || status === 'refunded') return new DomainError('refund-too-large');
  if (status === 'disputed' || status === 'back' || status === 'lost') return new DomainError('refund-blocked');
  return new DomainError('state-conflict', { message: say('donation.nothing-to-refund') });
}
