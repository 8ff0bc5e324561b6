import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { ResourceDesk } from './resource-desk.service.ts';

/** Conflicts that wait for one side to move, and bookings that wait for approval. */
export const hallsCard = dashboardCard({
  name: 'halls',
  nouns: ['resource-use'],
  permissions: ['resources:book'],
  read: ({ actor, use }) => use(ResourceDesk).waiting(actor),
});
