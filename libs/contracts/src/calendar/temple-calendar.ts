import { endpoint, staff } from '../endpoint.ts';
import { languageField, localDate } from '../fields.ts';
import type { Noun } from '../nouns.ts';
import type { UseClash, UseSource } from '../resources/use-clash.ts';
import { number, object } from '../schema.ts';

/** The most days one request may span: a month with the days around it. */
export const CALENDAR_SPAN_DAYS = 45;

/** What moves an entry: the dialog asks it what a move does, and it notifies people. */
export type CalendarMover = 'event-date' | 'pooja-slot' | 'resource-use';
export const CALENDAR_LOOKS = ['pooja', 'event', 'shift', 'use', 'people', 'away'] as const;
export type CalendarLook = (typeof CALENDAR_LOOKS)[number];

/** Entries of one kind, which can be shown or not. */
export interface CalendarLayer {
  name: string;
  /** What it is called, in each complete language. */
  label: { en: string; hi: string };
  look: CalendarLook;
}

/** Something at a time, as the noun that owns it says: nothing of it is stored for the calendar. */
export interface CalendarEntry {
  /** The record's own: an event's date, a pooja's time, a use, an assignment. */
  id: string;
  layer: string;
  noun: Noun;
  title: string;
  /** Where, in words. */
  place: string;
  startsAt: string;
  endsAt: string;
  /** On the temple's clocks. */
  date: string;
  /** People or families that come, and how many there is room for. */
  taken: number | null;
  capacity: number | null;
  /** It isn't certain: a draft, an offer, a request. */
  isTentative: boolean;
  /** Everyone sees it. */
  isPublic: boolean;
  /** Who does it; only of entries that have a person's row. */
  person: { accountId: string; fullName: string } | null;
  /** What it is for: a priest's service names its pooja's time. */
  forId: string | null;
  resourceId: string | null;
  setupMinutes: number;
  teardownMinutes: number;
  /** What it is in conflict with; both are kept until one of them moves. */
  clashes: UseClash[];
  /** Null for what can't be moved here. */
  mover: CalendarMover | null;
  /** The use that waits for approval. */
  waitingUseId: string | null;
  /** Its own page in the office. */
  path: string;
}

/** A day's sky at the temple. */
export interface CalendarDay {
  date: string;
  festivals: string[];
  /** 1 to 30, at sunrise, with its end; in words of the asked language. */
  tithi: { index: number; name: string; endsAt: string } | null;
  nakshatra: { name: string; endsAt: string } | null;
  rahuKalam: { from: string; until: string };
  /** Entries by layer, also those that were left out. */
  counts: Record<string, number>;
}

/** A span of the temple's days with everything in it that the caller may see. */
export interface TempleCalendar {
  timeZone: string;
  days: CalendarDay[];
  layers: CalendarLayer[];
  entries: CalendarEntry[];
  /** Conflicts from today on, also outside these days. */
  conflicts: { entryId: string; source: UseSource; date: string; title: string; resource: string }[];
}

export const templeCalendarQuery = object({
  from: localDate().required(),
  to: localDate().required(),
  /** At most so many entries of each layer and day; all without it. */
  most: number().integer().min(1).max(20),
  language: languageField(),
}).noUnknown();

export const templeCalendarEndpoints = {
  read: endpoint<TempleCalendar>()({
    method: 'GET',
    path: '/api/temple-admin/calendar',
    summary: 'Everything at the temple between two dates, by layer, with conflicts and the panchanga',
    access: staff('temple:read'),
    reads: [
      'booking',
      'event',
      'event-occurrence',
      'festival',
      'pooja-service',
      'pooja-slot',
      'priest',
      'priest-assignment',
      'resource',
      'resource-use',
      'temple',
      'volunteer-opportunity',
      'volunteer-shift',
    ],
    query: templeCalendarQuery,
  }),
};
