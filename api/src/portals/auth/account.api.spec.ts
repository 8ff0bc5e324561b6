import { MESSAGES } from '@sannidhi/contracts';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { deliveredTo, linkParameter } from '../../../test/outbox.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { AccountToken } from '../../domain/accounts/account-token.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const newAddress = () => `${newId()}@example.test`;
const post = (path: string, body: object) => api.client().post(`/api/auth/${path}`).send(body);
const register = (email: string, more: object = {}) => post('register', { fullName: 'Meera Iyer', email, password: 'secret1', ...more });
const verify = (token: string) => api.client().get('/api/auth/verify-email').query({ token });
const countAccounts = (email: string) => api.database.reader.countBy(Account, { email });

describe('registering', () => {
  it('[7.13] opens a devotee account with its first session and mails a link', async () => {
    const email = newAddress();
    const { body, headers } = await register(email.toUpperCase()).expect(201);
    expect(body.user).toMatchObject({ role: 'donor', email, fullName: 'Meera Iyer', emailVerified: false, authToken: body.authToken });
    expect(headers['set-cookie']).toHaveLength(1);
    await api.client().get('/api/auth/me').set('authorization', `Bearer ${body.authToken}`).expect(200);
    const [mail] = await deliveredTo(api, email);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Please verify your email for Sannidhi' });
    expect(mail!.links[0]).toMatch(/^http:\/\/localhost:4100\/verify-email\?token=[\w-]{43}$/);
  });

  it('[5.07] [5.08] [5.09] says what each field needs and stores nothing', async () => {
    const { body } = await post('register', { fullName: 'M', email: 'nowhere', password: '12345' }).expect(400);
    expect(body.fields).toEqual({
      fullName: 'Full name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(await countAccounts('nowhere')).toBe(0);
  });

  it('[3.07] refuses the confirmation, which stays in the browser', async () => {
    const email = newAddress();
    expect((await register(email, { confirmPassword: 'secret1' }).expect(400)).body.code).toBe('unknown-field');
    expect(await countAccounts(email)).toBe(0);
  });

  it('refuses a second devotee account of an address, even when both come at once', async () => {
    const email = newAddress();
    const answers = await Promise.all([register(email), register(email), register(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await countAccounts(email)).toBe(1);
  });

  it('lets the same person hold a devotee and a temple account', async () => {
    const { email } = await buildAccount(api, { role: 'temple-admin' });
    await register(email).expect(201);
  });
});

describe('verifying an email', () => {
  it('[7.14] lets the account sign in, ends the sessions others opened, and names whose link it was', async () => {
    const email = newAddress();
    const { body } = await register(email);
    await post('login', { email, password: 'secret1' }).expect(403);
    const token = await linkParameter(api, email, 'token');
    const account = { id: body.user.id, email, role: 'donor' };
    await verify(token).expect(200, { success: true, message: MESSAGES.emailVerified, messageCode: 'literal.emailVerified', account });
    await api.client().get('/api/auth/me').set('authorization', `Bearer ${body.authToken}`).expect(401);
    await post('login', { email, password: 'secret1' }).expect(200);
  });

  it('keeps the session of the browser that follows the link', async () => {
    const email = newAddress();
    const { body } = await register(email);
    const token = await linkParameter(api, email, 'token');
    const bearer = { authorization: `Bearer ${body.authToken}` };
    await verify(token).set(bearer).expect(200);
    expect((await api.client().get('/api/auth/me').set(bearer).expect(200)).body.emailVerified).toBe(true);
  });

  it('says yes again when the page is loaded twice', async () => {
    const email = newAddress();
    await register(email);
    const token = await linkParameter(api, email, 'token');
    await verify(token);
    expect((await verify(token)).body).toMatchObject({ success: true, account: { email } });
  });

  it('[3.11] says no to an unknown, replaced or expired link', async () => {
    const email = newAddress();
    await register(email);
    const first = await linkParameter(api, email, 'token');
    await post('resend-verification', { email }).expect(200);
    const second = await linkParameter(api, email, 'token');
    expect(second).not.toBe(first);
    await api.database.transaction((tx) => tx.update(AccountToken, { kind: 'verify-email' }, { expiresAt: new Date() }));
    for (const token of ['unknown', first, second]) {
      const { body } = await verify(token).expect(200);
      expect(body).toEqual({ success: false, message: expect.stringContaining('expired'), messageCode: 'account.verification-link-ended' });
    }
    await post('login', { email, password: 'secret1' }).expect(403);
  });

  it('wants the token', async () => {
    expect((await api.client().get('/api/auth/verify-email').expect(400)).body.fields).toHaveProperty('token');
  });
});

describe('“this wasn’t me”', () => {
  const disown = (token: string) => post('disown', { token });
  /** The latest email contains the verification link and, below it, the link for people who didn't ask. */
  const disownToken = async (email: string) => {
    const [mail] = await deliveredTo(api, email);
    return new URL(mail!.links.find((link) => link.includes('disown='))!).searchParams.get('disown')!;
  };

  it('deletes the unverified account with its sessions, by any of its mails', async () => {
    const email = newAddress();
    const { body } = await register(email);
    const token = await disownToken(email);
    await post('resend-verification', { email });
    await deliveredTo(api, email);
    await disown(token).expect(200);
    expect(await countAccounts(email)).toBe(0);
    await api.client().get('/api/auth/me').set('authorization', `Bearer ${body.authToken}`).expect(401);
    await register(email).expect(201);
    expect((await disown(token).expect(422)).body.code).toBe('rule-violation');
  });

  it('does nothing to a verified account, to another account of the address, or by the verification link’s token', async () => {
    const email = newAddress();
    await buildAccount(api, { email, role: 'priest', emailVerifiedAt: null });
    await register(email);
    const token = await disownToken(email);
    const verification = await linkParameter(api, email, 'token');
    await disown(verification).expect(422);
    await verify(verification).expect(200);
    await disown(token).expect(422);
    await disown('unknown').expect(422);
    expect(await countAccounts(email)).toBe(2);
  });
});

describe('asking for the verification mail again', () => {
  it('[7.15] answers alike for unverified, verified and unknown addresses, and mails only the first', async () => {
    const waiting = await buildAccount(api, { emailVerifiedAt: null });
    const done = await buildAccount(api);
    const answers = await Promise.all([waiting.email, done.email, newAddress()].map((email) => post('resend-verification', { email })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, answers[0]!.body]));
    expect(await deliveredTo(api, waiting.email)).toHaveLength(1);
    expect(await deliveredTo(api, done.email)).toHaveLength(0);
  });

  it('sends one mail per unverified account of the address', async () => {
    const { email } = await buildAccount(api, { emailVerifiedAt: null });
    await buildAccount(api, { email, role: 'priest', emailVerifiedAt: null });
    await post('resend-verification', { email });
    expect(await deliveredTo(api, email)).toHaveLength(2);
  });

  it('stops after five mails an hour', async () => {
    const email = newAddress();
    for (let n = 0; n < 5; n++) await post('resend-verification', { email }).expect(200);
    await post('resend-verification', { email }).expect(429);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, userType = 'donor') => post('forgot-password', { email, userType });

  it('[7.16] answers alike for known and unknown accounts, and mails the right role only', async () => {
    const { email } = await buildAccount(api, { role: 'superadmin' });
    const expected = { success: true, message: MESSAGES.resetLinkSent, messageCode: 'literal.resetLinkSent' };
    await forgot(email).expect(200, expected);
    expect(await deliveredTo(api, email)).toHaveLength(0);
    await forgot(email, 'super-admin').expect(200, expected);
    const [mail] = await deliveredTo(api, email);
    expect(mail!.links[0]).toMatch(/\/reset-password\?token=[\w-]{43}&type=super-admin$/);
  });

  it('[3.12] knows the four account types and no other', async () => {
    expect((await forgot('a@example.test', 'superadmin').expect(400)).body.fields).toEqual({ userType: 'Choose an account type' });
    expect((await forgot('a@example.test', '').expect(400)).body.code).toBe('invalid-fields');
  });

  it('[7.17] is replaced once by the mailed link, and every device is signed out', async () => {
    const account = await buildAccount(api, { emailVerifiedAt: null });
    const client = await signInAs(api, account);
    await forgot(account.email);
    const token = await linkParameter(api, account.email, 'token');
    const reset = () => post('reset-password', { token, password: 'Deepam-2026', userType: 'donor' });
    const owner = { id: account.id, email: account.email, role: 'donor' };
    await reset().expect(200, { success: true, message: MESSAGES.passwordReset, messageCode: 'literal.passwordReset', account: owner });
    await client.get('/api/auth/me').expect(401);
    await post('login', { email: account.email, password: TEST_PASSWORD }).expect(401);
    await post('login', { email: account.email, password: 'Deepam-2026' }).expect(200);
    expect((await reset().expect(422)).body.message).toContain('already used');
    expect((await deliveredTo(api, account.email))[0]!.subject).toContain('password was changed');
  });

  it('is replaced by one of two that use the link at once', async () => {
    const { email } = await buildAccount(api);
    await forgot(email);
    const token = await linkParameter(api, email, 'token');
    const answers = await Promise.all(
      ['Deepam-2026', 'Kalasam-2026'].map((password) => post('reset-password', { token, password, userType: 'donor' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is not replaced through another role’s link, an expired or an unknown one', async () => {
    const { email } = await buildAccount(api);
    await forgot(email);
    const token = await linkParameter(api, email, 'token');
    const reset = (given: object) => post('reset-password', { token, password: 'Deepam-2026', userType: 'donor', ...given });
    await reset({ userType: 'priest' }).expect(422);
    await reset({ token: 'unknown' }).expect(422);
    await api.database.transaction((tx) => tx.update(AccountToken, { kind: 'reset-password' }, { expiresAt: new Date() }));
    await reset({}).expect(422);
    await post('login', { email, password: TEST_PASSWORD }).expect(200);
  });

  it('[5.11] [5.12] names the rule a new password breaks', async () => {
    const { email } = await buildAccount(api);
    await forgot(email);
    const token = await linkParameter(api, email, 'token');
    const said = async (password: string) =>
      (await post('reset-password', { token, password, userType: 'donor' }).expect(400)).body.fields.password;
    expect(await said('Ab1')).toBe('Password must be at least 6 characters long');
    expect(await said('abcdef1')).toBe('Password must contain at least one uppercase letter');
    expect(await said('ABCDEF1')).toBe('Password must contain at least one lowercase letter');
    expect(await said('Abcdefg')).toBe('Password must contain at least one number');
    expect(await said('Password1')).toMatch(/too common/);
  });
});
