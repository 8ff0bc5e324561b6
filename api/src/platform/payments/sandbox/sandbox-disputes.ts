import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { newId } from '../../ids/new-id.ts';
import { DISPUTE_FEE_CENTS } from './sandbox-cards.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { about } from './sandbox-messages.ts';
import { SandboxRefund } from './sandbox-refund.entity.ts';
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

  /** Decides about all that is disputed and returns a part of it only, or none yet. */
  async closeInPart(orderId: string, disputeId: string, won: boolean, returnedCents: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const lostCents = checkout.lostCents + checkout.disputedCents - returnedCents;
      await tx.update(SandboxCheckout, { id: checkout.id }, { disputedCents: 0, lostCents, movedAt: new Date() });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'dispute.closed', disputeId, won, returnedCents });
    });
  }

  /** Returns money of a closed dispute later: `sumCents` is all that came back of it. */
  async giveBack(orderId: string, disputeId: string, { cents, sumCents }: { cents: number; sumCents: number }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      await tx.update(SandboxCheckout, { id: checkout.id }, { lostCents: checkout.lostCents - cents, movedAt: new Date() });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'dispute.closed', disputeId, won: false, returnedCents: sumCents });
    });
  }

  /** A refund that was called done doesn't reach the payer's bank: its money is back with the temple. */
  async failRefund(orderId: string, gatewayRefundId: string, amountCents: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const refundedCents = checkout.refundedCents - amountCents;
      await tx.update(SandboxCheckout, { id: checkout.id }, { refundedCents, movedAt: new Date() });
      await tx.update(SandboxRefund, { id: gatewayRefundId }, { status: 'failed' });
      const refund = { gatewayRefundId, status: 'failed' as const };
      await this.webhooks.tell(tx, { ...about(checkout), type: 'refund.updated', refundId: newId(), amountCents, refund });
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
