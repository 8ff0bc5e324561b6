import { In } from 'typeorm';
import type { CalendarPart } from '../calendar/calendar-part.ts';
import { narrowToSpan } from '../calendar/narrow-to-span.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';

/** No date lasts longer. */
const LONGEST_MS = 7 * 86_400_000;

/** The dates of events that take place; drafts are there for the office, and those that are postponed, where they were, until they have a new time. */
export const eventCalendar: CalendarPart = {
  noun: 'event-occurrence',
  permission: 'events:read',
  layer: { name: 'events', label: { en: 'Events', hi: 'कार्यक्रम' }, look: 'event' },
  order: 20,
  source: 'event',
  isForEveryone: true,
  entries: async ({ reader, templeId, from, to }) => {
    const query = reader
      .createQueryBuilder(EventOccurrenceRow, 'date')
      .where({ templeId, isShown: In([true, false]), status: In(['draft', 'published', 'postponed', 'completed']) });
    const rows = await narrowToSpan(query, { from, to }, LONGEST_MS).getMany();
    const ids = [...new Set(rows.map(({ eventId }) => eventId))];
    const series = new Map((await reader.findBy(EventSeriesRow, { templeId, id: In(ids) })).map((row) => [row.id, row]));
    return rows.map(({ id, eventId, startsAt, endsAt, status, own, isShown }) => {
      const { title = '', placeName = '' } = series.get(eventId) ?? {};
      const path = `/temple-admin/events/${eventId}/manage?date=${id}`;
      const place = own.placeName || placeName;
      return {
        ...{ id, title, place, startsAt, endsAt, path, mover: 'event-date' as const },
        isTentative: status === 'draft' || status === 'postponed',
        isPublic: isShown && status !== 'postponed',
        publicPath: (slug) => `/temples/${slug}/events/${id}`,
      };
    });
  },
};
