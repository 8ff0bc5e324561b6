import { ROLE_FACTS, type Role } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { browserFrom, newAddress } from '../../../test/network.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { KnownBrowser } from '../../domain/accounts/browsers/known-browser.entity.ts';
import { RegistrationService } from '../../domain/accounts/registration.service.ts';
import { SignInChallenge } from '../../domain/accounts/second-factor/sign-in-challenge.entity.ts';
import { Session } from '../../domain/accounts/session.entity.ts';
import { FamilyCalendarLinksService } from '../../domain/family/family-calendar-links.service.ts';
import { newId } from '../../platform/ids/new-id.ts';

const PASSWORD = 'Chosen-By-Whom-1';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.close());

const newEmail = () => `${newId()}@example.test`;
const stranger = () => browserFrom(api, newAddress());
const login = (browser: TestAgent, email: string, role: Role = 'donor', password = PASSWORD) =>
  browser.post(`${ROLE_FACTS[role].authPath}/login`).send({ email, password });
const complete = (browser: TestAgent, challenge: string, code: string, role: Role = 'donor') =>
  browser.post(`${ROLE_FACTS[role].authPath}/second-factor`).send({ challenge, code });
const openLink = (browser: TestAgent, token: string) => browser.get('/api/auth/verify-email').query({ token });

async function mailed(email: string, part: string): Promise<string> {
  const links = (await deliveredTo(api, email)).flatMap((message) => message.links);
  return new URL(links.find((link) => link.includes(part))!).searchParams.get('token')!;
}
/** The codes in the emails to an address, newest first. */
async function mailedCodes(email: string): Promise<string[]> {
  return (await deliveredTo(api, email)).flatMap(({ subject }) => /sign-in code: (\d{6})$/.exec(subject ?? '')?.[1] ?? []);
}
/** Opens an account with a role and an address, from a browser. */
async function open(browser: TestAgent, email: string, role: 'donor' | 'temple-admin'): Promise<void> {
  if (role === 'donor') {
    await browser.post('/api/auth/register').send({ fullName: 'Meera Iyer', email, password: PASSWORD }).expect(201);
    return;
  }
  const registration = api.get(RegistrationService);
  const passwordHash = await registration.hashNew(PASSWORD);
  await api.database.transaction((tx) => registration.openOwner(tx, { fullName: 'Meera Iyer', email, phone: null, passwordHash }));
}
async function staffed(email: string, role: string): Promise<void> {
  if (role !== 'temple-admin') return;
  const { buildStaff } = await import('../../../test/factories/staff.factory.ts');
  const { account } = await buildStaff(api);
  const owner = await api.database.reader.findOneByOrFail(Account, { email, role: 'temple-admin' });
  const { StaffMember } = await import('../../domain/staff/staff-member.entity.ts');
  await api.database.transaction((tx) => tx.update(StaffMember, { accountId: account.id }, { accountId: owner.id }));
}

