import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { turnedOn, virtualBrowser } from '../../../test/virtual-browser.ts';

export const fixture: NounFixture = {
  build: async ({ own }) => ({ pushDeviceId: (await turnedOn(own.donor)).id }),
  routes: {
    'GET /api/account/push-devices': { may: 'anybody signed in', beforeVerification: true },
    'PUT /api/account/push-devices': { may: 'anybody signed in', call: () => ({ body: virtualBrowser().subscription }) },
    'DELETE /api/account/push-devices/:pushDeviceId': {
      may: 'anybody signed in',
      beforeVerification: true,
      call: async (_, api) => {
        const { client, account } = await signInDonor(api);
        return { client, accountId: account.id, params: { pushDeviceId: (await turnedOn(client)).id } };
      },
    },
  },
  growing: ['push_devices', 'push_keys'],
};
