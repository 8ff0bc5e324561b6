import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { OfficeRequests } from './office-requests.service.ts';

const SHOWN = 5;

/** The newest requests that wait for a quote. */
export const requestCard = dashboardCard({
  name: 'requests',
  nouns: ['pooja-request'],
  permissions: ['bookings:read'],
  read: async ({ actor, use }) => (await use(OfficeRequests).list(actor, { status: 'requested', limit: SHOWN })).items,
});
