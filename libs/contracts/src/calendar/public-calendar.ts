import { anyone, endpoint } from '../endpoint.ts';
import { languageField, localDate } from '../fields.ts';
import { object } from '../schema.ts';
import type { CalendarLayer } from './temple-calendar.ts';

/** The most days one request of the public may span. */
export const PUBLIC_CALENDAR_DAYS = 14;

/** Something that everyone may come to; the times of one pooja on a day are one entry. */
export interface PublicCalendarEntry {
  layer: string;
  title: string;
  /** Where, in words. */
  place: string;
  /** The first of its times that day. */
  startsAt: string;
  endsAt: string;
  /** On the temple's clocks. */
  date: string;
  times: number;
  /** Its page. */
  path: string;
}

/** A temple's days as everyone may see them. */
export interface PublicCalendar {
  timeZone: string;
  days: { date: string; festivals: string[] }[];
  layers: CalendarLayer[];
  entries: PublicCalendarEntry[];
}

export const publicCalendarQuery = object({
  from: localDate().required(),
  to: localDate().required(),
  language: languageField(),
}).noUnknown();

export const publicCalendarEndpoints = {
  read: endpoint<PublicCalendar>()({
    method: 'GET',
    path: '/api/public/temples/:slug/calendar',
    summary: 'A temple’s events, pooja times and festivals between two dates, as everyone may see them',
    access: anyone,
    reads: ['event', 'event-occurrence', 'festival', 'pooja-service', 'pooja-slot', 'temple'],
    cost: 'dear',
    query: publicCalendarQuery,
  }),
};
