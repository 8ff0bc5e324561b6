import { In } from 'typeorm';
import type { CalendarPart } from '../calendar/calendar-part.ts';
import { narrowToSpan } from '../calendar/narrow-to-span.ts';
import { placeOf } from './shift-views.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

/** Longer than any shift, also on the day on which clocks go back. */
const LONGEST_MS = 2 * 86_400_000;

/** The temple's shifts with their volunteers. One whose people know its time is canceled rather than moved, so nothing moves it here. */
export const shiftCalendar: CalendarPart = {
  noun: 'volunteer-shift',
  permission: 'volunteers:read',
  layer: { name: 'shifts', label: { en: 'Shifts', hi: 'पालियाँ' }, look: 'shift' },
  order: 35,
  entries: async ({ reader, templeId, from, to }) => {
    const query = reader.createQueryBuilder(VolunteerShiftRow, 'shift').where({ templeId, status: 'open' });
    const rows = await narrowToSpan(query, { from, to }, LONGEST_MS).getMany();
    const ids = [...new Set(rows.map(({ opportunityId }) => opportunityId))];
    const opportunities = new Map((await reader.findBy(VolunteerOpportunityRow, { templeId, id: In(ids) })).map((row) => [row.id, row]));
    return rows.flatMap((row) => {
      const opportunity = opportunities.get(row.opportunityId);
      if (!opportunity) return [];
      return {
        id: row.id,
        title: opportunity.title,
        place: placeOf(row, opportunity),
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        taken: row.taken,
        capacity: row.maximum,
        isTentative: !opportunity.isPublished,
        isPublic: opportunity.isPublished,
        path: `/temple-admin/volunteer-management?shift=${row.id}`,
      };
    });
  },
};
