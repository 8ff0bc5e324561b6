import { endpoint, staff } from '../endpoint.ts';
import { id, line, optionalId, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { array, mixed, object, string } from '../schema.ts';
import { eventNoun } from './event.noun.ts';
import type { EventDate, EventDateStatus } from './event-occurrence.ts';
import { EVENT_DATES_MAX, type EventRule, seriesFields } from './event-rule.ts';

const say = messagesOf(eventNoun);

/** Where an event is: in the temple, at another address, or online. */
export const EVENT_PLACES = ['temple', 'address', 'online'] as const;
export type EventPlace = (typeof EVENT_PLACES)[number];
export const EVENT_DURATION = { min: 5, max: 10_080 } as const;
export const PROGRAM_MAX = 40;
export const GOOD_TO_KNOW_MAX = 20;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const LINK = /^https:\/\/[^\s<>"]+$/;
/** A time on the temple's clocks, `HH:MM`. */
export const eventTime = () =>
  string()
    .max(5, say('event.time-format'))
    .matches(TIME, { message: say('event.time-format'), excludeEmptyString: true });
export const eventDuration = () => wholeNumber(EVENT_DURATION.min, EVENT_DURATION.max, say('event.duration-range', EVENT_DURATION));

const programPointSchema = object({
  time: eventTime().required(say('event.time-format')),
  title: line(120).required(say('event.program-title-required')),
  detail: line(300).default(''),
}).noUnknown();

/** What happens when, on the temple's clocks. */
export interface ProgramPoint {
  time: string;
  title: string;
  detail: string;
}

/** A field that an event at this kind of place can't do without. */
const wantedAt = (place: EventPlace, message: ReturnType<typeof say>) => ({
  name: 'wanted',
  message,
  test: (value: unknown, { parent }: { parent: { place?: unknown } }) => parent.place !== place || Boolean(value),
});

const eventFields = {
  title: line(120).required(say('event.title-required')),
  /** One sentence, for lists and shared links. */
  summary: line(200).default(''),
  description: text(4_000).default(''),
  program: array(programPointSchema.required())
    .max(PROGRAM_MAX, say('event.program-most', { max: PROGRAM_MAX }))
    .default([]),
  goodToKnow: array(line(300).required())
    .max(GOOD_TO_KNOW_MAX, say('event.notes-most', { max: GOOD_TO_KNOW_MAX }))
    .default([]),
  place: mixed<EventPlace>().oneOf(EVENT_PLACES).default('temple'),
  /** The hall, or what the address is called. */
  placeName: line(120).default(''),
  /** The temple's hall or other resource that its dates have for themselves. */
  resourceId: optionalId().default(null),
  address: line(200)
    .default('')
    .test(wantedAt('address', say('event.address-required'))),
  link: string()
    .trim()
    .max(500)
    .default('')
    .matches(LINK, { message: say('event.link-required'), excludeEmptyString: true })
    .test(wantedAt('online', say('event.link-required'))),
  /** Doors open so many minutes before the start. */
  doorsMinutes: wholeNumber(0, 720, say('event.doors-range', { min: 0, max: 720 })).default(0),
  durationMinutes: eventDuration().required(say('event.duration-range', EVENT_DURATION)),
  time: eventTime().required(say('event.time-format')),
  ...seriesFields,
};

/** An event with its dates, as the office describes it. */
export const eventSchema = object(eventFields).noUnknown();
/** The same for all dates to come, or for those from one date on (`from`), which then are a series of their own. */
export const eventChangeSchema = object({
  ...eventFields,
  from: id().nullable().default(null),
  /** The dates with tickets or a waitlist that the office has seen would be canceled by it: no other is. */
  cancels: array(id().required()).max(EVENT_DATES_MAX).default([]),
}).noUnknown();
export const eventPreviewSchema = object({ ...seriesFields, time: eventFields.time }).noUnknown();

/** What is the same on all dates. */
export interface EventFacts {
  title: string;
  summary: string;
  description: string;
  program: ProgramPoint[];
  goodToKnow: string[];
  place: EventPlace;
  placeName: string;
  resourceId: string | null;
  address: string;
  link: string;
  doorsMinutes: number;
  durationMinutes: number;
  time: string;
  rule: EventRule;
  startsOn: string;
  endsOn: string | null;
  count: number | null;
}

/** An event in the office's list. */
export interface EventRow {
  id: string;
  title: string;
  summary: string;
  place: EventPlace;
  placeName: string;
  rule: EventRule;
  stage: EventStage;
  /** Its dates, and when the next one that takes place starts; null after the last. */
  dates: number;
  nextAt: string | null;
}

/** An event with all of its dates, in order. */
export interface EventDetail extends EventFacts {
  id: string;
  timeZone: string;
  isPublished: boolean;
  dates: EventDate[];
}

/** One of the next dates, on the office's dashboard. */
export interface NextEvent {
  /** The date's. */
  id: string;
  eventId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  status: EventDateStatus;
}

/** An event's status in the office's list; canceled when all of its dates are canceled. */
export const EVENT_STAGES = ['draft', 'published', 'canceled'] as const;
export type EventStage = (typeof EVENT_STAGES)[number];
export const eventListQuery = object({ stage: mixed<EventStage>().oneOf(EVENT_STAGES), search: line(80), ...pageFields }).noUnknown();

const reads = ['event', 'event-occurrence'] as const;
const changes = ['event', 'event-occurrence', 'resource-use'] as const;

export const eventEndpoints = {
  list: endpoint<Page<EventRow>>()({
    method: 'GET',
    path: '/api/temple-admin/events',
    summary: 'The temple’s events, newest first',
    access: staff('events:read'),
    reads,
    query: eventListQuery,
  }),
  create: endpoint<EventDetail>()({
    method: 'POST',
    path: '/api/temple-admin/events',
    summary: 'Creates an event as a draft, with its dates',
    access: staff('events:manage'),
    changes,
    body: eventSchema,
    status: 201,
    cost: 'dear',
  }),
  /** A read with a body: a rule doesn't fit into an address. */
  preview: endpoint<{ dates: string[] }>()({
    method: 'POST',
    path: '/api/temple-admin/events/preview',
    summary: 'The dates that a rule gives at this temple',
    access: staff('events:manage'),
    changes: [],
    body: eventPreviewSchema,
    cost: 'dear',
  }),
  detail: endpoint<EventDetail>()({
    method: 'GET',
    path: '/api/temple-admin/events/:eventId',
    summary: 'One event with its dates',
    access: staff('events:read'),
    reads,
  }),
  change: endpoint<EventDetail>()({
    method: 'PUT',
    path: '/api/temple-admin/events/:eventId',
    summary: 'Changes an event’s dates to come, or splits the series and changes those from one date on',
    access: staff('events:manage'),
    // Tickets follow their dates: a date that is gone pays them back.
    changes: [...changes, 'ticket', 'order', 'donation', 'receipt', 'ledger-account', 'notification'],
    body: eventChangeSchema,
    cost: 'dear',
  }),
  publish: endpoint<EventDetail>()({
    method: 'POST',
    path: '/api/temple-admin/events/:eventId/publish',
    summary: 'Shows an event to everyone',
    access: staff('events:manage'),
    changes,
  }),
  poster: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/events/:eventId/poster.pdf',
    summary: 'The poster to print, with a code that opens the event’s public page',
    access: staff('events:read'),
    reads: ['temple', ...reads],
    produces: 'pdf',
    records: { nothing: 'The poster hangs where everybody sees it.' },
  }),
};
