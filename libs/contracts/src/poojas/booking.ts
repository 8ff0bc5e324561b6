import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { cents, email, id, line, localDate, phone, printed, wholeNumber } from '../fields.ts';
import { checkNumber } from '../giving/check-number.ts';
import { donationNoun } from '../giving/donation.noun.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { planNoun } from '../plans/plan.noun.ts';
import type { PlanStarted } from '../plans/plan.ts';
import { planRuleSchema, planScheduleFields } from '../plans/plan-rule.ts';
import type { RecordEvent } from '../record-event.ts';
import { boolean, mixed, object } from '../schema.ts';
import { bookingNoun } from './booking.noun.ts';
import { bookingDetailFields, correctedDetailFields } from './booking-details.ts';
import { bookingReasonSchema } from './booking-reason.ts';
import { BOOKING_STATUSES, type BookingStatus, PRASADAM_STATUSES, type PrasadamStatus } from './booking-states.ts';
import { type BookingDetail, type BookingRow, type CanceledBooking, type OwnBooking, type PrasadamLabel } from './booking-views.ts';
import { POOJA_PRICE_MAX_CENTS } from './pooja-service.ts';
import { waitEndpoints } from './pooja-wait.ts';

const say = messagesOf(bookingNoun);
const sayPlan = messagesOf(planNoun);
const RECEIPT_NAME = messagesOf(donationNoun)('donation.receipt-name-required');

/** Labels one request prints. */
export const LABELS_MAX = 300;
export const labelsQuery = object({ prasadam: mixed<'none' | 'packed'>().oneOf(['none', 'packed']).default('none') }).noUnknown();

export const ownBookingsQuery = object({
  when: mixed<'ahead' | 'past'>().oneOf(['ahead', 'past']).default('ahead'),
  ...pageFields,
}).noUnknown();
export const bookingListQuery = object({
  from: localDate(),
  to: localDate(),
  serviceId: id(),
  slotId: id(),
  status: mixed<BookingStatus>().oneOf(BOOKING_STATUSES),
  /** Those whose prasadam is mailed, by where it is. */
  prasadam: mixed<PrasadamStatus>().oneOf(PRASADAM_STATUSES),
  /** A name, an email, or a phone number. */
  search: line(80),
  ...pageFields,
}).noUnknown();

const VERSION_MAX = 1_000_000;
/** Of the names that the form was opened with; earlier releases change whatever is there. */
const version = wholeNumber(1, VERSION_MAX, say('booking.version-format'));
export const bookingChangeSchema = object({ ...bookingDetailFields, version }).noUnknown();
export const bookingCorrectionSchema = object({ ...correctedDetailFields, version }).noUnknown();
export const bookingMoveSchema = object({
  slotId: id().required(say('booking.slot-required')),
  /** A death or a birth in the family: where the temple allows it, the move is free. */
  sutaka: boolean().default(false),
}).noUnknown();
/** The most that one booking or a date of its repeats can come to, with its prasadam. */
const SEEN_MAX_CENTS = 2 * POOJA_PRICE_MAX_CENTS;
const seenCents = () => cents(0, SEEN_MAX_CENTS, say('booking.seen-range'));
/**
 * `seenRefundCents`: what the family was shown that canceling pays back. Pages of earlier releases don't send it. `giveToFundId`: the fund
 * that gets it, where the family gives it to the temple instead.
 */
export const bookingCancelSchema = object({ seenRefundCents: seenCents(), giveToFundId: id() }).noUnknown();
export const prasadamChangeSchema = object({
  status: mixed<PrasadamStatus>().oneOf(PRASADAM_STATUSES).required(),
  trackingNumber: line(60)
    .default('')
    .when('status', ([status], field) => (status === 'shipped' ? field.required(say('booking.tracking-required')) : field)),
}).noUnknown();

export const COUNTER_PAYMENTS = ['cash', 'check'] as const;
export type CounterPayment = (typeof COUNTER_PAYMENTS)[number];
/** Who books at the counter, and what. */
export const walkInFields = {
  slotId: id().required(say('booking.slot-required')),
  ...bookingDetailFields,
  bookedBy: line(120).required(say('booking.name-required')),
  email: email(),
  phone: phone(),
};
/** A walk-in, booked and paid for at the counter in cash or by check. */
export const walkInSchema = object({
  ...walkInFields,
  method: mixed<CounterPayment>().oneOf(COUNTER_PAYMENTS).required(),
  checkNumber: checkNumber(),
}).noUnknown();

/** When a booking is repeated, and whose name its receipts have. Without a card the reply leads to the provider's page that adds one. */
export const bookingRepeatSchema = object({
  rule: planRuleSchema
    .required()
    .test('lunar', sayPlan('plan.rule-required'), (rule) => rule?.kind === 'tithi' || rule?.kind === 'nakshatra'),
  endsAfter: planScheduleFields.endsAfter,
  legalName: printed(120).min(2, RECEIPT_NAME).required(RECEIPT_NAME),
  cardId: id(),
  /** What the family was shown that each date costs. Pages of earlier releases don't send it. */
  seenCents: seenCents(),
}).noUnknown();

const own = '/api/devotee/bookings/:bookingId';
const inOffice = '/api/temple-admin/bookings/:bookingId';
const shown = ['booking', 'pooja-slot', 'pooja-service'] as const;
const MONEY = ['booking', 'pooja-slot', 'order', 'donation', 'receipt', 'ledger-account', 'notification'] as const;

