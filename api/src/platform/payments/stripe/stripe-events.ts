import type Stripe from 'stripe';
import type { ChargeState } from '../card-charges.ts';
import type { CheckoutState, GatewayEvent } from '../payment-gateway.ts';
import { OFF_SESSION } from './stripe-cards.ts';
import { idOf, orderIdOf, refundStatusOf } from './stripe-payments.ts';

/** What an event does not carry itself and has to be asked for. */
export interface StripeQuestions {
  checkout: (account: string, checkoutId: string) => Promise<CheckoutState>;
  charge: (account: string, chargeId: string) => Promise<ChargeState>;
  donationOf: (account: string, paymentId: string) => Promise<string | null>;
}

/** Translates a verified event. What is no business of gifts is `ignored`. */
export async function readStripeEvent(event: Stripe.Event, ask: StripeQuestions): Promise<GatewayEvent> {
  const head = { id: event.id, account: event.account ?? '' };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return (await completed(head, event.data.object, ask)) ?? { ...head, kind: 'ignored', type: event.type };
    case 'checkout.session.async_payment_failed':
      return { ...head, kind: 'payment-failed', orderId: donationOf(event.data.object), reason: 'The bank refused the payment.' };
    case 'checkout.session.expired':
      return { ...head, kind: 'checkout-expired', orderId: donationOf(event.data.object) };
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return (await charged(head, event.data.object, ask)) ?? { ...head, kind: 'ignored', type: event.type };
    case 'setup_intent.succeeded': {
      const { setupId } = event.data.object.metadata ?? {};
      return setupId ? { ...head, kind: 'card-saved', setupId } : { ...head, kind: 'ignored', type: event.type };
    }
    case 'account.updated':
      return { ...head, account: event.account ?? event.data.object.id, kind: 'account-changed' };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return (await refunded(head, event.data.object, ask)) ?? { ...head, kind: 'ignored', type: event.type };
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
      return (await disputed(head, event, ask)) ?? { ...head, kind: 'ignored', type: event.type };
    default:
      return { ...head, kind: 'ignored', type: event.type };
  }
}

type Head = Pick<GatewayEvent, 'id' | 'account'>;

const donationOf = (session: Stripe.Checkout.Session): string => session.client_reference_id ?? '';

/** A bank debit completes its checkout days before the money comes: it counts as paid only then. */
async function completed(head: Head, session: Stripe.Checkout.Session, ask: StripeQuestions): Promise<GatewayEvent | null> {
  const state = await ask.checkout(head.account, session.id);
  if (state.kind === 'paid') return { ...head, kind: 'payment-succeeded', orderId: state.payment.orderId, payment: state.payment };
  return state.kind === 'processing' ? { ...head, kind: 'payment-processing', orderId: donationOf(session), since: state.since } : null;
}

/** A charge of a saved card, in its current state; those of checkouts have messages of their own. */
async function charged(head: Head, intent: Stripe.PaymentIntent, ask: StripeQuestions): Promise<GatewayEvent | null> {
  const { orderId, charge } = intent.metadata;
  if (!orderId || charge !== OFF_SESSION.charge) return null;
  const state = await ask.charge(head.account, intent.id);
  if (state.kind === 'paid') return { ...head, kind: 'payment-succeeded', orderId, payment: state.payment };
  return state.kind === 'declined' ? { ...head, kind: 'payment-failed', orderId, reason: 'The bank refused the payment.' } : null;
}

async function refunded(head: Head, refund: Stripe.Refund, ask: StripeQuestions): Promise<GatewayEvent | null> {
  const own = orderIdOf(refund.metadata);
  const orderId = own ?? (refund.payment_intent ? await ask.donationOf(head.account, idOf(refund.payment_intent)) : null);
  if (!orderId) return null;
  const what = { refundId: refund.metadata?.refundId ?? null, gatewayRefundId: refund.id, amountCents: refund.amount };
  return { ...head, kind: 'refund-changed', orderId, ...what, status: refundStatusOf(refund.status) };
}

/**
 * Only what moved money counts: an inquiry that ends without a withdrawal is closed as `warning_closed`. A returned bank debit is a
 * dispute that is lost from the start. What was withdrawn comes back as transactions of its own, in part or in full, often later.
 */
async function disputed(
  head: Head,
  event:
    | Stripe.ChargeDisputeCreatedEvent
    | Stripe.ChargeDisputeFundsWithdrawnEvent
    | Stripe.ChargeDisputeClosedEvent
    | Stripe.ChargeDisputeFundsReinstatedEvent,
  ask: StripeQuestions,
): Promise<GatewayEvent | null> {
  const dispute = event.data.object;
  const orderId = dispute.payment_intent ? await ask.donationOf(head.account, idOf(dispute.payment_intent)) : null;
  if (!orderId) return null;
  if (event.type === 'charge.dispute.funds_withdrawn') {
    const feeCents = dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0);
    return { ...head, kind: 'dispute-opened', orderId, disputeId: dispute.id, amountCents: dispute.amount, feeCents };
  }
  if (dispute.status !== 'won' && dispute.status !== 'lost') return null;
  const returned = dispute.balance_transactions.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const end = { won: dispute.status === 'won', returnedCents: returned > 0 ? returned : null };
  return { ...head, kind: 'dispute-closed', orderId, disputeId: dispute.id, ...end };
}
