import { anyone, endpoint } from '../endpoint.ts';
import { line, requiredEmail, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object, string } from '../schema.ts';
import { supportMessageNoun } from './support-message.noun.ts';

const say = messagesOf(supportMessageNoun);

/** Topics for a message from the contact page. */
export const CONTACT_TOPICS = ['gift', 'receipt', 'account', 'temple', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

const NAME_REQUIRED = say('support.name-required');
const MESSAGE_REQUIRED = say('support.message-required');

export const contactSchema = object({
  name: line(120).min(2, NAME_REQUIRED).required(NAME_REQUIRED),
  email: requiredEmail(),
  topic: string().oneOf(CONTACT_TOPICS, say('support.topic-required')).required(say('support.topic-required')),
  message: text(4000).min(10, MESSAGE_REQUIRED).required(MESSAGE_REQUIRED),
}).noUnknown();

/** What the sender is shown; the confirmation email contains the same number. */
export interface ContactReceived {
  reference: string;
}

export const supportEndpoints = {
  contact: endpoint<ContactReceived>()({
    method: 'POST',
    path: '/api/public/contact',
    summary: 'A message to the platform’s support inbox',
    access: anyone,
    changes: ['support-message'],
    cost: 'mail',
    body: contactSchema,
    status: 201,
  }),
};
