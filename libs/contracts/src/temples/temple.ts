import { anyone, donor, endpoint, staff } from '../endpoint.ts';
import { id, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { object } from '../schema.ts';
import type { ServiceLanguage } from '../service-languages.ts';
import type { FundWording } from './fund.ts';
import { savedTempleNoun } from './saved-temple.noun.ts';
import type { TaxClass } from './tax-policy.ts';
import { templeNoun } from './temple.noun.ts';
import type { TempleWording } from './temple-words.ts';

const say = messagesOf(savedTempleNoun);

/** The life cycle of a temple's registration. */
export const TEMPLE_STATUSES = statesOf(templeNoun.states.temple);
export type TempleStatus = keyof typeof templeNoun.states.temple;
export const TEMPLE_TRANSITIONS = transitionsOf(templeNoun.states.temple);

/** A suspension that is in effect. */
export interface TempleSuspension {
  reason: string;
  since: string;
}

/** What anyone may know about an approved temple. */
export interface TemplePublic {
  id: string;
  slug: string;
  name: string;
  city: string;
  state: string;
  timeZone: string;
  /** Degrees, north and east positive: for the sky over the temple. */
  latitude: number;
  longitude: number;
  tradition: string;
  deities: string[];
  description: string;
  /** What the temple words in the reader's language; absent without any. */
  wording?: TempleWording;
}

/** A purpose a devotee can give to. */
export interface FundPublic {
  id: string;
  name: string;
  description: string;
  /** Gifts for these purposes are spent only on what their name says. */
  restricted: boolean;
  /** The temple's current tax class for a gift to it: before payment, the page says what may be deductible. */
  taxClass: TaxClass;
  /** What the donor receives, and its good-faith value; only with class `partial`. */
  benefit: string | null;
  fairMarketValueCents: number;
  wording?: FundWording;
}

/** A temple's own page, for everyone. */
export const templePagePath = (slug: string): `/${string}` => `/temples/${slug}`;

/** An approved temple on its own page. */
export interface TempleFull extends TemplePublic {
  legalName: string;
  ein: string;
  address: string;
  /** Languages in which services are held. */
  languages: ServiceLanguage[];
  website: string;
  phone: string | null;
  email: string | null;
}

/** The office's own temple, in any state. */
export interface OwnTemple extends TempleFull {
  status: TempleStatus;
  /** Counts the changes of its details. */
  version: number;
}

export interface TemplePage {
  temple: TempleFull;
  funds: FundPublic[];
  /** Whether its account with the payment provider takes payments now. */
  takesPayments: boolean;
  /** The platform suspended it: it takes no gifts or bookings, and only devotees who saved it still see it. */
  isSuspended: boolean;
}

export interface SavedTemple extends TemplePublic {
  home: boolean;
  /** Still theirs, though it takes no gifts or bookings. */
  isSuspended: boolean;
  savedAt: string;
}

export const templeListQuery = object({ search: line(80), ...pageFields });
export const savedTempleSchema = object({ templeId: id().required(say('saved-temple.temple-required')) }).noUnknown();

export const templeEndpoints = {
  list: endpoint<Page<TemplePublic>>()({
    method: 'GET',
    path: '/api/public/temples',
    summary: 'Approved temples by name or city',
    access: anyone,
    reads: ['temple'],
    query: templeListQuery,
  }),
  page: endpoint<TemplePage>()({
    method: 'GET',
    path: '/api/public/temples/:slug',
    summary: 'One approved temple, or a suspended one for devotees who saved it, and the purposes it receives gifts for',
    access: anyone,
    reads: ['temple', 'fund'],
  }),
  saved: endpoint<SavedTemple[]>()({
    method: 'GET',
    path: '/api/devotee/temples',
    summary: 'The temples this devotee saved, home temple first',
    access: donor,
    reads: ['saved-temple', 'temple'],
  }),
  save: endpoint<SavedTemple[]>()({
    method: 'POST',
    path: '/api/devotee/temples',
    summary: 'Saves a temple',
    access: donor,
    changes: ['saved-temple'],
    body: savedTempleSchema,
  }),
  unsave: endpoint<SavedTemple[]>()({
    method: 'DELETE',
    path: '/api/devotee/temples/:templeId',
    summary: 'Forgets a saved temple',
    access: donor,
    changes: ['saved-temple'],
  }),
  makeHome: endpoint<SavedTemple[]>()({
    method: 'PUT',
    path: '/api/devotee/temples/:templeId/home',
    summary: 'Makes a temple the home temple',
    access: donor,
    changes: ['saved-temple'],
  }),
  own: endpoint<OwnTemple>()({
    method: 'GET',
    path: '/api/temple-admin/temple',
    summary: 'The office’s own temple',
    access: staff('temple:read'),
    reads: ['temple'],
  }),
};

/** A US postal address on one line: "4410 Green Level Road, Cary, NC 27519". */
export const addressLine = ({ street, city, state, zip }: Record<'street' | 'city' | 'state' | 'zip', string>): string =>
  `${street}, ${city}, ${state} ${zip}`;
