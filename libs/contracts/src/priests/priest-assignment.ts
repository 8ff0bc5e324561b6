import { id, line, localDate, wholeNumber } from '../fields.ts';
import { filled, type Message, type MessageRef, messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { pageFields } from '../page.ts';
import type { PoojaLocation } from '../poojas/pooja-service.ts';
import { array, boolean, mixed, object } from '../schema.ts';
import { priestAssignmentNoun } from './priest-assignment.noun.ts';

const say = messagesOf(priestAssignmentNoun);

const machine = priestAssignmentNoun.states['priest-assignment'];
export const ASSIGNMENT_STATES = statesOf(machine);
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];
export const ASSIGNMENT_TRANSITIONS = transitionsOf(machine);
/** Those that take the priest's time and the service's place. */
export const LIVE_ASSIGNMENTS = ['offered', 'accepted'] as const satisfies readonly AssignmentState[];

/** How long a priest has to answer an offer: less when the service is near. */
export const OFFER_ANSWER_HOURS = 24;
/** How long before a service its priest can give it up; after that, they call the office. */
export const GIVE_UP_HOURS = 6;
/** The last moment for a priest to give up a service they accepted. */
export const giveUpUntil = (startsAt: string | Date): Date => new Date(new Date(startsAt).getTime() - GIVE_UP_HOURS * 3_600_000);
/** The most days one request for assignments, or one proposal, may span. */
export const ASSIGNMENT_SPAN_DAYS = 42;
export const PROPOSAL_DAYS = 7;
const PROPOSED_MAX = 500;

const SENTENCES: Readonly<Record<string, string>> = priestAssignmentNoun.messages;
/** An explanation or an obstacle with its English sentence. */
export const assignmentMessage = (ref: MessageRef): Message => ({ ...ref, sentence: filled(SENTENCES[ref.code] ?? ref.code, ref.params) });

/** The rules a service has to meet before a priest is asked, as `priest-assignment.rule-…`. */
export const PRIEST_RULES = [
  'skills',
  'languages',
  'day-off',
  'hours',
  'busy',
  'rest',
  'night',
  'travel',
  'radius',
  'day-full',
  'week-full',
  'asked',
] as const;
export type PriestRule = (typeof PRIEST_RULES)[number];
/** Nobody can be in two places: the office can't overrule these, whatever its reason. */
export const FIRM_PRIEST_RULES = ['busy', 'travel'] as const satisfies readonly PriestRule[];

/** A priest's own assignment. */
export interface PriestAssignment {
  id: string;
  state: AssignmentState;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  /** The slot of a pooja; null for a request. */
  slotId: string | null;
  requestId: string | null;
  service: string;
  location: PoojaLocation;
  place: string;
  startsAt: string;
  endsAt: string;
  /** Which of the priests it needs, from 1. */
  position: number;
  priestsNeeded: number;
  /** Families that have booked it so far. */
  families: number;
  /** Until when an offer can be answered. */
  answerBy: string;
  answeredAt: string | null;
  /** Why it was declined or withdrawn. */
  reason: string | null;
}

/** A temple's assignment, as its office sees it. */
export interface OfficeAssignment {
  id: string;
  state: AssignmentState;
  position: number;
  priest: { accountId: string; fullName: string };
  answerBy: string;
  answeredAt: string | null;
  reason: string | null;
  /** Why this priest was chosen. */
  explanation: MessageRef;
}

/** A pooja's time with its priests: who is asked or has accepted, and who was before. */
export interface StaffedSlot {
  id: string;
  serviceId: string;
  service: string;
  startsAt: string;
  endsAt: string;
  date: string;
  time: string;
  location: PoojaLocation;
  place: string;
  families: number;
  /** Families it has room for. */
  capacity: number;
  priestsNeeded: number;
  /** Positions nobody is asked for. */
  open: number;
  /** By position, the live or last one first. */
  assignments: OfficeAssignment[];
}

/** A priest of the temple, for one service. */
export interface PriestCandidate {
  accountId: string;
  fullName: string;
  /** Hours of services this month. */
  hours: number;
  /** What they can't take it for; none if they are free. */
  obstacles: { rule: PriestRule; message: MessageRef }[];
  /** Whether the office can choose them, with a reason if there are obstacles. */
  canAssign: boolean;
  /** The one who would be asked next, and why. */
  next: MessageRef | null;
}

/** One line of a proposed week; `priest` is null where nobody can. */
export interface ProposedAssignment {
  slotId: string;
  service: string;
  startsAt: string;
  endsAt: string;
  date: string;
  time: string;
  position: number;
  priest: { accountId: string; fullName: string } | null;
  explanation: MessageRef | null;
}

export interface WeekProposal {
  from: string;
  to: string;
  items: ProposedAssignment[];
  /** Hours of each priest in these days once all of it is accepted. */
  loads: { accountId: string; fullName: string; services: number; hours: number }[];
}

export const assignmentsQuery = object({
  state: mixed<AssignmentState>().oneOf(ASSIGNMENT_STATES),
  from: localDate(),
  to: localDate(),
  ...pageFields,
}).noUnknown();
export const assignmentReasonSchema = object({ reason: line(200).required(say('priest-assignment.reason-required')) }).noUnknown();
export const staffedSlotsQuery = object({ from: localDate().required(), to: localDate().required() }).noUnknown();

const slotId = () => id().required(say('priest-assignment.service-required'));
const position = () => wholeNumber(1, 20, say('priest-assignment.service-required'));
export const assignPriestSchema = object({
  slotId: slotId(),
  /** If left out, the next priest in line is asked. */
  accountId: id(),
  /** The live assignment they take over. */
  replacesId: id(),
  /** Why someone with obstacles was chosen, or the other one replaced. */
  reason: line(200),
  /** They have agreed already: it counts as accepted. */
  agreed: boolean().default(false),
}).noUnknown();
export const priestProposalSchema = object({ from: localDate().required(), to: localDate().required() }).noUnknown();
export const proposedPriestsSchema = object({
  items: array(
    object({
      slotId: slotId(),
      position: position().required(),
      accountId: id().required(say('priest-assignment.priest-required')),
    }).required(),
  )
    .min(1, say('priest-assignment.service-required'))
    .max(PROPOSED_MAX)
    .required(),
}).noUnknown();
