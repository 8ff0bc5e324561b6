import { endpoint, priest, staff } from '../endpoint.ts';
import type { Page } from '../page.ts';
import type { Waiting } from '../poojas/pooja-request.ts';
import {
  assignmentReasonSchema,
  assignmentsQuery,
  assignPriestSchema,
  type PriestAssignment,
  type PriestCandidate,
  type ProposedAssignment,
  priestProposalSchema,
  proposedPriestsSchema,
  type StaffedSlot,
  staffedSlotsQuery,
  type WeekProposal,
} from './priest-assignment.ts';

const own = '/api/priest/assignments';
const inOffice = '/api/temple-admin/assignments';
const CHANGED = ['priest-assignment', 'notification'] as const;

export const priestAssignmentEndpoints = {
  own: endpoint<Page<PriestAssignment>>()({
    method: 'GET',
    path: own,
    summary: 'The signed-in priest’s services at all temples, by time',
    access: priest,
    reads: ['priest-assignment'],
    query: assignmentsQuery,
  }),
  // What is new arrives with a notification, so the count is refetched with them.
  waiting: endpoint<Waiting>()({
    method: 'GET',
    path: `${own}/waiting`,
    summary: 'How many offers wait for the priest’s answer',
    access: priest,
    reads: ['priest-assignment', 'notification'],
  }),
  accept: endpoint<PriestAssignment>()({
    method: 'POST',
    path: `${own}/:assignmentId/accept`,
    summary: 'Accepts an offer',
    access: priest,
    changes: CHANGED,
  }),
  decline: endpoint<PriestAssignment>()({
    method: 'POST',
    path: `${own}/:assignmentId/decline`,
    summary: 'Declines an offer, or gives up an accepted service until some hours before it; the next priest is asked',
    access: priest,
    changes: CHANGED,
    body: assignmentReasonSchema,
  }),
  staffed: endpoint<StaffedSlot[]>()({
    method: 'GET',
    path: inOffice,
    summary: 'The temple’s pooja times between two dates, with their priests',
    access: staff('bookings:read'),
    reads: ['priest-assignment', 'pooja-slot', 'booking'],
    query: staffedSlotsQuery,
  }),
  candidates: endpoint<PriestCandidate[]>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-slots/:slotId/priests',
    summary: 'The temple’s priests for a time: who is free, who would be asked next',
    access: staff('priests:manage'),
    reads: ['priest-assignment', 'priest', 'pooja-slot'],
  }),
  assign: endpoint<StaffedSlot>()({
    method: 'POST',
    path: inOffice,
    summary: 'Offers a time to a priest, or to the next in line',
    access: staff('priests:manage'),
    changes: CHANGED,
    body: assignPriestSchema,
    status: 201,
  }),
  withdraw: endpoint<StaffedSlot>()({
    method: 'POST',
    path: `${inOffice}/:assignmentId/withdraw`,
    summary: 'Takes a service back from a priest, who hears why',
    access: staff('priests:manage'),
    changes: CHANGED,
    body: assignmentReasonSchema,
  }),
  propose: endpoint<WeekProposal>()({
    method: 'POST',
    path: `${inOffice}/proposals`,
    summary: 'Proposes priests for all open times of some days; nobody is asked yet',
    access: staff('priests:manage'),
    changes: [],
    body: priestProposalSchema,
    cost: 'dear',
  }),
  offerProposed: endpoint<{ offered: number; refused: ProposedAssignment[] }>()({
    method: 'POST',
    path: `${inOffice}/proposals/offers`,
    summary: 'Offers a proposal to its priests; who isn’t free anymore is left out',
    access: staff('priests:manage'),
    changes: CHANGED,
    body: proposedPriestsSchema,
  }),
};
