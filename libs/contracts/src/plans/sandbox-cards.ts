import { anyone, endpoint } from '../endpoint.ts';
import { donationNoun } from '../giving/donation.noun.ts';
import { messagesOf } from '../message.ts';
import { mixed, object } from '../schema.ts';

const say = messagesOf(donationNoun);

/** The sandbox's hosted page that saves a card: `/sandbox/cards/:setupId`. */
export const sandboxCardPath = (setupId: string): string => `/sandbox/cards/${setupId}`;

/**
 * Test cards the sandbox keeps, and what happens when they are charged later. `refused`: the bank won't have it kept. `recovers`: two
 * soft declines, then it succeeds. `expires`: it is valid until the end of this month. `reply-lost`: it is charged, but nobody hears.
 */
export const SANDBOX_SAVED_CARDS = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'refused',
  '4000000000009995': 'soft-declines',
  '4000000000000341': 'recovers',
  '4000000000009987': 'hard-declines',
  '4000002500003155': 'asks-authentication',
  '4000000000000069': 'expires',
  '4000000000000077': 'answers-late',
  '4000000000000119': 'reply-lost',
} as const;
export type SavedCardBehaviour = (typeof SANDBOX_SAVED_CARDS)[keyof typeof SANDBOX_SAVED_CARDS];

export interface SandboxCardSetup {
  id: string;
  status: 'open' | 'saved' | 'refused' | 'expired';
  payee: string;
  successUrl: string;
  cancelUrl: string;
}

export const sandboxSaveCardSchema = object({
  cardNumber: mixed<keyof typeof SANDBOX_SAVED_CARDS>()
    .oneOf(Object.keys(SANDBOX_SAVED_CARDS) as (keyof typeof SANDBOX_SAVED_CARDS)[], say('donation.card-unknown'))
    .required(say('donation.card-required')),
}).noUnknown();

/** The hosted page of the embedded system on which a card is saved. It answers only where payments are the sandbox. */
export const sandboxCardEndpoints = {
  setup: endpoint<SandboxCardSetup>()({
    method: 'GET',
    path: '/api/sandbox/cards/:setupId',
    summary: 'What the sandbox’s cardholder sees',
    access: anyone,
    reads: [],
  }),
  save: endpoint<SandboxCardSetup>()({
    method: 'POST',
    path: '/api/sandbox/cards/:setupId/save',
    summary: 'Saves a test card',
    access: anyone,
    changes: ['saved-card', 'plan'],
    cost: 'light',
    body: sandboxSaveCardSchema,
  }),
  cancel: endpoint<SandboxCardSetup>()({
    method: 'POST',
    path: '/api/sandbox/cards/:setupId/cancel',
    summary: 'Leaves without saving a card',
    access: anyone,
    changes: ['saved-card'],
    cost: 'light',
  }),
};
