import type { ChargeFailure, ChargeRetry } from '@sannidhi/contracts';
import type { PaymentFacts } from './payment-facts.ts';

/** What a cardholder is sent to the provider's page for, and where they come back to. */
export interface CardSetupRequest {
  /** Makes a repeated request the same setup. */
  setupId: string;
  /** The temple's own account with the provider. */
  account: string;
  payee: string;
  /** The person as the provider already knows them; null the first time. */
  customer: string | null;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

export interface StartedCardSetup {
  gatewaySetupId: string;
  url: string;
}

/** A card as the provider keeps it: what to charge it by, and how to show it. */
export interface KeptCard {
  customer: string;
  paymentMethod: string;
  /** "Visa" */
  brand: string;
  last4: string;
  /** 1–12 */
  expiresMonth: number;
  expiresYear: number;
}

export type CardSetupState = { kind: 'open' } | { kind: 'saved'; card: KeptCard } | { kind: 'failed' } | { kind: 'expired' };

/** A charge of a saved card while nobody is there to help. Amounts in cents. */
export interface ChargeRequest {
  /** Makes a repeated request the same charge: an order is charged once, however often it is tried. */
  orderId: string;
  account: string;
  customer: string;
  totalCents: number;
  /** What the bank statement and the provider's books say. */
  label: string;
}

/** One try of a charge that was prepared. */
export interface ChargeTry extends ChargeRequest {
  chargeId: string;
  paymentMethod: string;
  /** 1 for the first try; a repeated call with the same number is the same try. */
  attempt: number;
}

export type Declined = { kind: 'declined'; failure: ChargeFailure; retry: ChargeRetry };

/** The state of a charge: `untried` while no try was heard of, `unknown` while the provider itself waits or did not answer. */
export type ChargeState = { kind: 'paid'; payment: PaymentFacts } | Declined | { kind: 'unknown' } | { kind: 'untried' };
