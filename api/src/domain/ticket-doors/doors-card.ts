import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { DoorDoubts } from './door-doubts.service.ts';

/** Entries that somebody has to decide about. */
export const doorsCard = dashboardCard({
  name: 'doors',
  nouns: ['door'],
  permissions: ['door:check-in'],
  read: ({ actor, use }) => use(DoorDoubts).waiting(actor),
});
