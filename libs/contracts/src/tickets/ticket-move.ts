import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { id } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { boolean, object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import type { OwnTicket } from './ticket.ts';

const say = messagesOf(ticketNoun);

/** Another date of a ticket’s event with a place for it. */
export interface MoveDate {
  occurrenceId: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** Places left of the ticket’s kind; null without a limit. */
  left: number | null;
}

/** The date a ticket moves to, and whether the rest of its party goes along. */
export const ticketMoveSchema = object({
  occurrenceId: id().required(say('ticket.date-required')),
  withParty: boolean().default(false),
}).noUnknown();

const own = '/api/devotee/tickets/:ticketId';
const office = '/api/temple-admin/tickets/:ticketId';
const reads = ['ticket', 'ticket-type', 'event', 'event-occurrence'] as const;
const changes = ['ticket', 'order', 'donation', 'notification', 'door'] as const;

export const ticketMoveEndpoints = {
  dates: endpoint<MoveDate[]>()({
    method: 'GET',
    path: `${own}/dates`,
    summary: 'Other dates of the event with a place for this ticket, soonest first',
    access: donor,
    reads,
  }),
  move: endpoint<OwnTicket>()({
    method: 'POST',
    path: `${own}/move`,
    summary: 'Moves a ticket to another date of its event, with a new code and at the price that was paid',
    access: verifiedDonor,
    changes,
    body: ticketMoveSchema,
  }),
  datesFor: endpoint<MoveDate[]>()({
    method: 'GET',
    path: `${office}/dates`,
    summary: 'Other dates of the event with a place for an attendee’s ticket, soonest first',
    access: staff('tickets:handle'),
    reads,
  }),
  moveFor: endpoint<{ id: string }>()({
    method: 'POST',
    path: `${office}/move`,
    summary: 'Moves an attendee’s ticket to another date of its event, with a new code and at the price that was paid',
    access: staff('tickets:handle'),
    changes,
    body: ticketMoveSchema,
  }),
};
