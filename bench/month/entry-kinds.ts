import { randomUUID } from 'node:crypto';
import type { Row } from '@sannidhi/e2e/rows';
import { HALLS, type Parents } from './entry-parents.ts';

/** When an entry is. */
export interface Moment {
  date: string;
  /** `HH:MM` on the temple's clocks in winter. */
  time: string;
  /** How many of its kind are before it on that day. */
  nth: number;
  startsAt: Date;
  endsAt: Date;
}

interface EntryKind {
  table: string;
  /** Which of the demo's rows it is copied from. */
  sample: string;
  fields: (parents: Parents, moment: Moment) => Row;
}

/** Setup and teardown: with them a use has its hall for 90 minutes, and the next one there begins 100 minutes after it. */
const AROUND_MINUTES = 15;
const shifted = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

export const KINDS: readonly EntryKind[] = [
  {
    table: 'event_occurrences',
    sample: "status = 'published' AND isShown = 1",
    fields: ({ eventId }, { date, time, startsAt, endsAt }) => ({
      ...{ id: randomUUID(), eventId, originalDate: date, onDate: date, atTime: time, startsAt, endsAt, sequence: 0 },
      own: JSON.stringify({ durationMinutes: null, placeName: '', note: '', isMoved: false }),
    }),
  },
  {
    table: 'resource_uses',
    sample: "source = 'office' AND state = 'confirmed'",
    fields: ({ hallIds }, { nth, startsAt, endsAt }) => {
      const id = randomUUID();
      const around = { setupMinutes: AROUND_MINUTES, teardownMinutes: AROUND_MINUTES };
      const held = { fromAt: shifted(startsAt, -AROUND_MINUTES), untilAt: shifted(endsAt, AROUND_MINUTES) };
      return { id, sourceId: id, resourceId: hallIds[nth % HALLS], title: 'Bharatanatyam class', startsAt, endsAt, ...around, ...held };
    },
  },
  {
    table: 'pooja_slots',
    sample: "status = 'open' AND retired = 0",
    fields: ({ serviceId }, { date, time, startsAt, endsAt }) => ({
      ...{ id: randomUUID(), serviceId, onDate: date, atTime: time, startsAt, endsAt, used: 0 },
      ...{ scheduleId: null, requestKey: '', openingId: null, gatedBy: null, plannedAt: null, movedAt: null, blackedOutAt: null },
    }),
  },
  {
    table: 'volunteer_shifts',
    sample: "status = 'open'",
    fields: ({ opportunityId }, { startsAt, endsAt }) => ({
      ...{ id: randomUUID(), opportunityId, startsAt, endsAt },
      ...{ taken: 0, trainees: 0, waiting: 0, isShort: 0, leadId: null },
    }),
  },
];
