import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

/** The year of the devotee's gift; everybody gets their own statement of a year. */
const ownYear = () => ({ params: { year: String(new Date().getUTCFullYear()) } });

export const fixture: NounFixture = {
  routes: {
    'GET /api/devotee/statements/:year': { may: 'donor', call: ownYear, stranger: 200 },
    'GET /api/devotee/statements/:year/statement.pdf': { may: 'donor', call: ownYear, stranger: 200 },
  },
  growing: ['statement_versions'],
};
