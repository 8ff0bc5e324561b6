import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

/** The sandbox's page about the account of a temple. */
const sandboxPage = async ({ own: { staff } }: Place) => {
  const { body } = await staff.post('/api/temple-admin/payment-account/link').expect(200);
  return { params: { linkId: new URL(body.url).pathname.split('/').at(-1) ?? '' } };
};

export const fixture: NounFixture = {
  presets: { 'payments:manage': ['treasurer'] },
  routes: {
    'GET /api/temple-admin/payment-account': 'staff with temple:read',
    'POST /api/temple-admin/payment-account/link': 'staff with payments:manage',
    'POST /api/temple-admin/payment-account/check': 'staff with payments:manage',
    'GET /api/sandbox/accounts/:linkId': { may: 'anyone', call: sandboxPage },
    'POST /api/sandbox/accounts/:linkId/answer': {
      may: 'anyone',
      call: async (place) => ({ ...(await sandboxPage(place)), body: { outcome: 'ready' } }),
    },
  },
  small: { temple_giving: 'One row per temple.', sandbox_accounts: 'One row per temple.' },
};
