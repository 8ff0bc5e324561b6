import { buildTemple } from '../../../test/factories/temple.factory.ts';
import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

const REASON = { reason: 'The bank asked us to look at it.' };

export const fixture: NounFixture = {
  routes: {
    'GET /api/superadmin/temples': 'superadmin',
    'GET /api/superadmin/temples/:templeId': 'superadmin',
    'POST /api/superadmin/temples/:templeId/suspend': {
      may: 'superadmin',
      call: async (_, api) => ({ params: { templeId: (await buildTemple(api)).id }, body: REASON }),
    },
    'POST /api/superadmin/temples/:templeId/reinstate': {
      may: 'superadmin',
      call: async (_, api) => ({ params: { templeId: (await buildTemple(api, { status: 'suspended' })).id }, body: REASON }),
    },
  },
};
