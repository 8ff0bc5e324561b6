import { endpoint, staff } from '../endpoint.ts';
import { line, localDate, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { array, boolean, object, string } from '../schema.ts';
import { requirementKind, skillsField, VOLUNTEER_REQUIREMENTS, type VolunteerRequirement } from './volunteer.ts';
import { volunteerOpportunityNoun } from './volunteer-opportunity.noun.ts';

const say = messagesOf(volunteerOpportunityNoun);

export const VOLUNTEER_AGE = { min: 0, max: 99 } as const;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `opensOn` and `opensTime` are on the temple's clocks; sign-up is open from publishing on without them. */
export const opportunitySchema = object({
  title: line(120).required(say('volunteer-opportunity.title-required')),
  description: text(2_000).default(''),
  placeName: line(120).default(''),
  /** Skills it asks for; who lacks one is reviewed. */
  skills: skillsField(),
  requirements: array(requirementKind().required()).max(VOLUNTEER_REQUIREMENTS.length).default([]),
  minimumAge: wholeNumber(VOLUNTEER_AGE.min, VOLUNTEER_AGE.max, say('volunteer-opportunity.age-range', VOLUNTEER_AGE)).default(0),
  /** Every sign-up waits for the coordinator. */
  needsReview: boolean().default(false),
  /** People can come to learn; they take no place. */
  takesTrainees: boolean().default(false),
  isPublished: boolean().default(false),
  opensOn: localDate()
    .nullable()
    .default(null)
    .test('with-date', say('volunteer-opportunity.opens-date'), (value, { parent }) => Boolean(value) || !parent.opensTime),
  opensTime: string()
    .max(5, say('volunteer-opportunity.opens-time'))
    .matches(TIME, { message: say('volunteer-opportunity.opens-time'), excludeEmptyString: true })
    .default('')
    .test('with-time', say('volunteer-opportunity.opens-time'), (value, { parent }) => Boolean(value) || !parent.opensOn),
}).noUnknown();

export interface Opportunity {
  id: string;
  title: string;
  description: string;
  placeName: string;
  skills: string[];
  requirements: VolunteerRequirement[];
  minimumAge: number;
  needsReview: boolean;
  takesTrainees: boolean;
  isPublished: boolean;
  opensOn: string | null;
  opensTime: string;
  /** Shifts to come. */
  shifts: number;
}

export const opportunityListQuery = object({ search: line(80), ...pageFields }).noUnknown();
const reads = ['volunteer-opportunity', 'volunteer-shift'] as const;

export const opportunityEndpoints = {
  list: endpoint<Page<Opportunity>>()({
    method: 'GET',
    path: '/api/temple-admin/opportunities',
    summary: 'What the temple needs volunteers for, newest first',
    access: staff('volunteers:read'),
    reads,
    query: opportunityListQuery,
  }),
  create: endpoint<Opportunity>()({
    method: 'POST',
    path: '/api/temple-admin/opportunities',
    summary: 'Creates an opportunity',
    access: staff('volunteers:manage'),
    changes: ['volunteer-opportunity', 'volunteer-shift'],
    body: opportunitySchema,
    status: 201,
  }),
  change: endpoint<Opportunity>()({
    method: 'PUT',
    path: '/api/temple-admin/opportunities/:opportunityId',
    summary: 'Changes an opportunity',
    access: staff('volunteers:manage'),
    changes: ['volunteer-opportunity', 'volunteer-shift'],
    body: opportunitySchema,
  }),
};
