import { id, line, localDate, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { pageFields } from '../page.ts';
import { array, boolean, mixed, number, object, string } from '../schema.ts';
import { addressSchema, bookingDetailFields } from './booking-details.ts';
import { poojaRequestNoun } from './pooja-request.noun.ts';
import { POOJA_PRICE_MAX_CENTS } from './pooja-service.ts';
import { wallTime } from './pooja-slot.ts';

const say = messagesOf(poojaRequestNoun);

const machine = poojaRequestNoun.states['pooja-request'];
export const REQUEST_STATUSES = statesOf(machine);
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const REQUEST_TRANSITIONS = transitionsOf(machine);
/** Requests somebody still has to do something about. */
export const OPEN_REQUESTS = ['requested', 'quoted', 'accepted', 'scheduled'] as const satisfies readonly RequestStatus[];

/** Where a requested pooja is performed. */
export const REQUEST_PLACES = ['home', 'temple'] as const;
export type RequestPlace = (typeof REQUEST_PLACES)[number];
/** What of a day a family prefers. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const REQUEST_DATES_MAX = 5;
/** How far ahead a pooja can be requested. */
export const REQUEST_WITHIN_DAYS = 366;
/** Open requests of one devotee at one temple. */
export const REQUESTS_OPEN_MAX = 10;
/** How long a home's address is kept after the request has ended. */
export const REQUEST_ADDRESS_DAYS = 30;
export const REQUEST_MILES_MAX = 500;
export const REQUEST_PRIESTS_MAX = 20;

const PRICE = say('pooja-request.price-range', { minCents: 0, maxCents: POOJA_PRICE_MAX_CENTS });
const price = () => wholeNumber(0, POOJA_PRICE_MAX_CENTS, PRICE);
const MILES = say('pooja-request.miles-range', { min: 0, max: REQUEST_MILES_MAX });
const PRIESTS = say('pooja-request.priests-range', { min: 1, max: REQUEST_PRIESTS_MAX });

const preferredSchema = object({
  date: localDate().required(say('pooja-request.date-required')),
  part: mixed<DayPart>().oneOf(DAY_PARTS, say('pooja-request.part-required')).required(say('pooja-request.part-required')),
}).noUnknown();

/** What a devotee asks a temple for. */
export const poojaRequestSchema = object({
  templeSlug: line(80).required(),
  /** A pooja of the catalog; null for own words. */
  serviceId: id().nullable().default(null),
  wish: text(1_000)
    .default('')
    .test('what', say('pooja-request.what-required'), (value, { parent }) => Boolean(value?.trim() || parent.serviceId)),
  place: mixed<RequestPlace>().oneOf(REQUEST_PLACES).required(say('pooja-request.place-required')),
  /** Where the priest goes; with place `home` only. */
  address: addressSchema
    .nullable()
    .default(null)
    .test('home', say('pooja-request.address-required'), (value, { parent }) => parent.place !== 'home' || Boolean(value)),
  preferred: array(preferredSchema.required())
    .min(1, say('pooja-request.dates-required'))
    .max(REQUEST_DATES_MAX)
    .required(say('pooja-request.dates-required')),
  /** The language the family would like the priest to speak, in its own words. */
  language: line(40).default(''),
  ...bookingDetailFields,
}).noUnknown();

const timeFields = {
  date: localDate().required(say('pooja-request.date-required')),
  time: wallTime().required(say('pooja-request.time-format')),
};
const timeSchema = object(timeFields).noUnknown();

/** What the temple offers: what it costs, when, and until when the family can accept. */
export const requestQuoteSchema = object({
  serviceId: id().required(say('pooja-request.service-required')),
  priceCents: price().required(PRICE),
  /** The family fetches the priest; nothing is charged for the way. */
  ownTransport: boolean().default(false),
  miles: wholeNumber(0, REQUEST_MILES_MAX, MILES).nullable().default(null),
  /** For all of the way there and back. */
  travelCents: price().default(0),
  priests: wholeNumber(1, REQUEST_PRIESTS_MAX, PRIESTS).default(1),
  depositCents: price()
    .required(PRICE)
    .test('within', say('pooja-request.deposit-too-large'), (value, { parent }) => (value ?? 0) <= totalOfQuote(parent)),
  dates: array(timeSchema.required())
    .min(1, say('pooja-request.dates-required'))
    .max(REQUEST_DATES_MAX)
    .required(say('pooja-request.dates-required')),
  /** Until the end of this day at the temple. */
  validUntil: localDate().required(say('pooja-request.valid-required')),
  note: text(500).default(''),
}).noUnknown();

/** What a quote comes to, in cents. */
export const totalOfQuote = ({ priceCents = 0, travelCents = 0, ownTransport = false }: QuotedCosts): number =>
  (Number(priceCents) || 0) + (ownTransport ? 0 : Number(travelCents) || 0);

interface QuotedCosts {
  priceCents?: number;
  travelCents?: number;
  ownTransport?: boolean;
}

/** Which part of a quote a line of the cart pays. */
export const REQUEST_PARTS = ['deposit', 'whole', 'rest'] as const;
export type RequestPart = (typeof REQUEST_PARTS)[number];

/** A quote as a line of the cart: deposit or whole accept it for one of its dates, the rest is paid later. */
export const requestLineSchema = object({
  requestId: id().required(),
  /** The quote that was shown: a newer one isn't accepted by mistake. */
  version: number().integer().min(1).required(),
  part: mixed<RequestPart>().oneOf(REQUEST_PARTS).required(),
  /** The chosen date by its place in the quote, from 0; ignored for the rest. */
  choice: number()
    .integer()
    .min(0)
    .max(REQUEST_DATES_MAX - 1)
    .default(0),
}).noUnknown();

export const requestScheduleSchema = object({ serviceId: id(), ...timeFields }).noUnknown();
/** `seenRefundCents`: what the family was shown that canceling pays back. Pages of earlier releases don't send it. */
export const requestCancelSchema = object({
  seenRefundCents: number()
    .integer()
    .min(0)
    .max(2 * POOJA_PRICE_MAX_CENTS),
}).noUnknown();
export const requestReasonSchema = object({ reason: line(200).required(say('pooja-request.reason-required')) }).noUnknown();
export const requestListQuery = object({
  status: mixed<RequestStatus>().oneOf(REQUEST_STATUSES),
  /** A name, an email, or words of the request. */
  search: string().trim().max(80),
  ...pageFields,
}).noUnknown();
