import type { EventAttention, EventDateFigures } from '@sannidhi/contracts';
import { manageEventPath } from '../events/event-paths.ts';

/** Who is registered for a date, or waits for it. */
export const datePeoplePath = ({ eventId, id }: EventDateFigures, view: 'attendees' | 'waitlist' = 'attendees'): string =>
  `${manageEventPath(eventId, view)}&occurrenceId=${id}`;

/** Where the office does what a date needs. */
export const attentionPath = (date: EventDateFigures, why: readonly EventAttention[]): string => {
  if (why.includes('postponed')) return `${manageEventPath(date.eventId)}?date=${date.id}`;
  return datePeoplePath(date, why.includes('approve') || why.includes('full') ? 'waitlist' : 'attendees');
};
