import { anyone, endpoint, verifiedDonor } from '../endpoint.ts';
import { cents, id } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import { object, string } from '../schema.ts';
import type { PartyTicket, TicketEvent } from './ticket.ts';

const WHOLE = messagesOf(platformMessages)('amount-not-whole');
/** Beyond what any order of tickets pays back. */
const MOST_CENTS = 100_000_000;

/** The page of a guest's link: their tickets need no account. */
export const guestTicketsPath = (slug: string, link: string): string => `/temples/${slug}/tickets/${link}`;

export const guestTicketCancelSchema = object({
  ticketId: id().required(),
  seenCents: cents(0, MOST_CENTS, WHOLE).required(WHOLE),
}).noUnknown();

/** `guestToken`: of the phone that registered, which a code has just proven. Not needed where the account's own verified phone or email is the order's. */
export const guestTicketClaimSchema = object({ guestToken: string().max(100).optional() }).noUnknown();

/** A ticket as its guest's link shows it. */
export interface GuestTicket extends PartyTicket {
  event: TicketEvent;
  amountCents: number;
  /** What canceling it now pays back, in cents; null where it can't be canceled. */
  cancelCents: number | null;
  /** What is canceled with it, as nobody of the order would be left: by their kinds. */
  endsAlong: string[];
  refundUntil: string;
  /** It is of a child in the temple’s care. */
  hasPickupCode: boolean;
  /** By which that child is handed over: only for a guest who proved the phone that registered, as links are forwarded. Null for everyone else. */
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
  /** Of the place on the waitlist whose offer it took. */
  waitLink: string | null;
  tickets: GuestTicket[];
}

const ofLink = '/api/public/guest-tickets/:link';

export const guestLinkEndpoints = {
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
    changes: ['ticket', 'order', 'donation', 'receipt', 'ledger-account', 'notification'],
    body: guestTicketCancelSchema,
    idempotent: true,
  }),
  claim: endpoint<{ id: string }>()({
    method: 'POST',
    path: '/api/devotee/guest-tickets/:link/claim',
    summary: 'Takes what was registered as a guest into the account of a devotee who proves the phone or the email that registered',
    access: verifiedDonor,
    changes: ['ticket', 'donation', 'receipt'],
    body: guestTicketClaimSchema,
  }),
};
