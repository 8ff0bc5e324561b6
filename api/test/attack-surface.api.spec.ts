import { type Endpoint, textStatusEndpoint, textWebhookEndpoint } from '@sannidhi/contracts';
import { PasswordsService } from '../src/domain/accounts/passwords.service.ts';
import { SessionsService } from '../src/domain/accounts/sessions.service.ts';
import { SessionTokens } from '../src/platform/auth/session-token.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { buildAccount, TEST_PASSWORD } from './factories/account.factory.ts';
import { deliveredTo, linkParameter } from './outbox.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const COOKIE = 'sannidhi_session';
const OWN = 'http://localhost:4100';

let api: TestApi;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  endpoints = api.get(RouteTable).endpoints;
});
afterAll(() => api.close());

const newEmail = () => `${newId()}@example.test`;
const login = (email: string, password = TEST_PASSWORD) => api.client().post('/api/auth/login').send({ email, password });
const cookieOf = async (accountId: string): Promise<string> => {
  const sessionId = await api.database.transaction((tx) => api.get(SessionsService).open(tx, accountId, 'supertest'));
  return `${COOKIE}=${api.get(SessionTokens).sign(sessionId)}`;
};
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, () => newId());
const verbOf = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
const changing = () => endpoints.filter(({ method }) => method !== 'GET');

describe('a write with the cookie alone', () => {
  it.each([
    ['no origin', undefined],
    ['another site', 'https://evil.test'],
    ['a site whose name begins like ours', `${OWN}.evil.test`],
    ['our host on another port', 'http://localhost:4101'],
    ['a page without an origin', 'null'],
  ])('is refused on every route from %s', async (_, origin) => {
    const cookie = await cookieOf((await buildAccount(api)).id);
    expect(changing().length).toBeGreaterThan(50);
    for (const endpoint of changing()) {
      const sent = api.client()[verbOf(endpoint)](addressOf(endpoint)).set('cookie', cookie).set('idempotency-key', newId());
      if (origin !== undefined) sent.set('origin', origin);
      const { status, body } = await sent;
      expect([signature(endpoint), status, body.code]).toEqual([signature(endpoint), 403, 'cross-site-request']);
    }
  });

  it('is never made by a form: no route takes what a form can send, but unsubscribing, whose address is its key, and signed texts', async () => {
    const signed: readonly string[] = [textWebhookEndpoint.path, textStatusEndpoint.path];
    const strict = changing().filter(({ path }) => !path.endsWith('/unsubscribe') && !signed.includes(path));
    const cookie = await cookieOf((await buildAccount(api)).id);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      for (const endpoint of strict) {
        const sent = api.client()[verbOf(endpoint)](addressOf(endpoint)).set('cookie', cookie).set('origin', OWN).set('content-type', type);
        const { status } = await sent.send('a=b');
        expect([signature(endpoint), status]).toEqual([signature(endpoint), 415]);
      }
    }
  });
});

