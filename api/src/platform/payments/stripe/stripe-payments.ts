import { BANK_ACCOUNT, type ProviderRefundStatus, paidWithOf } from '@sannidhi/contracts';
import type Stripe from 'stripe';
import type { CheckoutState, PaymentFacts, Settlement } from '../payment-gateway.ts';

/** What of a checkout has to come along to know its payment and Stripe's fee. */
export const PAYMENT_EXPANSIONS = ['payment_intent.latest_charge.balance_transaction'];

const REFUND_STATUSES: Record<string, ProviderRefundStatus> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** A refund's state in our words; `pending` and `requires_action` are both still under way. */
export const refundStatusOf = (status: string | null): ProviderRefundStatus => REFUND_STATUSES[status ?? ''] ?? 'pending';

/** The payment of a paid checkout retrieved with `PAYMENT_EXPANSIONS`. */
export const paymentFacts = (session: Stripe.Checkout.Session): PaymentFacts => ({
  ...intentFacts(expanded(session.payment_intent)),
  orderId: session.client_reference_id ?? '',
  checkoutId: session.id,
});

/** The payment of an intent that succeeded, with its charge and fee expanded. Without a checkout it is its own. */
export function intentFacts(intent: Stripe.PaymentIntent): PaymentFacts {
  const charge = expanded(intent.latest_charge);
  const details = charge.payment_method_details;
  return {
    orderId: orderIdOf(intent.metadata) ?? '',
    checkoutId: intent.id,
    paymentId: intent.id,
    totalCents: intent.amount_received,
    feeCents: expanded(charge.balance_transaction).fee,
    method: details?.type === 'us_bank_account' ? 'ach' : 'card',
    paidWith: paidWith(details),
    paidAt: new Date(charge.created * 1000),
  };
}

/** A checkout that is complete and not paid: the payer's bank has it, or has refused it since. */
export function delayedState(session: Stripe.Checkout.Session): CheckoutState {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const refused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  if (refused) return { kind: 'failed', reason: 'The bank refused the payment.' };
  return { kind: 'processing', since: new Date((intent?.created ?? session.created) * 1000) };
}

/** A charge of ours as Stripe's books have it; null for what failed or is not a gift through us. */
export function settlementOf(charge: Stripe.Charge, disputed: DisputeSum = NO_DISPUTE): Settlement | null {
  const orderId = orderIdOf(charge.metadata);
  if (!orderId || !charge.paid) return null;
  return {
    orderId,
    paidCents: charge.amount,
    feeCents: expanded(charge.balance_transaction).fee,
    refundedCents: charge.amount_refunded,
    disputedCents: disputed.openCents,
    lostCents: disputed.lostCents,
    disputeFeeCents: disputed.feeCents,
    movedAt: new Date(Math.max(charge.created, disputed.movedAt, ...(charge.refunds?.data ?? []).map(({ created }) => created)) * 1000),
  };
}

interface DisputeSum {
  /** Taken by disputes that are open. */
  openCents: number;
  lostCents: number;
  feeCents: number;
  /** Seconds. */
  movedAt: number;
}
const NO_DISPUTE: DisputeSum = { openCents: 0, lostCents: 0, feeCents: 0, movedAt: 0 };

/** What disputes hold or took, by charge, which can have several. The amounts are those of the balance. */
export async function disputedOf(disputes: AsyncIterable<Stripe.Dispute>): Promise<Map<string, DisputeSum>> {
  const sums = new Map<string, DisputeSum>();
  for await (const dispute of disputes) {
    const moved = dispute.balance_transactions.reduce((sum, { amount }) => sum - amount, 0);
    const feeCents = dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0);
    const movedAt = Math.max(dispute.created, ...dispute.balance_transactions.map(({ created }) => created));
    const charge = idOf(dispute.charge);
    const before = sums.get(charge) ?? NO_DISPUTE;
    // A closed dispute may return only a part, no matter who won; the rest is lost.
    const lost = dispute.status === 'lost' || dispute.status === 'won';
    sums.set(charge, {
      openCents: before.openCents + (lost ? 0 : moved),
      lostCents: before.lostCents + (lost ? moved : 0),
      feeCents: before.feeCents + feeCents,
      movedAt: Math.max(before.movedAt, movedAt),
    });
  }
  return sums;
}

/** The order that a thing at Stripe is for. What began before there were orders names a gift, whose id its order has. */
export const orderIdOf = (metadata: Stripe.Metadata | null | undefined): string | undefined => metadata?.orderId ?? metadata?.donationId;

/** The id of a reference that may have been expanded. */
export const idOf = (reference: string | { id: string }): string => (typeof reference === 'string' ? reference : reference.id);

/** The object of a reference that was asked to be expanded. */
export function expanded<Thing extends object>(reference: string | Thing | null | undefined): Thing {
  if (!reference || typeof reference === 'string') throw new Error('Stripe did not expand what was asked for.');
  return reference;
}

function paidWith(details: Stripe.Charge['payment_method_details']): string | null {
  const card = details?.card;
  if (card?.last4) return paidWithOf(capitalized(card.brand ?? 'Card'), card.last4);
  const bank = details?.us_bank_account;
  return bank?.last4 ? paidWithOf(bank.bank_name ?? BANK_ACCOUNT, bank.last4) : null;
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
