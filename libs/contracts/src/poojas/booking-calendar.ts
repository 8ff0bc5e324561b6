import type { CalendarLink } from '../calendar-link.ts';
import { anyone, donor, endpoint, verifiedDonor } from '../endpoint.ts';

/** What a family shows at the temple's door. */
export interface BookingPass {
  /** What the code says, for typing it in. */
  number: string;
  /** The QR code as an SVG in a `data:` URL. */
  qr: string;
}

const own = '/api/devotee/booking-calendar/link';
const reads = ['booking'] as const;

/** A devotee's poojas in their own calendar app, and their code for checking in. */
export const bookingCalendarEndpoints = {
  link: endpoint<CalendarLink>()({ method: 'GET', path: own, summary: 'The address of the devotee’s poojas', access: donor, reads }),
  newLink: endpoint<CalendarLink>()({
    method: 'POST',
    path: own,
    summary: 'Creates a new address; an older one ends',
    access: verifiedDonor,
    changes: reads,
  }),
  dropLink: endpoint<CalendarLink>()({ method: 'DELETE', path: own, summary: 'Ends the address', access: verifiedDonor, changes: reads }),
  feed: endpoint<Blob>()({
    method: 'GET',
    path: '/api/public/booking-calendar/:token/poojas.ics',
    summary: 'A devotee’s booked poojas for a calendar app',
    access: anyone,
    reads: ['booking', 'pooja-slot', 'pooja-service'],
    produces: 'calendar',
    records: { nothing: 'Anyone with its address can subscribe to it; it has no names.' },
  }),
  pass: endpoint<BookingPass>()({
    method: 'GET',
    path: '/api/devotee/bookings/:bookingId/pass',
    summary: 'The code that checks a booking in at the temple',
    access: donor,
    reads,
  }),
};
