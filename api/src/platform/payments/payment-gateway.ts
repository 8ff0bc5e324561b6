import type { Gateway, ProviderRefundStatus } from '@sannidhi/contracts';
import type { CardSetupRequest, CardSetupState, ChargeRequest, ChargeState, ChargeTry, StartedCardSetup } from './card-charges.ts';
import type { AccountLinkRequest, AccountRequest, AccountState } from './payment-accounts.ts';
import type { PaymentFacts } from './payment-facts.ts';

export type { PaymentFacts } from './payment-facts.ts';

/** What a payer is sent to pay, and where they come back to. Amounts in cents. */
export interface CheckoutRequest {
  /** Names the gift on the provider's side and makes a repeated request the same checkout. */
  orderId: string;
  /** The temple's own account with the provider. */
  account: string;
  payee: string;
  lines: readonly { label: string; amountCents: number }[];
  totalCents: number;
  email: string | null;
  /** When it stops taking payment, 30 minutes from now at least; null where the provider decides. */
  expiresAt: Date | null;
  /** Whether only cards are taken: a bank debit arrives days later. */
  cardOnly: boolean;
  successUrl: string;
  cancelUrl: string;
}

export interface StartedCheckout {
  checkoutId: string;
  url: string;
}

export type CheckoutState =
  | { kind: 'open' }
  /** The payer's bank has it: the money arrives or fails days later. */
  | { kind: 'processing'; since: Date }
  | { kind: 'paid'; payment: PaymentFacts }
  | { kind: 'failed'; reason: string }
  | { kind: 'expired' };

export interface RefundRequest {
  /** Makes a repeated request the same refund. */
  refundId: string;
  orderId: string;
  account: string;
  paymentId: string;
  amountCents: number;
}

export interface RefundState {
  gatewayRefundId: string;
  status: ProviderRefundStatus;
}

/** What a signed message of the provider says, in our words. */
export type GatewayEvent = { id: string; account: string } & (
  | { kind: 'payment-succeeded'; orderId: string; payment: PaymentFacts }
  | { kind: 'payment-processing'; orderId: string; since: Date }
  | { kind: 'payment-failed'; orderId: string; reason: string }
  | { kind: 'checkout-expired'; orderId: string }
  | {
      kind: 'refund-changed';
      orderId: string;
      refundId: string | null;
      gatewayRefundId: string;
      amountCents: number;
      status: ProviderRefundStatus;
    }
  | { kind: 'dispute-opened'; orderId: string; disputeId: string; amountCents: number; feeCents: number }
  /** Also told again when money of a closed dispute came back. `returnedCents`: all that did until now; null where it says nothing of that. */
  | { kind: 'dispute-closed'; orderId: string; disputeId: string; won: boolean; returnedCents: number | null }
  | { kind: 'card-saved'; setupId: string }
  | { kind: 'account-changed' }
  | { kind: 'ignored'; type: string }
);

/** One payment as the provider's own books have it today: what the proof compares ours with. */
export interface Settlement {
  orderId: string;
  paidCents: number;
  feeCents: number;
  refundedCents: number;
  /** Taken back by disputes that are still open. */
  disputedCents: number;
  /** Taken back by disputes that were lost. */
  lostCents: number;
  disputeFeeCents: number;
  /** When money of it last moved there: a message about that may still be on its way. */
  movedAt: Date;
}

/**
 * The payment provider. Every call may cross the network: never inside a transaction. Throws `provider-unavailable` where
 * the provider did not answer, and then the same call may be made again.
 */
export abstract class PaymentGateway {
  abstract readonly name: Gateway;
  /** A temple's account, where its payments arrive; the same one for the same temple. Gives the provider's id of it. */
  abstract openAccount(request: AccountRequest): Promise<string>;
  /** The provider's own page on which the temple's people complete the account. */
  abstract accountLink(request: AccountLinkRequest): Promise<string>;
  abstract accountState(account: string): Promise<AccountState>;
  /** Also throws `checkout-over` where it has to end too soon to begin; then there is none, and there never was. */
  abstract startCheckout(request: CheckoutRequest): Promise<StartedCheckout>;
  abstract checkoutState(account: string, checkoutId: string): Promise<CheckoutState>;
  /** Closes a checkout that is not paid, so that it never will be, and answers what became of it: it may have been paid already. */
  abstract expireCheckout(account: string, checkoutId: string): Promise<CheckoutState>;
  abstract refund(request: RefundRequest): Promise<RefundState>;
  /** The provider's page on which somebody saves a card with the temple's account. */
  abstract startCardSetup(request: CardSetupRequest): Promise<StartedCardSetup>;
  abstract cardSetupState(account: string, gatewaySetupId: string): Promise<CardSetupState>;
  /** Has the provider forget a saved card, so that nothing charges it any more; one that it doesn't have is forgotten already. */
  abstract forgetCard(account: string, paymentMethod: string): Promise<void>;
  /** Names a charge at the provider without moving money, the same one for the same order, and gives its id there. */
  abstract prepareCharge(request: ChargeRequest): Promise<string>;
  /** Charges a saved card. A charge succeeds once at most, whatever is tried again; one that may have reached the bank is `unknown`. */
  abstract chargeCard(request: ChargeTry): Promise<ChargeState>;
  /** The state of a prepared charge at the provider. */
  abstract chargeState(account: string, chargeId: string): Promise<ChargeState>;
  /** What became of a refund the provider has. */
  abstract refundState(account: string, gatewayRefundId: string): Promise<RefundState>;
  /** Checks the signature over the exact body (`invalid-signature`) and translates the message. */
  abstract readEvent(rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
  /** Every payment of an account in pages. */
  abstract settlements(account: string): AsyncIterable<Settlement[]>;
}
