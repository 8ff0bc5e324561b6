import type { AnyObject, StringSchema, TestContext } from 'yup';
import { id, languageField, line, localDate, text, wholeNumber } from '../fields.ts';
import type { Language } from '../languages.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { type OwnWording, ownWordingSchema } from '../own-wording.ts';
import { pageFields } from '../page.ts';
import { wallTime } from '../poojas/pooja-slot.ts';
import { array, mixed, object } from '../schema.ts';
import { broadcastNoun } from './broadcast.noun.ts';
import { unknownField } from './broadcast-text.ts';
import { BROADCAST_CHANNELS, type BroadcastChannel, MESSAGE_TOPICS, type MessageTopic } from './message-consent.ts';

const say = messagesOf(broadcastNoun);

const machine = broadcastNoun.states.broadcast;
export const BROADCAST_STATUSES = statesOf(machine);
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];
export const BROADCAST_TRANSITIONS = transitionsOf(machine);
export const RECIPIENT_STATUSES = statesOf(broadcastNoun.states['broadcast-recipient']);
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** A group of people that a temple knows, as one of the nouns provides it. */
export interface BroadcastGroup {
  group: string;
  /** What it is called, in each complete language. */
  label: { en: string; hi: string };
  /** Whether purpose, period and “hasn’t given since” narrow it. */
  byGiving: boolean;
  /** What it can be narrowed to: poojas, events, labels; null for a group that can’t. */
  choices: { id: string; name: string }[] | null;
}

const GROUPS_MOST = 20;

/**
 * Why somebody in the group isn’t written to. `no-location`: it is for people nearby, and nobody knows where they are. `ended`: the account was
 * suspended or deleted after the broadcast began. `outlived`: it waited until the broadcast was past its end time.
 */
export const SUPPRESSION_REASONS = [
  'consent',
  'stopped',
  'unreachable',
  'unverified',
  'no-phone',
  'no-account',
  'no-location',
  'canceled',
  'ended',
  'outlived',
] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export const BROADCAST_TEXT_MAX = 5_000;
export const BROADCAST_SUBJECT_MAX = 120;
/** Three segments in Latin letters. */
export const BROADCAST_SMS_MAX = 459;
/** A broadcast that is later than this asks before it goes on. */
export const BROADCAST_LATE_MS = 60 * 60_000;

function knownFields(this: TestContext<AnyObject>, value: string | undefined) {
  const field = unknownField(value ?? '');
  return field === undefined || this.createError({ message: say('broadcast.field-unknown', { field }) });
}
const withFields = (field: StringSchema) => field.test('known-fields', knownFields);

const subject = () => withFields(line(BROADCAST_SUBJECT_MAX));
const body = () => withFields(text(BROADCAST_TEXT_MAX));
const sms = () => withFields(text(BROADCAST_SMS_MAX));

const BROADCAST_MILES_MAX = 500;
const MILES = say('broadcast.miles-range', { min: 1, max: BROADCAST_MILES_MAX });

/** Whom it is for. Several groups together are everyone who is in any of them; language, distance and giving narrow it. */
export const segmentSchema = object({
  groups: array(line(20).required()).min(1, say('broadcast.groups-required')).max(GROUPS_MOST).required(say('broadcast.groups-required')),
  /** What groups are narrowed to, as `group:id`: one pooja, one event, one label. */
  about: array(line(60).required()).max(GROUPS_MOST).default(undefined),
  /** Donors: of this fund; between these days; but not since this day. Poojas: between these days. */
  fundId: id(),
  from: localDate(),
  to: localDate(),
  notSince: localDate(),
  language: languageField(),
  /** Of the temple, as the crow flies. */
  withinMiles: wholeNumber(1, BROADCAST_MILES_MAX, MILES),
})
  .noUnknown()
  .transform(withoutEmpty);

/** A form's empty field is no condition. */
function withoutEmpty(segment: unknown): unknown {
  if (typeof segment !== 'object' || segment === null) return segment;
  return Object.fromEntries(Object.entries(segment).filter(([, value]) => value !== ''));
}

const channels = () =>
  array(mixed<BroadcastChannel>().oneOf(BROADCAST_CHANNELS).required())
    .min(1, say('broadcast.channels-required'))
    .max(BROADCAST_CHANNELS.length)
    .required(say('broadcast.channels-required'));
const topic = () => mixed<MessageTopic>().oneOf(MESSAGE_TOPICS, say('broadcast.topic-required')).required(say('broadcast.topic-required'));

