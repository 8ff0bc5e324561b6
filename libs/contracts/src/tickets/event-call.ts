import { endpoint, staff } from '../endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, object } from '../schema.ts';
import type { NamedDate } from './event-figures.ts';
import { ticketNoun } from './ticket.noun.ts';

const say = messagesOf(ticketNoun);
const STALE = say('ticket.call-version');

/** A party without an account or a working address whose date to come was canceled, postponed or moved: only a call reaches it. */
export interface PartyToCall {
  /** The id of the first ticket it had. */
  id: string;
  bookedBy: string;
  phone: string | null;
  /** What became of the date: a moved one is at `date.startsAt` now. */
  about: 'canceled' | 'postponed' | 'moved';
  date: NamedDate;
  /** Why the date was canceled or postponed; empty for a moved one. */
  reason: string;
  /** Who called about this change, and when; null while nobody has. */
  called: { by: string; at: string } | null;
  /** Counts changes: a change based on an older version is refused. */
  version: number;
}

export const eventCallSchema = object({
  called: boolean().required(),
  version: wholeNumber(0, 1_000_000, STALE).required(STALE),
}).noUnknown();

export const eventCallEndpoints = {
  list: endpoint<Page<PartyToCall>>()({
    method: 'GET',
    path: '/api/temple-admin/event-calls',
    summary: 'People to call about dates to come that were canceled, postponed or moved, and who has called them',
    access: staff('tickets:read'),
    reads: ['ticket', 'event', 'event-occurrence'],
    query: object(pageFields).noUnknown(),
  }),
  tick: endpoint<PartyToCall>()({
    method: 'PUT',
    path: '/api/temple-admin/event-calls/:ticketId',
    summary: 'Marks a party as called, or undoes it',
    access: staff('tickets:handle'),
    changes: ['ticket'],
    body: eventCallSchema,
  }),
};
