import { id, line, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import type { Noun } from '../nouns.ts';
import { pageFields } from '../page.ts';
import { array, boolean, object, string } from '../schema.ts';
import { conversationNoun } from './conversation.noun.ts';
import { attachmentIds, type MessageAttachment } from './message-attachment.ts';
import { hasFewMarks, messageText } from './message-text.ts';

const say = messagesOf(conversationNoun);

export const CONVERSATION_STATUSES = statesOf(conversationNoun.states.conversation);
export type ConversationStatus = keyof typeof conversationNoun.states.conversation;
export const CONVERSATION_TRANSITIONS = transitionsOf(conversationNoun.states.conversation);

/** What a conversation is about, chosen by the person who starts it. */
export const CONVERSATION_TOPICS = ['poojas', 'receipts', 'events', 'volunteers', 'other'] as const;
export type ConversationTopic = (typeof CONVERSATION_TOPICS)[number];

export const CONVERSATION_PRIORITIES = ['normal', 'urgent'] as const;
export type ConversationPriority = (typeof CONVERSATION_PRIORITIES)[number];

/** `waiting` is for the folder `needs-reply`; elsewhere it is the same as `newest`. */
export const CONVERSATION_ORDERS = ['waiting', 'newest', 'oldest'] as const;
export type ConversationOrder = (typeof CONVERSATION_ORDERS)[number];

/** Who is on the other side. */
export const PARTY_KINDS = ['devotee', 'priest', 'temple', 'platform'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** The office’s folders; people have `all` only. `platform`: what a temple, as its client, writes with the platform. */
export const CONVERSATION_FOLDERS = ['needs-reply', 'platform', 'mine', 'nobodys', 'snoozed', 'waiting', 'resolved', 'all'] as const;
export type ConversationFolder = (typeof CONVERSATION_FOLDERS)[number];

export interface Assignee {
  accountId: string;
  name: string;
}

/** Someone of the office, and until when they are away. */
export interface Colleague extends Assignee {
  awayUntil: string | null;
}

/** Until when one is away; null while one is there. */
export interface Absence {
  until: string | null;
}

/** A conversation in a list, as one of its two sides sees it. */
export interface ConversationRow {
  id: string;
  subject: string;
  topic: ConversationTopic;
  /** The other side. */
  withName: string;
  withKind: PartyKind;
  /** Whether one’s own side answers as the office: only then are labels and the following six more than their defaults. */
  isOffice: boolean;
  status: ConversationStatus;
  priority: ConversationPriority;
  /** By which the office sorts it. */
  labels: string[];
  assignee: Assignee | null;
  /** When the other side wrote what nobody has answered yet. */
  waitingSince: string | null;
  snoozedUntil: string | null;
  /** The beginning of the last message. */
  lastText: string;
  lastIsOurs: boolean;
  lastMessageAt: string;
  /** Messages of the other side that one’s own hasn’t read. */
  unread: number;
}

export interface ConversationDetail extends ConversationRow {
  /** How many of one’s own side’s messages the other side has read. */
  readByThem: number;
  /** What the office knows of the person; null for the other side. */
  person: { email: string | null; since: string; conversations: number; firstReplySeconds: number | null } | null;
}

/** A gift or booking that a message is about, for who may see it. */
export interface MessageRecord {
  noun: Noun;
  id: string;
  /** The purpose, or the pooja. */
  title: string;
  amountCents: number | null;
  /** When it was given, or takes place. */
  at: string;
  /** Of its receipt. */
  number: string | null;
  /** Where this side opens it. */
  path: string;
}

export interface ConversationMessage {
  id: string;
  /** Counts from 1 within the conversation. */
  number: number;
  /** A note is seen by the office only. */
  kind: 'message' | 'note';
  isOurs: boolean;
  /** Its position among the messages of its side; 0 for a note. */
  sideNumber: number;
  author: string;
  /** Empty where the message is only what it carries. */
  text: string;
  attachments: MessageAttachment[];
  record: MessageRecord | null;
  /** Names of those a note mentions. */
  mentions: string[];
  sentAt: string;
}

/** What waits in a side’s conversations. */
export interface MessageCounts {
  /** Messages of offices that a person, or a temple as the platform’s client, hasn’t read. */
  unread: number;
  /** Conversations that need the office’s reply. */
  waiting: number;
}

/** The office’s folders with how many are in each; for `platform`, unread messages. */
export interface ConversationFolders extends MessageCounts {
  folders: Record<Exclude<ConversationFolder, 'all' | 'resolved'>, number>;
  /** The median time to the first reply, of conversations begun in the last seven days; null without any. */
  firstReplySeconds: number | null;
}

/** What a stream says: something changed in a conversation, or everything may have (`conversationId` is null). */
interface ConversationEvent extends MessageCounts {
  conversationId: string | null;
  change: 'message' | 'read' | 'handled' | 'presence' | 'connected';
  /** Unread notifications of the account; said when the stream begins. */
  notifications?: number;
  /** For how long nothing had changed by then, at least; said when the stream begins. What was read since then is current. */
  quietMs?: number;
}

/** What a stream says once the account has more or fewer unread notifications. */
interface NotifiedEvent {
  change: 'notified';
  notifications: number;
}

export type MessageEvent = ConversationEvent | NotifiedEvent;

/** Someone a side may write to. */
export interface Correspondent {
  kind: PartyKind;
  /** A temple’s or account’s id; empty for the platform. */
  id: string;
  name: string;
  /** Distinguishes people of the same name: a devotee’s email. */
  detail?: string;
}

/** Someone of the office, or of the other side, who has the conversation open at the moment. */
export interface Presence {
  name: string;
  doing: 'reading' | 'typing';
  isOurs: boolean;
}

/** On one conversation. */
export const CONVERSATION_LABELS_MAX = 8;
export const CONVERSATION_LABEL_MAX = 30;
const label = () => line(CONVERSATION_LABEL_MAX);

export const conversationListQuery = object({
  ...pageFields,
  folder: string().oneOf(CONVERSATION_FOLDERS),
  topic: string().oneOf(CONVERSATION_TOPICS),
  from: string().oneOf(PARTY_KINDS),
  /** For the office only. */
  label: label(),
  search: line(80),
  /** Without it, what needs a reply is listed by how long they wait, everything else newest first. */
  sort: string().oneOf(CONVERSATION_ORDERS),
}).noUnknown();
export const conversationThreadQuery = object(pageFields).noUnknown();
export const correspondentQuery = object({ search: line(80) }).noUnknown();

const topic = () => string().oneOf(CONVERSATION_TOPICS, say('conversation.topic-required')).required(say('conversation.topic-required'));

export const newConversationSchema = object({
  to: string().oneOf(PARTY_KINDS, say('conversation.to-required')).required(say('conversation.to-required')),
  toId: id(),
  subject: line(120).required(say('conversation.subject-required')).test('marks', say('conversation.text-marks'), hasFewMarks),
  topic: topic(),
  text: messageText(),
}).noUnknown();
/** Which gift or booking a message is about. */
const record = () =>
  object({ noun: line(40).required(), id: id().required() })
    .noUnknown()
    .default(undefined)
    .optional();
const carries = (ids: unknown, about: unknown): boolean => (Array.isArray(ids) && ids.length > 0) || Boolean(about);

export const replySchema = object({
  attachmentIds: attachmentIds(),
  record: record(),
  text: messageText().when(['attachmentIds', 'record'], ([ids, about], text) =>
    carries(ids, about) ? text.notRequired().nonNullable() : text,
  ),
}).noUnknown();
export const noteSchema = object({ text: messageText(), mentions: array(id().required()).max(20).default([]) }).noUnknown();
export const presenceSchema = object({ typing: boolean().required() }).noUnknown();
/** The `sideNumber` of the other side’s last message that was on the screen. */
export const readSchema = object({ through: wholeNumber(1, 1_000_000_000, say('conversation.through-required')).required() }).noUnknown();

const YEAR_MS = 366 * 86_400_000;
const isLater = (value: string | undefined) => !value || Date.parse(value) > Date.now();
const isWithinAYear = (value: string | undefined) => !value || Date.parse(value) < Date.now() + YEAR_MS;

/** Until when one is away, an instant; null is back. */
export const absenceSchema = object({
  until: string()
    .max(30)
    .nullable()
    .defined(say('conversation.away-required'))
    .test('later', say('conversation.snooze-passed'), (value) => isLater(value ?? undefined))
    .test('within-a-year', say('conversation.snooze-too-far'), (value) => isWithinAYear(value ?? undefined)),
}).noUnknown();

/** The conversation with the same person that stays. */
export const mergeSchema = object({ into: id().required(say('conversation.merge-required')) }).noUnknown();

/** What the office changes; what is left out stays. */
export const handleSchema = object({
  status: string().oneOf(CONVERSATION_STATUSES),
  /** An instant, required for `snoozed`. */
  snoozedUntil: string()
    .max(30)
    .when('status', ([status], until) => (status === 'snoozed' ? until.required(say('conversation.snooze-passed')) : until))
    .test('later', say('conversation.snooze-passed'), isLater)
    .test('within-a-year', say('conversation.snooze-too-far'), isWithinAYear),
  priority: string().oneOf(CONVERSATION_PRIORITIES),
  topic: string().oneOf(CONVERSATION_TOPICS, say('conversation.topic-required')),
  /** Someone of the office who can reply; null for nobody. */
  assigneeId: id().nullable(),
  /** One at a time, so that two people don’t undo each other’s. */
  addLabel: label(),
  removeLabel: label(),
}).noUnknown();
