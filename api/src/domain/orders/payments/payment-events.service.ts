import { Injectable } from '@nestjs/common';
import type { Gateway } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { type GatewayEvent, PaymentGateway } from '../../../platform/payments/payment-gateway.ts';
import { GivingSettingsService } from '../../giving-settings/giving-settings.service.ts';
import { PaymentAccountsService } from '../../giving-settings/payment-accounts.service.ts';
import { DisputesService } from '../disputes/disputes.service.ts';
import { Order } from '../order.entity.ts';
import { RefundSettlement } from '../refunds/refund-settlement.service.ts';
import type { OrderKey } from '../sale.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { SettlementService } from './settlement.service.ts';

type OrderEvent = Exclude<GatewayEvent, { kind: 'ignored' } | { kind: 'card-saved' } | { kind: 'account-changed' }>;
type CardSaved = (account: string, setupId: string) => Promise<void>;

/** States in which a gift has not been reported as paid yet: what presumes a payment has to ask first. */
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
    private readonly accounts: PaymentAccountsService,
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
    else if (event.kind === 'account-changed') await this.accounts.told(event.account);
    else if (event.kind !== 'ignored') await this.apply(event);
    return { received: true };
  }

  private async apply(event: OrderEvent): Promise<void> {
    const templeId = await this.givingSettings.templeOf(event.account);
    const key = templeId === null ? null : { templeId, id: event.orderId };
    if (key && presumesPayment(event)) await this.catchUp(key);
    await this.database.transaction(async (tx) => {
      const outcome = key ? await this.applyOnce(tx, key, event) : 'unknown-gift';
      if (outcome !== null) await insertOnce(tx, PaymentEvent, eventRow(this.gateway.name, event, outcome));
    });
  }

  /** What became of the message; null for one that was applied before. */
  private async applyOnce(tx: EntityManager, key: OrderKey, event: OrderEvent): Promise<string | null> {
    // An order that was paid is never to be paid again: the update that settles it tells copies apart, and makes them wait.
    if (event.kind === 'payment-succeeded') return this.settlement.paid(tx, key, event.payment);
    // Locks the gift: messages about one gift, and copies of one message, are applied one after the other.
    await tx.update(Order, key, { updatedAt: new Date() });
    if (await isKnown(tx, this.gateway.name, event.id)) return null;
    const order = await tx.findOneBy(Order, key);
    return order ? this.applyTo(tx, order, event) : 'unknown-gift';
  }

  private async applyTo(tx: EntityManager, order: Order, event: Exclude<OrderEvent, { kind: 'payment-succeeded' }>): Promise<string> {
    switch (event.kind) {
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
  private async catchUp(key: OrderKey): Promise<void> {
    const order = await this.database.reader.findOneBy(Order, key);
    if (!order?.paymentAccount || !order.checkoutId || !UNPAID.has(order.status)) return;
    const { source, paymentAccount, checkoutId } = order;
    const isCharge = source === 'recurring';
    const state = await (isCharge
      ? this.gateway.chargeState(paymentAccount, checkoutId)
      : this.gateway.checkoutState(paymentAccount, checkoutId));
    if (state.kind !== 'paid') return;
    await this.database.transaction((tx) => this.settlement.paid(tx, key, state.payment));
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
