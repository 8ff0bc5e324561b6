import type { Gateway } from '@sannidhi/contracts';
import Stripe from 'stripe';
import { DomainError } from '../../http/domain-error.ts';
import type { CardSetupRequest, CardSetupState, ChargeRequest, ChargeState, ChargeTry, StartedCardSetup } from '../card-charges.ts';
import type { AccountLinkRequest, AccountRequest, AccountState } from '../payment-accounts.ts';
import {
  type CheckoutRequest,
  type CheckoutState,
  type GatewayEvent,
  PaymentGateway,
  type RefundRequest,
  type RefundState,
  type Settlement,
  type StartedCheckout,
} from '../payment-gateway.ts';
import { answered } from './answered.ts';
import { StripeAccounts } from './stripe-accounts.ts';
import { StripeCards } from './stripe-cards.ts';
import { readStripeEvent } from './stripe-events.ts';
import { delayedState, disputedOf, orderIdOf, PAYMENT_EXPANSIONS, paymentFacts, refundStatusOf, settlementOf } from './stripe-payments.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, for tests against a double. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

const TIMEOUT_MS = 20_000;
/** Stripe behind the payment port: hosted Checkout, charged directly on the temple's connected account. */
export class StripeGateway extends PaymentGateway {
  override readonly name: Gateway = 'stripe';
  readonly #stripe: Stripe;
  readonly #accounts: StripeAccounts;
  readonly #cards: StripeCards;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, api }: StripeSettings) {
    super();
    this.#stripe = new Stripe(secretKey, {
      ...api,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
      appInfo: { name: 'Sannidhi' },
    });
    this.#accounts = new StripeAccounts(this.#stripe);
    this.#cards = new StripeCards(this.#stripe);
    this.#webhookSecret = webhookSecret;
  }

  override openAccount(request: AccountRequest): Promise<string> {
    return this.#accounts.open(request);
  }

  override accountLink(request: AccountLinkRequest): Promise<string> {
    return this.#accounts.link(request);
  }

  override accountState(account: string): Promise<AccountState> {
    return this.#accounts.state(account);
  }

  override async startCheckout(request: CheckoutRequest): Promise<StartedCheckout> {
    const { orderId, account, lines, email, expiresAt, cardOnly, successUrl, cancelUrl } = request;
    const session = await answered(
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          submit_type: 'donate',
          client_reference_id: orderId,
          metadata: { orderId },
          payment_intent_data: { metadata: { orderId } },
          line_items: lines.map(({ label, amountCents }) => ({
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: label } },
          })),
          ...(email ? { customer_email: email } : {}),
          ...(cardOnly ? { allowed_payment_method_types: ['card'] } : {}),
          ...(expiresAt ? { expires_at: Math.floor(expiresAt.getTime() / 1000) } : {}),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { stripeAccount: account, idempotencyKey: `checkout-${orderId}` },
      ),
    ).catch(refuseTooLate);
    if (!session.url) throw new Error(`Stripe gave checkout ${session.id} no address.`);
    return { checkoutId: session.id, url: session.url };
  }

  override async checkoutState(account: string, checkoutId: string): Promise<CheckoutState> {
    const session = await answered(
      this.#stripe.checkout.sessions.retrieve(checkoutId, { expand: PAYMENT_EXPANSIONS }, { stripeAccount: account }),
    );
    if (session.payment_status === 'paid') return { kind: 'paid', payment: paymentFacts(session) };
    if (session.status === 'complete') return delayedState(session);
    return session.status === 'expired' ? { kind: 'expired' } : { kind: 'open' };
  }

  /** Stripe refuses to close what is not open: then its state says why. */
  override async expireCheckout(account: string, checkoutId: string): Promise<CheckoutState> {
    await answered(this.#stripe.checkout.sessions.expire(checkoutId, {}, { stripeAccount: account })).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    });
    return this.checkoutState(account, checkoutId);
  }

  override async refund({ refundId, orderId, account, paymentId, amountCents }: RefundRequest): Promise<RefundState> {
    const refund = await answered(
      this.#stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents, metadata: { refundId, orderId } },
        { stripeAccount: account, idempotencyKey: `refund-${refundId}` },
      ),
    );
    return { gatewayRefundId: refund.id, status: refundStatusOf(refund.status) };
  }

  override startCardSetup(request: CardSetupRequest): Promise<StartedCardSetup> {
    return this.#cards.startSetup(request);
  }

  override cardSetupState(account: string, gatewaySetupId: string): Promise<CardSetupState> {
    return this.#cards.setupState(account, gatewaySetupId);
  }

  override forgetCard(account: string, paymentMethod: string): Promise<void> {
    return this.#cards.forget(account, paymentMethod);
  }

  override prepareCharge(request: ChargeRequest): Promise<string> {
    return this.#cards.prepare(request);
  }

  override chargeCard(request: ChargeTry): Promise<ChargeState> {
    return this.#cards.charge(request);
  }

  override chargeState(account: string, chargeId: string): Promise<ChargeState> {
    return this.#cards.state(account, chargeId);
  }

  override async refundState(account: string, gatewayRefundId: string): Promise<RefundState> {
    const refund = await answered(this.#stripe.refunds.retrieve(gatewayRefundId, {}, { stripeAccount: account }));
    return { gatewayRefundId: refund.id, status: refundStatusOf(refund.status) };
  }

  override async readEvent(rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent> {
    return readStripeEvent(this.verified(rawBody, headers['stripe-signature']), {
      checkout: (account, checkoutId) => this.checkoutState(account, checkoutId),
      charge: (account, chargeId) => this.#cards.state(account, chargeId),
      donationOf: async (account, paymentId) => {
        const intent = await answered(this.#stripe.paymentIntents.retrieve(paymentId, {}, { stripeAccount: account }));
        return orderIdOf(intent.metadata) ?? null;
      },
    });
  }

  override async *settlements(account: string): AsyncIterable<Settlement[]> {
    const options = { stripeAccount: account };
    const disputed = await answered(disputedOf(this.#stripe.disputes.list({ limit: 100 }, options)));
    let page: Settlement[] = [];
    for await (const charge of this.#stripe.charges.list({ limit: 100, expand: ['data.balance_transaction', 'data.refunds'] }, options)) {
      const settlement = settlementOf(charge, disputed.get(charge.id));
      if (settlement) page.push(settlement);
      if (page.length === 100) {
        yield page;
        page = [];
      }
    }
    if (page.length > 0) yield page;
  }

  private verified(rawBody: string, signature: string | string[] | undefined): Stripe.Event {
    try {
      return this.#stripe.webhooks.constructEvent(rawBody, typeof signature === 'string' ? signature : '', this.#webhookSecret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new DomainError('invalid-signature');
      throw error;
    }
  }
}

/** Stripe's sessions last 30 minutes at least. A key it has seen before is answered as then, so a session that exists is found. */
function refuseTooLate(error: unknown): never {
  const isTooLate = error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at';
  throw isTooLate ? new DomainError('checkout-over') : error;
}
