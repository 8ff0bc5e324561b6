import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { TemplesService } from './temples.service.ts';

/** The temple's own state: until it is approved, nobody sees it. */
export const templeCard = dashboardCard({
  name: 'temple',
  nouns: ['temple'],
  permissions: ['temple:read'],
  read: async ({ actor, use }) => {
    const { status } = await use(TemplesService).own(actor);
    return { status };
  },
});
