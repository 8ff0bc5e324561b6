import { dashboardCard } from '../../dashboard/dashboard-card.ts';
import { OwedRefunds } from './owed-refunds.service.ts';

/** Refunds of cash and checks that nobody has handed out yet. */
export const owedRefundsCard = dashboardCard({
  name: 'owedRefunds',
  nouns: ['donation'],
  permissions: ['donations:refund'],
  read: ({ actor, use }) => use(OwedRefunds).summary(actor, { show: 'owed' }),
});
