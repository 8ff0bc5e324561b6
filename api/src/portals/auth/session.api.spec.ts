import { ROLE_FACTS, ROLES, STAFF_PRESETS, sessionEndpoints, UNVERIFIED_PHRASE } from '@sannidhi/contracts';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { Session } from '../../domain/accounts/session.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = (email: string, password = TEST_PASSWORD, path = '/api/auth/login') => api.client().post(path).send({ email, password });
const cookieOf = (response: { headers: Record<string, unknown> }) => String((response.headers['set-cookie'] as string[])[0]);

describe.each(ROLES)('the sign-in of a %s', (role) => {
  const { login: signIn, me, logout } = sessionEndpoints[role];

  it('[3.06] answers with the user and its token, and me and logout follow the token', async () => {
    const account = await buildAccount(api, { role });
    const { body } = await login(account.email, TEST_PASSWORD, signIn.path).expect(200);
    expect(body.user).toMatchObject({ id: account.id, role, email: account.email, emailVerified: true, authToken: body.authToken });
    const bearer = { authorization: `Bearer ${body.authToken}` };
    expect((await api.client().get(me.path).set(bearer).expect(200)).body).toMatchObject({ id: account.id, role });
    await api
      .client()
      .post(logout.path)
      .set(bearer)
      .expect(200, { success: true, message: "You're signed out.", messageCode: 'session.signed-out' });
    await api.client().get(me.path).set(bearer).expect(401);
  });

  it('refuses the account of another role', async () => {
    const other = ROLES.find((candidate) => candidate !== role);
    const account = await buildAccount(api, { role: other });
    const { body } = await login(account.email, TEST_PASSWORD, signIn.path).expect(401);
    expect(body).toMatchObject({ code: 'invalid-credentials', message: 'Invalid email or password' });
    const stranger = await signInAs(api, account);
    await stranger.get(me.path).expect(403);
  });
});

describe('signing in', () => {
  it('[8.08] answers a wrong password, an unknown and a suspended account alike', async () => {
    const account = await buildAccount(api);
    const suspended = await buildAccount(api, { status: 'suspended' });
    const answers = await Promise.all([login(account.email, 'wrong'), login('nobody@example.test'), login(suspended.email)]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
  });

  it('[8.09] asks who knows the password of an unverified account to verify it', async () => {
    const account = await buildAccount(api, { emailVerifiedAt: null });
    const { body } = await login(account.email).expect(403);
    expect(body.code).toBe('email-unverified');
    expect(body.message).toContain(UNVERIFIED_PHRASE);
    await login(account.email, 'wrong').expect(401);
  });

  it('takes the email in any case and with spaces around it', async () => {
    const account = await buildAccount(api);
    await login(`  ${account.email.toUpperCase()} `).expect(200);
  });

  it('[5.05] wants an email and a password', async () => {
    const { body } = await login('not an address', '').expect(400);
    expect(body).toMatchObject({
      code: 'invalid-fields',
      fields: { email: 'Please enter a valid email address', password: 'Password is required' },
    });
  });

  it('refuses what is no login', async () => {
    const post = (body: string, type = 'application/json') => api.client().post('/api/auth/login').set('content-type', type).send(body);
    expect((await post('{"email":').expect(400)).body.code).toBe('malformed-request');
    expect((await post('[]').expect(400)).body.code).toBe('malformed-request');
    expect((await post('{"__proto__":{"role":"superadmin"}}').expect(400)).body.code).toBe('malformed-request');
    expect((await post('email=a', 'application/x-www-form-urlencoded').expect(415)).body.code).toBe('unsupported-media-type');
    expect((await post(JSON.stringify({ email: 'a'.repeat(300_000) })).expect(413)).body.code).toBe('request-too-large');
    const { body } = await api.client().post('/api/auth/login').send({ email: 'a@b.co', password: 'x', role: 'superadmin' }).expect(400);
    expect(body).toMatchObject({ code: 'unknown-field', fields: { role: "We don't recognize this field" } });
  });

  it('slows guessing down from the sixth failure, known account or not', async () => {
    for (const email of [(await buildAccount(api)).email, 'unknown-guessed@example.test']) {
      for (let n = 0; n < 5; n++) await login(email, 'wrong').expect(401);
      const { body, headers } = await login(email, 'wrong').expect(429);
      expect(body.code).toBe('too-many-requests');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await login(email).expect(429);
    }
  });

  it('forgets failures once the password was right', async () => {
    const account = await buildAccount(api);
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) await login(account.email, 'wrong').expect(401);
      await login(account.email).expect(200);
    }
  });
});