describe.each(['donor', 'temple-admin'] as const)('a %s account that somebody opened with another person’s address', (role) => {
  it('stays closed to them once the owner opened the mail, and is the owner’s after a reset', async () => {
    const [email, attacker, owner] = [newEmail(), stranger(), stranger()];
    await open(attacker, email, role);
    await staffed(email, role);
    await openLink(owner, await mailed(email, 'verify-email?token')).expect(200);

    const { body } = await login(attacker, email, role).expect(401);
    expect(body).toMatchObject({ code: 'email-code-required', challenge: expect.any(String) });
    for (let n = 0; n < 5; n++)
      expect((await complete(attacker, body.challenge, '000000', role).expect(401)).body.code).toBe('email-code-wrong');
    const [code] = await mailedCodes(email);
    expect((await complete(attacker, body.challenge, code!, role).expect(401)).body.code).toBe('second-factor-expired');

    await owner.post('/api/auth/forgot-password').send({ email, userType: ROLE_FACTS[role].accountType }).expect(200);
    const reset = { token: await mailed(email, 'reset-password'), password: 'Owners-Own-1', userType: ROLE_FACTS[role].accountType };
    await owner.post('/api/auth/reset-password').send(reset).expect(200);
    await login(attacker, email, role).expect(401);
    await login(stranger(), email, role, 'Owners-Own-1').expect(200);
  });

  it('opens to its owner by the mailed code, once, from anywhere', async () => {
    const [email, elsewhere] = [newEmail(), stranger()];
    await open(stranger(), email, role);
    await staffed(email, role);
    await openLink(stranger(), await mailed(email, 'verify-email?token')).expect(200);
    const { body } = await login(elsewhere, email, role).expect(401);
    const [code] = await mailedCodes(email);
    const answers = await Promise.all([
      complete(elsewhere, body.challenge, code!, role),
      complete(stranger(), body.challenge, code!, role),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    // The first sign-in is done: from now on the password is enough, and no email about a new device followed the code.
    await login(stranger(), email, role).expect(200);
    const subjects = (await deliveredTo(api, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'New sign-in to your Sannidhi account')).toHaveLength(1);
  });

  it('asks for no code in the browser or in the network that opened the link', async () => {
    for (const sameBrowser of [true, false]) {
      const [email, address] = [newEmail(), newAddress()];
      const reader = browserFrom(api, address);
      await open(stranger(), email, role);
      await staffed(email, role);
      await openLink(reader, await mailed(email, 'verify-email?token')).expect(200);
      const again = sameBrowser ? reader.set('x-forwarded-for', newAddress()) : browserFrom(api, address);
      await login(again, email, role).expect(200);
      await login(stranger(), email, role).expect(200);
    }
  });
});

describe('before its address is verified an account', () => {
  it('sets up neither a second factor nor a calendar link', async () => {
    const client = await signInAs(api, await buildAccount(api, { emailVerifiedAt: null }));
    for (const [path, body] of [
      ['/api/account/second-factor', { password: TEST_PASSWORD }],
      ['/api/devotee/family/calendar-link', {}],
      ['/api/account/delete', {}],
    ] as const)
      expect((await client.post(path).send(body).expect(403)).body.code).toBe('email-unverified');
  });

  it('had nothing that outlives the verification, whatever was there', async () => {
    const [email, attacker] = [newEmail(), stranger()];
    const { body } = await attacker.post('/api/auth/register').send({ fullName: 'Meera', email, password: PASSWORD }).expect(201);
    const { id } = body.user;
    const link = await plant(id);
    await openLink(stranger(), await mailed(email, 'verify-email?token')).expect(200);
    await expectNothingLeft(id, link);
  });
});

describe('a password reset', () => {
  it('ends sessions, links, half-finished sign-ins and a second factor set up before the address was verified', async () => {
    const account = await buildAccount(api, { emailVerifiedAt: null });
    const link = await plant(account.id);
    await reset(account).expect(200);
    await expectNothingLeft(account.id, link);
    await login(stranger(), account.email, 'donor', 'Deepam-2026').expect(200);
  });

  it('asks for a code where a second factor was set up afterward, and keeps it', async () => {
    const account = await buildAccount(api);
    const { recoveryCodes } = await withSecondFactor(api, account);
    const token = await resetToken(account);
    expect((await resetWith(token, {}).expect(400)).body.fields).toEqual({ code: expect.stringContaining('recovery code') });
    expect((await resetWith(token, { code: 'aaaaa-aaaaa' }).expect(400)).body.fields).toHaveProperty('code');
    await resetWith(token, { code: recoveryCodes[0] }).expect(200);
    const { body } = await login(stranger(), account.email, 'donor', 'Deepam-2026').expect(401);
    expect(body.code).toBe('second-factor-required');
    expect((await complete(stranger(), body.challenge, recoveryCodes[0]!).expect(401)).body.code).toBe('second-factor-wrong');
    await complete(stranger(), body.challenge, recoveryCodes[1]!).expect(200);
  });

  it('forgets which browsers were known', async () => {
    const account = await buildAccount(api);
    const browser = stranger();
    await login(browser, account.email, 'donor', TEST_PASSWORD).expect(200);
    await reset(account).expect(200);
    expect(await api.database.reader.countBy(KnownBrowser, { accountId: account.id })).toBe(0);
  });

  const resetToken = async ({ email }: Account) => {
    await stranger().post('/api/auth/forgot-password').send({ email, userType: 'donor' }).expect(200);
    return mailed(email, 'reset-password');
  };
  const resetWith = (token: string, more: object) =>
    stranger()
      .post('/api/auth/reset-password')
      .send({ token, password: 'Deepam-2026', userType: 'donor', ...more });
  const reset = (account: Account) => ({
    expect: async (status: number) => resetWith(await resetToken(account), {}).expect(status),
  });
});

it('verifies once when a link is opened twice at the same moment', async () => {
  const email = newEmail();
  await open(stranger(), email, 'donor');
  const token = await mailed(email, 'verify-email?token');
  const answers = await Promise.all([openLink(stranger(), token), openLink(stranger(), token)]);
  expect(answers.map(({ body }) => body.success)).toEqual([true, true]);
  const { id } = await api.database.reader.findOneByOrFail(Account, { email });
  const { AuditEntry } = await import('../../domain/audit/audit-entry.entity.ts');
  expect(await api.database.reader.countBy(AuditEntry, { subjectId: id, action: 'account.verified' })).toBe(1);
});

describe('a mailed code', () => {
  it('is replaced by “send it again”, three times in all', async () => {
    const email = newEmail();
    await open(stranger(), email, 'donor');
    await openLink(stranger(), await mailed(email, 'verify-email?token')).expect(200);
    const browser = stranger();
    const { body } = await login(browser, email).expect(401);
    const again = () => browser.post('/api/auth/email-code').send({ challenge: body.challenge });
    const [first] = await mailedCodes(email);
    await again().expect(200);
    const [second] = await mailedCodes(email);
    if (first !== second) await complete(browser, body.challenge, first!).expect(401);
    await again().expect(200);
    await again().expect(422);
    const [newest] = await mailedCodes(email);
    await complete(browser, body.challenge, newest!).expect(200);
  });
});

/** Anything that someone could have set up before this was refused: a second factor, a calendar link, an incomplete sign-in, a session. */
async function plant(accountId: string): Promise<string> {
  const account = await api.database.reader.findOneByOrFail(Account, { id: accountId });
  await api.database.transaction((tx) => tx.update(Account, { id: accountId }, { emailVerifiedAt: new Date(), passwordHash: KNOWN_HASH }));
  await withSecondFactor(api, account);
  const actor = { kind: 'account', accountId } as never;
  const { url } = await api.get(FamilyCalendarLinksService).renew(actor);
  await stranger().post('/api/auth/login').send({ email: account.email, password: TEST_PASSWORD }).expect(401);
  await api.database.transaction((tx) => tx.update(Account, { id: accountId }, { emailVerifiedAt: null }));
  return new URL(url!).pathname;
}

async function expectNothingLeft(accountId: string, link: string): Promise<void> {
  const { reader } = api.database;
  expect(await reader.findOneByOrFail(Account, { id: accountId })).toMatchObject({
    secondFactorAt: null,
    emailVerifiedAt: expect.any(Date),
  });
  const sessions = await reader.findBy(Session, { accountId });
  expect(sessions.filter(({ endedAt }) => endedAt === null)).toEqual([]);
  const challenges = await reader.findBy(SignInChallenge, { accountId });
  expect(challenges.filter(({ usedAt }) => usedAt === null)).toEqual([]);
  await stranger().get(link).expect(404);
}

const KNOWN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$eptSMEb6UvAMMSDLGkVxhw$m87wJjnl2+Bc/TVqkyELIKTKbzmIEUOKn80WSIEx4KY';
