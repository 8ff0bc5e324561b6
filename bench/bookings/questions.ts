import { askedBy, type Question } from '../scale/questions.ts';

const DAY_MS = 86_400_000;
const date = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [today, week, month] = [date(0), date(6), date(31)];

const office = askedBy('temple-admin', 'frontdesk@sannidhi.test', 'temple-admin');
const devotee = askedBy('donor', 'devotee@sannidhi.test', 'devotee');
const priest = askedBy('priest', 'priest@sannidhi.test', 'priest');

/** The lists and calendars of poojas and priests whose time must not grow with the bookings of many years. */
export const BOOKING_QUESTIONS: readonly Question[] = [
  office('bookings from today', `/bookings?from=${today}&limit=50`),
  office('bookings of a week', `/bookings?from=${today}&to=${week}&limit=50`),
  office('bookings of all years', '/bookings?limit=50'),
  office('bookings by state', '/bookings?status=no-show&limit=50'),
  office('bookings searched by name', '/bookings?search=rao&limit=50'),
  office('bookings searched for nobody', '/bookings?search=zzyzx&limit=50'),
  office('bookings searched from today', `/bookings?from=${today}&search=zzyzx&limit=50`),
  office('prasadam to pack', '/bookings?prasadam=none&limit=50'),
  office('addresses to print', '/prasadam-labels'),
  office('calendar of a week', `/pooja-slots?from=${today}&to=${week}`),
  office('calendar of a month', `/pooja-slots?from=${today}&to=${month}`),
  office('priests of a week', `/assignments?from=${today}&to=${week}`),
  office('sheets of a day', `/sheets?date=${today}`),
  office('waitlists', '/pooja-waits?limit=50'),
  devotee('one’s own bookings', '/bookings?limit=20'),
  devotee('one’s own past bookings', '/bookings?when=past&limit=20'),
  priest('a priest’s services', '/assignments?limit=20'),
  priest('a priest’s day', `/day?date=${today}`),
];
