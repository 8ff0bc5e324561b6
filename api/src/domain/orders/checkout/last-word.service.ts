import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { PaymentGateway } from '../../../platform/payments/payment-gateway.ts';
import { Order } from '../order.entity.ts';
import { SettlementService } from '../payments/settlement.service.ts';
import { holdUntil } from '../places/hold-times.ts';
import { sessionEnd } from './unfinished-orders.ts';

const ASK = 'ask-for-last-word';
/** A bank takes days. */
const BANK_PATIENCE_MS = 24 * 3_600_000;

/**
 * The provider's last word about a checkout whose card was declined. Its page took another card until it ended; where the message of that
 * payment was lost for good, nobody else would ask.
 */
@Injectable()
export class LastWord implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.settlement.onDeclined((tx, order) => this.askLater(tx, order, holdUntil(sessionEnd(order))));
    this.outbox.handle(ASK, ({ data }) => this.ask({ templeId: String(data.templeId), id: String(data.id) }));
  }

  /** Charges of saved cards have no page: who made them asks for them. */
  private async askLater(tx: EntityManager, { templeId, id, source }: Order, at: Date): Promise<void> {
    if (source === 'recurring') return;
    const dedupeKey = `${ASK}:${id}:${at.getTime()}`;
    await this.outbox.enqueue(tx, { kind: ASK, data: { templeId, id }, dedupeKey, notBefore: at });
  }

  private async ask(key: Pick<Order, 'templeId' | 'id'>): Promise<void> {
    const order = await this.database.reader.findOneBy(Order, key);
    if (!order?.paymentAccount || !order.checkoutId || order.status !== 'failed') return;
    const state = await this.gateway.checkoutState(order.paymentAccount, order.checkoutId);
    await this.database.transaction(async (tx) => {
      if (state.kind === 'paid') await this.settlement.paid(tx, key, state.payment);
      // The reconciler asks from here on, unless the order was put back into the cart.
      const isKnown = state.kind !== 'processing' || (await this.settlement.processing(tx, order, state.since)) === 'settled';
      if (!isKnown) await this.askLater(tx, order, new Date(Date.now() + BANK_PATIENCE_MS));
    });
  }
}
