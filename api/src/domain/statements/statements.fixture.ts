import { takeAtCounter } from '../../../test/counter.ts';
import { runJobs } from '../../../test/give.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Receipt } from '../receipts/receipt.entity.ts';

const PAST_YEAR = { year: '2025' };

/** The year of the devotee's gift; everybody gets their own statement of a year. */
const ownYear = () => ({ params: { year: String(new Date().getUTCFullYear()) } });

/** A gift of the past year whose donor has no statement yet. */
async function giftOfPastYear({ own, giving }: Place, api: TestApi): Promise<void> {
  const receivedOn = localDateAt(new Date(), giving.temple.timeZone);
  const orderId = await takeAtCounter(own.staff, giving, { receivedOn, email: `${newId()}@example.test` });
  await api.database.transaction((tx) => tx.update(Receipt, { orderId }, { receivedOn: `${PAST_YEAR.year}-05-05` }));
}

/** The same of the temple it was given to. */
const ownYearThere = ({ giving }: Place) => ({ ...ownYear(), query: { temple: giving.temple.slug } });

export const fixture: NounFixture = {
  presets: {
    'statements:send': ['manager', 'treasurer'],
  },
  routes: {
    'GET /api/devotee/statements/:year': { may: 'donor', call: ownYearThere, stranger: 200 },
    'GET /api/temple-admin/statements': { may: 'staff with receipts:read', call: { query: PAST_YEAR } },
    'GET /api/temple-admin/statements/summary': { may: 'staff with receipts:read', call: { query: PAST_YEAR } },
    'GET /api/temple-admin/statements/unreached.csv': { may: 'staff with statements:send', call: { query: PAST_YEAR } },
    'POST /api/temple-admin/statements/runs': {
      may: 'staff with statements:send',
      call: async (place, api) => {
        await giftOfPastYear(place, api);
        await runJobs(api);
        return { body: { year: 2025 } };
      },
    },
    'GET /api/devotee/statements/:year/statement.pdf': { may: 'donor', call: ownYear, stranger: 200 },
  },
  growing: ['statement_versions', 'statement_runs', 'statement_sends'],
};
