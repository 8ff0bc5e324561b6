import { dashboardCard } from '../../dashboard/dashboard-card.ts';
import { EventNeedsService } from './event-needs.service.ts';

/** Registrations to approve, and people to call about canceled dates. */
export const eventNeedsCard = dashboardCard({
  name: 'eventNeeds',
  nouns: ['ticket'],
  permissions: ['tickets:read'],
  read: ({ actor, use }) => use(EventNeedsService).of(actor),
});
