import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { OfficeBookings } from './office-bookings.service.ts';

const SHOWN = 6;

/** The day's next poojas that families come to. */
export const bookingCard = dashboardCard({
  name: 'bookings',
  nouns: ['booking'],
  permissions: ['bookings:read'],
  read: async ({ actor, today, use }) =>
    (await use(OfficeBookings).list(actor, { from: today, to: today, status: 'confirmed', limit: SHOWN })).items,
});
