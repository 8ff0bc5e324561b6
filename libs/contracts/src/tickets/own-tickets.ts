import { donor, endpoint } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, object } from '../schema.ts';
import type { OwnParty } from './ticket.ts';

/** What one ticket, or a list of them, shows. */
export const SHOWN_OF_TICKETS = ['ticket', 'event', 'event-occurrence'] as const;

export const ownTicketsQuery = object({
  when: mixed<'ahead' | 'past'>().oneOf(['ahead', 'past']).default('ahead'),
  ...pageFields,
}).noUnknown();

/** Apart from what is done with tickets: the dashboard only reads them. */
export const ownTicketsEndpoint = endpoint<Page<OwnParty>>()({
  method: 'GET',
  path: '/api/devotee/tickets',
  summary: 'This devotee’s events with tickets, the next ones or the past ones first',
  access: donor,
  reads: SHOWN_OF_TICKETS,
  query: ownTicketsQuery,
});
