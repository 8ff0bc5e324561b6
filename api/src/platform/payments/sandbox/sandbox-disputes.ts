import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { newId } from '../../ids/new-id.ts';
import { DISPUTE_FEE_CENTS } from './sandbox-cards.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { about } from './sandbox-messages.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

/** The bank's and the provider's own side of the sandbox: takes payments back and decides. For demonstrations and tests; no route leads here. */
@Injectable()
export class SandboxDisputes {
  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
  ) {}

  /** Takes back what is left of a gift's payment, or as much as given, and gives the dispute's id. */
  async open(orderId: string, cents?: number): Promise<string> {
    return this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const disputeId = newId();
      const amountCents = cents ?? checkout.totalCents - checkout.refundedCents;
      const disputedCents = checkout.disputedCents + amountCents;
      const taken = { disputedCents, disputeFeeCents: checkout.disputeFeeCents + DISPUTE_FEE_CENTS };
      await tx.update(SandboxCheckout, { id: checkout.id }, { ...taken, movedAt: new Date() });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'dispute.opened', disputeId, amountCents, feeCents: DISPUTE_FEE_CENTS });
      return disputeId;
    });
  }

  /** Decides about all that is disputed, or as much as given: where the temple won the payment comes back, the fee does not. */
  async close(orderId: string, disputeId: string, won: boolean, cents?: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const decided = cents ?? checkout.disputedCents;
      const sums = { disputedCents: checkout.disputedCents - decided, lostCents: checkout.lostCents + (won ? 0 : decided) };
      await tx.update(SandboxCheckout, { id: checkout.id }, { ...sums, movedAt: new Date() });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'dispute.closed', disputeId, won });
    });
  }

  /** Gives money back on the provider's own site, which nobody here asked for: even more than was paid. */
  async refund(orderId: string, amountCents: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const refundedCents = checkout.refundedCents + amountCents;
      await tx.update(SandboxCheckout, { id: checkout.id }, { refundedCents, movedAt: new Date() });
      const refund = { gatewayRefundId: newId(), status: 'succeeded' as const };
      await this.webhooks.tell(tx, { ...about(checkout), type: 'refund.updated', refundId: newId(), amountCents, refund });
    });
  }
}
