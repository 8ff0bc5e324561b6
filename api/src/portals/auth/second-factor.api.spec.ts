import { completeSignInEndpoints, ROLES, sessionEndpoints } from '@sannidhi/contracts';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { Authenticator, withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { RecoveryCode } from '../../domain/accounts/second-factor/recovery-code.entity.ts';
import { SecondFactor } from '../../domain/accounts/second-factor/second-factor.entity.ts';
import { SignInChallenge } from '../../domain/accounts/second-factor/sign-in-challenge.entity.ts';
import { Session } from '../../domain/accounts/session.entity.ts';

const PATH = '/api/account/second-factor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = ({ email, role }: Account) => api.client().post(sessionEndpoints[role].login.path).send({ email, password: TEST_PASSWORD });
const challengeOf = async (account: Account): Promise<string> => (await login(account).expect(401)).body.challenge;
const complete = ({ role }: Account, challenge: string, code: string) =>
  api.client().post(completeSignInEndpoints[role].path).send({ challenge, code });
const sessionsOf = ({ id: accountId }: Account) => api.database.reader.countBy(Session, { accountId });

describe.each(ROLES)('the sign-in of a %s with a second factor', (role) => {
  it('is answered with a challenge and completed by a code of the app', async () => {
    const account = await buildAccount(api, { role });
    const { app } = await withSecondFactor(api, account);
    const before = await sessionsOf(account);
    const refused = await login(account).expect(401);
    expect(refused.body).toMatchObject({ code: 'second-factor-required', challenge: expect.stringMatching(/^[\w-]{43}$/) });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(account)).toBe(before);
    const { body, headers } = await complete(account, refused.body.challenge, app.next()).expect(200);
    expect(body.user).toMatchObject({ id: account.id, role, authToken: body.authToken });
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^sannidhi_session=/), expect.stringMatching(/^sannidhi_browser=/)]);
    await api.client().get(sessionEndpoints[role].me.path).set('authorization', `Bearer ${body.authToken}`).expect(200);
  });
});

