import { endpoint, staff } from '../endpoint.ts';
import type { Gateway } from '../giving/payment.ts';
import { statesOf } from '../noun.ts';
import { paymentAccountNoun } from './payment-account.noun.ts';

/** How far a temple's account with the payment provider is. */
export const PAYMENT_ACCOUNT_STATUSES = statesOf(paymentAccountNoun.states['payment-account']);
export type PaymentAccountStatus = keyof (typeof paymentAccountNoun.states)['payment-account'];

/** What the provider still wants to know, in groups. */
export const ACCOUNT_DUE = ['bank-account', 'business', 'people', 'identity', 'terms', 'other'] as const;
export type AccountDue = (typeof ACCOUNT_DUE)[number];

export interface PaymentAccount {
  provider: Gateway;
  status: PaymentAccountStatus;
  due: AccountDue[];
  /** When the provider was last asked; null before the first time. */
  checkedAt: string | null;
}

/** The provider's page where the office goes on. */
export interface PaymentAccountLink {
  url: string;
}

const PATH = '/api/temple-admin/payment-account';

export const paymentAccountEndpoints = {
  own: endpoint<PaymentAccount>()({
    method: 'GET',
    path: PATH,
    summary: 'How far the temple’s account with the payment provider is',
    access: staff('temple:read'),
    reads: ['payment-account'],
  }),
  open: endpoint<PaymentAccountLink>()({
    method: 'POST',
    path: `${PATH}/link`,
    summary: 'Opens the temple’s account with the provider if there is none, and links to the provider’s page about it',
    access: staff('payments:manage'),
    changes: ['payment-account'],
  }),
  check: endpoint<PaymentAccount>()({
    method: 'POST',
    path: `${PATH}/check`,
    summary: 'Asks the provider how far the account is',
    access: staff('payments:manage'),
    changes: ['payment-account', 'notification'],
  }),
};
