import { type MessageRef, messagesOf, refOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { eventOccurrenceNoun } from './event-occurrence.noun.ts';

const machine = eventOccurrenceNoun.states['event-occurrence'];
export const EVENT_DATE_STATUSES = statesOf(machine);
export type EventDateStatus = (typeof EVENT_DATE_STATUSES)[number];
export const EVENT_DATE_TRANSITIONS = transitionsOf(machine);

const SERIES_CHANGED = messagesOf(eventOccurrenceNoun)('event-occurrence.series-changed');
/** Why a date is canceled that its series no longer has. It is stored with the date like an office's own reason: in English. */
export const SERIES_CHANGED_REASON = SERIES_CHANGED.sentence;
/** The message of a date's stored reason; null for one that an office typed. */
export const dateReasonMessage = (reason: string): MessageRef | null => (reason === SERIES_CHANGED_REASON ? refOf(SERIES_CHANGED) : null);

/** One date of an event. */
export interface EventDate {
  id: string;
  /** The date its series made it for. */
  originalDate: string;
  /** On the temple's clocks. */
  date: string;
  time: string;
  startsAt: string;
  endsAt: string;
  /** What is different on this date: empty where it is as on the others. */
  durationMinutes: number | null;
  placeName: string;
  /** The hall it has for itself, its own or its event's. */
  resourceId: string | null;
  note: string;
  status: EventDateStatus;
  /** Why it is canceled or postponed. */
  reason: string;
  /** It has begun: until its end it can only be canceled. */
  hasBegun: boolean;
  /** It has ended; one that is postponed waits for a time. */
  isOver: boolean;
}
