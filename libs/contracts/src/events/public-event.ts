import { anyone, donor, endpoint } from '../endpoint.ts';
import { localDate, slug } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, number, object, string } from '../schema.ts';
import { eventNoun } from './event.noun.ts';
import type { EventFacts, EventPlace } from './event.ts';
import type { EventDateStatus } from './event-occurrence.ts';
import type { EventRule } from './event-rule.ts';

const say = messagesOf(eventNoun);

/** States in which everyone sees a date. */
export type ShownStatus = Exclude<EventDateStatus, 'draft'>;
/** How far from a ZIP code events can be searched for. */
export const EVENT_MILES = { min: 1, max: 500 } as const;

/** The public page of an event's date. */
export const eventPagePath = (slug: string, occurrenceId: string): `/${string}` => `/temples/${slug}/events/${occurrenceId}`;

/** What a list says of an event that has more dates. */
export interface EventCardSeries {
  /** The event's. */
  id: string;
  rule: EventRule;
  /** Its other dates in what was searched for that take place. */
  more: number;
}

/** A date of an event in a list for everyone: an event's next one there. */
export interface EventCard {
  /** The date's own id. */
  id: string;
  title: string;
  summary: string;
  status: ShownStatus;
  startsAt: string;
  endsAt: string;
  place: EventPlace;
  placeName: string;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  /** From the ZIP code that was searched for, as the crow flies. */
  miles: number | null;
  /** Null for an event on a single date. Left out by earlier releases, which list each date. */
  series?: EventCardSeries | null;
}

/** A date of an event on its own page. */
export interface EventPage
  extends Omit<EventCard, 'miles' | 'series'>,
    Pick<EventFacts, 'description' | 'program' | 'goodToKnow' | 'link'> {
  /** Only tickets have its link: `link` is empty. Left out by earlier releases. */
  linkIsOnTicket?: boolean;
  /** Where it is: the temple's own address, or another; empty online. */
  address: string;
  /** When doors open, if that is before the start. */
  doorsAt: string | null;
  /** Of this date. */
  note: string;
  /** Why it is canceled or postponed. */
  reason: string;
  /** The event's other dates to come. */
  others: { id: string; startsAt: string; status: ShownStatus }[];
}

const ZIP = say('event.zip-format');
const MILES = say('event.miles-range', EVENT_MILES);
export const findEventsQuery = object({
  temple: slug(),
  zip: string()
    .trim()
    .max(10, ZIP)
    .matches(/^\d{5}(-\d{4})?$/, { message: ZIP, excludeEmptyString: true }),
  miles: number().typeError(MILES).integer(MILES).min(EVENT_MILES.min, MILES).max(EVENT_MILES.max, MILES),
  from: localDate(),
  to: localDate(),
  ...pageFields,
}).noUnknown();

export const CALENDAR_DATES = ['one', 'all'] as const;
export type CalendarDates = (typeof CALENDAR_DATES)[number];
export const eventFileQuery = object({ dates: mixed<CalendarDates>().oneOf(CALENDAR_DATES).default('one') }).noUnknown();

const reads = ['event', 'event-occurrence', 'temple'] as const;

export const publicEventEndpoints = {
  find: endpoint<Page<EventCard>>()({
    method: 'GET',
    path: '/api/public/events',
    summary: 'Temples’ events to come, each by its next date; of one temple, or near a ZIP code',
    access: anyone,
    reads,
    query: findEventsQuery,
  }),
  page: endpoint<EventPage>()({
    method: 'GET',
    path: '/api/public/temples/:slug/events/:occurrenceId',
    summary: 'One date of an event',
    access: anyone,
    reads,
  }),
  file: endpoint<Blob>()({
    method: 'GET',
    path: '/api/public/temples/:slug/events/:occurrenceId/event.ics',
    summary: 'One date of an event, or all of its dates, for a calendar app',
    access: anyone,
    reads,
    query: eventFileQuery,
    produces: 'calendar',
    records: { nothing: 'What the temple announces to everyone.' },
  }),
  feed: endpoint<Blob>()({
    method: 'GET',
    path: '/api/public/temples/:slug/events.ics',
    summary: 'A temple’s events for a calendar app that subscribes to them; canceled ones are kept as canceled',
    access: anyone,
    reads,
    produces: 'calendar',
    records: { nothing: 'What the temple announces to everyone.' },
  }),
  mine: endpoint<Page<EventCard>>()({
    method: 'GET',
    path: '/api/devotee/events',
    summary: 'Events to come at the temples this devotee saved, each by its next date',
    access: donor,
    reads: [...reads, 'saved-temple'],
    query: object(pageFields).noUnknown(),
  }),
};
