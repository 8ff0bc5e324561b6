import { anyone, endpoint, verifiedDonor, verifiedPhone } from '../endpoint.ts';
import { cents, email, id, printed, slug } from '../fields.ts';
import type { CheckoutStarted } from '../giving/donation.ts';
import { messagesOf } from '../message.ts';
import { object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import type { PartyTicket, TicketEvent } from './ticket.ts';
import { discountCheckSchema, type TicketDiscount } from './ticket-discount.ts';
import { ticketPeopleSchema } from './ticket-party.ts';
import { TICKETS_MAX } from './ticket-states.ts';
import { TICKET_PRICE_MAX } from './ticket-type.ts';

const say = messagesOf(ticketNoun);
const SEEN = say('ticket.refund-range');
const MOST = TICKETS_MAX * TICKET_PRICE_MAX;

/** The page of a guest's link: their tickets need no account. */
export const GUEST_TICKETS_PATTERN = '/temples/:slug/tickets/:link';
export const guestTicketsPath = (slug: string, link: string): string => `/temples/${slug}/tickets/${link}`;

/** One party at one date. `seenTotalCents`: what the guest was shown that it comes to. */
export const guestRegistrationSchema = object({
  templeSlug: slug().required(),
  occurrenceId: id().required(say('ticket.date-required')),
  people: ticketPeopleSchema,
  legalName: printed(120).required(say('ticket.name-required')),
  email: email().optional(),
  /** By the id that the check of the code returned. */
  discountId: id().nullable().default(null),
  seenTotalCents: cents(0, MOST, SEEN).required(SEEN),
}).noUnknown();

export const guestTicketCancelSchema = object({ ticketId: id().required(), seenCents: cents(0, MOST, SEEN).required(SEEN) }).noUnknown();

/** A ticket as its guest's link shows it. */
export interface GuestTicket extends PartyTicket {
  event: TicketEvent;
  amountCents: number;
  /** What canceling it now pays back, in cents; null where it can't be canceled. */
  cancelCents: number | null;
  /** What is canceled with it, as nobody of the order would be left: by their kinds. */
  endsAlong: string[];
  refundUntil: string;
  /** By which a child in the temple’s care is handed over; null for everyone else. */
  pickupCode: string | null;
}

/**
 * What a guest's link shows. `waiting`: the payment hasn't arrived; `unpaid`: it won't; `claimed`: the tickets are in an account now, and only
 * there.
 */
export interface GuestTickets {
  status: 'waiting' | 'processing' | 'unpaid' | 'registered' | 'claimed';
  orderId: string;
  bookedBy: string;
  totalCents: number;
  refundedCents: number;
  /** Where it was registered for. */
  occurrenceId: string;
  tickets: GuestTicket[];
}

const ofLink = '/api/public/guest-tickets/:link';
const changes = ['ticket', 'order', 'donation', 'receipt', 'ledger-account', 'notification'] as const;

export const guestTicketEndpoints = {
  register: endpoint<CheckoutStarted>()({
    method: 'POST',
    path: '/api/guest/event-registrations',
    summary: 'Registers a guest’s party for an event and starts its checkout; what is free is registered at once',
    access: verifiedPhone,
    changes,
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
  tickets: endpoint<GuestTickets>()({
    method: 'GET',
    path: ofLink,
    summary: 'The tickets of a guest’s link',
    access: anyone,
    reads: ['ticket', 'event', 'event-occurrence', 'donation'],
  }),
  pdf: endpoint<Blob>()({
    method: 'GET',
    path: `${ofLink}/tickets.pdf`,
    summary: 'The same on paper, one per page',
    access: anyone,
    reads: ['ticket', 'event', 'event-occurrence'],
    produces: 'pdf',
    records: { nothing: 'A guest’s own tickets.' },
  }),
  cancel: endpoint<GuestTickets>()({
    method: 'POST',
    path: `${ofLink}/cancel`,
    summary: 'Cancels one of a guest’s tickets and refunds what the terms say',
    access: anyone,
    changes,
    body: guestTicketCancelSchema,
  }),
  claim: endpoint<{ id: string }>()({
    method: 'POST',
    path: '/api/devotee/guest-tickets/:link/claim',
    summary: 'Takes what was registered as a guest into this devotee’s account',
    access: verifiedDonor,
    changes: ['ticket', 'donation', 'receipt'],
  }),
};
