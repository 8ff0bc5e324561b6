import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import type { Page } from '../page.ts';
import type { PlanStarted } from '../plans/plan.ts';
import type { RecordEvent } from '../record-event.ts';
import {
  bookingCancelSchema,
  bookingChangeSchema,
  bookingCorrectionSchema,
  bookingListQuery,
  bookingMoveSchema,
  bookingRepeatSchema,
  labelsQuery,
  prasadamChangeSchema,
  walkInSchema,
} from './booking.ts';
import { bookingReasonSchema } from './booking-reason.ts';
import type { BookingDetail, BookingRow, CanceledBooking, OwnBooking, PrasadamLabel } from './booking-views.ts';
import { ownBookingsEndpoint, SHOWN_OF_BOOKINGS } from './own-bookings.ts';
import { waitEndpoints } from './pooja-wait.ts';

const own = '/api/devotee/bookings/:bookingId';
const inOffice = '/api/temple-admin/bookings/:bookingId';
const MONEY = ['booking', 'pooja-slot', 'order', 'donation', 'receipt', 'ledger-account', 'notification'] as const;

export const bookingEndpoints = {
  ...waitEndpoints,
  own: ownBookingsEndpoint,
  ownOne: endpoint<OwnBooking>()({
    method: 'GET',
    path: own,
    summary: 'One booking of this devotee',
    access: donor,
    reads: SHOWN_OF_BOOKINGS,
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
    reads: SHOWN_OF_BOOKINGS,
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
