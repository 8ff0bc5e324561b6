import { endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { id, line, requiredEmail, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import type { RecordEvent } from '../record-event.ts';
import { array, mixed, object } from '../schema.ts';
import type { DoorTicket } from '../tickets/ticket.ts';
import { TICKET_VERSION_MAX } from '../tickets/ticket-code.ts';
import { doorNoun } from './door.noun.ts';
import { DOOR_ACTS, DOOR_DECISIONS, DOOR_WAYS, type DoorAct, type DoorDecision, type DoorScan, type DoorWay } from './door-log.ts';

const say = messagesOf(doorNoun);
const platform = messagesOf(platformMessages);
/** Scans that one call takes; a device with more sends them in several. */
export const SCANS_MAX = 200;
const VERSIONS = platform('id-invalid');
/** The end of the year 2100. */
const LATEST_MS = 4_133_980_800_000;

const scanSchema = object({
  id: id().required(),
  ticketId: id().required(),
  version: wholeNumber(0, TICKET_VERSION_MAX, VERSIONS).required(),
  act: mixed<DoorAct>().oneOf(DOOR_ACTS).required(),
  way: mixed<DoorWay>().oneOf(DOOR_WAYS).required(),
  of: id().nullable().default(null),
  decision: mixed<DoorDecision>().oneOf(DOOR_DECISIONS).nullable().default(null),
  /** Who took a child that went out. Earlier pages don't send it. */
  handover: object({ to: line(120).required(say('door.handover-required')), why: line(200).default('') })
    .noUnknown()
    .nullable()
    .default(null),
  atMs: wholeNumber(0, LATEST_MS, say('door.device-required')).required(),
}).noUnknown();

export const doorSyncSchema = object({
  /** The device by its name: “East door”. */
  device: line(40).required(say('door.device-required')),
  scans: array(scanSchema.required())
    .max(SCANS_MAX, say('door.scans-most', { max: SCANS_MAX }))
    .default([]),
  /** The number of the last line this device has. */
  after: wholeNumber(0, Number.MAX_SAFE_INTEGER, VERSIONS).default(0),
}).noUnknown();

export const doorHelperSchema = object({ email: requiredEmail().required(say('door.email-required')) }).noUnknown();

/** The date of an event, as its door shows it. */
export interface DoorEvent {
  /** Of the date. */
  id: string;
  eventId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  placeName: string;
  timeZone: string;
  temple: string;
}

/** What a door keeps on its device: only what it needs, readable until a day after the end. */
export interface DoorList {
  event: DoorEvent;
  /** Checks the codes of tickets: Ed25519, base64url. */
  publicKey: string;
  /** By which a device corrects its clock. */
  serverTime: string;
  tickets: DoorTicket[];
}

/** Lines of the log that a device didn’t have, in the order they arrived. */
export interface DoorSync {
  scans: DoorScan[];
  /** The number of the last of them; where `more`, ask again from there. */
  last: number;
  more: boolean;
  serverTime: string;
  /** The sender's door has ended, and how many of the scans were from before and are in its log now; there are no lines for them any more. */
  ended?: { taken: number; refused: number };
}

/** A devotee who keeps a door. */
export interface DoorHelper {
  id: string;
  name: string;
  email: string;
}

const own = '/api/devotee/doors/:occurrenceId';
const office = '/api/temple-admin/doors/:occurrenceId';
const LIST = ['door', 'ticket', 'event', 'event-occurrence'] as const;

/** What a door calls, from a helper’s phone and from the office. */
export const doorEndpoints = {
  mine: endpoint<DoorEvent[]>()({
    method: 'GET',
    path: '/api/devotee/doors',
    summary: 'The doors this devotee keeps, from those of today on',
    access: verifiedDonor,
    reads: ['door', 'event', 'event-occurrence'],
  }),
  list: endpoint<DoorList>()({
    method: 'GET',
    path: own,
    summary: 'What the door of a date keeps on its device',
    access: verifiedDonor,
    reads: LIST,
  }),
  sync: endpoint<DoorSync>()({
    method: 'POST',
    path: `${own}/scans`,
    summary:
      'Adds scans to the door’s log, each once, and returns what the device didn’t have; of a former helper, adds what they scanned before',
    access: verifiedDonor,
    changes: ['door'],
    body: doorSyncSchema,
  }),
  events: endpoint<RecordEvent>()({
    method: 'GET',
    path: `${own}/events`,
    summary: 'Streams that the door’s log grew',
    access: verifiedDonor,
    produces: 'event-stream',
    reads: ['door'],
  }),
  officeList: endpoint<DoorList>()({
    method: 'GET',
    path: office,
    summary: 'The door of a date, for the office',
    access: staff('door:check-in'),
    reads: LIST,
  }),
  officeSync: endpoint<DoorSync>()({
    method: 'POST',
    path: `${office}/scans`,
    summary: 'Adds the office’s entries to the door’s log, and returns what its page didn’t have',
    access: staff('door:check-in'),
    changes: ['door'],
    body: doorSyncSchema,
  }),
  officeEvents: endpoint<RecordEvent>()({
    method: 'GET',
    path: `${office}/events`,
    summary: 'Streams to the office that the door’s log grew',
    access: staff('door:check-in'),
    produces: 'event-stream',
    reads: ['door'],
  }),
  helpers: endpoint<DoorHelper[]>()({
    method: 'GET',
    path: `${office}/helpers`,
    summary: 'Who keeps the door of a date',
    access: staff('door:check-in'),
    reads: ['door'],
  }),
  addHelper: endpoint<DoorHelper[]>()({
    method: 'POST',
    path: `${office}/helpers`,
    summary: 'Lets a devotee keep the door of a date',
    access: staff('door:helpers'),
    changes: ['door', 'notification'],
    body: doorHelperSchema,
    cost: 'mail',
  }),
  removeHelper: endpoint<DoorHelper[]>()({
    method: 'DELETE',
    path: `${office}/helpers/:helperId`,
    summary: 'Ends that somebody keeps the door of a date',
    access: staff('door:helpers'),
    changes: ['door'],
  }),
};
