import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { ProofService } from './proof.service.ts';

/** Whether processor, counter, ledger and receipts agree. */
export const booksCard = dashboardCard({
  name: 'books',
  nouns: ['donation', 'receipt', 'ledger-account'],
  permissions: ['ledger:read'],
  read: ({ actor, use }) => use(ProofService).ofOwnTemple(actor),
});
