import { anyone, endpoint } from '../endpoint.ts';
import { messagesOf } from '../message.ts';
import { mixed, object } from '../schema.ts';
import { paymentAccountNoun } from './payment-account.noun.ts';
import type { PaymentAccountStatus } from './payment-account.ts';

const say = messagesOf(paymentAccountNoun);

/** The sandbox's hosted page about a temple's account: `/sandbox/accounts/:linkId`. */
export const sandboxAccountPath = (linkId: string): string => `/sandbox/accounts/${linkId}`;

/** What the sandbox can make of an account. */
export const SANDBOX_OUTCOMES = ['ready', 'in-review', 'information-needed', 'restricted'] as const satisfies PaymentAccountStatus[];
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export interface SandboxAccount {
  id: string;
  payee: string;
  status: SandboxOutcome;
  returnUrl: string;
}

export const sandboxOutcomeSchema = object({
  outcome: mixed<SandboxOutcome>().oneOf(SANDBOX_OUTCOMES).required(say('payment-account.outcome-required')),
}).noUnknown();

/** The hosted page of the embedded system on which an account is set up. It answers only where payments are the sandbox. */
export const sandboxAccountEndpoints = {
  account: endpoint<SandboxAccount>()({
    method: 'GET',
    path: '/api/sandbox/accounts/:linkId',
    summary: 'What the sandbox’s account holder sees',
    access: anyone,
    reads: [],
  }),
  answer: endpoint<SandboxAccount>()({
    method: 'POST',
    path: '/api/sandbox/accounts/:linkId/answer',
    summary: 'Finishes, or leaves, the sandbox’s questions with an outcome',
    access: anyone,
    changes: ['payment-account'],
    cost: 'light',
    body: sandboxOutcomeSchema,
  }),
};
