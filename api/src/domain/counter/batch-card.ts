import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { CounterBatchesService } from './counter-batches.service.ts';

/** Open batches are among the newest. */
const READ = 20;

/** Counter batches that nobody has closed yet. */
export const batchCard = dashboardCard({
  name: 'openBatches',
  nouns: ['batch'],
  permissions: ['donations:read'],
  read: async ({ actor, use }) => {
    const { items } = await use(CounterBatchesService).list(actor, { limit: READ });
    return items.filter(({ status }) => status === 'open');
  },
});
