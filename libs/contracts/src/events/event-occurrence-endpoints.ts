import { endpoint, staff } from '../endpoint.ts';
import { line, localDate, optionalId } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { mixed, object } from '../schema.ts';
import { eventNoun } from './event.noun.ts';
import { type EventDetail, eventDuration, eventTime } from './event.ts';
import { eventOccurrenceNoun } from './event-occurrence.noun.ts';
import type { EventDate } from './event-occurrence.ts';

const say = messagesOf(eventOccurrenceNoun);
const event = messagesOf(eventNoun);

/** Which dates a cancellation is for. */
export const EVENT_SCOPES = ['one', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** Whether those who were checked in at a date that ends early get a refund, too, or keep their tickets. */
export const WHO_CAME = ['refunded', 'kept'] as const;
export type WhoCame = (typeof WHO_CAME)[number];
export const whoCame = () => mixed<WhoCame>().oneOf(WHO_CAME).default('refunded');

/** What one date has of its own. */
export const eventDateSchema = object({
  date: localDate().required(event('event.start-required')),
  time: eventTime().required(event('event.time-format')),
  durationMinutes: eventDuration().nullable().default(null),
  placeName: line(120).default(''),
  /** Another hall than its event's; left out, it stays as it is. */
  resourceId: optionalId(),
  /** Shown to everyone with this date. */
  note: line(300).default(''),
}).noUnknown();

/** How many people hear of a change, and what the date is now. */
export interface EventReach {
  notified: number;
  date: EventDate;
}

const reason = () => line(200).required(say('event-occurrence.reason-required'));
export const eventCancelSchema = object({
  reason: reason(),
  scope: mixed<EventScope>().oneOf(EVENT_SCOPES).default('one'),
  whoCame: whoCame(),
}).noUnknown();
export const eventPostponeSchema = object({ reason: reason() }).noUnknown();

/** Tickets follow their dates: canceling pays them back. */
const changes = [
  'event',
  'event-occurrence',
  'ticket',
  'order',
  'donation',
  'receipt',
  'ledger-account',
  'resource-use',
  'notification',
] as const;

export const eventOccurrenceEndpoints = {
  change: endpoint<EventDetail>()({
    method: 'PUT',
    path: '/api/temple-admin/event-dates/:occurrenceId',
    summary: 'Changes one date of an event; a postponed one is published again',
    access: staff('events:manage'),
    changes,
    body: eventDateSchema,
  }),
  reach: endpoint<EventReach>()({
    method: 'GET',
    path: '/api/temple-admin/event-dates/:occurrenceId/reach',
    summary: 'How many people are notified when one date moves',
    access: staff('events:read'),
    reads: ['event', 'event-occurrence', 'ticket', 'saved-temple'],
  }),
  cancel: endpoint<EventDetail>()({
    method: 'POST',
    path: '/api/temple-admin/event-dates/:occurrenceId/cancel',
    summary: 'Cancels one date, this and the following ones, or all to come',
    access: staff('events:manage'),
    changes,
    body: eventCancelSchema,
  }),
  postpone: endpoint<EventDetail>()({
    method: 'POST',
    path: '/api/temple-admin/event-dates/:occurrenceId/postpone',
    summary: 'Postpones one date, until it gets a new one',
    access: staff('events:manage'),
    changes,
    body: eventPostponeSchema,
  }),
};
