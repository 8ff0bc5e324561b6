import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { newId } from '../../ids/new-id.ts';
import { DISPUTE_FEE_CENTS } from './sandbox-cards.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { about } from './sandbox-processor.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

/** The bank's side of the sandbox: takes payments back and decides. For demonstrations and tests; no route leads here. */
@Injectable()
export class SandboxDisputes {
  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
  ) {}

  /** Takes back what is left of a gift's payment and gives the dispute's id. */
  async open(orderId: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const disputeId = newId();
      const amountCents = checkout.totalCents - checkout.refundedCents;
      const taken = { disputedCents: amountCents, disputeFeeCents: DISPUTE_FEE_CENTS };
      await tx.update(SandboxCheckout, { id: checkout.id }, { ...taken, movedAt: new Date() });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'dispute.opened', disputeId, amountCents, feeCents: DISPUTE_FEE_CENTS });
      return disputeId;
    });
  }

  /** Decides: where the temple won the payment comes back, the fee does not. */
  async close(orderId: string, disputeId: string, won: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      const checkout = await tx.findOneByOrFail(SandboxCheckout, { orderId });
      const lostCents = won ? 0 : checkout.disputedCents;
      await tx.update(SandboxCheckout, { id: checkout.id }, { disputedCents: 0, lostCents, movedAt: new Date() });
      await this.webhooks.tell(tx, { ...about(checkout), type: 'dispute.closed', disputeId, won });
    });
  }
}
