import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { EventDesk } from './event-desk.service.ts';

const SHOWN = 5;

/** The temple's next dates that people can see. */
export const eventCard = dashboardCard({
  name: 'events',
  nouns: ['event', 'event-occurrence'],
  permissions: ['events:read'],
  read: ({ actor, use }) => use(EventDesk).next(actor, SHOWN),
});
