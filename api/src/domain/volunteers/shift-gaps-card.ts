import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { OfficeSignUps } from './office-sign-ups.service.ts';
import { ShiftDesk } from './shift-desk.service.ts';

const SHOWN = 5;
const SOON_DAYS = 7;

/** The next shifts below their minimum, and how many sign-ups and hours wait. */
export const shiftGapsCard = dashboardCard({
  name: 'shiftGaps',
  nouns: ['volunteer-shift', 'shift-assignment', 'hour-entry'],
  permissions: ['volunteers:read'],
  read: async ({ actor, use }) => ({
    gaps: await use(ShiftDesk).gaps(actor, SHOWN),
    soon: await use(ShiftDesk).soon(actor, SOON_DAYS),
    ...(await use(OfficeSignUps).waiting(actor)),
  }),
});
