import { endpoint, staff } from '../endpoint.ts';
import { id, localDate } from '../fields.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, mixed, object } from '../schema.ts';
import type { DEDICATION_KINDS } from './donation.ts';

/** One name on the recognition list. Amounts are nobody's business but the donor's and the office's. */
export interface RecognizedName {
  /** As the donor wishes to be credited; null for everybody who wasn't asked or doesn't wish to be named, together. */
  name: string | null;
  gifts: number;
  /** In whose honor or memory they gave. */
  dedications: { kind: (typeof DEDICATION_KINDS)[number]; name: string }[];
}

/** By fund and period (the temple's civil days, inclusive); anonymous gifts as one line, or left out. */
export const recognitionQuery = object({
  fundId: id(),
  from: localDate(),
  to: localDate(),
  anonymous: boolean().default(true),
}).noUnknown();

export const CARD_STATUSES = ['to-mail', 'mailed', 'emailed', 'canceled'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** A card to a family about a gift in honor or memory of one of theirs; it never says how much. */
export interface DedicationCard {
  orderId: string;
  kind: (typeof DEDICATION_KINDS)[number];
  honoree: string;
  recipient: string;
  email: string | null;
  address: string | null;
  /** Who gave; null where the gift is anonymous. */
  from: string | null;
  status: CardStatus;
  givenAt: string;
  sentAt: string | null;
  sentBy: string | null;
}

const cardQuery = object({ status: mixed<CardStatus>().oneOf(CARD_STATUSES), ...pageFields }).noUnknown();
const base = '/api/temple-admin';

export const recognitionEndpoints = {
  list: endpoint<RecognizedName[]>()({
    method: 'GET',
    path: `${base}/recognition`,
    summary: 'Who may be thanked publicly, by fund and period',
    access: staff('donations:read'),
    reads: ['donation', 'fund'],
    query: recognitionQuery,
  }),
  export: endpoint<Blob>()({
    method: 'GET',
    path: `${base}/recognition/recognition.csv`,
    summary: 'The recognition list as CSV',
    access: staff('donations:export'),
    reads: ['donation', 'fund'],
    query: recognitionQuery,
    produces: 'csv',
    records: 'donation.exported',
  }),
  cards: endpoint<Page<DedicationCard>>()({
    method: 'GET',
    path: `${base}/dedication-cards`,
    summary: 'Honor and memorial cards, newest first',
    access: staff('donations:read'),
    reads: ['donation'],
    query: cardQuery,
  }),
  cardPdf: endpoint<Blob>()({
    method: 'GET',
    path: `${base}/dedication-cards/:orderId/card.pdf`,
    summary: 'A card to print and mail',
    access: staff('donations:read'),
    reads: ['donation'],
    produces: 'pdf',
    records: 'card.printed',
  }),
  mailed: endpoint<DedicationCard>()({
    method: 'POST',
    path: `${base}/dedication-cards/:orderId/mailed`,
    summary: 'Marks a card as mailed',
    access: staff('donations:record'),
    changes: ['donation'],
  }),
};
