import { anyone, endpoint } from '../endpoint.ts';
import { messagesOf } from '../message.ts';
import { mixed, object, string } from '../schema.ts';
import { donationNoun } from './donation.noun.ts';

const say = messagesOf(donationNoun);

/** The providers behind the payment port. */
export const GATEWAYS = ['sandbox', 'stripe'] as const;
export type Gateway = (typeof GATEWAYS)[number];

/** Where the hosted checkout sends the payer back to, by kind of donor; from the cart back to it, and from the counter to a page without an account. */
export const CHECKOUT_RETURN_PATHS = {
  guest: '/donate',
  devotee: '/devotee/donate',
  cart: '/devotee/donate?view=cart',
  counter: '/counter-payment',
} as const;
/** Query fields of that return: the gift, and whether the payer finished or left. Only the API decides whether it was paid. */
export const CHECKOUT_RETURN_FIELDS = { gift: 'gift', outcome: 'outcome' } as const;
export const CHECKOUT_OUTCOMES = ['paid', 'left'] as const;
export type CheckoutOutcome = (typeof CHECKOUT_OUTCOMES)[number];

/** The sandbox's hosted page: `/sandbox/checkout/:checkoutId`. */
export const sandboxCheckoutPath = (checkoutId: string): string => `/sandbox/checkout/${checkoutId}`;

/** Test cards and bank accounts of the sandbox checkout and their effects. A bank decides later. */
export const SANDBOX_CARDS = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000000000000119': 'times-out',
  '4000002500003155': 'second-step',
  '4000000000000077': 'arrives-late',
  '4000000000005126': 'arrives-twice',
  '4000000000000341': 'arrives-out-of-order',
  '000123456789': 'bank-settles-late',
  '000111111116': 'bank-fails-late',
  '000333333335': 'bank-returns',
} as const;
export type SandboxBehaviour = (typeof SANDBOX_CARDS)[keyof typeof SANDBOX_CARDS];

export interface SandboxCheckout {
  id: string;
  status: 'open' | 'needs-second-step' | 'processing' | 'paid' | 'declined' | 'expired';
  payee: string;
  totalCents: number;
  lines: { label: string; amountCents: number }[];
  successUrl: string;
  cancelUrl: string;
}

export const sandboxPaySchema = object({
  cardNumber: mixed<keyof typeof SANDBOX_CARDS>()
    .oneOf(Object.keys(SANDBOX_CARDS) as (keyof typeof SANDBOX_CARDS)[], say('donation.card-unknown'))
    .required(say('donation.card-required')),
  confirmSecondStep: string().oneOf(['yes']).optional(),
}).noUnknown();

/** The hosted test checkout of the built-in sandbox. It exists only when payments use the sandbox. */
export const sandboxEndpoints = {
  checkout: endpoint<SandboxCheckout>()({
    method: 'GET',
    path: '/api/sandbox/checkouts/:checkoutId',
    summary: 'What the sandbox’s payer sees',
    access: anyone,
    reads: [],
  }),
  pay: endpoint<SandboxCheckout>()({
    method: 'POST',
    path: '/api/sandbox/checkouts/:checkoutId/pay',
    summary: 'Pays with a test card',
    access: anyone,
    changes: ['donation', 'receipt', 'ledger-account'],
    cost: 'light',
    body: sandboxPaySchema,
  }),
  cancel: endpoint<SandboxCheckout>()({
    method: 'POST',
    path: '/api/sandbox/checkouts/:checkoutId/cancel',
    summary: 'Leaves without paying',
    access: anyone,
    changes: ['donation'],
    cost: 'light',
  }),
};

/** Signed events from the provider; the signature replaces a session. */
export const webhookEndpoint = endpoint<{ received: true }>()({
  method: 'POST',
  path: '/api/webhooks/payments/:gateway',
  summary: 'A payment provider’s signed event',
  access: anyone,
  changes: [],
  cost: 'light',
});
