import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import type { RecordEvent } from '../record-event.ts';
import { object } from '../schema.ts';
import type { Participant, PostalAddress } from './booking-details.ts';
import {
  type DayPart,
  poojaRequestSchema,
  type RequestPart,
  type RequestPlace,
  type RequestStatus,
  requestCancelSchema,
  requestListQuery,
  requestQuoteSchema,
  requestReasonSchema,
  requestScheduleSchema,
} from './pooja-request-schemas.ts';

/** A date on the temple's clocks. */
export interface QuotedTime {
  date: string;
  time: string;
}

/** One of a quote's dates; its instant says whether it has passed. */
export interface QuotedDate extends QuotedTime {
  startsAt: string;
}

/** What the temple offered. */
export interface RequestQuote {
  version: number;
  service: { id: string; name: string };
  priceCents: number;
  ownTransport: boolean;
  miles: number | null;
  travelCents: number;
  totalCents: number;
  depositCents: number;
  priests: number;
  dates: QuotedDate[];
  validUntil: string;
  note: string;
  /** So long before it begins, canceling pays all of it back; missing in quotes from earlier releases. */
  cancelHours?: number;
}

interface RequestFacts {
  id: string;
  status: RequestStatus;
  /** The pooja, or the first words of what was asked for. */
  title: string;
  wish: string;
  place: RequestPlace;
  address: PostalAddress | null;
  preferred: { date: string; part: DayPart }[];
  language: string;
  participants: Participant[];
  intention: string;
  quote: RequestQuote | null;
  /** The date of the quote that was accepted. */
  chosen: QuotedTime | null;
  /** When it is performed, once it is scheduled. */
  startsAt: string | null;
  bookingId: string | null;
  paidCents: number;
  /** What is left to pay of an accepted quote. */
  dueCents: number;
  /** Why it was declined or canceled. */
  reason: string | null;
  createdAt: string;
}

/** A devotee's request. */
export interface OwnPoojaRequest extends RequestFacts {
  /** What canceling it now pays back. */
  refundCents: number;
  /** Until when a scheduled one is paid back; null where it is too late. */
  refundableUntil: string | null;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
}

/** A row of the office's list. */
export interface PoojaRequestRow {
  id: string;
  status: RequestStatus;
  title: string;
  bookedBy: string;
  place: RequestPlace;
  city: string | null;
  /** The first preferred date, or the one it is scheduled for. */
  date: string;
  totalCents: number | null;
  createdAt: string;
}

export interface PoojaRequestDetail extends RequestFacts {
  bookedBy: string;
  email: string | null;
  serviceId: string | null;
  /** The distance to the home's city in a straight line; null for a city that isn't known. */
  awayMiles: number | null;
  payments: { orderId: string; part: RequestPart; amountCents: number; refundedCents: number }[];
  /** The states it can go to. */
  next: RequestStatus[];
  /** From when it can be marked as performed, once it is scheduled (`isMarkable`). */
  markableFrom: string | null;
}

/** What waits for an answer. */
export interface Waiting {
  waiting: number;
}

const own = '/api/devotee/pooja-requests/:requestId';
const inOffice = '/api/temple-admin/pooja-requests/:requestId';
const MONEY = ['pooja-request', 'booking', 'pooja-slot', 'order', 'donation', 'receipt', 'ledger-account', 'notification'] as const;
const moves = { changes: ['pooja-request', 'notification'] } as const;
const shown = { reads: ['pooja-request', 'pooja-service', 'order'] } as const;

export const poojaRequestEndpoints = {
  own: endpoint<Page<OwnPoojaRequest>>()({
    method: 'GET',
    path: '/api/devotee/pooja-requests',
    summary: 'This devotee’s requests for poojas, newest first',
    access: donor,
    ...shown,
    query: object(pageFields).noUnknown(),
  }),
  ownOne: endpoint<OwnPoojaRequest>()({ method: 'GET', path: own, summary: 'One request of this devotee', access: donor, ...shown }),
  events: endpoint<RecordEvent>()({
    method: 'GET',
    path: `${own}/events`,
    summary: 'Says so when one request of this devotee changes',
    access: donor,
    // A booking that is performed, a payment and a notification come with it.
    reads: ['pooja-request', 'booking', 'order', 'notification'],
    produces: 'event-stream',
  }),
  make: endpoint<OwnPoojaRequest>()({
    method: 'POST',
    path: '/api/devotee/pooja-requests',
    summary: 'Asks a temple for a pooja at home or a special one',
    access: verifiedDonor,
    ...moves,
    body: poojaRequestSchema,
    idempotent: true,
    status: 201,
  }),
  declineQuote: endpoint<OwnPoojaRequest>()({
    method: 'POST',
    path: `${own}/decline`,
    summary: 'Declines the temple’s quote',
    access: verifiedDonor,
    ...moves,
  }),
  cancel: endpoint<OwnPoojaRequest>()({
    method: 'POST',
    path: `${own}/cancel`,
    summary: 'Cancels a request and refunds what its terms say',
    access: verifiedDonor,
    changes: MONEY,
    body: requestCancelSchema,
    idempotent: true,
  }),
  list: endpoint<Page<PoojaRequestRow>>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-requests',
    summary: 'Requests for poojas, newest first',
    access: staff('bookings:read'),
    reads: ['pooja-request'],
    query: requestListQuery,
  }),
  // What is new arrives with a notification, so the count is refetched with them.
  waiting: endpoint<Waiting>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-requests/waiting',
    summary: 'How many requests wait for a quote',
    access: staff('bookings:read'),
    reads: ['pooja-request', 'notification'],
  }),
  detail: endpoint<PoojaRequestDetail>()({
    method: 'GET',
    path: inOffice,
    summary: 'One request with its address and its quote',
    access: staff('bookings:read'),
    ...shown,
  }),
  quote: endpoint<PoojaRequestDetail>()({
    method: 'POST',
    path: `${inOffice}/quote`,
    summary: 'Quotes a request, or changes its quote',
    access: staff('bookings:handle'),
    ...moves,
    body: requestQuoteSchema,
  }),
  decline: endpoint<PoojaRequestDetail>()({
    method: 'POST',
    path: `${inOffice}/decline`,
    summary: 'Declines a request with a reason',
    access: staff('bookings:handle'),
    ...moves,
    body: requestReasonSchema,
  }),
  schedule: endpoint<PoojaRequestDetail>()({
    method: 'POST',
    path: `${inOffice}/schedule`,
    summary: 'Puts an accepted request on a date, or on another one',
    access: staff('bookings:handle'),
    changes: ['pooja-request', 'booking', 'pooja-slot', 'notification'],
    body: requestScheduleSchema,
  }),
  complete: endpoint<PoojaRequestDetail>()({
    method: 'POST',
    path: `${inOffice}/complete`,
    summary: 'Marks a requested pooja as performed',
    access: staff('bookings:handle'),
    changes: ['pooja-request', 'booking', 'notification'],
  }),
  cancelFor: endpoint<PoojaRequestDetail>()({
    method: 'POST',
    path: `${inOffice}/cancel`,
    summary: 'Cancels a request for the temple and refunds all that was paid',
    access: staff('bookings:cancel'),
    changes: MONEY,
    body: requestReasonSchema,
    idempotent: true,
  }),
};
