import { donor, endpoint } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, object } from '../schema.ts';
import type { OwnBooking } from './booking-views.ts';

/** What one booking, or a list of them, shows. */
export const SHOWN_OF_BOOKINGS = ['booking', 'pooja-slot', 'pooja-service'] as const;

export const ownBookingsQuery = object({
  when: mixed<'ahead' | 'past'>().oneOf(['ahead', 'past']).default('ahead'),
  ...pageFields,
}).noUnknown();

/** Apart from what is done with bookings: the dashboard only reads them. */
export const ownBookingsEndpoint = endpoint<Page<OwnBooking>>()({
  method: 'GET',
  path: '/api/devotee/bookings',
  summary: 'This devotee’s bookings, the next ones or the past ones first',
  access: donor,
  reads: SHOWN_OF_BOOKINGS,
  query: ownBookingsQuery,
});
