import { dashboardCard } from '../../dashboard/dashboard-card.ts';
import { FamilyCalls } from './family-calls.service.ts';

/** Families to call about poojas that were moved or canceled. */
export const familyCallsCard = dashboardCard({
  name: 'familyCalls',
  nouns: ['booking', 'pooja-slot'],
  permissions: ['bookings:read'],
  read: ({ actor, use }) => use(FamilyCalls).toMake(actor),
});
