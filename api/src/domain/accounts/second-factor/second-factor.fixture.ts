import { completeSignInEndpoints, ROLES, resendCodeEndpoints, sessionEndpoints } from '@sannidhi/contracts';
import { buildAccount, TEST_PASSWORD } from '../../../../test/factories/account.factory.ts';
import type { NounFixture, Place, RouteRow } from '../../../../test/nouns/noun-fixture.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { Authenticator, withSecondFactor } from '../../../../test/second-factor.ts';
import { signInAs, signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import type { Account } from '../account.entity.ts';

const RESET_REASON = { reason: 'Called back on the office’s number' };

/** The response to a sign-in with the right password that needs a code. */
async function challengeOf(api: TestApi, { email, role }: Account): Promise<string> {
  const sent = api.client().post(sessionEndpoints[role].login.path).send({ email, password: TEST_PASSWORD });
  return (await sent.expect(401)).body.challenge;
}

/** A devotee with a second factor, and an unused code from their app. */
async function withFactor(api: TestApi) {
  const account = await buildAccount(api);
  const { app } = await withSecondFactor(api, account);
  return { client: await signInAs(api, account), body: { password: TEST_PASSWORD, code: app.next() } };
}

/** A devotee who has just begun to set up their app. */
async function beginning(_: Place, api: TestApi) {
  const { client } = await signInDonor(api);
  const { body } = await client.post('/api/account/second-factor').send({ password: TEST_PASSWORD }).expect(200);
  return { client, body: { code: new Authenticator(body.secret).next() } };
}

const portalRoutes: Record<string, RouteRow> = Object.fromEntries(
  ROLES.flatMap((role) => {
    const complete = async (_: Place, api: TestApi) => {
      const account = await buildAccount(api, { role });
      const { app } = await withSecondFactor(api, account);
      return { body: { challenge: await challengeOf(api, account), code: app.next() } };
    };
    // Verified from another network, so that the first sign-in requires an emailed code.
    const resend = async (_: Place, api: TestApi) => ({
      body: { challenge: await challengeOf(api, await buildAccount(api, { role, verifiedFromHash: 'elsewhere' })) },
    });
    return [
      [`POST ${completeSignInEndpoints[role].path}`, { may: 'anyone', call: complete }],
      [`POST ${resendCodeEndpoints[role].path}`, { may: 'anyone', call: resend }],
    ];
  }),
);

/** A new account with a second factor, for each operator call. */
const withFactorAt = async (api: TestApi) => buildAccount(api, { secondFactorAt: new Date() });
async function resetOf({ desk }: Place, api: TestApi): Promise<Account> {
  const account = await withFactorAt(api);
  await desk.post(`/api/superadmin/accounts/${account.id}/second-factor-reset`).send(RESET_REASON).expect(200);
  return account;
}
async function cancelToken(place: Place, api: TestApi): Promise<{ token: string }> {
  const { email } = await resetOf(place, api);
  const links = (await deliveredTo(api, email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes('/second-factor-reset?')) ?? '';
  return { token: new URL(link).searchParams.get('token') ?? '' };
}

export const fixture: NounFixture = {
  routes: {
    ...portalRoutes,
    'POST /api/auth/cancel-second-factor-reset': { may: 'anyone', call: async (place, api) => ({ body: await cancelToken(place, api) }) },
    'GET /api/account/second-factor': { may: 'anybody signed in', beforeVerification: true },
    'POST /api/account/second-factor': {
      may: 'anybody signed in',
      call: async (_, api) => ({ client: (await signInDonor(api)).client, body: { password: TEST_PASSWORD } }),
    },
    'POST /api/account/second-factor/confirm': { may: 'anybody signed in', call: beginning },
    'POST /api/account/second-factor/recovery-codes': { may: 'anybody signed in', call: (_, api) => withFactor(api) },
    'POST /api/account/second-factor/turn-off': { may: 'anybody signed in', call: (_, api) => withFactor(api) },
    'POST /api/superadmin/accounts/:accountId/second-factor-reset': {
      may: 'superadmin',
      call: async (_, api) => ({ params: { accountId: (await withFactorAt(api)).id }, body: RESET_REASON }),
    },
    'POST /api/superadmin/accounts/:accountId/second-factor-reset/cancel': {
      may: 'superadmin',
      call: async (place, api) => ({ params: { accountId: (await resetOf(place, api)).id } }),
    },
  },
  growing: ['sign_in_challenges', 'second_factors', 'recovery_codes', 'second_factor_resets'],
};
