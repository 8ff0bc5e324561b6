import { passkeySignInEndpoints, ROLES, type Role, sessionEndpoints } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { Authenticator, withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { passkeyOptions, proofOf, VirtualPasskey, withPasskey } from '../../../test/virtual-passkey.ts';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { Account as AccountRow } from '../../domain/accounts/account.entity.ts';
import { PasskeyChallenge } from '../../domain/accounts/passkeys/passkey-challenge.entity.ts';
import { siteOf } from '../../domain/accounts/passkeys/passkey-site.ts';

const PATH = '/api/account/passkeys';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.client().post(path).send(body);
const signIn = (role: Role, body: object) => post(passkeySignInEndpoints[role].signIn.path, body);
const login = ({ email, role }: Account) => post(sessionEndpoints[role].login.path, { email, password: TEST_PASSWORD });
const challengeOf = async (account: Account): Promise<string> => (await login(account).expect(401)).body.challenge;
const complete = (role: Role, body: object) => post(passkeySignInEndpoints[role].complete.path, body);
const listed = async (client: TestAgent) => (await client.get(PATH).expect(200)).body;
const beginApp = (client: TestAgent, proof: object) =>
  client.post('/api/account/second-factor').send({ password: TEST_PASSWORD, ...proof });
const optionsToAdd = async (client: TestAgent) =>
  (await client.post(`${PATH}/options`).send({ password: TEST_PASSWORD }).expect(200)).body.options;

/** A devotee with a passkey. */
async function owner(device?: VirtualPasskey) {
  const { client, account } = await signInDonor(api);
  return { client, account, ...(await withPasskey(client, device)) };
}

it.each(ROLES)('a %s signs in with a passkey alone, or with it after the password', async (role) => {
  const account = await buildAccount(api, { role });
  const { passkey } = await withPasskey(await signInAs(api, account));
  const { body, headers } = await signIn(role, passkey.sign(await passkeyOptions(api, role))).expect(200);
  expect(body.user).toMatchObject({ id: account.id, role, authToken: body.authToken });
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^sannidhi_session=/), expect.stringMatching(/^sannidhi_browser=/)]);
  const refused = await login(account).expect(401);
  expect(refused.body).toMatchObject({ code: 'second-factor-required', hasPasskey: true });
  const { challenge } = refused.body;
  await complete(role, { challenge, ...passkey.assert(await passkeyOptions(api, role, challenge)) }).expect(200);
});

