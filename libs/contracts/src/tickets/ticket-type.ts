import { endpoint, staff } from '../endpoint.ts';
import { cents, id, line, localDate, optionalId, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, boolean, mixed, object } from '../schema.ts';
import { TICKETS_MAX } from './ticket-states.ts';
import { ticketTypeNoun } from './ticket-type.noun.ts';

const say = messagesOf(ticketTypeNoun);

/** Free, at a price, or as much as each wishes. */
export const TICKET_PRICINGS = ['free', 'fixed', 'wish'] as const;
export type TicketPricing = (typeof TICKET_PRICINGS)[number];
export const TICKET_PRICE_MAX = 10_000_00;
export const TICKET_TYPES_MAX = 20;
export const TICKET_QUESTIONS_MAX = 20;
export const TICKET_QUOTAS_MAX = 10;
const CAPACITY = { min: 1, max: 100_000 } as const;
const AGES = { min: 0, max: 120 } as const;
const PER_ORDER = { min: 1, max: TICKETS_MAX } as const;
const HOURS = { min: 0, max: 8_760 } as const;
const CHOICES_MAX = 20;
const SERIES_PRICE = say('ticket-type.series-price-range', { maxCents: TICKET_PRICE_MAX });
const PRICE_RANGE = say('ticket-type.price-range', { maxCents: TICKET_PRICE_MAX });

