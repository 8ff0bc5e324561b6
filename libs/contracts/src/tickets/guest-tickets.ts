import { endpoint, verifiedPhone } from '../endpoint.ts';
import { cents, email, id, printed, slug } from '../fields.ts';
import type { CheckoutStarted } from '../giving/donation.ts';
import { messagesOf } from '../message.ts';
import { seenStart } from '../orders/cart.ts';
import { CART_LINES_MAX } from '../orders/holds.ts';
import { array, object, string } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import { discountCheckSchema, type TicketDiscount } from './ticket-discount.ts';
import { ticketPeopleSchema, ticketSeriesSchema } from './ticket-party.ts';
import { TICKETS_MAX } from './ticket-states.ts';
import { TICKET_PRICE_MAX } from './ticket-type.ts';

const say = messagesOf(ticketNoun);
const SEEN = say('ticket.refund-range');
const MOST = TICKETS_MAX * TICKET_PRICE_MAX;

/**
 * One party at one date, or at all of them together. `seenTotalCents` and `seenTimes`: what the guest was shown that it comes to, and when its
 * dates are.
 */
export const guestRegistrationSchema = object({
  templeSlug: slug().required(),
  occurrenceId: id().required(say('ticket.date-required')),
  people: ticketPeopleSchema,
  legalName: printed(120).required(say('ticket.name-required')),
  email: email().optional(),
  /** Of their place on the waitlist, whose offer this takes. */
  waitLink: string().max(100).nullable().default(null),
  series: ticketSeriesSchema(({ people }) => (Array.isArray(people) ? people.length : 0)),
  /** By the id that the check of the code returned. */
  discountId: id().nullable().default(null),
  seenTotalCents: cents(0, MOST, SEEN).required(SEEN),
  seenTimes: array()
    .of(object({ occurrenceId: id().required(), startsAt: seenStart() }).noUnknown())
    .max(CART_LINES_MAX),
}).noUnknown();

export const guestTicketEndpoints = {
  register: endpoint<CheckoutStarted>()({
    method: 'POST',
    path: '/api/guest/event-registrations',
    summary: 'Registers a guest’s party for an event and starts its checkout; what is free is registered at once',
    access: verifiedPhone,
    changes: ['ticket', 'order', 'donation', 'receipt', 'ledger-account', 'notification'],
    body: guestRegistrationSchema,
    idempotent: true,
    status: 201,
  }),
  checkDiscount: endpoint<TicketDiscount>()({
    method: 'POST',
    path: '/api/guest/ticket-discounts',
    summary: 'What a discount code takes off an event’s tickets; a phone can try only a few codes an hour',
    access: verifiedPhone,
    changes: [],
    body: discountCheckSchema,
  }),
};
