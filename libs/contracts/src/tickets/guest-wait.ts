import { anyone, endpoint, verifiedPhone } from '../endpoint.ts';
import { email, printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import { type OwnTicketWait, ticketWaitFields } from './ticket-wait.ts';

const say = messagesOf(ticketNoun);

/** The page of a guest's place on a waitlist, or of their request for approval. */
export const guestWaitPath = (slug: string, link: string): string => `/temples/${slug}/waits/${link}`;

export const guestWaitSchema = object({
  ...ticketWaitFields,
  legalName: printed(120).required(say('ticket.name-required')),
  email: email().optional(),
}).noUnknown();

/** A guest's own place on a date's waitlist, or their request for approval, as their link shows it. */
export interface GuestWait extends OwnTicketWait {
  /** The last part of its page's path. */
  link: string;
  bookedBy: string;
}

const ofLink = '/api/public/guest-waits/:link';
const changes = ['ticket', 'notification'] as const;

export const guestWaitEndpoints = {
  join: endpoint<GuestWait>()({
    method: 'POST',
    path: '/api/guest/ticket-waits',
    summary: 'Puts a guest’s party on the waitlist of a date, or asks for the temple’s approval',
    access: verifiedPhone,
    changes,
    body: guestWaitSchema,
    status: 201,
  }),
  of: endpoint<GuestWait>()({
    method: 'GET',
    path: ofLink,
    summary: 'A guest’s place on a waitlist by its link, with what they were offered',
    access: anyone,
    reads: ['ticket'],
  }),
  leave: endpoint<void>()({
    method: 'DELETE',
    path: ofLink,
    summary: 'Leaves the waitlist; offered places go to the next party',
    access: anyone,
    changes,
    status: 204,
  }),
};
