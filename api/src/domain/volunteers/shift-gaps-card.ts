import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { OfficeSignUps } from './office-sign-ups.service.ts';
import { ShiftDesk } from './shift-desk.service.ts';

const SHOWN = 5;

/** The next shifts below their minimum, and how many sign-ups wait. */
export const shiftGapsCard = dashboardCard({
  name: 'shiftGaps',
  nouns: ['volunteer-shift', 'shift-assignment'],
  permissions: ['volunteers:read'],
  read: async ({ actor, use }) => ({
    gaps: await use(ShiftDesk).gaps(actor, SHOWN),
    signUps: (await use(OfficeSignUps).waiting(actor)).signUps,
  }),
});
