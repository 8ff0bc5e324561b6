import { endpoint, superadmin } from '../endpoint.ts';
import { line, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { object, string } from '../schema.ts';
import type { ContactTopic } from './contact.ts';
import { supportMessageNoun } from './support-message.noun.ts';

const say = messagesOf(supportMessageNoun);

/** Open until a person answered by mail, or put it aside without an answer. */
export const SUPPORT_STATES = statesOf(supportMessageNoun.states.support);
export type SupportState = keyof typeof supportMessageNoun.states.support;

/** A message of the contact page as the platform's desk reads it. */
export interface SupportMessage {
  id: string;
  /** What the sender quotes. */
  reference: string;
  state: SupportState;
  name: string;
  /** As typed; nobody has proved that it is the sender's. */
  email: string;
  topic: ContactTopic;
  message: string;
  receivedAt: string;
  /** What was answered, by whom and when; null while it is open. */
  reply: string | null;
  settledBy: string | null;
  settledAt: string | null;
}

const ANSWER_REQUIRED = say('support.answer-required');
export const supportAnswerSchema = object({
  reply: text(4000).min(2, ANSWER_REQUIRED).required(ANSWER_REQUIRED),
}).noUnknown();

const base = '/api/superadmin/support-messages';

export const supportInboxEndpoints = {
  messages: endpoint<Page<SupportMessage>>()({
    method: 'GET',
    path: base,
    summary: 'Messages of the contact page, newest first',
    access: superadmin,
    reads: ['support-message'],
    query: object({ ...pageFields, state: string().oneOf(SUPPORT_STATES), search: line(120) }).noUnknown(),
  }),
  answer: endpoint<SupportMessage>()({
    method: 'POST',
    path: `${base}/:messageId/answer`,
    summary: 'Answers an open message by mail',
    access: superadmin,
    changes: ['support-message'],
    body: supportAnswerSchema,
  }),
  close: endpoint<SupportMessage>()({
    method: 'POST',
    path: `${base}/:messageId/close`,
    summary: 'Puts an open message aside without an answer',
    access: superadmin,
    changes: ['support-message'],
  }),
};
