import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { browserFrom, newAddress } from '../../../test/network.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { KnownBrowser } from '../../domain/accounts/browsers/known-browser.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const NEW_DEVICE = 'New sign-in to your Sannidhi account';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.close());

const stranger = () => browserFrom(api, newAddress());
const login = (browser: TestAgent, email: string, password = TEST_PASSWORD) => browser.post('/api/auth/login').send({ email, password });
const guessFromEverywhere = async (email: string) => {
  for (let n = 0; n < 12; n++) await login(stranger(), email, 'wrong');
};
const codesTo = async (email: string) =>
  (await deliveredTo(api, email)).flatMap(({ subject }) => /sign-in code: (\d{6})$/.exec(subject ?? '')?.[1] ?? []);

describe('strangers who guess at an account', () => {
  it('never lock out a browser that was signed in to it, nor who is signed in', async () => {
    const account = await buildAccount(api);
    const own = stranger();
    await login(own, account.email).expect(200);
    const client = await signInAs(api, account);
    await guessFromEverywhere(account.email);
    await login(own, account.email).expect(200);
    // From another place too: the browser counts, not its network.
    await login(own.set('x-forwarded-for', newAddress()), account.email).expect(200);
    await client.post('/api/account/second-factor').send({ password: TEST_PASSWORD }).expect(200);
  });

  it('lead the person on a new device to a code by mail', async () => {
    const account = await buildAccount(api);
    await guessFromEverywhere(account.email);
    const browser = stranger();
    const { body } = await login(browser, account.email).expect(401);
    expect(body.code).toBe('email-code-required');
    const [code] = await codesTo(account.email);
    await browser.post('/api/auth/second-factor').send({ challenge: body.challenge, code }).expect(200);
    await login(browser, account.email).expect(200);
  });

  it('can’t tell a right password from a wrong one, nor a known account from an unknown one', async () => {
    const account = await buildAccount(api);
    const unknown = `${newId()}@example.test`;
    await guessFromEverywhere(account.email);
    await guessFromEverywhere(unknown);
    const shape = async (email: string, password: string) => {
      const browser = stranger();
      const { status, body, headers } = await login(browser, email, password);
      const tried: unknown[] = [];
      for (let n = 0; n < 6; n++) {
        const answer = await browser.post('/api/auth/second-factor').send({ challenge: body.challenge, code: '000000' });
        tried.push([answer.status, answer.body.code]);
      }
      return { status, answer: { ...body, requestId: '', challenge: body.challenge.length }, names: Object.keys(headers).sort(), tried };
    };
    const right = await shape(account.email, TEST_PASSWORD);
    expect(await shape(account.email, 'wrong')).toEqual(right);
    expect(await shape(unknown, 'wrong')).toEqual(right);
    expect(await codesTo(account.email)).toHaveLength(1);
  });

  it('can’t make codes by guessing on: no code that was not mailed is ever right', async () => {
    const account = await buildAccount(api);
    await guessFromEverywhere(account.email);
    for (let n = 0; n < 8; n++) await login(stranger(), account.email).expect(401);
    expect(await codesTo(account.email)).toHaveLength(5);
  });

  it('are held to a code even with a second factor behind it, and then to that', async () => {
    const account = await buildAccount(api);
    const { recoveryCodes } = await withSecondFactor(api, account);
    await guessFromEverywhere(account.email);
    const browser = stranger();
    const complete = (challenge: string, code: string) => browser.post('/api/auth/second-factor').send({ challenge, code });
    const { body } = await login(browser, account.email).expect(401);
    const [code] = await codesTo(account.email);
    const next = await complete(body.challenge, code!).expect(401);
    expect(next.body).toMatchObject({ code: 'second-factor-required', challenge: expect.any(String) });
    await complete(next.body.challenge, recoveryCodes[0]!).expect(200);
  });
});

it('a known browser that guesses is slowed down by itself', async () => {
  const account = await buildAccount(api);
  const own = stranger();
  await login(own, account.email).expect(200);
  for (let n = 0; n < 5; n++) await login(own, account.email, 'wrong').expect(401);
  await login(own, account.email, 'wrong').expect(429);
  await login(stranger(), account.email).expect(200);
});

