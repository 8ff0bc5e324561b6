import { endpoint, staff } from '../endpoint.ts';
import { text } from '../fields.ts';
import { type OwnWording, ownWordingSchema } from '../own-wording.ts';
import { boolean, object } from '../schema.ts';

/** What a notification on a phone can show of it. */
export const THANKS_MAX = 600;
const words = () => text(THANKS_MAX);

/** Whether an event thanks those who were there, and in which words; where there are none, in the product's. */
export const eventThanksSchema = object({
  isOn: boolean().required(),
  text: words().default(''),
  wording: ownWordingSchema({ text: words() }),
}).noUnknown();

export type ThanksWording = OwnWording<'text'>;

/** A date whose people were thanked. */
export interface ThankedDate {
  /** The date's id. */
  id: string;
  startsAt: string;
  sentAt: string;
  /** Accounts and addresses it was for; some have turned such messages off. */
  people: number;
}

export interface EventThanks {
  isOn: boolean;
  text: string;
  wording: ThanksWording;
  timeZone: string;
  /** Whether it sells tickets: nobody else is thanked. */
  sells: boolean;
  /** The next date whose people are thanked, and when; null where none is to come, it's off, or there are no tickets. */
  next: { id: string; startsAt: string; at: string } | null;
  /** The latest first, a few of them. */
  sent: ThankedDate[];
}

export const eventThanksEndpoints = {
  thanks: endpoint<EventThanks>()({
    method: 'GET',
    path: '/api/temple-admin/events/:eventId/thanks',
    summary: 'The message after an event’s dates to those who were there, when the next is sent, and which were',
    access: staff('events:read'),
    reads: ['event', 'event-occurrence', 'ticket'],
  }),
  change: endpoint<EventThanks>()({
    method: 'PUT',
    path: '/api/temple-admin/events/:eventId/thanks',
    summary: 'Words the message after an event’s dates, or turns it on or off',
    access: staff('events:manage'),
    changes: ['event'],
    body: eventThanksSchema,
  }),
};