describe('adding a passkey', () => {
  it('turns the second factor on, with recovery codes, and notifies the owner', async () => {
    const { client, account, recoveryCodes } = await owner();
    expect(recoveryCodes).toHaveLength(10);
    expect(await listed(client)).toMatchObject({ passkeys: [{ name: 'Test phone', lastUsedAt: null }], isOnlyFactor: true });
    const status = await client.get('/api/account/second-factor').expect(200);
    expect(status.body).toMatchObject({ enabled: true, hasApp: false, recoveryCodesLeft: 10 });
    expect((await deliveredTo(api, account.email)).map(({ subject }) => subject)).toContain('A passkey was added to your account');
    const code = recoveryCodes[0]?.replace('-', '');
    await post('/api/auth/second-factor', { challenge: await challengeOf(account), code }).expect(200);
  });

  it('needs the password', async () => {
    const { client } = await signInDonor(api);
    expect((await client.post(`${PATH}/options`).send({ password: 'Wrong-108' }).expect(400)).body.fields).toHaveProperty('password');
  });

  it('joins an app without touching its recovery codes, and an app joins a passkey', async () => {
    const account = await buildAccount(api);
    const { app: first } = await withSecondFactor(api, account);
    const client = await signInAs(api, account);
    expect((await withPasskey(client, undefined, { code: first.next() })).recoveryCodes).toEqual([]);
    expect(await listed(client)).toMatchObject({ isOnlyFactor: false });

    const other = await owner();
    const begun = await beginApp(other.client, await proofOf(other.client, other.passkey)).expect(200);
    // An app that was never confirmed leaves the recovery codes alone.
    const code = other.recoveryCodes[0]?.replace('-', '');
    await post('/api/auth/second-factor', { challenge: await challengeOf(other.account), code }).expect(200);
    const app = new Authenticator(begun.body.secret);
    await other.client.post('/api/account/second-factor/confirm').send({ code: app.next() }).expect(200);
    await other.client.post('/api/account/second-factor/confirm').send({ code: app.next() }).expect(409);
    expect(await listed(other.client)).toMatchObject({ isOnlyFactor: false });
  });

  it('opens the account to no app that was never confirmed: its owner knows of none', async () => {
    const { client, account, passkey } = await owner();
    const { body } = await beginApp(client, await proofOf(client, passkey)).expect(200);
    const code = new Authenticator(body.secret).next();
    const refused = await post('/api/auth/second-factor', { challenge: await challengeOf(account), code }).expect(401);
    expect(refused.body.code).toBe('second-factor-wrong');
    await client.post('/api/account/second-factor/confirm').send({ code }).expect(200);
  });

  it('beside a second factor takes its proof: by the password alone nobody adds a passkey or an app', async () => {
    const { client, passkey, recoveryCodes } = await owner();
    const begin = (proof: object) => client.post(`${PATH}/options`).send({ password: TEST_PASSWORD, ...proof });
    for (const call of [begin({}), begin({ code: 'aaaaa-bbbbb' }), beginApp(client, {})])
      expect((await call.expect(400)).body.fields).toHaveProperty('code');
    const other = await owner();
    const theirs = { passkey: other.passkey.assert((await client.post(`${PATH}/proof`).expect(200)).body.options) };
    expect((await begin(theirs).expect(409)).body.code).toBe('second-factor-not-proved');
    const elsewhere = await proofOf(other.client, passkey);
    expect((await begin(elsewhere).expect(409)).body.code).toBe('second-factor-not-proved');
    const proof = await proofOf(client, passkey);
    await begin(proof).expect(200);
    await begin(proof).expect(409);
    await begin({ code: recoveryCodes[0] }).expect(200);
    await begin({ code: recoveryCodes[0] }).expect(400);
  });

  it('hands out a new secret at each setup of an app, and only the last one works', async () => {
    const { client, recoveryCodes } = await owner();
    const [first, second] = [await beginApp(client, { code: recoveryCodes[0] }), await beginApp(client, { code: recoveryCodes[1] })];
    expect(first.body.secret).not.toBe(second.body.secret);
    const confirm = (secret: string) => client.post('/api/account/second-factor/confirm').send({ code: new Authenticator(secret).next() });
    await confirm(first.body.secret).expect(400);
    await client.post('/api/account/second-factor/confirm').send({ code: recoveryCodes[2] }).expect(400);
    const { body } = await confirm(second.body.secret).expect(200);
    expect(body.recoveryCodes).toHaveLength(10);
  });

  it('takes the challenge of this session only, once', async () => {
    const { client } = await signInDonor(api);
    const { client: thief } = await signInDonor(api);
    const options = await optionsToAdd(client);
    expect((await thief.post(PATH).send(new VirtualPasskey().create(options)).expect(409)).body.code).toBe('passkey-not-saved');
    await client.post(PATH).send(new VirtualPasskey().create(options)).expect(200);
    await client.post(PATH).send(new VirtualPasskey().create(options)).expect(409);
    expect((await listed(thief)).passkeys).toEqual([]);
    expect((await listed(client)).passkeys).toHaveLength(1);
  });

  it.each([
    ['of another origin', { origin: 'http://evil.localhost:4100' }],
    ['of another RP id', { rpId: 'evil.localhost' }],
    ['that did not verify the person', { verifiesUser: false }],
  ])('refuses one %s', async (_, device) => {
    const { client } = await signInDonor(api);
    await client
      .post(PATH)
      .send(new VirtualPasskey(device).create(await optionsToAdd(client)))
      .expect(409);
    expect((await listed(client)).passkeys).toEqual([]);
  });

  it('refuses a device that already belongs to an account', async () => {
    const { passkey } = await owner();
    const { client } = await signInDonor(api);
    await client
      .post(PATH)
      .send(passkey.create(await optionsToAdd(client)))
      .expect(409);
    expect((await listed(client)).passkeys).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  const refused = async (role: Role, body: object) => expect((await signIn(role, body).expect(401)).body.code).toBe('passkey-wrong');

  it('names nobody before it is signed', async () => {
    const { account } = await owner();
    const sent = { email: account.email };
    await post(passkeySignInEndpoints.donor.options.path, sent).expect(400);
    expect(await passkeyOptions(api, 'donor')).toMatchObject({ allowCredentials: [], userVerification: 'required', rpId: 'localhost' });
  });

  it('takes a challenge once, even when two requests bring it at the same moment', async () => {
    const { passkey } = await owner();
    const body = passkey.sign(await passkeyOptions(api, 'donor'));
    const answers = await Promise.all([signIn('donor', body), signIn('donor', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await refused('donor', body);
  });

  it('takes no challenge that has expired, was made up, or is another portal’s', async () => {
    const { passkey } = await owner();
    const expired = passkey.sign(await passkeyOptions(api, 'donor'));
    await api.database.transaction((tx) => tx.update(PasskeyChallenge, { boundTo: 'sign-in:donor' }, { expiresAt: new Date(0) }));
    await refused('donor', expired);
    await refused('donor', passkey.sign({ ...(await passkeyOptions(api, 'donor')), challenge: 'x'.repeat(43) }));
    await refused('donor', passkey.sign(await passkeyOptions(api, 'priest')));
    await refused('priest', passkey.sign(await passkeyOptions(api, 'priest')));
  });

  it('takes no challenge of a second factor, and the second factor none of a sign-in', async () => {
    const { passkey, account } = await owner();
    const challenge = await challengeOf(account);
    await refused('donor', passkey.sign(await passkeyOptions(api, 'donor', challenge)));
    await complete('donor', { challenge, ...passkey.assert(await passkeyOptions(api, 'donor')) }).expect(401);
  });

  it('refuses another account’s passkey, and a passkey under another’s name', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const challenge = await challengeOf(mine.account);
    await complete('donor', { challenge, ...theirs.passkey.assert(await passkeyOptions(api, 'donor', challenge)) }).expect(401);
    await refused('donor', { ...mine.passkey.sign(await passkeyOptions(api, 'donor')), userHandle: theirs.passkey.userHandle });
    await refused('donor', { ...mine.passkey.sign(await passkeyOptions(api, 'donor')), id: theirs.passkey.id.toString('base64url') });
  });

  it.each([
    ['another origin', { origin: 'http://evil.localhost:4100' }],
    ['another RP id', { rpId: 'evil.localhost' }],
    ['a person it did not verify', { verifiesUser: false }],
  ])('refuses a signature for %s', async (_, device) => {
    const honest = new VirtualPasskey();
    await owner(honest);
    await refused('donor', honest.as(device).sign(await passkeyOptions(api, 'donor')));
  });

  it('lets a device that did not verify the person complete a sign-in with the password', async () => {
    const { passkey, account } = await owner();
    const challenge = await challengeOf(account);
    const options = await passkeyOptions(api, 'donor', challenge);
    await complete('donor', { challenge, ...passkey.as({ verifiesUser: false }).assert(options) }).expect(200);
  });

  it('refuses a copy: a counter that did not advance', async () => {
    const { passkey } = await owner();
    passkey.counter = 7;
    await signIn('donor', passkey.sign(await passkeyOptions(api, 'donor'))).expect(200);
    await refused('donor', passkey.sign(await passkeyOptions(api, 'donor')));
    passkey.counter = 6;
    await refused('donor', passkey.sign(await passkeyOptions(api, 'donor')));
    passkey.counter = 8;
    await signIn('donor', passkey.sign(await passkeyOptions(api, 'donor'))).expect(200);
  });

  it('refuses a suspended account as it does an unknown passkey', async () => {
    const { passkey, account } = await owner();
    await api.database.transaction((tx) => tx.update(AccountRow, { id: account.id }, { status: 'suspended' }));
    const [known, unknown] = [passkey, new VirtualPasskey()];
    unknown.userHandle = passkey.userHandle;
    const answers = [];
    for (const each of [known, unknown])
      answers.push((await signIn('donor', each.sign(await passkeyOptions(api, 'donor'))).expect(401)).body);
    expect({ ...answers[0], requestId: '' }).toEqual({ ...answers[1], requestId: '' });
  });
});

describe('removing a passkey', () => {
  const removed = (client: TestAgent, id: string, proof: object = {}) =>
    client.post(`${PATH}/${id}/remove`).send({ password: TEST_PASSWORD, ...proof });
  const idsOf = async (client: TestAgent) => (await listed(client)).passkeys.map(({ id }: { id: string }) => id);

  it('ends nothing but that passkey', async () => {
    const { client, account, passkey } = await owner();
    const { passkey: kept } = await withPasskey(client, undefined, await proofOf(client, passkey));
    const elsewhere = await signInAs(api, account);
    const [first] = await idsOf(client);
    await removed(client, first).expect(200);
    await signIn('donor', passkey.sign(await passkeyOptions(api, 'donor'))).expect(401);
    await signIn('donor', kept.sign(await passkeyOptions(api, 'donor'))).expect(200);
    await elsewhere.get('/api/account/profile').expect(200);
    expect((await client.get('/api/account/second-factor').expect(200)).body.enabled).toBe(true);
  });

  it('turns the second factor off with the last one, proved by it or by a recovery code, never by the password alone', async () => {
    const { client, account, passkey } = await owner();
    const [only] = await idsOf(client);
    expect((await removed(client, only).expect(400)).body.fields).toHaveProperty('code');
    expect((await removed(client, only, { code: '000000' }).expect(400)).body.fields).toHaveProperty('code');
    await login(account).expect(401);
    await removed(client, only, await proofOf(client, passkey)).expect(200);
    await login(account).expect(200);
    const other = await owner();
    const [theirs] = await idsOf(other.client);
    await removed(other.client, theirs, { code: other.recoveryCodes[0] }).expect(200);
    await login(other.account).expect(200);
  });

  it('hides another account’s passkey', async () => {
    const { client } = await owner();
    const { client: stranger } = await signInDonor(api);
    const [id] = await idsOf(client);
    await removed(stranger, id).expect(404);
    await stranger.patch(`${PATH}/${id}`).send({ name: 'Mine' }).expect(404);
    expect(await idsOf(client)).toEqual([id]);
  });
});

it.each([
  ['https://sannidhi.example', { origin: 'https://sannidhi.example', rpId: 'sannidhi.example' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
  ['http://sannidhi.example', null],
])('%s offers passkeys only under a name, in a secure context', (url, site) => {
  expect(siteOf(url)).toEqual(site);
});
