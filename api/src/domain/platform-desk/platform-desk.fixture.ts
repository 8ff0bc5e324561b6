import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  routes: { 'GET /api/superadmin/overview': { may: 'superadmin', walks: 'Counted once and kept for all operators.' } },
};
