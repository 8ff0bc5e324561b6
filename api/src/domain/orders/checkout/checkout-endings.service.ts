import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { type CheckoutState, PaymentGateway } from '../../../platform/payments/payment-gateway.ts';
import { Order } from '../order.entity.ts';
import { SettlementService } from '../payments/settlement.service.ts';
import { END_CHECKOUT } from '../places/places.service.ts';

/** Ends checkouts before the payer or the provider does. */
@Injectable()
export class CheckoutEndings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(END_CHECKOUT, async ({ data }) => {
      const order = await this.database.reader.findOneBy(Order, { templeId: String(data.templeId), id: String(data.id) });
      if (order) await this.close(order);
    });
  }

  /**
   * Closes the provider's session and settles the order by what it answers: a payment that was faster counts. What the bank is
   * working on is left alone. Answers what became of the session. Throws `provider-unavailable`.
   */
  async close({ templeId, id, paymentAccount, checkoutId, processingAt }: Order): Promise<CheckoutState['kind']> {
    if (processingAt !== null) return 'processing';
    const state =
      paymentAccount && checkoutId ? await this.gateway.expireCheckout(paymentAccount, checkoutId) : ({ kind: 'expired' } as const);
    await this.database.transaction(async (tx) => {
      const order = await tx.findOneByOrFail(Order, { templeId, id });
      if (state.kind === 'paid') await this.settlement.paid(tx, order, state.payment);
      if (state.kind === 'processing') await this.settlement.processing(tx, order, state.since);
      if (state.kind === 'expired' || state.kind === 'failed') await this.settlement.notPaid(tx, order, 'canceled');
    });
    return state.kind;
  }
}