export const QUESTION_KINDS = ['text', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Asked for each ticket, or once for all of them. */
export const QUESTION_SCOPES = ['ticket', 'order'] as const;
export type QuestionScope = (typeof QUESTION_SCOPES)[number];

const questionSchema = object({
  id: id().required(),
  ask: mixed<QuestionScope>().oneOf(QUESTION_SCOPES).default('ticket'),
  label: line(200).required(say('ticket-type.question-required')),
  kind: mixed<QuestionKind>().oneOf(QUESTION_KINDS).default('text'),
  choices: array(line(80).required())
    .max(CHOICES_MAX, say('ticket-type.choices-most', { max: CHOICES_MAX }))
    .default([])
    .when('kind', ([kind], field) => (kind === 'choice' ? field.min(2, say('ticket-type.choices-required')) : field)),
  required: boolean().default(false),
}).noUnknown();

/** What is asked of those who register. */
export interface TicketQuestion {
  id: string;
  ask: QuestionScope;
  label: string;
  kind: QuestionKind;
  choices: string[];
  required: boolean;
}

const quotaSchema = object({
  id: id().required(),
  name: line(60).required(say('ticket-type.quota-name-required')),
  capacity: wholeNumber(CAPACITY.min, CAPACITY.max, say('ticket-type.quota-range', CAPACITY)).required(
    say('ticket-type.quota-range', CAPACITY),
  ),
}).noUnknown();

/** Places of each date that several kinds of tickets share. */
export interface TicketQuota {
  id: string;
  name: string;
  capacity: number;
}

const capacity = () => wholeNumber(CAPACITY.min, CAPACITY.max, say('ticket-type.capacity-range', CAPACITY)).nullable().default(null);
const perOrder = () => wholeNumber(PER_ORDER.min, PER_ORDER.max, say('ticket-type.order-range', PER_ORDER));
const age = () => wholeNumber(AGES.min, AGES.max, say('ticket-type.age-range', AGES)).nullable().default(null);
const hours = () => wholeNumber(HOURS.min, HOURS.max, say('ticket-type.hours-range', HOURS));
/** Not below another field of the same object, where both are there. */
const notBelow = (field: string, message: ReturnType<typeof say>) => ({
  name: 'order',
  message,
  test: (value: unknown, { parent }: { parent: Record<string, unknown> }) => {
    const low = parent[field];
    if (typeof value === 'number' && typeof low === 'number') return value >= low;
    return typeof value !== 'string' || typeof low !== 'string' || value >= low;
  },
});

const ticketTypeSchema = object({
  id: id().required(),
  name: line(60).required(say('ticket-type.name-required')),
  /** What it includes, in a few words. */
  detail: line(120).default(''),
  pricing: mixed<TicketPricing>().oneOf(TICKET_PRICINGS).default('free'),
  /** The price; for `wish`, what is suggested. */
  priceCents: wholeNumber(0, TICKET_PRICE_MAX, PRICE_RANGE)
    .default(0)
    .when('pricing', ([pricing], field) =>
      pricing === 'fixed'
        ? field.min(1, say('ticket-type.price-required'))
        : pricing === 'free'
          ? field.max(0, say('ticket-type.price-free'))
          : field,
    ),
  /**
   * It can be registered for all dates together, at this price for each of them; null: the same as for a single date. Pages of earlier
   * releases don't know these fields: what they leave out stays as it is.
   */
  isForSeries: boolean(),
  seriesPriceCents: cents(1, TICKET_PRICE_MAX, SERIES_PRICE)
    .nullable()
    .when(['pricing', 'priceCents', 'isForSeries', 'needsApproval'], ([pricing, priceCents, isForSeries, needsApproval], field) =>
      pricing === 'fixed' && typeof priceCents === 'number' && isForSeries === true && !needsApproval
        ? field.max(priceCents, say('ticket-type.series-price-above'))
        : field,
    ),
  /** Of one date; null for no limit but the date's own. */
  capacity: capacity(),
  /** The places it shares with other kinds; what earlier pages leave out stays as it is. */
  quotaId: optionalId(),
  /** First and last day of sales, on the temple's clocks. */
  saleFrom: localDate().nullable().default(null),
  saleUntil: localDate()
    .nullable()
    .default(null)
    .test(notBelow('saleFrom', say('ticket-type.window-order'))),
  orderMin: perOrder().default(1),
  orderMax: perOrder()
    .default(10)
    .test(notBelow('orderMin', say('ticket-type.order-most'))),
  minAge: age(),
  maxAge: age().test(notBelow('minAge', say('ticket-type.age-order'))),
  /** False for what somebody adds to their ticket: lunch, parking, oil for the lamps. */
  takesSeat: boolean().default(true),
  /** Only the office registers it. */
  staffOnly: boolean().default(false),
  /** For children who are left in the temple's care; what earlier pages leave out stays as it is. */
  isDropOff: boolean(),
  needsApproval: boolean().default(false),
  /** False once it is no longer sold. */
  isOffered: boolean().default(true),
}).noUnknown();

/** A kind of ticket, as the office describes it. */
export interface TicketType {
  id: string;
  name: string;
  detail: string;
  pricing: TicketPricing;
  priceCents: number;
  isForSeries: boolean;
  seriesPriceCents: number | null;
  capacity: number | null;
  quotaId: string | null;
  saleFrom: string | null;
  saleUntil: string | null;
  orderMin: number;
  orderMax: number;
  minAge: number | null;
  maxAge: number | null;
  takesSeat: boolean;
  staffOnly: boolean;
  isDropOff: boolean;
  needsApproval: boolean;
  isOffered: boolean;
}

/** A kind of ticket until the office says otherwise. */
export const NEW_TICKET_TYPE: Omit<TicketType, 'id' | 'name'> = {
  detail: '',
  pricing: 'free',
  priceCents: 0,
  isForSeries: false,
  seriesPriceCents: null,
  capacity: null,
  quotaId: null,
  saleFrom: null,
  saleUntil: null,
  orderMin: 1,
  orderMax: 10,
  minAge: null,
  maxAge: null,
  takesSeat: true,
  staffOnly: false,
  isDropOff: false,
  needsApproval: false,
  isOffered: true,
};

/** Everything an event sells and asks, on each of its dates. The browser names types and questions, so a second try changes nothing. */
export const ticketSaleSchema = object({
  isOpen: boolean().default(true),
  capacity: capacity(),
  /** Until so many hours before the start a ticket can be canceled for its price. */
  refundHours: hours().default(48),
  /** Until so many hours before the start it can be passed on. */
  passOnHours: hours().default(12),
  questions: array(questionSchema.required())
    .max(TICKET_QUESTIONS_MAX, say('ticket-type.question-most', { max: TICKET_QUESTIONS_MAX }))
    .default([]),
  /** What earlier pages leave out stays as it is. */
  quotas: array(quotaSchema.required()).max(TICKET_QUOTAS_MAX, say('ticket-type.quota-most', { max: TICKET_QUOTAS_MAX })),
  types: array(ticketTypeSchema.required())
    .max(TICKET_TYPES_MAX, say('ticket-type.most', { max: TICKET_TYPES_MAX }))
    .default([]),
}).noUnknown();

/** What an event sells; `null` types have sold nothing on a date. */
export interface TicketSale {
  isOpen: boolean;
  capacity: number | null;
  refundHours: number;
  passOnHours: number;
  questions: TicketQuestion[];
  quotas: TicketQuota[];
  types: TicketType[];
  /** Whether the office has said yet what it sells. */
  isSet: boolean;
  /** Of its dates to come: places that are taken, held or offered. */
  dates: TicketDateCount[];
}

export interface TicketDateCount {
  occurrenceId: string;
  startsAt: string;
  /** Paid for or registered; then in carts and payments; then offered to the waitlist. */
  sold: number;
  held: number;
  offered: number;
}

const path = '/api/temple-admin/events/:eventId/ticket-types';

export const ticketTypeEndpoints = {
  sale: endpoint<TicketSale>()({
    method: 'GET',
    path,
    summary: 'What an event sells and asks',
    access: staff('events:read'),
    reads: ['ticket-type', 'ticket', 'event', 'event-occurrence'],
  }),
  change: endpoint<TicketSale>()({
    method: 'PUT',
    path,
    summary: 'Changes what an event sells and asks',
    access: staff('events:manage'),
    changes: ['ticket-type', 'ticket', 'event-occurrence', 'notification'],
    body: ticketSaleSchema,
  }),
};
