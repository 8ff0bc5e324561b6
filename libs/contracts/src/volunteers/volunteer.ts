import { endpoint, staff } from '../endpoint.ts';
import { id, line, localDate, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { array, mixed, object } from '../schema.ts';
import { volunteerNoun } from './volunteer.noun.ts';

const say = messagesOf(volunteerNoun);

/** What a temple can ask for before someone helps. */
export const VOLUNTEER_REQUIREMENTS = ['background-check', 'training', 'food-handler', 'waiver'] as const;
export type VolunteerRequirement = (typeof VOLUNTEER_REQUIREMENTS)[number];
export type RequirementState = keyof (typeof volunteerNoun.states)['volunteer-requirement'];
/** How often someone would like to help. */
export const VOLUNTEER_FREQUENCIES = ['weekly', 'twice-a-month', 'monthly', 'festivals', 'any'] as const;
export type VolunteerFrequency = (typeof VOLUNTEER_FREQUENCIES)[number];
export const SKILLS_MAX = 20;
/** From this age on people agree for themselves. */
export const ADULT_AGE = 18;

const KIND = say('volunteer.requirement-kind');
/** Skills in the temple's own words; the same word in another case counts once. */
export const skillsField = () =>
  array(line(40).required())
    .max(SKILLS_MAX, say('volunteer.skills-most', { max: SKILLS_MAX }))
    .default([]);
export const requirementKind = () => mixed<VolunteerRequirement>().oneOf(VOLUNTEER_REQUIREMENTS, KIND);

export const volunteerSchema = object({ skills: skillsField(), note: text(1_000).default('') }).noUnknown();
export const requirementSchema = object({
  kind: requirementKind().required(KIND),
  /** The last day it counts; null where it doesn't expire. */
  expiresOn: localDate().nullable().default(null),
  /** It doesn't count anymore, or was recorded by mistake. */
  isRemoved: mixed<boolean>().oneOf([true, false]).default(false),
}).noUnknown();

/** A requirement that a temple has on file for someone. */
export interface HeldRequirement {
  kind: VolunteerRequirement;
  expiresOn: string | null;
  state: RequirementState;
}

/** Someone in the office's list. */
export interface VolunteerRow {
  id: string;
  name: string;
  /** The account that signs them up; null once it is deleted. */
  email: string | null;
  isFamilyMember: boolean;
  skills: string[];
  /** Names of the teams they are on. */
  teams: string[];
  requirements: HeldRequirement[];
  approvedMinutes: number;
  /** Hours that wait for the office. */
  pendingMinutes: number;
  frequency: VolunteerFrequency;
  /** Shifts of the 30 days before and after today. */
  recentShifts: number;
  /** Away today, and until when. */
  awayUntil: string | null;
}

export interface VolunteerDetail extends VolunteerRow {
  note: string;
  daysAway: DaysAway[];
}

/** Days on which someone can't help, inclusive. */
export interface DaysAway {
  from: string;
  to: string;
}

export const volunteerListQuery = object({ search: line(80), team: id(), ...pageFields }).noUnknown();

const reads = ['volunteer', 'volunteer-team', 'hour-entry', 'shift-assignment'] as const;

export const volunteerEndpoints = {
  list: endpoint<Page<VolunteerRow>>()({
    method: 'GET',
    path: '/api/temple-admin/volunteers',
    summary: 'Everyone who has signed up to help at the temple, by name',
    access: staff('volunteers:read'),
    reads,
    query: volunteerListQuery,
  }),
  one: endpoint<VolunteerDetail>()({
    method: 'GET',
    path: '/api/temple-admin/volunteers/:volunteerId',
    summary: 'One volunteer',
    access: staff('volunteers:read'),
    reads,
  }),
  change: endpoint<VolunteerDetail>()({
    method: 'PUT',
    path: '/api/temple-admin/volunteers/:volunteerId',
    summary: 'Changes a volunteer’s skills and the office’s note',
    access: staff('volunteers:manage'),
    changes: ['volunteer'],
    body: volunteerSchema,
  }),
  requirement: endpoint<VolunteerDetail>()({
    method: 'POST',
    path: '/api/temple-admin/volunteers/:volunteerId/requirements',
    summary: 'Records or removes a requirement that a volunteer meets',
    access: staff('volunteers:manage'),
    changes: ['volunteer', 'shift-assignment'],
    body: requirementSchema,
  }),
};
