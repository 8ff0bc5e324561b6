import { endpoint, staff } from '../endpoint.ts';
import { id, line } from '../fields.ts';
import { type Message, messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, mixed, object } from '../schema.ts';
import { shiftAssignmentNoun } from './shift-assignment.noun.ts';
import type { VolunteerRequirement } from './volunteer.ts';

const say = messagesOf(shiftAssignmentNoun);
const machine = shiftAssignmentNoun.states['shift-assignment'];

export const SHIFT_ASSIGNMENT_STATUSES = statesOf(machine);
export type ShiftAssignmentStatus = (typeof SHIFT_ASSIGNMENT_STATUSES)[number];
export const SHIFT_ASSIGNMENT_TRANSITIONS = transitionsOf(machine);
/** States in which someone has a place, or is asked to take it. */
export const HOLDING_STATUSES = [
  'requested',
  'awaiting-consent',
  'assigned',
  'confirmed',
  'checked-in',
  'checked-out',
] as const satisfies readonly ShiftAssignmentStatus[];
/** How a decline reached us. */
export const DECLINE_PATHS = ['screen', 'email', 'office'] as const;
export type DeclinePath = (typeof DECLINE_PATHS)[number];
export const CHECK_IN_MARKS = ['check-in', 'check-out', 'no-show', 'undo'] as const;
export type CheckInMark = (typeof CHECK_IN_MARKS)[number];

/** How long before a shift check-in opens. */
const EARLY_MS = 3_600_000;

/** From when somebody can be marked: as missing from the start of the shift on, and from an hour before it otherwise. */
export const shiftMarkableFrom = (mark: CheckInMark, startsAt: Date | string): Date =>
  new Date(new Date(startsAt).getTime() - (mark === 'no-show' ? 0 : EARLY_MS));

/** What a volunteer lacks of what an opportunity asks for. */
export interface MissingParts {
  requirements: VolunteerRequirement[];
  skills: string[];
}

/** One person at a shift, as the office sees them. */
export interface ShiftPerson {
  id: string;
  volunteerId: string;
  name: string;
  status: ShiftAssignmentStatus;
  isTrainee: boolean;
  isMinor: boolean;
  /** Why they declined or were canceled, and how we heard of it. */
  reason: string;
  /** The reason, if it has a code. Left out by earlier releases. */
  refusal?: Message | null;
  declinedVia: DeclinePath | null;
  missing: MissingParts;
  /** Why a coordinator accepted them all the same. */
  overrideReason: string | null;
  /** A coordinator allowed another shift at the same time. */
  isOverlapAllowed: boolean;
  /** They look for someone to take their place. */
  isOffered: boolean;
  checkedInAt: string | null;
  checkedOutAt: string | null;
  /** Nobody checked them out: the shift's end did. */
  isAutoClosed: boolean;
}

/** A sign-up that waits for the coordinator. */
export interface SignUpRow extends ShiftPerson {
  shiftId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  askedAt: string;
}

const reason = () => line(300).required(say('shift-assignment.reason-required'));
export const declineShiftSchema = object({ reason: reason() }).noUnknown();
export const acceptSignUpSchema = object({
  /** Needed where something is missing. */
  overrideReason: line(300).default(''),
}).noUnknown();
export const askVolunteerSchema = object({
  volunteerId: id().required(say('shift-assignment.volunteer-required')),
  overrideReason: line(300).default(''),
  /** They may help at another shift at the same time. */
  allowsOverlap: boolean().default(false),
  isTrainee: boolean().default(false),
}).noUnknown();
export const markPersonSchema = object({ mark: mixed<CheckInMark>().oneOf(CHECK_IN_MARKS).required() }).noUnknown();

const changes = ['shift-assignment', 'volunteer-shift', 'notification'] as const;

export const shiftAssignmentEndpoints = {
  signUps: endpoint<Page<SignUpRow>>()({
    method: 'GET',
    path: '/api/temple-admin/sign-ups',
    summary: 'Sign-ups that wait for the coordinator, oldest first',
    access: staff('volunteers:read'),
    reads: ['shift-assignment', 'volunteer-shift', 'volunteer'],
    query: object(pageFields).noUnknown(),
  }),
  waiting: endpoint<{ signUps: number; hours: number }>()({
    method: 'GET',
    path: '/api/temple-admin/sign-ups/waiting',
    summary: 'How many sign-ups and hours wait for the coordinator',
    access: staff('volunteers:read'),
    reads: ['shift-assignment', 'hour-entry'],
  }),
  assign: endpoint<ShiftPerson>()({
    method: 'POST',
    path: '/api/temple-admin/shifts/:shiftId/people',
    summary: 'Asks a volunteer to help at a shift',
    access: staff('volunteers:manage'),
    changes,
    body: askVolunteerSchema,
    status: 201,
  }),
  accept: endpoint<ShiftPerson>()({
    method: 'POST',
    path: '/api/temple-admin/shift-assignments/:assignmentId/accept',
    summary: 'Accepts a sign-up, with a reason where something is missing',
    access: staff('volunteers:manage'),
    changes,
    body: acceptSignUpSchema,
  }),
  decline: endpoint<ShiftPerson>()({
    method: 'POST',
    path: '/api/temple-admin/shift-assignments/:assignmentId/decline',
    summary: 'Turns a sign-up down, or records that a volunteer declined',
    access: staff('volunteers:manage'),
    changes,
    body: declineShiftSchema,
  }),
  mark: endpoint<ShiftPerson>()({
    method: 'POST',
    path: '/api/temple-admin/shift-assignments/:assignmentId/mark',
    summary: 'Checks a volunteer in or out, or marks a no-show',
    access: staff('volunteers:check-in'),
    changes: [...changes, 'hour-entry'],
    body: markPersonSchema,
  }),
};
