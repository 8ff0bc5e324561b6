import { donor, endpoint, verifiedDonor } from '../endpoint.ts';
import { slug } from '../fields.ts';
import { donationNoun } from '../giving/donation.noun.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import type { LineKind } from '../orders/order-line.ts';
import { object } from '../schema.ts';
import type { PlanRule } from './plan-rule.ts';
import { savedCardNoun } from './saved-card.noun.ts';

const say = messagesOf(donationNoun);

const { 'saved-card': card } = savedCardNoun.states;
export const SAVED_CARD_STATUSES = statesOf(card);
export type SavedCardStatus = keyof typeof card;
export const SAVED_CARD_TRANSITIONS = transitionsOf(card);

/** Where the provider's page sends people back to after they added a card; `outcome` is only what they did there. */
export const CARD_RETURN_PATH = '/devotee/donate';
/** Query fields of that return; `view` is `recurring`. */
export const CARD_RETURN_FIELDS = { view: 'view', card: 'card', outcome: 'outcome' } as const;
export const CARD_RETURN_VIEW = 'recurring';
export const CARD_OUTCOMES = ['added', 'left'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** A card the provider keeps for one devotee at one temple. */
export interface SavedCard {
  id: string;
  status: SavedCardStatus;
  templeSlug: string;
  /** "Visa ending 4242"; null while it is being added. */
  label: string | null;
  brand: string | null;
  last4: string | null;
  /** 1–12 */
  expiresMonth: number | null;
  expiresYear: number | null;
}

/** A plan that goes on with a card, or would once it is resumed. */
export interface CardUse {
  planId: string;
  /** What it buys at each date. */
  sells: LineKind;
  rule: PlanRule;
  startsOn: string;
  totalCents: number;
}

/** A card as its owner sees it among all of theirs. */
export interface OwnCard extends SavedCard {
  templeName: string;
  /** While there is one, the card can't be removed. */
  uses: CardUse[];
}

/** The provider's page on which a card is added. */
export interface CardSetupStarted {
  cardId: string;
  setupUrl: string;
}

export const cardSetupSchema = object({ templeSlug: slug().required(say('donation.temple-required')) }).noUnknown();

export const savedCardEndpoints = {
  list: endpoint<OwnCard[]>()({
    method: 'GET',
    path: '/api/devotee/cards',
    summary: 'The devotee’s saved cards, those of one temple or of all',
    access: donor,
    reads: ['saved-card', 'plan'],
    query: object({ temple: slug() }).noUnknown(),
  }),
  /** Adds a card without a plan; plans use it with `cardId`. */
  setUp: endpoint<CardSetupStarted>()({
    method: 'POST',
    path: '/api/devotee/cards',
    summary: 'Starts adding a card on the provider’s page',
    access: verifiedDonor,
    changes: ['saved-card'],
    body: cardSetupSchema,
    idempotent: true,
    status: 201,
  }),
  /** After the return from the provider: asks whether the card is there. Plans that wait for it start. */
  check: endpoint<SavedCard>()({
    method: 'POST',
    path: '/api/devotee/cards/:cardId/check',
    summary: 'Asks the provider how adding the card ended',
    access: verifiedDonor,
    changes: ['saved-card', 'plan'],
  }),
  remove: endpoint<SavedCard>()({
    method: 'DELETE',
    path: '/api/devotee/cards/:cardId',
    summary: 'Removes a saved card that no plan uses',
    access: verifiedDonor,
    changes: ['saved-card'],
  }),
};
