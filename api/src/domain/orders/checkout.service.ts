import { Inject, Injectable } from '@nestjs/common';
import type { CheckoutStarted } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { type CheckoutRequest, PaymentGateway, type StartedCheckout } from '../../platform/payments/payment-gateway.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { type CheckoutPlace, checkoutReturnUrl } from './checkout-return.ts';
import { Order } from './order.entity.ts';
import { type OrderDraft, orderRows } from './order-draft.ts';
import { OrderLine } from './order-line.entity.ts';

interface Begun {
  order: Order;
  lines: OrderLine[];
}

/** What is about to be paid for. */
export interface Purchase {
  temple: Temple;
  place: CheckoutPlace;
  draft: OrderDraft;
  claim: IdempotencyClaim;
  /** Writes what the selling domain keeps of the order, in the transaction that writes the order. */
  record: (tx: EntityManager, order: Order) => Promise<void>;
}

/**
 * Records a pending gift, asks the provider for its checkout, and keeps the answer: the provider is called between two
 * transactions. The gift's id is the request's operation id, so a second try finds the first one's gift and checkout.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly gateway: PaymentGateway,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  async start(purchase: Purchase): Promise<CheckoutStarted> {
    const begun = await this.begin(purchase);
    const checkout = await this.gateway.startCheckout(this.request(purchase, begun));
    return this.keep(begun.order, checkout, purchase.claim);
  }

  /** Writes the pending gift, or finds the one an earlier try of the same request wrote. Throws `temple-not-accepting`. */
  private async begin({ temple, draft, record }: Purchase): Promise<Begun> {
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, temple.id);
      const { paymentAccount } = await this.givingSettings.of(tx, temple);
      if (!paymentAccount) throw new DomainError('temple-not-accepting');
      const key = { templeId: temple.id, id: draft.orderId };
      const known = await tx.findOneBy(Order, key);
      if (known) return { order: known, lines: await linesOf(known) };
      const { order, lines } = orderRows(draft);
      const begun = { order: { ...order, gateway: this.gateway.name, paymentAccount }, lines };
      await insertRow(tx, Order, begun.order);
      await insertRows(tx, OrderLine, lines);
      await record(tx, begun.order);
      return begun;

      async function linesOf({ templeId, id }: Order): Promise<OrderLine[]> {
        return tx.find(OrderLine, { where: { templeId, orderId: id }, order: { position: 'ASC' } });
      }
    });
  }

  private request({ temple, place }: Purchase, { order, lines }: Begun): CheckoutRequest {
    const items = lines.map(({ label, amountCents }) => ({ label, amountCents }));
    const fee = order.coveredFeeCents > 0 ? [{ label: 'Card fee', amountCents: order.coveredFeeCents }] : [];
    return {
      orderId: order.id,
      account: order.paymentAccount ?? '',
      payee: temple.legalName,
      lines: [...items, ...fee],
      totalCents: order.totalCents,
      email: order.email,
      successUrl: checkoutReturnUrl(this.settings.publicUrl, place, order, 'paid'),
      cancelUrl: checkoutReturnUrl(this.settings.publicUrl, place, order, 'left'),
    };
  }

  private async keep({ templeId, id, totalCents }: Order, checkout: StartedCheckout, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const reply = { orderId: id, totalCents, checkoutUrl: checkout.url };
    await this.database.transaction(async (tx) => {
      await tx.update(Order, { templeId, id }, { checkoutId: checkout.checkoutId, checkoutUrl: checkout.url, updatedAt: new Date() });
      await claim.complete(tx, reply);
    });
    return reply;
  }
}
