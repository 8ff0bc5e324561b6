import { anyone, endpoint, staff } from '../endpoint.ts';
import { id, line, slug, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { INCOME_ACCOUNTS, type IncomeAccount } from '../orders/order-line.ts';
import { type Page, pageFields } from '../page.ts';
import { array, boolean, mixed, object } from '../schema.ts';
import type { ServiceLanguage } from '../service-languages.ts';
import type { TaxClass } from '../temples/tax-policy.ts';
import { serviceLanguages } from '../temples/temple-words.ts';
import { poojaServiceNoun } from './pooja-service.noun.ts';

const say = messagesOf(poojaServiceNoun);

/** How long one pooja may take, in minutes. */
export const POOJA_MINUTES_MAX = 1_440;
/** Where a pooja is performed: in the temple with the family present, at their home, or in their absence. */
export const POOJA_LOCATIONS = ['temple', 'home', 'remote'] as const;
export type PoojaLocation = (typeof POOJA_LOCATIONS)[number];
/** What the priest needs of each participant for the sankalpam. */
export const SANKALPAM_FIELDS = ['gotra', 'nakshatra', 'rashi', 'relation'] as const;
export type SankalpamField = (typeof SANKALPAM_FIELDS)[number];
/** Whether the priest's dakshina is part of the price, paid to the priest directly, or shared by all priests. */
export const DAKSHINA_WAYS = ['included', 'separate', 'pooled'] as const;
export type DakshinaWay = (typeof DAKSHINA_WAYS)[number];

export const POOJA_PRICE_MAX_CENTS = 10_000_00;
export const POOJA_CAPACITY_MAX = 2_000;
export const POOJA_NAMES_MAX = 30;
/** Places of a pooja in one order, at most. */
export const POOJA_ORDER_MAX = 20;
const PRICE = say('pooja-service.price-range', { minCents: 0, maxCents: POOJA_PRICE_MAX_CENTS });
const price = () => wholeNumber(0, POOJA_PRICE_MAX_CENTS, PRICE);
type Range = 'duration-range' | 'capacity-range' | 'names-range' | 'hours-range' | 'days-range';
const whole = (min: number, max: number, range: Range) => wholeNumber(min, max, say(`pooja-service.${range}`, { min, max }));
const names = (most: number) => array(line(60).required()).max(most).default([]);

/** A pooja as the office describes it. */
export const poojaServiceSchema = object({
  name: line(80).required(say('pooja-service.name-required')),
  description: text(1_000).default(''),
  deity: line(80).default(''),
  location: mixed<PoojaLocation>().oneOf(POOJA_LOCATIONS).default('temple'),
  /** The hall or shrine; empty at home. */
  place: line(80).default(''),
  durationMinutes: whole(5, POOJA_MINUTES_MAX, 'duration-range').required(),
  priceCents: price().required(PRICE),
  /** Families a slot takes. */
  capacity: whole(1, POOJA_CAPACITY_MAX, 'capacity-range').required(),
  /** Names one booking may bring. */
  namesMax: whole(1, POOJA_NAMES_MAX, 'names-range').default(6),
  sankalpamFields: array(mixed<SankalpamField>().oneOf(SANKALPAM_FIELDS).required())
    .max(SANKALPAM_FIELDS.length)
    .default((): SankalpamField[] => ['gotra', 'nakshatra']),
  /** Priests it takes, and what each has to know. */
  priestsNeeded: whole(1, 20, 'names-range').default(1),
  skills: names(20),
  languages: serviceLanguages(),
  samagriTemple: text(1_000).default(''),
  samagriFamily: text(1_000).default(''),
  /** The price of mailing prasadam; null where it isn't mailed. */
  prasadamCents: price().nullable().default(null),
  noticeHours: whole(0, 2_160, 'hours-range').default(0),
  daysAhead: whole(1, 365, 'days-range').default(90),
  /** Until how many hours before the start a booking is refunded in full. */
  cancelHours: whole(0, 2_160, 'hours-range').default(24),
  /** Kept when a family moves its booking after that. */
  changeFeeCents: price().default(0),
  perOrderMax: whole(1, POOJA_ORDER_MAX, 'names-range').default(4),
  /** Days until the same devotee may book it again; 0 for no limit. */
  againAfterDays: whole(0, 365, 'days-range').default(0),
  creditsFundId: id().nullable().default(null),
  creditsAccount: mixed<IncomeAccount>().oneOf(INCOME_ACCOUNTS).default('poojas'),
  dakshina: mixed<DakshinaWay>().oneOf(DAKSHINA_WAYS).default('included'),
  dakshinaCents: price().default(0),
  /** Whether a death or birth in the family waives the change fee. */
  sutakaWaives: boolean().default(true),
  /** Families that may wait for one slot; null for no limit, 0 for no waitlist. */
  waitlistMax: whole(0, 1_000, 'names-range').nullable().default(null),
  active: boolean().default(true),
}).noUnknown();

/** A pooja as the office sees it. */
export interface PoojaService {
  id: string;
  name: string;
  description: string;
  deity: string;
  location: PoojaLocation;
  place: string;
  durationMinutes: number;
  priceCents: number;
  capacity: number;
  namesMax: number;
  sankalpamFields: SankalpamField[];
  priestsNeeded: number;
  skills: string[];
  languages: ServiceLanguage[];
  samagriTemple: string;
  samagriFamily: string;
  prasadamCents: number | null;
  noticeHours: number;
  daysAhead: number;
  cancelHours: number;
  changeFeeCents: number;
  perOrderMax: number;
  againAfterDays: number;
  creditsFundId: string | null;
  creditsAccount: IncomeAccount;
  dakshina: DakshinaWay;
  dakshinaCents: number;
  sutakaWaives: boolean;
  waitlistMax: number | null;
  active: boolean;
}

/** A pooja as everyone may see it, with what a payment for it is to the tax office. */
export interface PoojaOffer
  extends Pick<
    PoojaService,
    | 'id'
    | 'name'
    | 'description'
    | 'deity'
    | 'location'
    | 'place'
    | 'durationMinutes'
    | 'priceCents'
    | 'namesMax'
    | 'sankalpamFields'
    | 'samagriTemple'
    | 'samagriFamily'
    | 'prasadamCents'
    | 'noticeHours'
    | 'cancelHours'
    | 'changeFeeCents'
    | 'perOrderMax'
    | 'dakshina'
    | 'dakshinaCents'
  > {
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  taxClass: TaxClass;
  /** The start of the next slot that can be booked; null where there is none. */
  nextAt: string | null;
  /** The opening that sells the next of its times that are sold through one. Only in the reply about one pooja. */
  openingId?: string;
}

export const poojaCatalogQuery = object({
  /** Only one temple's. */
  temple: slug(),
  search: line(80),
  location: mixed<PoojaLocation>().oneOf(POOJA_LOCATIONS),
  ...pageFields,
}).noUnknown();

export const poojaServiceEndpoints = {
  catalog: endpoint<Page<PoojaOffer>>()({
    method: 'GET',
    path: '/api/public/poojas',
    summary: 'The poojas that temples offer, by name',
    access: anyone,
    reads: ['pooja-service', 'pooja-slot', 'temple', 'tax-policy'],
    query: poojaCatalogQuery,
  }),
  offer: endpoint<PoojaOffer>()({
    method: 'GET',
    path: '/api/public/temples/:slug/poojas/:serviceId',
    summary: 'One pooja of a temple',
    access: anyone,
    reads: ['pooja-service', 'pooja-slot', 'temple', 'tax-policy'],
  }),
  list: endpoint<PoojaService[]>()({
    method: 'GET',
    path: '/api/temple-admin/poojas',
    summary: 'Every pooja of the temple',
    access: staff('bookings:read'),
    reads: ['pooja-service'],
  }),
  add: endpoint<PoojaService>()({
    method: 'POST',
    path: '/api/temple-admin/poojas',
    summary: 'Adds a pooja to the catalog',
    access: staff('poojas:manage'),
    changes: ['pooja-service'],
    body: poojaServiceSchema,
    status: 201,
  }),
  change: endpoint<PoojaService>()({
    method: 'PUT',
    path: '/api/temple-admin/poojas/:serviceId',
    summary: 'Changes a pooja, or stops offering it',
    access: staff('poojas:manage'),
    changes: ['pooja-service'],
    body: poojaServiceSchema,
  }),
};
