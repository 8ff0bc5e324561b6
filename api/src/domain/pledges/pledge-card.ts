import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { PledgeLists } from './pledge-lists.service.ts';

const MOST = 100;

/** Gifts for which the office decides whether they count toward a pledge. */
export const pledgeCard = dashboardCard({
  name: 'pledges',
  nouns: ['pledge'],
  permissions: ['pledges:read'],
  read: async ({ actor, use }) => {
    const { items } = await use(PledgeLists).questions(actor, { limit: MOST });
    return { toMatch: items.length };
  },
});
