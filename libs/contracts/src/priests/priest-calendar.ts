import type { CalendarLink } from '../calendar-link.ts';
import { anyone, endpoint, priest } from '../endpoint.ts';
import { object, string } from '../schema.ts';

export const calendarTokenQuery = object({ token: string().max(100).required() }).noUnknown();

const own = '/api/priest/assignments/calendar-link';
const reads = ['priest-assignment'] as const;

/** A priest's services in their own calendar app. */
export const priestCalendarEndpoints = {
  link: endpoint<CalendarLink>()({ method: 'GET', path: own, summary: 'The address of the priest’s own calendar', access: priest, reads }),
  newLink: endpoint<CalendarLink>()({
    method: 'POST',
    path: own,
    summary: 'Creates a new address; an older one ends',
    access: priest,
    changes: reads,
  }),
  dropLink: endpoint<CalendarLink>()({
    method: 'DELETE',
    path: own,
    summary: 'Ends the address',
    access: priest,
    changes: reads,
  }),
  feed: endpoint<Blob>()({
    method: 'GET',
    path: '/api/priest/assignments.ics',
    summary: 'A priest’s accepted services for a calendar app: which, when and where, nobody’s name',
    access: anyone,
    reads: ['priest-assignment', 'pooja-slot', 'pooja-service'],
    query: calendarTokenQuery,
    produces: 'calendar',
    records: { nothing: 'Anyone with its address can subscribe to it; it has no names of families.' },
  }),
};
