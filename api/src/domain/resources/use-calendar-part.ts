import type { CalendarPart } from '../calendar/calendar-part.ts';
import { usesBetween } from './held-times.ts';

/** What the office itself uses its halls for. */
export const useCalendar: CalendarPart = {
  noun: 'resource-use',
  permission: 'temple:read',
  layer: { name: 'uses', label: { en: 'Hall bookings', hi: 'हॉल की बुकिंग' }, look: 'use' },
  order: 30,
  source: 'office',
  entries: async ({ reader, templeId, from, to }) => {
    const rows = await usesBetween(reader, templeId, from, to);
    return rows
      .filter(({ source, state }) => source === 'office' && state !== 'canceled' && state !== 'declined')
      .map(({ id, title, startsAt, endsAt, state }) => ({
        id,
        title,
        startsAt,
        endsAt,
        isTentative: state === 'requested',
        mover: 'resource-use' as const,
        path: `/temple-admin/calendar?entry=${id}`,
      }));
  },
};
