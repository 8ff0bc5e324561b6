import { endpoint, staff } from '../endpoint.ts';
import type { EventDateStatus } from '../events/event-occurrence.ts';
import { id, line, localDate } from '../fields.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, object } from '../schema.ts';

/** What one date of an event came to so far. */
export interface EventDateFigures {
  /** The date's. */
  id: string;
  eventId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  status: EventDateStatus;
  /** False where nobody has to register. */
  sells: boolean;
  /** Places; null without a limit. */
  capacity: number | null;
  /** People who are registered, and places in carts and payments. */
  sold: number;
  held: number;
  /** What was paid for it, covered fees included, less what went back, in cents. */
  receivedCents: number;
  /** People who came in; null while nobody was scanned at its door. */
  arrived: number | null;
  /** Parties on its waitlist, and registrations to approve. */
  waiting: number;
  toApprove: number;
}

/** Why a date to come needs the office: registrations to approve, no new date yet, a waitlist although it is full, hardly anybody registered. */
export const EVENT_ATTENTIONS = ['approve', 'postponed', 'full', 'few'] as const;
export type EventAttention = (typeof EVENT_ATTENTIONS)[number];

/** One month of dates, by the temple's clocks. */
export interface EventMonth {
  /** `YYYY-MM` */
  month: string;
  dates: number;
  sold: number;
  receivedCents: number;
}

/** The temple's events at a glance. */
export interface EventSummary {
  /** Published dates to come, and what they came to so far. */
  ahead: { dates: number; sold: number; receivedCents: number };
  /** Parties on waitlists of dates to come, and registrations to approve. */
  waiting: number;
  toApprove: number;
  /** Of the last 90 days' dates whose door was kept: people who were registered, and who came. Null where there was none. */
  doors: { dates: number; expected: number; arrived: number } | null;
  /** The last twelve months, this one last. */
  months: EventMonth[];
  /** The next dates that need the office. */
  attention: { date: EventDateFigures; why: EventAttention[] }[];
}

/** A date of an event by its name and time. */
export interface NamedDate {
  id: string;
  eventId: string;
  title: string;
  startsAt: string;
}

/** What events wait for from the office; `date` is the first of their dates. */
export interface EventNeeds {
  /** Registrations of dates to come that the temple has to approve. */
  toApprove: { count: number; date: NamedDate | null };
  /** Parties without an account or an address whose date to come was canceled: only a call reaches them. */
  toCall: { count: number; date: NamedDate | null; parties: { bookedBy: string; phone: string | null }[] };
}

const filters = {
  /** Dates to come, soonest first, or past ones, newest first. */
  when: mixed<'ahead' | 'past'>().oneOf(['ahead', 'past']).default('ahead'),
  eventId: id(),
  search: line(80),
  from: localDate(),
  to: localDate(),
};
export const eventFiguresQuery = object({ ...filters, ...pageFields }).noUnknown();
export const eventFiguresExportQuery = object(filters).noUnknown();

const reads = ['ticket', 'ticket-type', 'event', 'event-occurrence', 'order', 'door'] as const;

export const eventFigureEndpoints = {
  summary: endpoint<EventSummary>()({
    method: 'GET',
    path: '/api/temple-admin/event-figures/summary',
    summary: 'The temple’s events at a glance: registrations, money, arrivals, waitlists, and dates that need the office',
    access: staff('tickets:read'),
    reads,
  }),
  waiting: endpoint<{ toApprove: number }>()({
    method: 'GET',
    path: '/api/temple-admin/event-figures/waiting',
    summary: 'How many registrations of dates to come wait for approval',
    access: staff('tickets:read'),
    reads: ['ticket', 'event-occurrence'],
  }),
  csv: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/event-figures/export.csv',
    summary: 'The figures of events’ dates under the same filters as CSV',
    access: staff('tickets:read'),
    reads,
    query: eventFiguresExportQuery,
    produces: 'csv',
    records: { nothing: 'Sums of dates, no person.' },
  }),
  dates: endpoint<Page<EventDateFigures>>()({
    method: 'GET',
    path: '/api/temple-admin/event-figures',
    summary: 'What each date of the temple’s events came to, the next ones or the past ones first',
    access: staff('tickets:read'),
    reads,
    query: eventFiguresQuery,
  }),
};