describe('every answer', () => {
  it('runs nothing, is framed by nobody and kept by no cache unless it is public, whatever the route says', async () => {
    for (const endpoint of endpoints.filter(({ produces }) => produces !== 'event-stream')) {
      const { headers } = await api.client()[verbOf(endpoint)](addressOf(endpoint));
      expect([signature(endpoint), headers['content-security-policy']]).toEqual([
        signature(endpoint),
        expect.stringMatching(/default-src 'none';.*frame-ancestors 'none'/),
      ]);
      expect([signature(endpoint), headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        signature(endpoint),
        'nosniff',
        'no-referrer',
      ]);
      expect([signature(endpoint), headers['x-powered-by'], headers.server]).toEqual([signature(endpoint), undefined, undefined]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('a session', () => {
  it('is never one that somebody else put into the browser', async () => {
    const [victim, attacker] = [await buildAccount(api), await buildAccount(api)];
    const planted = await cookieOf(attacker.id);
    const answer = await api
      .client()
      .post('/api/auth/login')
      .set('cookie', planted)
      .set('origin', OWN)
      .send({ email: victim.email, password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    const given = String(answer.headers['set-cookie']).split(';')[0];
    expect(given).not.toBe(planted);
    expect((await api.client().get('/api/auth/me').set('cookie', planted).expect(200)).body.id).toBe(attacker.id);
    expect((await api.client().get('/api/auth/me').set('cookie', given!).expect(200)).body.id).toBe(victim.id);
    const invented = `${COOKIE}=chosen-by-somebody`;
    const again = await api
      .client()
      .post('/api/auth/login')
      .set('cookie', invented)
      .set('origin', OWN)
      .send({ email: victim.email, password: TEST_PASSWORD });
    expect(String(again.headers['set-cookie'])).not.toContain('chosen-by-somebody');
    await api.client().get('/api/auth/me').set('cookie', invented).expect(401);
  });
});

describe('an answer about an account', () => {
  it('[7.15] [7.16] is the same, header for header, whether the account is known or not', async () => {
    const known = (await buildAccount(api)).email;
    for (const [path, more] of [
      ['/api/auth/login', { password: 'Wrong-1' }],
      ['/api/auth/forgot-password', { userType: 'donor' }],
      ['/api/auth/resend-verification', {}],
    ] as const) {
      const ask = async (email: string) => {
        const { status, body, headers } = await api
          .client()
          .post(path)
          .send({ email, ...more });
        const { requestId, ...answer } = body;
        return { status, answer, headers: Object.keys(headers).sort(), length: headers['content-length'] };
      };
      const [one, other] = [await ask(known), await ask(newEmail())];
      expect({ ...one, length: 0 }).toEqual({ ...other, length: 0 });
      // Only the request's own id differs, and it has a fixed length.
      expect(one.length).toBe(other.length);
    }
  });
});

describe('guessing', () => {
  it('is slowed down however the sender pretends to come from elsewhere', async () => {
    const { email } = await buildAccount(api);
    const from = (spoofed: string) => login(email, 'Wrong-1').set('x-forwarded-for', `${spoofed}, 203.0.113.9`);
    for (let n = 0; n < 5; n++) expect((await from(`198.51.100.${n}`)).status).toBe(401);
    const { status, headers } = await from('198.51.100.99');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('from everywhere at one account learns nothing from the eleventh try on', async () => {
    const { email } = await buildAccount(api);
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.push((await login(email, 'Wrong-1').set('x-forwarded-for', `203.0.113.${n + 20}`)).body.code);
    expect(codes).toEqual([...Array(10).fill('invalid-credentials'), 'email-code-required', 'email-code-required']);
  });

  it('in a flood leaves the rest answering, and is refused where it would wait for seconds', async () => {
    const passwords = api.get(PasswordsService);
    const flood = Array.from({ length: 230 }, () =>
      passwords.matches(undefined, 'Wrong-1').then(
        () => 'answered',
        (error) => error.code,
      ),
    );
    const asked = Date.now();
    await api.client().get('/api/public/temples').expect(200);
    const waited = Date.now() - asked;
    const outcomes = await Promise.all(flood);
    expect(Date.now() - asked).toBeGreaterThan(waited);
    // Two hundred wait, one to four are compared; the rest are told immediately to retry later.
    const refused = outcomes.filter((outcome) => outcome === 'unavailable').length;
    expect(refused).toBeGreaterThanOrEqual(26);
    expect(refused).toBeLessThanOrEqual(29);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(230 - refused);
  });
});

describe('a new password', () => {
  it.each(['Password1', 'Qwerty123', 'Iloveyou1'])('is not one of the commonest: %s', async (password) => {
    const { email } = await buildAccount(api);
    await api.client().post('/api/auth/forgot-password').send({ email, userType: 'donor' }).expect(200);
    const token = await linkParameter(api, email, 'token');
    const { body } = await api.client().post('/api/auth/reset-password').send({ token, password, userType: 'donor' }).expect(400);
    expect(body.fields.password).toContain('too common');
    await api.client().post('/api/auth/reset-password').send({ token, password: 'Kamakshi-2026', userType: 'donor' }).expect(200);
  });
});

describe('a mail', () => {
  it('cannot be given headers through what people type', async () => {
    const evil = 'Meera\r\nBcc: everybody@example.test';
    const person = { fullName: evil, email: newEmail(), password: TEST_PASSWORD };
    expect(Object.keys((await api.client().post('/api/auth/register').send(person).expect(400)).body.fields)).toEqual(['fullName']);
    for (const path of ['register', 'forgot-password', 'resend-verification', 'login']) {
      const { body } = await api
        .client()
        .post(`/api/auth/${path}`)
        .send({ email: `meera@example.test\r\nBcc: everybody@example.test` })
        .expect(400);
      expect(Object.keys(body.fields)).toContain('email');
    }
    const contact = { name: evil, email: newEmail(), topic: 'other', message: 'Namaste' };
    expect(Object.keys((await api.client().post('/api/public/contact').send(contact).expect(400)).body.fields)).toContain('name');
  });

  it('leads to our own address, whatever host the request names', async () => {
    const { email } = await buildAccount(api);
    const forged = api.client().post('/api/auth/forgot-password').set('host', 'evil.test').set('x-forwarded-host', 'evil.test');
    await forged.send({ email, userType: 'donor' }).expect(200);
    const [mail] = await deliveredTo(api, email);
    expect(mail!.links.length).toBeGreaterThan(0);
    for (const link of mail!.links) expect(new URL(link).origin).toBe(OWN);
  });
});
