import { passkeySignInEndpoints, ROLES, sessionEndpoints } from '@sannidhi/contracts';
import { buildAccount, TEST_PASSWORD } from '../../../../test/factories/account.factory.ts';
import type { NounFixture, Place, RouteRow } from '../../../../test/nouns/noun-fixture.ts';
import { signInAs, signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { passkeyOptions, VirtualPasskey, withPasskey } from '../../../../test/virtual-passkey.ts';

/** A new account with a passkey, for each call. */
async function owner(api: TestApi, role: (typeof ROLES)[number] = 'donor') {
  const account = await buildAccount(api, { role });
  const client = await signInAs(api, account);
  return { account, client, ...(await withPasskey(client)) };
}

const portalRoutes: Record<string, RouteRow> = Object.fromEntries(
  ROLES.flatMap((role) => {
    const { options, signIn, complete } = passkeySignInEndpoints[role];
    const signingIn = async (_: Place, api: TestApi) => {
      const { passkey } = await owner(api, role);
      return { body: passkey.sign(await passkeyOptions(api, role)) };
    };
    const completing = async (_: Place, api: TestApi) => {
      const { account, passkey } = await owner(api, role);
      const login = api.client().post(sessionEndpoints[role].login.path).send({ email: account.email, password: TEST_PASSWORD });
      const { challenge } = (await login.expect(401)).body;
      return { body: { challenge, ...passkey.assert(await passkeyOptions(api, role, challenge)) } };
    };
    return [
      [`POST ${options.path}`, { may: 'anyone', call: { body: {} } }],
      [`POST ${signIn.path}`, { may: 'anyone', call: signingIn }],
      [`POST ${complete.path}`, { may: 'anyone', call: completing }],
    ];
  }),
);

async function passkeyOf(api: TestApi) {
  const { account, client } = await signInDonor(api);
  const { recoveryCodes } = await withPasskey(client);
  const { body } = await client.get('/api/account/passkeys').expect(200);
  return { client, accountId: account.id, code: recoveryCodes[0], params: { passkeyId: body.passkeys[0].id } };
}

export const fixture: NounFixture = {
  build: async ({ own }) => {
    await withPasskey(own.donor);
    const { body } = await own.donor.get('/api/account/passkeys').expect(200);
    return { passkeyId: body.passkeys[0].id };
  },
  routes: {
    ...portalRoutes,
    'GET /api/account/passkeys': { may: 'anybody signed in', beforeVerification: true },
    'POST /api/account/passkeys/proof': { may: 'anybody signed in', call: async (_, api) => ({ client: (await owner(api)).client }) },
    'POST /api/account/passkeys/options': {
      may: 'anybody signed in',
      call: async (_, api) => ({ client: (await signInDonor(api)).client, body: { password: TEST_PASSWORD } }),
    },
    'POST /api/account/passkeys': {
      may: 'anybody signed in',
      call: async (_, api) => {
        const { client, account } = await signInDonor(api);
        const { body } = await client.post('/api/account/passkeys/options').send({ password: TEST_PASSWORD }).expect(200);
        return { client, accountId: account.id, body: new VirtualPasskey().create(body.options) };
      },
    },
    'PATCH /api/account/passkeys/:passkeyId': {
      may: 'anybody signed in',
      call: async (_, api) => {
        const { code: _code, ...passkey } = await passkeyOf(api);
        return { ...passkey, body: { name: 'Kitchen tablet' } };
      },
    },
    'POST /api/account/passkeys/:passkeyId/remove': {
      may: 'anybody signed in',
      call: async (_, api) => {
        const { code, ...passkey } = await passkeyOf(api);
        return { ...passkey, body: { password: TEST_PASSWORD, code } };
      },
    },
    'POST /api/account/delete/passkey/options': {
      may: 'anybody signed in',
      call: async (_, api) => ({ client: (await owner(api)).client }),
    },
    'POST /api/account/delete/passkey': {
      may: 'anybody signed in',
      call: async (_, api) => {
        const { client, account, passkey } = await owner(api);
        const { body } = await client.post('/api/account/delete/passkey/options').expect(200);
        return { client, body: { email: account.email, ...passkey.assert(body.options) } };
      },
    },
  },
  growing: ['passkeys', 'passkey_challenges'],
};
