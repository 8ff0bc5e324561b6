import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { Order } from './order.entity.ts';
import { SettlementService } from './settlement.service.ts';

/** Ends checkouts before the payer or the provider does. */
@Injectable()
export class CheckoutEndings {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Closes the provider's session and settles the order by what it answers: a payment that was faster counts. What the bank is
   * working on is left alone. Throws `provider-unavailable`.
   */
  async close({ templeId, id, paymentAccount, checkoutId, processingAt }: Order): Promise<void> {
    if (processingAt !== null) return;
    const state =
      paymentAccount && checkoutId ? await this.gateway.expireCheckout(paymentAccount, checkoutId) : ({ kind: 'expired' } as const);
    await this.database.transaction(async (tx) => {
      const order = await tx.findOneByOrFail(Order, { templeId, id });
      if (state.kind === 'paid') await this.settlement.paid(tx, order, state.payment);
      if (state.kind === 'processing') await this.settlement.processing(tx, order, state.since);
      if (state.kind === 'expired' || state.kind === 'failed') await this.settlement.notPaid(tx, order, 'canceled');
    });
  }
}
