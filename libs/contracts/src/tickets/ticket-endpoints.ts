import { anyone, donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { eventChangeSchema } from '../events/event.ts';
import type { Page } from '../page.ts';
import { ownTicketsEndpoint, SHOWN_OF_TICKETS } from './own-tickets.ts';
import {
  type Attendee,
  attendeesExportQuery,
  attendeesQuery,
  type CounterRegistration,
  counterRegistrationSchema,
  type EventCancellation,
  type EventChangeEffects,
  eventCancellationQuery,
  type OwnTicket,
  type TicketOffer,
  ticketCancelSchema,
  ticketPassOnSchema,
  ticketReasonSchema,
} from './ticket.ts';

const own = '/api/devotee/tickets/:ticketId';
const MONEY = ['ticket', 'order', 'donation', 'receipt', 'ledger-account', 'notification'] as const;

export const ticketEndpoints = {
  offer: endpoint<TicketOffer>()({
    method: 'GET',
    path: '/api/public/temples/:slug/events/:occurrenceId/tickets',
    summary: 'What one date of an event sells, with what is left',
    access: anyone,
    reads: [...SHOWN_OF_TICKETS, 'ticket-type', 'tax-policy'],
  }),
  key: endpoint<{ publicKey: string }>()({
    method: 'GET',
    path: '/api/public/ticket-key',
    summary: 'The key that checks the codes of tickets, in base64url',
    access: anyone,
    reads: [],
  }),
  own: ownTicketsEndpoint,
  ownOne: endpoint<OwnTicket>()({
    method: 'GET',
    path: own,
    summary: 'One ticket of this devotee with the rest of its party',
    access: donor,
    reads: SHOWN_OF_TICKETS,
  }),
  replace: endpoint<OwnTicket>()({
    method: 'POST',
    path: `${own}/replace`,
    summary: 'Replaces a ticket’s code: the old one is no longer valid',
    access: verifiedDonor,
    changes: ['ticket', 'notification'],
  }),
  cancel: endpoint<OwnTicket>()({
    method: 'POST',
    path: `${own}/cancel`,
    summary: 'Cancels a ticket, or one person’s for all dates, and refunds what the terms say',
    access: verifiedDonor,
    changes: MONEY,
    body: ticketCancelSchema,
    idempotent: true,
  }),
  passOn: endpoint<OwnTicket>()({
    method: 'POST',
    path: `${own}/pass-on`,
    summary: 'Gives a ticket, or one person’s for all dates, to somebody else with codes of their own',
    access: verifiedDonor,
    changes: ['ticket', 'notification'],
    body: ticketPassOnSchema,
    cost: 'mail',
  }),
  cancelFor: endpoint<{ id: string }>()({
    method: 'POST',
    path: '/api/temple-admin/tickets/:ticketId/cancel',
    summary: 'Cancels a ticket for the temple and refunds all of it',
    access: staff('tickets:cancel'),
    changes: MONEY,
    body: ticketReasonSchema,
    idempotent: true,
  }),
  cancellation: endpoint<EventCancellation>()({
    method: 'GET',
    path: '/api/temple-admin/event-dates/:occurrenceId/cancellation',
    summary: 'What canceling dates of an event does: people, money and messages',
    access: staff('tickets:read'),
    reads: ['ticket', 'event-occurrence', 'order', 'saved-temple'],
    query: eventCancellationQuery,
  }),
  /** A read with a body, as it would be saved. */
  changeEffects: endpoint<EventChangeEffects>()({
    method: 'POST',
    path: '/api/temple-admin/events/:eventId/change-effects',
    summary: 'What changing an event would cancel and move: dates with tickets, people, money and messages',
    access: staff('tickets:read'),
    changes: [],
    body: eventChangeSchema,
    cost: 'dear',
  }),
  register: endpoint<CounterRegistration>()({
    method: 'POST',
    path: '/api/temple-admin/event-dates/:occurrenceId/registrations',
    summary: 'Registers people who come to the counter',
    access: staff('tickets:handle'),
    changes: MONEY,
    body: counterRegistrationSchema,
    idempotent: true,
    status: 201,
  }),
  csv: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/tickets/export.csv',
    summary: 'The attendees under the same filters as CSV',
    access: staff('tickets:read'),
    reads: ['ticket'],
    query: attendeesExportQuery,
    produces: 'csv',
    records: 'ticket.listed',
  }),
  list: endpoint<Page<Attendee>>()({
    method: 'GET',
    path: '/api/temple-admin/tickets',
    summary: 'Who is registered for one date of an event, by name',
    access: staff('tickets:read'),
    reads: ['ticket'],
    query: attendeesQuery,
  }),
};
