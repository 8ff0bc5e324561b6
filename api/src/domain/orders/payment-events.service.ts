import { Injectable } from '@nestjs/common';
import type { Gateway } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type GatewayEvent, PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import { DisputesService } from './disputes.service.ts';
import { Order } from './order.entity.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { SettlementService } from './settlement.service.ts';

type OrderEvent = Exclude<GatewayEvent, { kind: 'ignored' } | { kind: 'card-saved' }>;
type CardSaved = (account: string, setupId: string) => Promise<void>;

/** States in which a gift has not been told as paid yet: what presumes a payment has to ask first. */
const UNPAID = new Set<Order['status']>(['pending', 'failed', 'canceled']);

/**
 * Takes the provider's signed messages. The signature is checked before anything else; each message is applied once, by
 * its id, in one transaction with everything that follows from it; their order does not matter.
 */
@Injectable()
export class PaymentEventsService {
  #cardSaved: CardSaved | undefined;

  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly givingSettings: GivingSettingsService,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundSettlement,
    private readonly disputes: DisputesService,
  ) {}

  /** Registers the handler for saved cards, called with the temple's account and our id of the setup. Call it when a module starts. */
  onCardSaved(handler: CardSaved): void {
    this.#cardSaved = handler;
  }

  /** Throws `not-found` for a gateway that is not in use and `invalid-signature`. */
  async receive(gateway: string, rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<{ received: true }> {
    found(gateway === this.gateway.name ? gateway : null);
    const event = await this.gateway.readEvent(rawBody, headers);
    if (event.kind === 'card-saved') await this.#cardSaved?.(event.account, event.setupId);
    else if (event.kind !== 'ignored') await this.apply(event);
    return { received: true };
  }

  private async apply(event: OrderEvent): Promise<void> {
    const templeId = await this.givingSettings.templeOf(this.database.reader, event.account);
    const key = { templeId: templeId ?? '', id: event.orderId };
    const order = templeId ? await this.database.reader.findOneBy(Order, key) : null;
    if (order && presumesPayment(event) && UNPAID.has(order.status)) await this.catchUp(order);
    await this.database.transaction(async (tx) => {
      // Locks the gift: messages about one gift, and copies of one message, are applied one after the other.
      if (order) await tx.update(Order, key, { updatedAt: new Date() });
      if (await isKnown(tx, this.gateway.name, event.id)) return;
      // Read again: the transaction may run a second time, and the gift may have moved since.
      const current = order ? await tx.findOneByOrFail(Order, key) : null;
      const outcome = current ? await this.applyTo(tx, current, event) : 'unknown-gift';
      await insertRow(tx, PaymentEvent, eventRow(this.gateway.name, event, outcome));
    });
  }

  private async applyTo(tx: EntityManager, order: Order, event: OrderEvent): Promise<string> {
    switch (event.kind) {
      case 'payment-succeeded':
        return this.settlement.paid(tx, order, event.payment);
      case 'payment-processing':
        return this.settlement.processing(tx, order, event.since);
      case 'payment-failed':
        return this.settlement.notPaid(tx, order, 'failed');
      case 'checkout-expired':
        return this.settlement.notPaid(tx, order, 'canceled');
      case 'refund-changed':
        return this.refunds.told(tx, order, event);
      case 'dispute-opened':
        return this.disputes.opened(tx, order, event);
      case 'dispute-closed':
        return this.disputes.closed(tx, order, event);
    }
  }

  /** A refund or dispute overtook the word of the payment itself: the provider is asked for it. */
  private async catchUp({ templeId, id, source, paymentAccount, checkoutId }: Order): Promise<void> {
    if (!paymentAccount || !checkoutId) return;
    const isCharge = source === 'recurring';
    const state = await (isCharge
      ? this.gateway.chargeState(paymentAccount, checkoutId)
      : this.gateway.checkoutState(paymentAccount, checkoutId));
    if (state.kind !== 'paid') return;
    await this.database.transaction(async (tx) => {
      await this.settlement.paid(tx, await tx.findOneByOrFail(Order, { templeId, id }), state.payment);
    });
  }
}

const presumesPayment = ({ kind }: GatewayEvent): boolean =>
  kind === 'refund-changed' || kind === 'dispute-opened' || kind === 'dispute-closed';

const isKnown = (tx: EntityManager, gateway: Gateway, eventId: string): Promise<boolean> => tx.existsBy(PaymentEvent, { gateway, eventId });

const eventRow = (gateway: Gateway, event: OrderEvent, outcome: string): PaymentEvent => ({
  id: newId(),
  gateway,
  eventId: event.id,
  kind: event.kind,
  orderId: event.orderId,
  outcome,
  receivedAt: new Date(),
});
