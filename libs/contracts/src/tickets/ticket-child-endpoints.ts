import { endpoint, staff, verifiedDonor } from '../endpoint.ts';
import type { OwnTicket } from './ticket.ts';
import { type PickupSlip, type TicketChild, ticketChildSchema } from './ticket-child.ts';

const office = '/api/temple-admin/tickets/:ticketId/child';

export const ticketChildEndpoints = {
  change: endpoint<OwnTicket>()({
    method: 'PUT',
    path: '/api/devotee/tickets/:ticketId/child',
    summary: 'Says who is responsible for a child with a ticket, what it needs and who may pick it up',
    access: verifiedDonor,
    changes: ['ticket', 'door'],
    body: ticketChildSchema,
  }),
  of: endpoint<TicketChild>()({
    method: 'GET',
    path: office,
    summary: 'The same of a child with a ticket, for the office: without the pickup code',
    access: staff('tickets:handle'),
    reads: ['ticket'],
  }),
  changeFor: endpoint<TicketChild>()({
    method: 'PUT',
    path: office,
    summary: 'The office notes who is responsible for a child, what it needs and who may pick it up',
    access: staff('tickets:handle'),
    changes: ['ticket', 'door'],
    body: ticketChildSchema,
  }),
  slips: endpoint<PickupSlip[]>()({
    method: 'POST',
    path: '/api/temple-admin/registrations/:orderId/pickup-slips',
    summary: 'For an hour after a registration at the counter without an email: its children’s pickup codes, to hand out',
    access: staff('tickets:handle'),
    changes: [],
  }),
};