describe('the cookie', () => {
  it('opens reads by itself, out of reach of scripts', async () => {
    const account = await buildAccount(api);
    const response = await login(account.email);
    expect(cookieOf(response)).toMatch(/^sannidhi_session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(response).split(';')[0]!;
    await api.client().get('/api/auth/me').set('cookie', cookie).expect(200);
  });

  it('changes something only from our own pages', async () => {
    const cookie = cookieOf(await login((await buildAccount(api)).email)).split(';')[0]!;
    const logout = (origin?: string) => {
      const call = api.client().post('/api/auth/logout').set('cookie', cookie);
      return origin === undefined ? call : call.set('origin', origin);
    };
    expect((await logout('https://elsewhere.test').expect(403)).body.code).toBe('cross-site-request');
    await logout().expect(403);
    const left = await logout('http://localhost:4100').expect(200);
    expect(cookieOf(left)).toMatch(/^sannidhi_session=; Max-Age=0;/);
    await api.client().get('/api/auth/me').set('cookie', cookie).expect(401);
  });

  it('is overruled by a bearer token', async () => {
    const cookie = cookieOf(await login((await buildAccount(api)).email)).split(';')[0]!;
    const { client, account } = await signInDonor(api);
    expect((await client.get('/api/auth/me').set('cookie', cookie).expect(200)).body.id).toBe(account.id);
    await api.client().get('/api/auth/me').set('cookie', cookie).set('authorization', 'Bearer nonsense').expect(401);
  });
});

describe('a session', () => {
  const agedSession = async (role: (typeof ROLES)[number], change: Partial<Session>) => {
    const account = await buildAccount(api, { role });
    const client = await signInAs(api, account);
    await api.database.transaction((tx) => tx.update(Session, { accountId: account.id }, change));
    return client.get(sessionEndpoints[role].me.path);
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it.each(ROLES)('of a %s ends after its idle limit', async (role) => {
    const limit = ROLE_FACTS[role].idleLimitMinutes;
    expect((await agedSession(role, { lastSeenAt: minutesAgo(limit - 1) })).status).toBe(200);
    expect((await agedSession(role, { lastSeenAt: minutesAgo(limit + 1) })).status).toBe(401);
  });

  it('ends after its absolute limit, however busy it was', async () => {
    expect((await agedSession('donor', { expiresAt: minutesAgo(1) })).status).toBe(401);
  });

  it('ends within a second when the account is suspended', async () => {
    const { client, account } = await signInDonor(api);
    await client.get('/api/auth/me').expect(200);
    await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { status: 'suspended' }));
    await new Promise((done) => setTimeout(done, 1000));
    await client.get('/api/auth/me').expect(401);
  });

  it('is not opened by a token somebody else signed', async () => {
    const [header, payload] = (await login((await buildAccount(api)).email)).body.authToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of [`${header}.${payload}.AAAA`, unsigned]) {
      await api.client().get('/api/auth/me').set('authorization', `Bearer ${token}`).expect(401);
    }
  });
});

describe('a session check that prefers leniency', () => {
  const check = (path: string, headers: Record<string, string> = {}) =>
    api
      .client()
      .get(path)
      .set({ prefer: 'handling=lenient', ...headers });

  it.each(ROLES)('[4.06] answers a browser without credentials that nobody is signed in as %s', async (role) => {
    const { body, headers } = await check(sessionEndpoints[role].me.path).expect(204);
    expect(body).toEqual({});
    expect(headers).toMatchObject({ 'preference-applied': 'handling=lenient', 'cache-control': 'no-store' });
  });

  it('refuses credentials that are not good, and anyone who did not ask for it', async () => {
    await check('/api/auth/me', { authorization: 'Bearer nonsense' }).expect(401);
    await check('/api/auth/me', { cookie: 'sannidhi_session=nonsense' }).expect(401);
    await check('/api/devotee/temples').expect(401);
    await api.client().get('/api/auth/me').expect(401);
  });
});

describe('GET /api/temple-admin/auth/me', () => {
  it('[3.01] names the temple, the permissions and the admin', async () => {
    const { account, temple } = await buildStaff(api, { preset: 'front-desk' });
    const client = await signInAs(api, account);
    const { body } = await client.get('/api/temple-admin/auth/me').expect(200);
    expect(body).toMatchObject({
      id: account.id,
      adminName: 'Temple Admin',
      staffRole: 'front-desk',
      permissions: STAFF_PRESETS['front-desk'],
    });
    expect(body.temple).toMatchObject({ id: temple.id, slug: temple.slug, timeZone: temple.timeZone });
  });
});

it('signs out who is not signed in, so that a browser can always clear itself', async () => {
  for (const role of ROLES) await api.client().post(sessionEndpoints[role].logout.path).expect(200);
  await api.client().post('/api/priest/auth/logout').expect(200);
});
