import { endpoint, staff } from '../endpoint.ts';
import type { CheckoutStarted } from '../giving/donation.ts';
import type { RecordEvent } from '../record-event.ts';
import { mixed, object } from '../schema.ts';
import { COUNTER_PAYMENTS, walkInFields, walkInSchema } from './booking.ts';

/**
 * How a walk-in's card payment is doing: `waiting` for the card; `asking`, where there is no page and the provider's word isn't known;
 * `declined`, where the page takes another card while a place is free; `processing` at their bank; `paid`; `refunded`, because nothing could
 * be booked for it; `canceled` at the counter; `timed-out`, where the provider has ended it unpaid.
 */
export const WALK_IN_PAYMENT_STATUSES = [
  'waiting',
  'asking',
  'declined',
  'processing',
  'paid',
  'refunded',
  'canceled',
  'timed-out',
] as const;
export type WalkInPaymentStatus = (typeof WALK_IN_PAYMENT_STATUSES)[number];

/** A walk-in's card payment as the counter sees it. */
export interface WalkInPayment {
  orderId: string;
  status: WalkInPaymentStatus;
  bookedBy: string;
  service: string;
  startsAt: string;
  totalCents: number;
  /** The provider's page and its QR code, an address of an image, while a card can be entered there. */
  page: { url: string; qr: string; until: string } | null;
  /** Whether a place is kept for it: not after a decline, nor once it was waited for long enough. */
  isKept: boolean;
  /** Once it is paid. */
  bookingId: string | null;
}

/** A card payment that was started, or found again; without a page where its time was over before the provider could make one. */
export interface WalkInPaymentStarted extends Pick<CheckoutStarted, 'orderId' | 'totalCents'> {
  checkoutUrl: string | null;
}

/** A walk-in who pays by card. */
export const walkInPaymentSchema = object(walkInFields).noUnknown();

/** How a walk-in can pay. */
export const WALK_IN_METHODS = [...COUNTER_PAYMENTS, 'card'] as const;
export type WalkInMethod = (typeof WALK_IN_METHODS)[number];
/** The counter's form before it is known which of both requests it makes. */
export const walkInFormSchema = walkInSchema.shape({ method: mixed<WalkInMethod>().oneOf(WALK_IN_METHODS).required() });

const payments = '/api/temple-admin/walk-in-payments';
const own = `${payments}/:cardPaymentId`;
const access = staff('bookings:handle');
const reads = ['booking', 'pooja-slot', 'order'] as const;

export const walkInPaymentEndpoints = {
  start: endpoint<WalkInPaymentStarted>()({
    method: 'POST',
    path: payments,
    summary: 'Keeps a place for a walk-in and starts their card payment',
    access,
    changes: ['booking', 'pooja-slot', 'order', 'donation'],
    body: walkInPaymentSchema,
    idempotent: true,
    status: 201,
  }),
  open: endpoint<WalkInPayment[]>()({
    method: 'GET',
    path: payments,
    summary: 'The card payments of walk-ins that aren’t over',
    access,
    reads,
  }),
  one: endpoint<WalkInPayment>()({ method: 'GET', path: own, summary: 'One card payment of a walk-in', access, reads }),
  events: endpoint<RecordEvent>()({
    method: 'GET',
    path: `${own}/events`,
    summary: 'Says so when one card payment of a walk-in changes',
    access,
    reads,
    produces: 'event-stream',
  }),
  cancel: endpoint<WalkInPayment>()({
    method: 'POST',
    path: `${own}/cancel`,
    summary: 'Ends a walk-in’s card payment, unless it was paid meanwhile',
    access,
    changes: ['booking', 'pooja-slot', 'order', 'donation', 'receipt', 'notification'],
  }),
};
