import { ROLES, sessionEndpoints } from '@sannidhi/contracts';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import type { NounFixture, Place, RouteRow } from '../../../test/nouns/noun-fixture.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

/** Not among the most common ones. */
const NEW_PASSWORD = 'Kamakshi-2026';
const signUpForm = () => ({ fullName: 'Meera Iyer', email: `${newId()}@example.test`, password: TEST_PASSWORD });

/** A devotee without an account. */
const newcomer = async (api: TestApi) => {
  const { client, account } = await signInDonor(api);
  return { client, email: account.email };
};

/** The value of `parameter` in a link from the email someone got when they signed up. */
async function fromSignUpMail(api: TestApi, parameter: 'token' | 'disown'): Promise<{ token: string }> {
  const form = signUpForm();
  await api.client().post('/api/auth/register').send(form).expect(201);
  const links = (await deliveredTo(api, form.email)).flatMap((mail) => mail.links);
  return { token: links.map((link) => new URL(link).searchParams.get(parameter)).find(Boolean) ?? '' };
}

async function resetToken(api: TestApi): Promise<string> {
  const { email } = await buildAccount(api);
  await api.client().post('/api/auth/forgot-password').send({ email, userType: 'donor' }).expect(200);
  const [mail] = await deliveredTo(api, email);
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

/** A session besides the one making the request. */
async function anotherSession({ accounts, own }: Place, api: TestApi) {
  await signInAs(api, accounts.donor);
  const { body } = await own.donor.get('/api/account/sessions').expect(200);
  return { params: { sessionId: body.find(({ current }: { current: boolean }) => !current).id } };
}

const portalRoutes: Record<string, RouteRow> = Object.fromEntries(
  ROLES.flatMap((role) => {
    const { login, logout } = sessionEndpoints[role];
    const call = async (_: Place, api: TestApi) => ({
      body: { email: (await buildAccount(api, { role })).email, password: TEST_PASSWORD },
    });
    return [
      [`POST ${login.path}`, { may: 'anyone', call }],
      [`POST ${logout.path}`, { may: 'anyone' }],
    ];
  }),
);

export const fixture: NounFixture = {
  routes: {
    'POST /api/auth/register': { may: 'anyone', call: () => ({ body: signUpForm() }) },
    'GET /api/auth/verify-email': { may: 'anyone', call: async (_, api) => ({ query: await fromSignUpMail(api, 'token') }) },
    'POST /api/auth/resend-verification': {
      may: 'anyone',
      call: async (_, api) => ({ body: { email: (await buildAccount(api, { emailVerifiedAt: null })).email } }),
    },
    'POST /api/auth/forgot-password': {
      may: 'anyone',
      call: async (_, api) => ({ body: { email: (await buildAccount(api)).email, userType: 'donor' } }),
    },
    'POST /api/auth/reset-password': {
      may: 'anyone',
      call: async (_, api) => ({ body: { token: await resetToken(api), password: NEW_PASSWORD, userType: 'donor' } }),
    },
    'POST /api/auth/disown': { may: 'anyone', call: async (_, api) => ({ body: await fromSignUpMail(api, 'disown') }) },

    ...portalRoutes,
    'POST /api/priest/auth/logout': 'anyone',
    'GET /api/auth/me': { may: 'donor', beforeVerification: true },
    'GET /api/temple-admin/auth/me': { may: 'temple-admin', beforeVerification: true },
    'GET /api/priest/auth/me': 'priest',
    'GET /api/superadmin/auth/me': 'superadmin',

    'GET /api/account/profile': { may: 'anybody signed in', beforeVerification: true },
    'PUT /api/account/profile': {
      may: 'anybody signed in',
      call: { body: { fullName: 'Meera Iyer', phone: '+17325550148', language: 'hi' } },
    },
    'POST /api/account/password': {
      may: 'anybody signed in',
      call: async (_, api) => ({ ...(await newcomer(api)), body: { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD } }),
    },
    'GET /api/account/activity': { may: 'anybody signed in', beforeVerification: true },
    'GET /api/account/sessions': { may: 'anybody signed in', beforeVerification: true },
    'DELETE /api/account/sessions/:sessionId': { may: 'anybody signed in', beforeVerification: true, call: anotherSession },
    'POST /api/account/sessions/end': {
      may: 'anybody signed in',
      beforeVerification: true,
      call: async (_, api) => ({ client: (await newcomer(api)).client }),
    },
    'GET /api/account/export': { may: 'anybody signed in', beforeVerification: true },
    'POST /api/account/delete': {
      may: 'anybody signed in',
      call: async (_, api) => {
        const { client, email } = await newcomer(api);
        return { client, body: { email, password: TEST_PASSWORD } };
      },
    },

    'GET /api/superadmin/accounts': { may: 'superadmin', call: ({ accounts }) => ({ query: { email: accounts.donor.email } }) },
  },
  growing: ['accounts', 'sessions', 'guest_sessions', 'account_tokens', 'known_browsers'],
};
