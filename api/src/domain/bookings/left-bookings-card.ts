import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { LeftBookings } from './left-bookings.service.ts';

/** What canceling a time couldn’t cancel with it. */
export const leftBookingsCard = dashboardCard({
  name: 'leftBookings',
  nouns: ['booking', 'pooja-slot'],
  permissions: ['bookings:read', 'bookings:cancel'],
  read: ({ actor, use }) => use(LeftBookings).of(actor),
});