it('a made-up browser cookie is a stranger’s', async () => {
  const account = await buildAccount(api);
  const own = stranger();
  await login(own, account.email).expect(200);
  const { browserHash } = await api.database.reader.findOneByOrFail(KnownBrowser, { accountId: account.id });
  await guessFromEverywhere(account.email);
  for (const value of [browserHash, `${browserHash}.${browserHash}`, 'a.b.c', '.'])
    expect((await login(stranger().set('cookie', `sannidhi_browser=${value}`), account.email).expect(401)).body.code).toBe(
      'email-code-required',
    );
});

describe('one IPv6 network', () => {
  const inNetwork = (n: number) => browserFrom(api, `2001:db8:7:1::${n.toString(16)}`);

  it('is one guesser, whichever of its addresses it uses', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 120; n++) answers.push((await login(inNetwork(n), `nobody-${n % 40}-${newId()}@example.test`, 'wrong')).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(100);
    expect(answers.slice(100)).toEqual(Array(20).fill(429));
  });

  it('asks for few resets of one account', async () => {
    const { email } = await buildAccount(api);
    const answers: number[] = [];
    for (let n = 0; n < 30; n++) {
      const browser = browserFrom(api, `2001:db8:8:1::${n.toString(16)}`);
      answers.push((await browser.post('/api/auth/forgot-password').send({ email, userType: 'donor' })).status);
    }
    expect(answers).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
  });
});

describe('mail to one person', () => {
  const mailsAfter = async (path: string, body: { email: string }) => {
    for (let n = 0; n < 12; n++) await stranger().post(path).send(body).expect(200);
    return deliveredTo(api, body.email);
  };

  it('is limited over all networks, and the newest reset link works', async () => {
    const { email } = await buildAccount(api);
    const mails = await mailsAfter('/api/auth/forgot-password', { email, userType: 'donor' } as { email: string });
    expect(mails).toHaveLength(5);
    const token = new URL(mails[0]!.links[0]!).searchParams.get('token');
    await stranger().post('/api/auth/reset-password').send({ token, password: 'Deepam-2026', userType: 'donor' }).expect(200);
  });

  it('is limited for verifications too, registration included', async () => {
    const email = `${newId()}@example.test`;
    await stranger().post('/api/auth/register').send({ fullName: 'Meera', email, password: 'secret1' }).expect(201);
    expect(await mailsAfter('/api/auth/resend-verification', { email })).toHaveLength(5);
  });

  it('may not be counted out by registering: a known address is said so a few times only', async () => {
    const { email } = await buildAccount(api);
    const answers: number[] = [];
    for (let n = 0; n < 8; n++)
      answers.push((await stranger().post('/api/auth/register').send({ fullName: 'Meera', email, password: 'secret1' })).status);
    expect(answers).toEqual([...Array(5).fill(409), 429, 429, 429]);
    expect(await deliveredTo(api, email)).toHaveLength(0);
  });
});

describe('a sign-in from a new device', () => {
  const newDeviceMails = async ({ email }: Account) => (await deliveredTo(api, email)).filter(({ subject }) => subject === NEW_DEVICE);

  it('is mailed to the account’s owner with device, time and what to do; the first one and known browsers are not', async () => {
    const account = await buildAccount(api);
    const own = stranger();
    await login(own, account.email).expect(200);
    await login(own, account.email).expect(200);
    expect(await newDeviceMails(account)).toHaveLength(0);
    await login(stranger(), account.email).expect(200);
    const [mail] = await newDeviceMails(account);
    expect(mail!.text).toMatch(/Chrome on Windows, \w{3} \d+, \d{4}(,| at) \d+:\d\d\s[AP]M UTC/);
    expect(mail!.links).toContain('http://localhost:4100/forgot-password');
  });

  it('is news again once every device or that device was signed out', async () => {
    const account = await buildAccount(api);
    const [own, thief] = [stranger(), stranger()];
    await login(own, account.email).expect(200);
    await login(thief, account.email).expect(200);
    const { body: devices } = await own.get('/api/account/sessions').expect(200);
    const other = devices.find(({ current }: { current: boolean }) => !current);
    await own.delete(`/api/account/sessions/${other.id}`).expect(200);
    await login(thief, account.email).expect(200);
    expect(await newDeviceMails(account)).toHaveLength(2);
    await own.post('/api/account/sessions/end').expect(200);
    await login(own, account.email).expect(200);
    expect(await newDeviceMails(account)).toHaveLength(3);
  });

  it('stays known for twenty browsers', async () => {
    const account = await buildAccount(api);
    for (let n = 0; n < 22; n++) await login(stranger(), account.email).expect(200);
    expect(await api.database.reader.countBy(KnownBrowser, { accountId: account.id })).toBe(20);
  });
});
