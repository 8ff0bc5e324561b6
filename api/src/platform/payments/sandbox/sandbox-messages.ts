import type { PaymentFacts, RefundState } from '../payment-gateway.ts';
import { isBank } from './sandbox-cards.ts';
import type { SandboxCheckout } from './sandbox-checkout.entity.ts';

/** The sandbox's messages: its own words on the wire, as a real provider's differ from ours. */
export type SandboxMessage = SandboxAccountMessage | SandboxCardMessage | SandboxOrderMessage;

interface SandboxAccountMessage {
  account: string;
  type: 'account.updated';
}

interface SandboxCardMessage {
  account: string;
  type: 'card.saved';
  setupId: string;
}

type SandboxOrderMessage = { account: string; orderId: string; checkoutId: string } & (
  | { type: 'payment.succeeded'; payment: SandboxPayment }
  | { type: 'payment.processing'; since: string }
  | { type: 'payment.failed'; reason: string }
  | { type: 'checkout.expired' }
  | { type: 'refund.updated'; refundId: string; amountCents: number; refund: RefundState }
  | { type: 'dispute.opened'; disputeId: string; amountCents: number; feeCents: number }
  | { type: 'dispute.closed'; disputeId: string; won: boolean; returnedCents?: number }
);

interface SandboxPayment extends Omit<PaymentFacts, 'paidAt'> {
  paidAt: string;
}

/** The payment of a paid checkout. */
export function paymentOf(checkout: SandboxCheckout): PaymentFacts {
  const { orderId, id: checkoutId, paymentId, totalCents, feeCents, paidWith, paidAt, behaviour } = checkout;
  if (!paymentId || !paidAt) throw new Error(`Sandbox checkout ${checkoutId} is not paid.`);
  return { orderId, checkoutId, paymentId, totalCents, feeCents, method: isBank(behaviour) ? 'ach' : 'card', paidWith, paidAt };
}

/** The same as it travels. */
export function paymentMessage(checkout: SandboxCheckout): SandboxPayment {
  const payment = paymentOf(checkout);
  return { ...payment, paidAt: payment.paidAt.toISOString() };
}

/** Which checkout a message is about. */
export const about = ({ account, orderId, id }: SandboxCheckout) => ({ account, orderId, checkoutId: id });

/** The word of a payment that went through. */
export function succeeded(checkout: SandboxCheckout): SandboxMessage {
  return { ...about(checkout), type: 'payment.succeeded', payment: paymentMessage(checkout) };
}

/** The word of a try that failed. */
export const failed = (checkout: SandboxCheckout, reason = 'The card was declined.'): SandboxMessage => ({
  ...about(checkout),
  type: 'payment.failed',
  reason,
});
