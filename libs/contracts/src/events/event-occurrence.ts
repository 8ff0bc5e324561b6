import { statesOf, transitionsOf } from '../noun.ts';
import { eventOccurrenceNoun } from './event-occurrence.noun.ts';

const machine = eventOccurrenceNoun.states['event-occurrence'];
export const EVENT_DATE_STATUSES = statesOf(machine);
export type EventDateStatus = (typeof EVENT_DATE_STATUSES)[number];
export const EVENT_DATE_TRANSITIONS = transitionsOf(machine);

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
  /** It has ended; one that is postponed waits for a time. */
  isOver: boolean;
}
