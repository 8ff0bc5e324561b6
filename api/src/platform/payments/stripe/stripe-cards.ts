import Stripe from 'stripe';
import { DomainError } from '../../http/domain-error.ts';
import type { CardSetupRequest, CardSetupState, ChargeRequest, ChargeState, ChargeTry, StartedCardSetup } from '../card-charges.ts';
import { answered } from './answered.ts';
import { declineOf } from './stripe-declines.ts';
import { expanded, idOf, intentFacts } from './stripe-payments.ts';

/** Marks our off-session charges, to distinguish their events from those of a checkout. */
export const OFF_SESSION = { charge: 'off-session' } as const;
const WITH_FEE = ['latest_charge.balance_transaction'];

/** Saved cards at Stripe: setup by Checkout on the connected account, then charges while nobody is there. */
export class StripeCards {
  constructor(private readonly stripe: Stripe) {}

  async startSetup({ setupId, account, customer, email, successUrl, cancelUrl }: CardSetupRequest): Promise<StartedCardSetup> {
    const session = await answered(
      this.stripe.checkout.sessions.create(
        {
          mode: 'setup',
          client_reference_id: setupId,
          metadata: { setupId },
          setup_intent_data: { metadata: { setupId } },
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          ...(customer ? { customer } : { customer_creation: 'always', customer_email: email }),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { stripeAccount: account, idempotencyKey: `card-${setupId}` },
      ),
    );
    if (!session.url) throw new Error(`Stripe gave card setup ${session.id} no address.`);
    return { gatewaySetupId: session.id, url: session.url };
  }

  async setupState(account: string, sessionId: string): Promise<CardSetupState> {
    const expand = ['setup_intent.payment_method'];
    const session = await answered(this.stripe.checkout.sessions.retrieve(sessionId, { expand }, { stripeAccount: account }));
    if (session.status === 'expired') return { kind: 'expired' };
    if (session.status !== 'complete') return { kind: 'open' };
    const intent = expanded(session.setup_intent);
    if (intent.status !== 'succeeded') return { kind: intent.status === 'canceled' ? 'failed' : 'open' };
    const { id: paymentMethod, card } = expanded(intent.payment_method);
    if (!card || !session.customer) return { kind: 'failed' };
    const { last4, exp_month: expiresMonth, exp_year: expiresYear } = card;
    const brand = `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`;
    return { kind: 'saved', card: { customer: idOf(session.customer), paymentMethod, brand, last4, expiresMonth, expiresYear } };
  }

  /** Stripe refuses to detach what is not attached (any more). */
  async forget(account: string, paymentMethod: string): Promise<void> {
    const key = { stripeAccount: account, idempotencyKey: `forget-${paymentMethod}` };
    await answered(this.stripe.paymentMethods.detach(paymentMethod, {}, key)).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    });
  }

  /** Not confirmed: no money moves. Should Stripe have forgotten the key, another one is made and the first never confirmed. */
  async prepare({ orderId, account, customer, totalCents, label }: ChargeRequest): Promise<string> {
    const intent = await answered(
      this.stripe.paymentIntents.create(
        {
          amount: totalCents,
          currency: 'usd',
          customer,
          allowed_payment_method_types: ['card'],
          description: label,
          metadata: { orderId, ...OFF_SESSION },
        },
        { stripeAccount: account, idempotencyKey: `charge-${orderId}` },
      ),
    );
    return intent.id;
  }

  async charge(request: ChargeTry): Promise<ChargeState> {
    const { orderId, account, chargeId, customer, paymentMethod, attempt } = request;
    const options = { stripeAccount: account, idempotencyKey: `charge-${orderId}-${attempt}` };
    try {
      // A card saved since may be another customer's at Stripe, where one person has several.
      if (attempt > 1) {
        const key = { stripeAccount: account, idempotencyKey: `${options.idempotencyKey}-${paymentMethod}` };
        await this.stripe.paymentIntents.update(chargeId, { customer }, key);
      }
      const how = { payment_method: paymentMethod, off_session: true, expand: WITH_FEE };
      return stateOf(await this.stripe.paymentIntents.confirm(chargeId, how, options));
    } catch (error) {
      return this.afterError(error, account, chargeId);
    }
  }

  async state(account: string, chargeId: string): Promise<ChargeState> {
    return stateOf(await answered(this.stripe.paymentIntents.retrieve(chargeId, { expand: WITH_FEE }, { stripeAccount: account })));
  }

  private async afterError(error: unknown, account: string, chargeId: string): Promise<ChargeState> {
    if (error instanceof Stripe.errors.StripeCardError) return declineOf(cardErrorOf(error));
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      // The card is gone at Stripe.
      if (error.code === 'resource_missing' && error.param === 'payment_method') return declineOf({ code: 'invalid_account' });
      // Paid already, or under way: what Stripe says of it now counts.
      if (error.code === 'payment_intent_unexpected_state') return this.state(account, chargeId).catch(unlessOutOfReach);
    }
    if (isUncertain(error)) return { kind: 'unknown' };
    throw error;
  }
}

/** The state of a charge: Stripe asks for another payment method after each decline, and before the first try. */
export function stateOf(intent: Stripe.PaymentIntent): ChargeState {
  if (intent.status === 'succeeded') return { kind: 'paid', payment: intentFacts(intent) };
  if (intent.status === 'processing') return { kind: 'unknown' };
  if (intent.status === 'requires_action') return declineOf({ code: 'authentication_required' });
  if (intent.last_payment_error) return declineOf(intent.last_payment_error);
  return { kind: 'untried' };
}

const cardErrorOf = ({ code, decline_code, advice_code }: Stripe.errors.StripeCardError) => ({ code, decline_code, advice_code });

/** Whether the call may have been carried out nevertheless. */
function isUncertain(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError].some((kind) => error instanceof kind);
}

function unlessOutOfReach(error: unknown): ChargeState {
  if (error instanceof DomainError && error.code === 'provider-unavailable') return { kind: 'unknown' };
  throw error;
}
