import { buildNotice } from '../../../test/factories/notice.factory.ts';
import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  build: async ({ accounts }, api) => ({ noticeId: await buildNotice(api, accounts.donor.id) }),
  routes: {
    'GET /api/devotee/notices': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/notices/unread': { may: 'donor', beforeVerification: true },
    'PUT /api/devotee/notices/:noticeId/read': { may: 'donor', call: { body: { read: true } } },
    'POST /api/devotee/notices/read-all': 'donor',
  },
  growing: ['notices'],
};