const uses = (parent: { channels?: unknown }, ...wanted: BroadcastChannel[]): boolean =>
  Array.isArray(parent.channels) && wanted.some((channel) => (parent.channels as unknown[]).includes(channel));

const THROTTLE = say('broadcast.throttle-range', { min: 1, max: 60_000 });

export const broadcastSchema = object({
  name: line(80).required(say('broadcast.name-required')),
  topic: topic(),
  channels: channels(),
  segment: segmentSchema.required(),
  subject: subject()
    .default('')
    .test('needed', say('broadcast.subject-required'), (value, { parent }) => Boolean(value) || !uses(parent, 'email', 'in-app')),
  text: body()
    .default('')
    .test('needed', say('broadcast.text-required'), (value, { parent }) => Boolean(value) || !uses(parent, 'email', 'in-app')),
  /** What is sent as a text message. */
  sms: sms()
    .default('')
    .test('needed', say('broadcast.sms-required'), (value, { parent }) => Boolean(value) || !uses(parent, 'sms')),
  wording: ownWordingSchema({ subject: subject(), text: body(), sms: sms() }),
  /** At most so many messages a minute; left out it goes as fast as it can. */
  perMinute: wholeNumber(1, 60_000, THROTTLE),
}).noUnknown();

/** Whom a draft would reach. */
export const audienceSchema = object({ topic: topic(), channels: channels(), segment: segmentSchema.required() }).noUnknown();

const withIts = (other: string, field: StringSchema) =>
  field.test('pair', say('broadcast.when-required'), (value, { parent }) => Boolean(value) === Boolean(parent[other]));

/** On the temple’s clocks: when it starts, left out now, and until when it is of use, left out for good. */
export const broadcastStartSchema = object({
  on: withIts('time', localDate()),
  time: withIts('on', wallTime()),
  untilOn: withIts('untilTime', localDate()),
  untilTime: withIts('untilOn', wallTime()),
}).noUnknown();

export const broadcastTestSchema = object({ language: languageField().default('en') }).noUnknown();
export const broadcastListQuery = object({ status: mixed<BroadcastStatus>().oneOf(BROADCAST_STATUSES), ...pageFields }).noUnknown();
export const recipientListQuery = object({
  status: mixed<RecipientStatus>().oneOf(RECIPIENT_STATUSES),
  ...pageFields,
}).noUnknown();

export interface BroadcastSegment {
  groups: string[];
  about?: string[] | undefined;
  fundId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  notSince?: string | undefined;
  language?: Language | undefined;
  withinMiles?: number | undefined;
}

/** Whom a draft would reach right now. */
export interface BroadcastAudience {
  /** People in the group. */
  total: number;
  /** People who would get at least one message. */
  reachable: number;
  channels: { channel: BroadcastChannel; reachable: number; excluded: { reason: SuppressionReason; count: number }[] }[];
  /** A few of them, to preview by. */
  examples: { name: string; language: Language }[];
}

export interface Broadcast {
  id: string;
  name: string;
  status: BroadcastStatus;
  topic: MessageTopic;
  channels: BroadcastChannel[];
  segment: BroadcastSegment;
  subject: string;
  text: string;
  sms: string;
  wording?: OwnWording<'subject' | 'text' | 'sms'>;
  perMinute: number | null;
  scheduledAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** What still waits then isn’t sent. */
  usefulUntil: string | null;
  /** It is paused because it is late, and asks whether to go on. */
  isLate: boolean;
  /** Messages by state; empty before it starts. */
  counts: Partial<Record<RecipientStatus, number>>;
}

/** After a test was sent to oneself. */
export interface TestedBroadcast extends Broadcast {
  /** The channels it went by: no text without a verified phone. */
  tested: BroadcastChannel[];
}

/** A link in a broadcast’s emails. */
export interface BroadcastLink {
  url: string;
  /** People who followed it. */
  people: number;
}

export interface BroadcastDetail extends Broadcast {
  /** People who followed a link of their email: there is no other way to know that it was read. */
  clicked: number;
  /** In the order of the text. */
  links: BroadcastLink[];
}

/** One message of a broadcast. */
export interface BroadcastRecipient {
  id: string;
  name: string;
  address: string;
  channel: BroadcastChannel;
  language: Language;
  status: RecipientStatus;
  reason: SuppressionReason | null;
  /** How often links in it were followed. */
  clicks: number;
  changedAt: string;
}
