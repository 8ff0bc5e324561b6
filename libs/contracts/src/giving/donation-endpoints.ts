import { donor, endpoint, staff } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, object } from '../schema.ts';
import { type CheckoutStarted, donationSchema } from './donation.ts';
import { assignSchema, completionSchema, correctionSchema, refundSchema } from './donation-changes.ts';
import type { DonationDetail, RefundView } from './donation-detail.ts';
import { type DonationSummary, donationExportQuery, donationListQuery } from './donation-list.ts';
import type { DonationEvent, DonationRow, OwnDonation } from './donation-views.ts';

/** Orders with a gift, as pages of earlier releases ask for them, or all: poojas and tickets, too. */
const ownDonationsQuery = object({
  of: mixed<'gifts' | 'orders'>().oneOf(['gifts', 'orders']).default('gifts'),
  ...pageFields,
}).noUnknown();

export const donationEndpoints = {
  give: endpoint<CheckoutStarted>()({
    method: 'POST',
    path: '/api/devotee/donations',
    summary: 'Starts a gift and its checkout',
    access: donor,
    changes: ['donation'],
    body: donationSchema,
    idempotent: true,
    status: 201,
  }),
  own: endpoint<Page<OwnDonation>>()({
    method: 'GET',
    path: '/api/devotee/donations',
    summary: 'This devotee’s gifts, or everything they ordered, newest first',
    access: donor,
    reads: ['donation', 'order', 'receipt', 'fund'],
    query: ownDonationsQuery,
  }),
  ownOne: endpoint<OwnDonation>()({
    method: 'GET',
    path: '/api/devotee/donations/:orderId',
    summary: 'One gift of this devotee',
    access: donor,
    reads: ['donation', 'receipt', 'fund'],
  }),
  ownEvents: endpoint<DonationEvent>()({
    method: 'GET',
    path: '/api/devotee/donations/:orderId/events',
    summary: 'Streams one gift’s state to its devotee until it is settled',
    access: donor,
    reads: ['donation', 'receipt'],
    produces: 'event-stream',
  }),
  list: endpoint<Page<DonationRow>>()({
    method: 'GET',
    path: '/api/temple-admin/donations',
    summary: 'The temple’s gifts',
    access: staff('donations:read'),
    reads: ['donation', 'receipt', 'fund'],
    query: donationListQuery,
  }),
  summary: endpoint<DonationSummary>()({
    method: 'GET',
    path: '/api/temple-admin/donations/summary',
    summary: 'Count and sum under the same filters',
    access: staff('donations:read'),
    reads: ['donation'],
    query: donationExportQuery,
  }),
  export: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/donations/export.csv',
    summary: 'The gifts under the same filters as CSV',
    access: staff('donations:export'),
    reads: ['donation', 'fund'],
    query: donationExportQuery,
    produces: 'csv',
    records: 'donation.exported',
  }),
  detail: endpoint<DonationDetail>()({
    method: 'GET',
    path: '/api/temple-admin/donations/:orderId',
    summary: 'One gift with lines, receipts, ledger entries and history',
    access: staff('donations:read'),
    reads: ['donation', 'receipt', 'fund'],
  }),
  refund: endpoint<RefundView>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/refunds',
    summary: 'Refunds a gift in full or in part',
    access: staff('donations:refund'),
    changes: ['donation', 'receipt', 'ledger-account', 'pledge'],
    body: refundSchema,
    idempotent: true,
    status: 201,
  }),
  assign: endpoint<{ assigned: true }>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/unassigned/:unassignedId/assign',
    summary: 'Says which lines bear what the provider took back',
    access: staff('donations:refund'),
    changes: ['donation', 'receipt', 'ledger-account', 'pledge'],
    body: assignSchema,
    idempotent: true,
    status: 201,
  }),
  correct: endpoint<{ number: number; receiptNumber: string | null }>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/corrections',
    summary: 'Corrects a donation of a closed batch by a reversing entry and a new one',
    access: staff('donations:correct'),
    changes: ['donation', 'receipt', 'ledger-account', 'batch'],
    body: correctionSchema,
    idempotent: true,
    status: 201,
  }),
  complete: endpoint<{ receiptNumber: string }>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/receipt',
    summary: 'Adds what a receipt lacked and issues it',
    access: staff('receipts:reissue'),
    changes: ['donation', 'receipt'],
    body: completionSchema,
    idempotent: true,
    status: 201,
  }),
};
