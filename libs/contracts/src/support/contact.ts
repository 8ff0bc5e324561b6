import { object, string } from 'yup';
import { anyone, endpoint } from '../endpoint.ts';
import { EMAIL_MESSAGE, email, line, text } from '../fields.ts';

/** What a message from the contact page may be about. */
export const CONTACT_TOPICS = ['gift', 'receipt', 'account', 'temple', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

const MESSAGE_REQUIRED = 'Please write what this is about';

export const contactSchema = object({
  name: line(120, 'Your name').min(2, 'Please give your name').required('Please give your name'),
  email: email().required(EMAIL_MESSAGE),
  topic: string().oneOf(CONTACT_TOPICS, 'Please choose a topic').required('Please choose a topic'),
  message: text(4000, 'Your message').min(10, MESSAGE_REQUIRED).required(MESSAGE_REQUIRED),
}).noUnknown();

/** What the sender is told; the same number stands in the confirmation mail. */
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
