import { id, line, localDate, slug } from '../fields.ts';
import { type Message, messagesOf } from '../message.ts';
import { pageFields } from '../page.ts';
import { array, boolean, mixed, object, string } from '../schema.ts';
import type { HourStatus } from './hour-entry.ts';
import { shiftAssignmentNoun } from './shift-assignment.noun.ts';
import type { ShiftAssignmentStatus } from './shift-assignment.ts';
import { volunteerNoun } from './volunteer.noun.ts';
import { type DaysAway, skillsField, VOLUNTEER_FREQUENCIES, type VolunteerFrequency, type VolunteerRequirement } from './volunteer.ts';
import { SHIFT_TIMES, type ShiftTime } from './volunteer-shift.ts';

const say = messagesOf(shiftAssignmentNoun);
const volunteer = messagesOf(volunteerNoun);

/** Where a shift is. */
export interface ShiftTemple {
  slug: string;
  name: string;
  city: string;
  state: string;
}

/** A shift that a devotee can sign up for. */
export interface OpenShift {
  id: string;
  title: string;
  description: string;
  placeName: string;
  note: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  temple: ShiftTemple;
  skills: string[];
  requirements: VolunteerRequirement[];
  minimumAge: number;
  takesTrainees: boolean;
  /** Places left; nobody passes those who wait. */
  free: number;
  waiting: number;
  isNeeded: boolean;
  /** Until when sign-up is closed; null once it is open. */
  opensAt: string | null;
  /** Members of this household who have signed up, by person; the devotee's own id is `self`. */
  signedUp: string[];
  /** Places that someone gives to who can take them over. */
  offers: { assignmentId: string; by: string }[];
}

/** Someone's own place at a shift. */
export interface OwnShift {
  id: string;
  shiftId: string;
  name: string;
  /** `self`, or a family member's id. */
  person: string;
  status: ShiftAssignmentStatus;
  isTrainee: boolean;
  isMinor: boolean;
  reason: string;
  /** The reason, if it has a code. Left out by earlier releases. */
  refusal?: Message | null;
  isOffered: boolean;
  title: string;
  description: string;
  placeName: string;
  note: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  temple: ShiftTemple;
  leadName: string | null;
  /** Where in the waitlist, from 1; null with a place. */
  position: number | null;
}

export const SELF = 'self';
const person = () => string().max(36);
export const PEOPLE_AT_ONCE = 12;
const PERSON = say('shift-assignment.person-required');

export const signUpSchema = object({
  temple: slug().required(),
  shiftId: id().required(),
  people: array(person().required()).min(1, PERSON).max(PEOPLE_AT_ONCE).required(PERSON),
  asTrainee: boolean().default(false),
  /** The guardian agrees for everyone under 18. */
  consents: boolean().default(false),
}).noUnknown();
export const takeOverSchema = object({
  temple: slug().required(),
  person: person().required(PERSON),
  consents: boolean().default(false),
}).noUnknown();
export const offerPlaceSchema = object({ isOffered: boolean().required() }).noUnknown();
export const CHECK_IN_DIRECTIONS = ['in', 'out'] as const;
export type CheckInDirection = (typeof CHECK_IN_DIRECTIONS)[number];
export const selfCheckInSchema = object({
  shiftId: id().required(),
  code: string().max(64).required(),
  direction: mixed<CheckInDirection>().oneOf(CHECK_IN_DIRECTIONS).required(),
}).noUnknown();

export const DAYS_AWAY_MAX = 50;
const awaySchema = object({
  from: localDate().required(volunteer('volunteer.day-required')),
  to: localDate()
    .required(volunteer('volunteer.day-required'))
    .test(
      'after-from',
      volunteer('volunteer.away-end'),
      (value, { parent }: { parent: { from?: string } }) => !value || !parent.from || value >= parent.from,
    ),
}).noUnknown();
export const volunteeringSchema = object({
  frequency: mixed<VolunteerFrequency>()
    .oneOf(VOLUNTEER_FREQUENCIES, volunteer('volunteer.frequency-required'))
    .required(volunteer('volunteer.frequency-required')),
  skills: skillsField(),
  daysAway: array(awaySchema.required())
    .max(DAYS_AWAY_MAX, volunteer('volunteer.days-most', { max: DAYS_AWAY_MAX }))
    .default([]),
}).noUnknown();

/** How someone likes to help, at every temple. */
export interface Volunteering {
  frequency: VolunteerFrequency;
  /** What they say they can do; temples add what they know. */
  skills: string[];
  daysAway: DaysAway[];
}

/** Hours of one person at one temple. */
export interface OwnHours {
  person: string;
  volunteerId: string;
  name: string;
  temple: ShiftTemple;
  approvedMinutes: number;
  pendingMinutes: number;
  /** The last milestone reached and the next one, in hours. */
  reached: number | null;
  next: number | null;
  /** Newest first. */
  entries: { id: string; title: string; workedOn: string; minutes: number; status: HourStatus; reason: string; isAutoClosed: boolean }[];
}

/** What the link in an email shows without signing in. */
export type ShiftAnswer = Pick<OwnShift, 'name' | 'status' | 'title' | 'placeName' | 'startsAt' | 'endsAt' | 'timeZone' | 'temple'>;

export const findShiftsQuery = object({ temple: slug(), ...pageFields }).noUnknown();
export const ownShiftsQuery = object({ when: mixed<ShiftTime>().oneOf(SHIFT_TIMES).default('upcoming'), ...pageFields }).noUnknown();
export const shiftAnswerSchema = object({
  comes: boolean().required(),
  reason: line(300)
    .default('')
    .test(
      'reason',
      say('shift-assignment.reason-required'),
      (value, { parent }: { parent: { comes?: boolean } }) => parent.comes !== false || Boolean(value),
    ),
}).noUnknown();
