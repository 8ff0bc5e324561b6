import { endpoint, superadmin } from '../endpoint.ts';
import { line, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { object, string } from '../schema.ts';
import type { ContactTopic } from './contact.ts';
import { supportMessageNoun } from './support-message.noun.ts';

const say = messagesOf(supportMessageNoun);

/** Open until someone replied by email, or set it aside without a reply. */
export const SUPPORT_STATES = statesOf(supportMessageNoun.states.support);
export type SupportState = keyof typeof supportMessageNoun.states.support;

/** A message from the contact page as the platform team sees it. */
export interface SupportMessage {
  id: string;
  /** The number the sender quotes. */
  reference: string;
  state: SupportState;
  name: string;
  /** As typed; not verified to be the sender's. */
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
