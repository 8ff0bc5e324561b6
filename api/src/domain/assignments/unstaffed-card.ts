import { daysAfter } from '@sannidhi/panchanga';
import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { OfficeAssignments } from './office-assignments.service.ts';

/** Services of these days should have their priests. */
const DAYS = 7;

/** The next days' services that families come to and that lack a priest. */
export const unstaffedCard = dashboardCard({
  name: 'unstaffed',
  nouns: ['priest-assignment', 'pooja-slot', 'booking'],
  permissions: ['priests:manage', 'bookings:read'],
  read: async ({ actor, today, use }) => {
    const slots = await use(OfficeAssignments).list(actor, { from: today, to: daysAfter(today, DAYS - 1) });
    return slots.filter(({ open, families }) => open > 0 && families > 0);
  },
});
