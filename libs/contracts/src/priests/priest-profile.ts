import { endpoint, priest, staff } from '../endpoint.ts';
import { line, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, object } from '../schema.ts';
import type { ServiceLanguage } from '../service-languages.ts';
import { serviceLanguages } from '../temples/temple-words.ts';
import { priestNoun } from './priest.noun.ts';
import type { PriestAssignment } from './priest-assignment.ts';
import type { DayOff, PriestAvailability } from './priest-availability.ts';
import type { PriestPhoto } from './priest-photo.ts';

const say = messagesOf(priestNoun);

export const TRAVEL_MILES_MAX = 500;
export const SERVICES_A_DAY_MAX = 20;
export const SERVICES_A_WEEK_MAX = 100;

/** What a priest says of themselves. */
export interface PriestFacts {
  /** Codes, in the priest's own order: native language first. */
  languages: ServiceLanguage[];
  traditions: string[];
  /** Poojas and rituals. */
  skills: string[];
  /** How far apart two temples may be that they serve on one day. */
  travelMiles: number;
  maxPerDay: number;
  maxPerWeek: number;
}

/** A priest's own profile. */
export interface PriestProfile extends PriestFacts {
  fullName: string;
  photo: PriestPhoto | null;
  temples: { slug: string; name: string; city: string; state: string; timeZone: string }[];
}

/** A priest in a temple's list. */
export interface TemplePriest extends PriestFacts {
  /** Of their account. */
  id: string;
  fullName: string;
  email: string;
  photo: PriestPhoto | null;
  /** When they were appointed. */
  since: string;
  /** What this temple knows they perform, besides what they say themselves. */
  skillsHere: string[];
  /** This month at this temple: services and their hours, offered ones included. */
  servicesThisMonth: number;
  hoursThisMonth: number;
  /** Offers they haven't answered. */
  offered: number;
}

export interface TemplePriestDetail extends TemplePriest, PriestAvailability {
  /** Without the reason, which is the priest's own. */
  daysOff: Pick<DayOff, 'from' | 'until'>[];
  /** The next services at this temple. */
  ahead: Pick<PriestAssignment, 'id' | 'state' | 'service' | 'startsAt' | 'endsAt'>[];
}

type Word = 'skill-required' | 'tradition-required';
const words = (most: number, word: Word) =>
  array(line(60).required(say(`priest.${word}`)))
    .max(most)
    .default([]);
const services = (max: number) => wholeNumber(1, max, say('priest.services-range', { min: 1, max }));

export const priestProfileSchema = object({
  languages: serviceLanguages(),
  traditions: words(10, 'tradition-required'),
  skills: words(60, 'skill-required'),
  travelMiles: wholeNumber(0, TRAVEL_MILES_MAX, say('priest.miles-range', { min: 0, max: TRAVEL_MILES_MAX })).required(),
  maxPerDay: services(SERVICES_A_DAY_MAX).required(),
  maxPerWeek: services(SERVICES_A_WEEK_MAX).required(),
}).noUnknown();
export const priestSkillsSchema = object({ skillsHere: words(60, 'skill-required') }).noUnknown();
const inOffice = '/api/temple-admin/priests';

export const priestEndpoints = {
  profile: endpoint<PriestProfile>()({
    method: 'GET',
    path: '/api/priest/profile',
    summary: 'The signed-in priest’s profile and temples',
    access: priest,
    reads: ['priest'],
  }),
  changeProfile: endpoint<PriestProfile>()({
    method: 'PUT',
    path: '/api/priest/profile',
    summary: 'Changes the signed-in priest’s profile',
    access: priest,
    changes: ['priest'],
    body: priestProfileSchema,
  }),
  leave: endpoint<PriestProfile>()({
    method: 'DELETE',
    path: '/api/priest/temples/:slug',
    summary: 'Ends the signed-in priest’s service at a temple; their services there are offered to others',
    access: priest,
    changes: ['priest', 'priest-assignment'],
  }),
  list: endpoint<TemplePriest[]>()({
    method: 'GET',
    path: inOffice,
    summary: 'The temple’s priests with their load this month',
    access: staff('bookings:read'),
    reads: ['priest', 'priest-assignment'],
  }),
  detail: endpoint<TemplePriestDetail>()({
    method: 'GET',
    path: `${inOffice}/:priestId`,
    summary: 'One priest of the temple',
    access: staff('bookings:read'),
    reads: ['priest', 'priest-assignment'],
  }),
  change: endpoint<TemplePriest>()({
    method: 'PUT',
    path: `${inOffice}/:priestId`,
    summary: 'Changes what the temple knows a priest performs',
    access: staff('priests:manage'),
    changes: ['priest'],
    body: priestSkillsSchema,
  }),
  release: endpoint<void>()({
    method: 'DELETE',
    path: `${inOffice}/:priestId`,
    summary: 'Ends a priest’s service at the temple; their services are offered to others',
    access: staff('priests:manage'),
    changes: ['priest', 'priest-assignment', 'notification'],
    status: 204,
  }),
};
