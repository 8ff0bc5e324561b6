import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { id, slug } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, mixed, object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import { ticketReasonSchema } from './ticket.ts';
import { type TicketPerson, ticketPeopleSchema } from './ticket-party.ts';
import { TICKET_WAIT_STATUSES, type TicketWaitStatus } from './ticket-states.ts';

const say = messagesOf(ticketNoun);

/** A devotee's own place on a date's waitlist, or their request for approval, with the filled-in form. */
export interface OwnTicketWait {
  id: string;
  occurrenceId: string;
  status: TicketWaitStatus;
  /** While places are offered, those of the party they are for. */
  people: TicketPerson[];
  /** It takes the places there are if there aren't enough for all of it. */
  takesFewer: boolean;
  /** From 1; null unless it waits. */
  position: number | null;
  /** Until when offered places are kept. */
  offeredUntil: string | null;
}

/** The same as the office sees it. */
export interface TicketWaitEntry extends Omit<OwnTicketWait, 'occurrenceId'> {
  bookedBy: string;
  /** Of a guest; null for an account. */
  phone: string | null;
  peopleCount: number;
  createdAt: string;
}

export const ownTicketWaitsQuery = object({ occurrenceId: id() }).noUnknown();
/** What anybody says who waits or asks for approval. */
export const ticketWaitFields = {
  templeSlug: slug().required(),
  occurrenceId: id().required(say('ticket.date-required')),
  people: ticketPeopleSchema,
  /** Whether the places there are will do if there aren't enough for all; otherwise the party waits until they can come together. */
  takesFewer: boolean().default(false),
};
export const ticketWaitSchema = object(ticketWaitFields).noUnknown();
export const ticketWaitListQuery = object({
  occurrenceId: id().required(),
  status: mixed<TicketWaitStatus>().oneOf(TICKET_WAIT_STATUSES),
  ...pageFields,
}).noUnknown();

const one = '/api/temple-admin/ticket-waits/:ticketWaitId';
const changes = ['ticket', 'notification'] as const;

export const ticketWaitEndpoints = {
  own: endpoint<OwnTicketWait[]>()({
    method: 'GET',
    path: '/api/devotee/ticket-waits',
    summary: 'The waitlists for events this devotee is on, and their requests',
    access: donor,
    reads: ['ticket'],
    query: ownTicketWaitsQuery,
  }),
  join: endpoint<OwnTicketWait>()({
    method: 'POST',
    path: '/api/devotee/ticket-waits',
    summary: 'Joins the waitlist of a date, or asks for the temple’s approval',
    access: verifiedDonor,
    changes,
    body: ticketWaitSchema,
    status: 201,
  }),
  leave: endpoint<void>()({
    method: 'DELETE',
    path: '/api/devotee/ticket-waits/:ticketWaitId',
    summary: 'Leaves a waitlist; offered places go to the next party',
    access: verifiedDonor,
    changes,
    status: 204,
  }),
  list: endpoint<Page<TicketWaitEntry>>()({
    method: 'GET',
    path: '/api/temple-admin/ticket-waits',
    summary: 'Who waits for places at a date or for approval, in their order',
    access: staff('tickets:read'),
    reads: ['ticket'],
    query: ticketWaitListQuery,
  }),
  approve: endpoint<void>()({
    method: 'POST',
    path: `${one}/approve`,
    summary: 'Approves a registration: its places are kept, or it waits for them',
    access: staff('tickets:handle'),
    changes,
    status: 204,
  }),
  decline: endpoint<void>()({
    method: 'POST',
    path: `${one}/decline`,
    summary: 'Declines a registration with a reason',
    access: staff('tickets:handle'),
    changes,
    body: ticketReasonSchema,
    status: 204,
  }),
};
