import { endpoint, staff } from '../endpoint.ts';
import { line, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, object } from '../schema.ts';
import { hourEntryNoun } from './hour-entry.noun.ts';

const say = messagesOf(hourEntryNoun);
const machine = hourEntryNoun.states['hour-entry'];

export const HOUR_STATUSES = statesOf(machine);
export type HourStatus = (typeof HOUR_STATUSES)[number];
export const HOUR_TRANSITIONS = transitionsOf(machine);
export const HOUR_MINUTES = { min: 0, max: 1_440 } as const;
/** Hours that are celebrated. */
export const MILESTONE_HOURS = [10, 25, 50, 100, 250, 500, 1_000] as const;

/** What someone gave at one shift. */
export interface HourEntry {
  id: string;
  volunteerId: string;
  name: string;
  /** The opportunity's. */
  title: string;
  /** On the temple's calendar. */
  workedOn: string;
  minutes: number;
  /** What was recorded at the shift. */
  recordedMinutes: number;
  status: HourStatus;
  /** Why they were adjusted. */
  reason: string;
  /** Nobody checked them out. */
  isAutoClosed: boolean;
}

const MINUTES = say('hour-entry.minutes-range', HOUR_MINUTES);
export const adjustHoursSchema = object({
  minutes: wholeNumber(HOUR_MINUTES.min, HOUR_MINUTES.max, MINUTES).required(MINUTES),
  reason: line(300).required(say('hour-entry.reason-required')),
}).noUnknown();
export const hourListQuery = object({ status: mixed<HourStatus>().oneOf(HOUR_STATUSES), ...pageFields }).noUnknown();

const changes = ['hour-entry', 'volunteer', 'service-certificate', 'notification'] as const;

export const hourEntryEndpoints = {
  list: endpoint<Page<HourEntry>>()({
    method: 'GET',
    path: '/api/temple-admin/volunteer-hours',
    summary: 'Volunteers’ hours, newest first',
    access: staff('volunteers:read'),
    reads: ['hour-entry', 'volunteer'],
    query: hourListQuery,
  }),
  approve: endpoint<HourEntry>()({
    method: 'POST',
    path: '/api/temple-admin/volunteer-hours/:entryId/approve',
    summary: 'Approves hours as they were recorded',
    access: staff('volunteers:manage'),
    changes,
  }),
  adjust: endpoint<HourEntry>()({
    method: 'POST',
    path: '/api/temple-admin/volunteer-hours/:entryId/adjust',
    summary: 'Corrects hours; certificates with the earlier figure are void',
    access: staff('volunteers:manage'),
    changes,
    body: adjustHoursSchema,
  }),
};
