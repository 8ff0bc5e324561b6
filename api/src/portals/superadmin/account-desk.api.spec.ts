import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { type Authenticator, withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { SecondFactorReset } from '../../domain/accounts/second-factor/second-factor-reset.entity.ts';
import { SecondFactorResettingService } from '../../domain/accounts/second-factor/second-factor-resetting.service.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';

const PATH = '/api/superadmin/accounts';
const REASON = { reason: 'Called back on the number of the temple’s office' };
const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let desk: TestAgent;
let operator: Account;
beforeAll(async () => {
  api = await startTestApi();
  operator = await buildAccount(api, { role: 'superadmin' });
  desk = await signInAs(api, operator);
});
afterAll(() => api.close());

interface Owner {
  account: Account;
  app: Authenticator;
}
async function owner(): Promise<Owner> {
  const account = await buildAccount(api, { role: 'priest' });
  return { account, app: (await withSecondFactor(api, account)).app };
}
const start = ({ account }: Owner, by = desk) => by.post(`${PATH}/${account.id}/second-factor-reset`).send(REASON);
const view = async ({ account }: Owner) => (await desk.get(PATH).query({ email: account.email }).expect(200)).body.accounts[0];
const login = ({ account: { email } }: Owner) => api.client().post('/api/priest/auth/login').send({ email, password: TEST_PASSWORD });
const actionsOf = async ({ account }: Owner) =>
  (await api.database.reader.find(AuditEntry, { where: { subjectId: account.id }, order: { at: 'ASC', id: 'ASC' } })).map(
    ({ action, actorLabel, note }) => [action, actorLabel, note],
  );
const cancelLinkOf = async ({ account }: Owner) => {
  const link = (await deliveredTo(api, account.email)).flatMap(({ links }) => links).find((each) => each.includes('/second-factor-reset?'));
  return new URL(link!).searchParams.get('token')!;
};
const cancelByLink = (token: string) => api.client().post('/api/auth/cancel-second-factor-reset').send({ token });
const inADay = () => api.get(SecondFactorResettingService).resetDue(new Date(Date.now() + DAY_MS + 1000));

it('finds accounts by their whole address alone, one per role, and shows whose they are', async () => {
  const donor = await buildAccount(api, { email: operator.email, role: 'donor' });
  const { body } = await desk.get(PATH).query({ email: operator.email.toUpperCase() }).expect(200);
  expect(body.accounts.map(({ id, isOwn }: { id: string; isOwn: boolean }) => [id, isOwn])).toEqual([
    [donor.id, true],
    [operator.id, true],
  ]);
  expect(
    (
      await desk
        .get(PATH)
        .query({ email: operator.email.slice(1) })
        .expect(200)
    ).body.accounts,
  ).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|phone/);
});

it('resets a factor a day after an operator started it, once, and mails the owner at the start and the end', async () => {
  const one = await owner();
  const { body } = await start(one).expect(200);
  expect(body.reset).toMatchObject({ startedBy: operator.fullName, ...REASON });
  expect((await deliveredTo(api, one.account.email)).map(({ subject }) => subject)).toContain('Your Sannidhi second factor will be reset');
  await api.get(SecondFactorResettingService).resetDue();
  expect((await login(one)).body.code).toBe('second-factor-required');
  await Promise.all([inADay(), inADay(), inADay()]);
  await login(one).expect(200);
  expect(await view(one)).toMatchObject({ secondFactorAt: null, reset: null });
  const actions = (await actionsOf(one)).filter(([action]) => action?.startsWith('account.second-factor-reset'));
  expect(actions).toEqual([
    ['account.second-factor-reset-started', operator.fullName, REASON.reason],
    ['account.second-factor-reset', 'accounts', null],
  ]);
  const subjects = (await deliveredTo(api, one.account.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your second factor was reset')).toHaveLength(1);
});

it('is canceled by the mailed link, which then does nothing more', async () => {
  const one = await owner();
  await start(one).expect(200);
  const token = await cancelLinkOf(one);
  expect((await view(one)).reset).not.toBeNull();
  await cancelByLink(token).expect(200);
  await inADay();
  expect((await login(one)).body.code).toBe('second-factor-required');
  expect((await cancelByLink(token).expect(422)).body.code).toBe('rule-violation');
  await cancelByLink('guessed').expect(422);
});

it('is canceled when the owner signs in with the factor', async () => {
  const one = await owner();
  await start(one).expect(200);
  const { challenge } = (await login(one)).body;
  await api.client().post('/api/priest/auth/second-factor').send({ challenge, code: one.app.next() }).expect(200);
  expect((await view(one)).reset).toBeNull();
  await inADay();
  expect((await view(one)).secondFactorAt).not.toBeNull();
});

it('is canceled by an operator, and can be started again', async () => {
  const one = await owner();
  await start(one).expect(200);
  expect((await start(one).expect(409)).body.code).toBe('state-conflict');
  const cancel = () => desk.post(`${PATH}/${one.account.id}/second-factor-reset/cancel`);
  expect((await cancel().expect(200)).body.reset).toBeNull();
  await cancel().expect(409);
  await start(one).expect(200);
});

it('lets one of two operators start it at the same moment', async () => {
  const one = await owner();
  const other = await signInAs(api, await buildAccount(api, { role: 'superadmin' }));
  const statuses = (await Promise.all([start(one), start(one, other)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await api.database.reader.countBy(SecondFactorReset, { accountId: one.account.id })).toBe(1);
});

it('lets no operator reset their own, and nobody without a reason or a factor', async () => {
  await withSecondFactor(api, operator);
  desk = await signInAs(api, operator);
  expect((await desk.post(`${PATH}/${operator.id}/second-factor-reset`).send(REASON).expect(422)).body.message).toContain(
    'another operator',
  );
  const one = await owner();
  expect(
    (await desk.post(`${PATH}/${one.account.id}/second-factor-reset`).send({ reason: 'lost' }).expect(400)).body.fields,
  ).toHaveProperty('reason');
  const { account, client } = await signInDonor(api);
  await desk.post(`${PATH}/${account.id}/second-factor-reset`).send(REASON).expect(422);
  await client.get(PATH).query({ email: account.email }).expect(403);
});

it('resets at once by the command, signs every device out and ends what was pending', async () => {
  const one = await owner();
  await start(one).expect(200);
  const client = await signInAs(api, one.account);
  await api.get(SecondFactorResettingService).resetNow(one.account.email, 'priest');
  await client.get('/api/priest/auth/me').expect(401);
  await login(one).expect(200);
  expect((await view(one)).reset).toBeNull();
  expect(await actionsOf(one)).toContainEqual(['account.second-factor-reset', 'command', null]);
  await expect(api.get(SecondFactorResettingService).resetNow(one.account.email, 'priest')).rejects.toMatchObject({
    code: 'rule-violation',
  });
});