describe('a code', () => {
  it('is taken once, and none before it', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const [now, later] = [app.next(), app.next()];
    await complete(account, await challengeOf(account), later).expect(200);
    for (const code of [later, now])
      expect((await complete(account, await challengeOf(account), code).expect(401)).body.code).toBe('second-factor-wrong');
  });

  it('opens one of two sign-ins that bring it at once', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const challenges = [await challengeOf(account), await challengeOf(account)];
    const code = app.next();
    const answers = await Promise.all(challenges.map((challenge) => complete(account, challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('of another account, of letters or of seven digits opens nothing', async () => {
    const account = await buildAccount(api);
    await withSecondFactor(api, account);
    const { app } = await withSecondFactor(api, await buildAccount(api));
    const challenge = await challengeOf(account);
    await complete(account, challenge, app.next()).expect(401);
    for (const code of ['', 'abc', '1234567'])
      expect((await complete(account, challenge, code).expect(400)).body.fields).toHaveProperty('code');
  });
});

describe('a challenge', () => {
  it('is worth five tries, whichever way they are counted', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const challenge = await challengeOf(account);
    await api.database.transaction((tx) => tx.update(SignInChallenge, { accountId: account.id }, { tries: 5 }));
    expect((await complete(account, challenge, app.next()).expect(401)).body.code).toBe('second-factor-expired');
  });

  it('opens one session, in five minutes, for the role it was given to', async () => {
    const account = await buildAccount(api, { role: 'priest' });
    const { app } = await withSecondFactor(api, account);
    const challenge = await challengeOf(account);
    await complete({ ...account, role: 'superadmin' }, challenge, app.next()).expect(401);
    await complete(account, challenge, app.next()).expect(200);
    expect((await complete(account, challenge, '000000').expect(401)).body.code).toBe('second-factor-expired');
    const late = await challengeOf(account);
    await api.database.transaction((tx) => tx.update(SignInChallenge, { accountId: account.id }, { expiresAt: new Date() }));
    expect((await complete(account, late, '000000').expect(401)).body.code).toBe('second-factor-expired');
    expect((await complete(account, 'unknown', '000000').expect(401)).body.code).toBe('second-factor-expired');
  });

  it('is no way around a suspension', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const challenge = await challengeOf(account);
    const { Account: AccountRow } = await import('../../domain/accounts/account.entity.ts');
    await api.database.transaction((tx) => tx.update(AccountRow, { id: account.id }, { status: 'suspended' }));
    await complete(account, challenge, app.next()).expect(401);
  });

  it('slows guessing down over all challenges, though every password was right', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const answers: number[] = [];
    for (let n = 0; n < 7; n++) answers.push((await complete(account, await challengeOf(account), '000000')).status);
    expect(answers).toContain(429);
    expect(answers.at(-1)).toBe(429);
    const refused = await complete(account, await challengeOf(account), app.next()).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('recovery codes', () => {
  it('are ten, kept as hashes, and each opens one sign-in, however it is typed', async () => {
    const account = await buildAccount(api);
    const { recoveryCodes } = await withSecondFactor(api, account);
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const rows = await api.database.reader.findBy(RecoveryCode, { accountId: account.id });
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]!.replace('-', ''));
    await complete(account, await challengeOf(account), recoveryCodes[0]!.toUpperCase().replace('-', ' ')).expect(200);
    expect((await complete(account, await challengeOf(account), recoveryCodes[0]!).expect(401)).body.code).toBe('second-factor-wrong');
    expect((await deliveredTo(api, account.email))[0]).toMatchObject({ subject: 'A recovery code was used to sign in' });
    const client = await signInAs(api, account);
    expect((await client.get(PATH).expect(200)).body).toMatchObject({ enabled: true, required: false, recoveryCodesLeft: 9 });
  });

  it('are replaced by password and code', async () => {
    const account = await buildAccount(api);
    const { app, recoveryCodes } = await withSecondFactor(api, account);
    const client = await signInAs(api, account);
    const renew = (body: object) => client.post(`${PATH}/recovery-codes`).send(body);
    expect((await renew({ password: 'wrong', code: '000000' }).expect(400)).body.fields).toHaveProperty('password');
    expect((await renew({ password: TEST_PASSWORD, code: '000000' }).expect(400)).body.fields).toHaveProperty('code');
    const { body } = await renew({ password: TEST_PASSWORD, code: app.next() }).expect(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes[0]);
    await complete(account, await challengeOf(account), recoveryCodes[0]!).expect(401);
  });
});

describe('setting up', () => {
  it('asks for the password, draws the secret, and counts only once a code was confirmed', async () => {
    const account = await buildAccount(api);
    const client = await signInAs(api, account);
    expect((await client.post(PATH).send({ password: 'wrong' }).expect(400)).body.fields).toEqual({
      password: "This isn't your password.",
    });
    const { body } = await client.post(PATH).send({ password: TEST_PASSWORD }).expect(200);
    expect(body.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(body.uri).toContain(body.secret);
    await login(account).expect(200);
    const kept = await api.database.reader.findOneByOrFail(SecondFactor, { accountId: account.id });
    expect(kept.sealedSecret).not.toContain(body.secret);
    expect((await client.post(`${PATH}/confirm`).send({ code: '000000' }).expect(400)).body.fields).toHaveProperty('code');
    await login(account).expect(200);
    await client
      .post(`${PATH}/confirm`)
      .send({ code: new Authenticator(body.secret).next() })
      .expect(200);
    await login(account).expect(401);
    expect((await deliveredTo(api, account.email))[0]!.subject).toBe('Your second factor is on');
    await client.post(PATH).send({ password: TEST_PASSWORD }).expect(409);
  });

  it('is undone by password and code, never by the password alone', async () => {
    const account = await buildAccount(api);
    const { app } = await withSecondFactor(api, account);
    const client = await signInAs(api, account);
    const turnOff = (code: string) => client.post(`${PATH}/turn-off`).send({ password: TEST_PASSWORD, code });
    await turnOff('').expect(400);
    await turnOff('000000').expect(400);
    await turnOff(app.next()).expect(200);
    await login(account).expect(200);
    expect((await client.get(PATH)).body).toEqual({
      enabled: false,
      required: false,
      enabledAt: null,
      hasApp: false,
      recoveryCodesLeft: 0,
    });
  });
});
