import { statesOf } from '../noun.ts';
import { ticketNoun } from './ticket.noun.ts';

export const TICKET_STATUSES = statesOf(ticketNoun.states.ticket);
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const TICKET_WAIT_STATUSES = statesOf(ticketNoun.states['ticket-wait']);
export type TicketWaitStatus = (typeof TICKET_WAIT_STATUSES)[number];

/** Where a ticket was registered. */
export const TICKET_CHANNELS = ['online', 'counter'] as const;
export type TicketChannel = (typeof TICKET_CHANNELS)[number];

/** People one registration can have. */
export const TICKETS_MAX = 20;
/** How long places are kept for whose request was approved. */
export const APPROVAL_HOURS = 48;
