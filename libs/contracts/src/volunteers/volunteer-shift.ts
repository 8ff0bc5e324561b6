import { endpoint, staff } from '../endpoint.ts';
import { id, line, localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, mixed, object, string } from '../schema.ts';
import type { ShiftPerson } from './shift-assignment.ts';
import { volunteerShiftNoun } from './volunteer-shift.noun.ts';

const say = messagesOf(volunteerShiftNoun);

export const SHIFT_STATUSES = statesOf(volunteerShiftNoun.states['volunteer-shift']);
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];
export const SHIFT_PEOPLE = { min: 0, max: 500 } as const;
export const SHIFT_HOURS_MAX = 24;
export const SHIFT_WEEKS = { min: 1, max: 26 } as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_MESSAGE = say('volunteer-shift.time-required');
const PEOPLE = say('volunteer-shift.number-range', SHIFT_PEOPLE);
const clock = () => string().max(5, TIME_MESSAGE).matches(TIME, { message: TIME_MESSAGE }).required(TIME_MESSAGE);
const people = () => wholeNumber(SHIFT_PEOPLE.min, SHIFT_PEOPLE.max, PEOPLE).required(PEOPLE);

interface Times {
  date?: string;
  time?: string;
  endDate?: string | null;
}

const shiftFields = {
  /** On the temple's clocks. */
  date: localDate().required(say('volunteer-shift.date-required')),
  time: clock(),
  /** The last day, if it ends after midnight. */
  endDate: localDate()
    .nullable()
    .default(null)
    .test(
      'after-start',
      say('volunteer-shift.end-before-start'),
      (value, { parent }: { parent: Times }) => !value || !parent.date || value >= parent.date,
    ),
  endTime: clock().test(
    'after-start',
    say('volunteer-shift.end-before-start'),
    (value, { parent: { date, time, endDate } }: { parent: Times }) =>
      !value || !time || !date || Boolean(endDate && endDate > date) || value > time,
  ),
  minimum: people(),
  target: people().test(
    'from-minimum',
    say('volunteer-shift.below-minimum'),
    (value, { parent }: { parent: { minimum?: number } }) => value === undefined || value >= (parent.minimum ?? 0),
  ),
  maximum: wholeNumber(1, SHIFT_PEOPLE.max, say('volunteer-shift.number-range', { min: 1, max: SHIFT_PEOPLE.max }))
    .required(PEOPLE)
    .test(
      'from-minimum',
      say('volunteer-shift.below-minimum'),
      (value, { parent }: { parent: { minimum?: number } }) => value === undefined || value >= (parent.minimum ?? 0),
    )
    .test(
      'from-target',
      say('volunteer-shift.above-maximum'),
      (value, { parent }: { parent: { target?: number } }) => value === undefined || value >= (parent.target ?? 0),
    ),
  /** Where, if it differs from the opportunity's place. */
  placeName: line(120).default(''),
  leadId: id().nullable().default(null),
  note: line(300).default(''),
};

export const shiftSchema = object({
  opportunityId: id().required(say('volunteer-shift.opportunity-required')),
  ...shiftFields,
  /** The same shift in so many weeks in a row. */
  weeks: wholeNumber(SHIFT_WEEKS.min, SHIFT_WEEKS.max, say('volunteer-shift.weeks-range', SHIFT_WEEKS)).default(1),
}).noUnknown();
/** Its times can change while nobody has signed up. */
export const shiftChangeSchema = object(shiftFields).noUnknown();
/** What is typed to find a lead: without a choice it would be lost. */
const leadSearch = {
  leadIdSearch: line(60)
    .default('')
    .test(
      'picked',
      say('volunteer-shift.lead-unpicked'),
      (typed, { parent }: { parent: { leadId?: string | null } }) => !typed || Boolean(parent.leadId),
    ),
};
/** The same with what a form searches a lead by. */
export const shiftFormSchema = shiftSchema.shape(leadSearch);
export const shiftChangeFormSchema = shiftChangeSchema.shape(leadSearch);
export const shiftCancelSchema = object({ reason: line(300).required(say('volunteer-shift.reason-required')) }).noUnknown();

/** A shift in the office's list. */
export interface ShiftRow {
  id: string;
  opportunityId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  placeName: string;
  minimum: number;
  target: number;
  maximum: number;
  /** Places taken, without trainees. */
  taken: number;
  trainees: number;
  waiting: number;
  /** How many are still needed for the minimum. */
  missing: number;
  status: ShiftStatus;
  reason: string;
  leadName: string | null;
  isPublished: boolean;
}

/** A shift with its people, as who manages and who checks in sees it. */
export interface ShiftDetail extends ShiftRow {
  date: string;
  time: string;
  endDate: string | null;
  endTime: string;
  note: string;
  leadId: string | null;
  people: ShiftPerson[];
  /** What the poster on site shows: a page's address, and its QR code as an SVG's `data:` URL. Null without permission to check in. */
  checkIn: { url: string; qr: string } | null;
}

/** A shift on the office's dashboard. */
export type ShiftGap = Pick<ShiftRow, 'id' | 'title' | 'startsAt' | 'timeZone' | 'taken' | 'minimum' | 'missing'>;

export const SHIFT_TIMES = ['upcoming', 'past'] as const;
export type ShiftTime = (typeof SHIFT_TIMES)[number];
export const shiftListQuery = object({
  when: mixed<ShiftTime>().oneOf(SHIFT_TIMES).default('upcoming'),
  /** Only shifts below their minimum. */
  gaps: boolean(),
  opportunity: id(),
  ...pageFields,
}).noUnknown();

const reads = ['volunteer-opportunity', 'volunteer-shift', 'shift-assignment', 'volunteer'] as const;
const changes = ['volunteer-opportunity', 'volunteer-shift', 'shift-assignment'] as const;

export const shiftEndpoints = {
  list: endpoint<Page<ShiftRow>>()({
    method: 'GET',
    path: '/api/temple-admin/shifts',
    summary: 'The temple’s shifts by time, or those below their minimum',
    access: staff('volunteers:read'),
    reads,
    query: shiftListQuery,
  }),
  create: endpoint<{ created: number }>()({
    method: 'POST',
    path: '/api/temple-admin/shifts',
    summary: 'Adds a shift, or one in each of several weeks',
    access: staff('volunteers:manage'),
    changes,
    body: shiftSchema,
    status: 201,
  }),
  detail: endpoint<ShiftDetail>()({
    method: 'GET',
    path: '/api/temple-admin/shifts/:shiftId',
    summary: 'One shift with its people',
    access: staff('volunteers:read'),
    reads,
  }),
  change: endpoint<ShiftDetail>()({
    method: 'PUT',
    path: '/api/temple-admin/shifts/:shiftId',
    summary: 'Changes a shift',
    access: staff('volunteers:manage'),
    changes: [...changes, 'notification'],
    body: shiftChangeSchema,
  }),
  cancel: endpoint<ShiftDetail>()({
    method: 'POST',
    path: '/api/temple-admin/shifts/:shiftId/cancel',
    summary: 'Cancels a shift and notifies its volunteers',
    access: staff('volunteers:manage'),
    changes: [...changes, 'notification'],
    body: shiftCancelSchema,
  }),
  replaceCode: endpoint<ShiftDetail>()({
    method: 'POST',
    path: '/api/temple-admin/shifts/:shiftId/code',
    summary: 'Replaces a shift’s check-in code',
    access: staff('volunteers:check-in'),
    changes: ['volunteer-shift'],
  }),
};
