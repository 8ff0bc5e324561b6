import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

/** Routes and tables that belong to no noun. */
export const fixture: NounFixture = {
  routes: {
    'GET /api/health/live': 'anyone',
    'GET /api/health/ready': 'anyone',
    'GET /api/dev/outbox': 'anyone',
  },
  growing: [
    'outbox_messages',
    'quotas',
    'idempotency_records',
    'sandbox_card_setups',
    'sandbox_checkouts',
    'sandbox_events',
    'sandbox_refunds',
  ],
  small: {
    recurring_jobs: 'One row per kind of job.',
    local_deliveries: 'A developer’s mailbox; production has none.',
    demo_steps: 'One row per step of the demo data.',
  },
};
