import { endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { cents, id, line, localDate, slug, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, mixed, object } from '../schema.ts';
import { TICKETS_MAX } from './ticket-states.ts';
import { ticketTypeNoun } from './ticket-type.noun.ts';
import { TICKET_PRICE_MAX, TICKET_TYPES_MAX, type TicketPricing } from './ticket-type.ts';

const say = messagesOf(ticketTypeNoun);

export const DISCOUNT_KINDS = ['percent', 'fixed'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];
/** Long enough that nobody finds one by trying. */
const CODE = /^[A-Z0-9][A-Z0-9-]{4,22}[A-Z0-9]$/;
const CODE_LENGTH = 24;
const USES = { min: 1, max: 100_000 } as const;
const PER_ORDER = { min: 1, max: TICKETS_MAX } as const;
const PERCENT = { min: 1, max: 100 } as const;

/** What a code takes off the price of each ticket it is for. */
export interface TicketDiscount {
  id: string;
  /** In capitals. */
  discountCode: string;
  kind: DiscountKind;
  percent: number | null;
  offCents: number | null;
  /** The kinds of tickets it is for; none means all that have a price. */
  typeIds: string[];
  /** Tickets of one order; null without a limit. */
  perOrder: number | null;
}

/** Whether a code works today, and why not. */
export const DISCOUNT_STATES = ['open', 'planned', 'ended', 'used-up', 'closed'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** The same with its limits, as the office sees it. */
export interface OfficeDiscount extends TicketDiscount {
  startsOn: string | null;
  endsOn: string | null;
  maxUses: number | null;
  /** Tickets that were bought with it, or are in carts and payments. */
  uses: number;
  closedAt: string | null;
  state: DiscountState;
  createdAt: string;
}

/** A card can't be charged less. */
const CHARGE_MIN_CENTS = 50;

/**
 * What a code takes off a ticket, in cents: never more than its price, and nothing where that is free or up to the buyer. A ticket that would
 * cost less than a card can be charged is free.
 */
export function discountOf(
  { kind, percent, offCents, typeIds }: Pick<TicketDiscount, 'kind' | 'percent' | 'offCents' | 'typeIds'>,
  { id: typeId, pricing, priceCents }: { id: string; pricing: TicketPricing; priceCents: number },
): number {
  if (pricing !== 'fixed' || (typeIds.length > 0 && !typeIds.includes(typeId))) return 0;
  const off = kind === 'percent' ? Math.round((priceCents * (percent ?? 0)) / 100) : (offCents ?? 0);
  return off > 0 && priceCents - off < CHARGE_MIN_CENTS ? priceCents : off;
}

const code = () => line(CODE_LENGTH).uppercase().required(say('ticket-discount.code-required'));
const limit = (bounds: { min: number; max: number }) =>
  wholeNumber(bounds.min, bounds.max, say('ticket-discount.uses-range', bounds)).nullable().default(null);

export const ticketDiscountSchema = object({
  code: code().matches(CODE, { message: say('ticket-discount.code-form') }),
  kind: mixed<DiscountKind>().oneOf(DISCOUNT_KINDS).default('percent'),
  percent: wholeNumber(PERCENT.min, PERCENT.max, say('ticket-discount.percent-range', PERCENT))
    .nullable()
    .default(null)
    .when('kind', ([kind], field) => (kind === 'percent' ? field.required(say('ticket-discount.percent-range', PERCENT)) : field)),
  offCents: cents(1, TICKET_PRICE_MAX, say('ticket-discount.amount-range', { maxCents: TICKET_PRICE_MAX }))
    .nullable()
    .default(null)
    .when('kind', ([kind], field) =>
      kind === 'fixed' ? field.required(say('ticket-discount.amount-range', { maxCents: TICKET_PRICE_MAX })) : field,
    ),
  typeIds: array(id().required()).max(TICKET_TYPES_MAX).default([]),
  /** First and last day, on the temple’s clocks. */
  startsOn: localDate().nullable().default(null),
  endsOn: localDate()
    .nullable()
    .default(null)
    .test('order', say('ticket-discount.window-order'), (endsOn, { parent }) => !endsOn || !parent.startsOn || endsOn >= parent.startsOn),
  maxUses: limit(USES),
  perOrder: limit(PER_ORDER),
}).noUnknown();

export const discountCheckSchema = object({ templeSlug: slug().required(), occurrenceId: id().required(), code: code() }).noUnknown();

export const discountsQuery = object({ eventId: id().required() }).noUnknown();

export const ticketDiscountEndpoints = {
  check: endpoint<TicketDiscount>()({
    method: 'POST',
    path: '/api/devotee/ticket-discounts',
    summary: 'What a discount code takes off an event’s tickets; a person can try only a few codes an hour',
    access: verifiedDonor,
    changes: [],
    body: discountCheckSchema,
  }),
  list: endpoint<OfficeDiscount[]>()({
    method: 'GET',
    path: '/api/temple-admin/ticket-discounts',
    summary: 'An event’s discount codes with their uses, newest first',
    access: staff('events:read'),
    reads: ['ticket-type', 'ticket'],
    query: discountsQuery,
  }),
  create: endpoint<OfficeDiscount>()({
    method: 'POST',
    path: '/api/temple-admin/events/:eventId/discounts',
    summary: 'Creates a discount code for an event’s tickets',
    access: staff('events:manage'),
    changes: ['ticket-type'],
    body: ticketDiscountSchema,
    status: 201,
  }),
  close: endpoint<OfficeDiscount>()({
    method: 'POST',
    path: '/api/temple-admin/ticket-discounts/:discountId/close',
    summary: 'Closes a discount code: carts that have it keep it, nobody else can use it',
    access: staff('events:manage'),
    changes: ['ticket-type'],
  }),
};
