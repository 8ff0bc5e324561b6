import { runJobs } from '../../../test/give.ts';
import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

const PAST_YEAR = { year: '2025' };

/** The year of the devotee's gift; everybody gets their own statement of a year. */
const ownYear = () => ({ params: { year: String(new Date().getUTCFullYear()) } });

export const fixture: NounFixture = {
  routes: {
    'GET /api/devotee/statements/:year': { may: 'donor', call: ownYear, stranger: 200 },
    'GET /api/temple-admin/statements': { may: 'staff with receipts:read', call: { query: PAST_YEAR } },
    'GET /api/temple-admin/statements/summary': { may: 'staff with receipts:read', call: { query: PAST_YEAR } },
    'GET /api/temple-admin/statements/unreached.csv': { may: 'staff with statements:send', call: { query: PAST_YEAR } },
    'POST /api/temple-admin/statements/runs': {
      may: 'staff with statements:send',
      call: async (_place, api) => {
        await runJobs(api);
        return { body: { year: 2025 } };
      },
    },
    'GET /api/devotee/statements/:year/statement.pdf': { may: 'donor', call: ownYear, stranger: 200 },
  },
  growing: ['statement_versions', 'statement_runs', 'statement_sends'],
};