export const bookingEndpoints = {
  ...waitEndpoints,
  own: endpoint<Page<OwnBooking>>()({
    method: 'GET',
    path: '/api/devotee/bookings',
    summary: 'This devotee’s bookings, the next ones or the past ones first',
    access: donor,
    reads: shown,
    query: ownBookingsQuery,
  }),
  ownOne: endpoint<OwnBooking>()({
    method: 'GET',
    path: own,
    summary: 'One booking of this devotee',
    access: donor,
    reads: shown,
  }),
  events: endpoint<RecordEvent>()({
    method: 'GET',
    path: `${own}/events`,
    summary: 'Says so when one booking of this devotee changes',
    access: donor,
    reads: ['booking', 'pooja-slot', 'notification'],
    produces: 'event-stream',
  }),
  photo: endpoint<Blob>()({
    method: 'GET',
    path: `${own}/photo`,
    summary: 'The photo that the priest took when this booking was performed',
    access: donor,
    reads: ['booking'],
    produces: 'file',
    records: { nothing: 'The family’s own pooja.' },
  }),
  change: endpoint<OwnBooking>()({
    method: 'PUT',
    path: own,
    summary: 'Changes names and intention until the pooja begins',
    access: verifiedDonor,
    changes: ['booking'],
    body: bookingChangeSchema,
  }),
  move: endpoint<OwnBooking>()({
    method: 'POST',
    path: `${own}/move`,
    summary: 'Moves a booking to another time of the same pooja',
    access: verifiedDonor,
    changes: ['booking', 'pooja-slot', 'notification'],
    body: bookingMoveSchema,
  }),
  cancel: endpoint<CanceledBooking>()({
    method: 'POST',
    path: `${own}/cancel`,
    summary: 'Cancels a booking and refunds what its terms say',
    access: verifiedDonor,
    changes: MONEY,
    body: bookingCancelSchema,
    idempotent: true,
  }),
  repeat: endpoint<PlanStarted>()({
    method: 'POST',
    path: `${own}/repeat`,
    summary: 'Books the same pooja again on each date of a tithi or a star',
    access: verifiedDonor,
    changes: ['plan', 'saved-card', 'booking'],
    body: bookingRepeatSchema,
    idempotent: true,
    status: 201,
  }),
  list: endpoint<Page<BookingRow>>()({
    method: 'GET',
    path: '/api/temple-admin/bookings',
    summary: 'The temple’s bookings by time',
    access: staff('bookings:read'),
    reads: ['booking'],
    query: bookingListQuery,
  }),
  detail: endpoint<BookingDetail>()({
    method: 'GET',
    path: inOffice,
    summary: 'One booking',
    access: staff('bookings:read'),
    reads: shown,
  }),
  walkIn: endpoint<BookingDetail>()({
    method: 'POST',
    path: '/api/temple-admin/bookings',
    summary: 'Books a place for a walk-in who pays at the counter',
    access: staff('bookings:handle'),
    changes: MONEY,
    body: walkInSchema,
    idempotent: true,
    status: 201,
  }),
  changeFor: endpoint<BookingDetail>()({
    method: 'PUT',
    path: inOffice,
    summary: 'Changes names and intention of a booking',
    access: staff('bookings:handle'),
    changes: ['booking', 'notification'],
    body: bookingCorrectionSchema,
  }),
  checkIn: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/check-in`,
    summary: 'Checks a family in',
    access: staff('bookings:handle'),
    changes: ['booking'],
  }),
  undoCheckIn: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/undo-check-in`,
    summary: 'Takes a check-in back',
    access: staff('bookings:handle'),
    changes: ['booking'],
  }),
  performed: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/performed`,
    summary: 'Marks a booking as performed',
    access: staff('bookings:handle'),
    changes: ['booking', 'pooja-request', 'notification'],
  }),
  undoPerformed: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/undo-performed`,
    summary: 'Takes back that a booking was performed, with a reason',
    access: staff('bookings:handle'),
    changes: ['booking', 'sankalpam-sheet', 'pooja-request', 'dakshina', 'notification'],
    body: bookingReasonSchema,
  }),
  noShow: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/no-show`,
    summary: 'Notes that a family didn’t come',
    access: staff('bookings:handle'),
    changes: ['booking'],
  }),
  moveFor: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/move`,
    summary: 'Moves a booking to another time; the family is notified',
    access: staff('bookings:handle'),
    changes: ['booking', 'pooja-slot', 'notification'],
    body: bookingMoveSchema,
  }),
  cancelFor: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/cancel`,
    summary: 'Cancels a booking for the temple and refunds all of it',
    access: staff('bookings:cancel'),
    changes: MONEY,
    body: bookingReasonSchema,
    idempotent: true,
  }),
  prasadam: endpoint<BookingDetail>()({
    method: 'POST',
    path: `${inOffice}/prasadam`,
    summary: 'Notes where a booking’s prasadam is',
    access: staff('bookings:handle'),
    changes: ['booking', 'notification'],
    body: prasadamChangeSchema,
  }),
  labels: endpoint<PrasadamLabel[]>()({
    method: 'GET',
    path: '/api/temple-admin/prasadam-labels',
    summary: 'Addresses of prasadam to pack or to ship',
    access: staff('bookings:read'),
    reads: ['booking'],
    query: labelsQuery,
  }),
};
