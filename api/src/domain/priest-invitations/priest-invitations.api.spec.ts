import type { PriestInvitationView } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { linkParameter } from '../../../test/outbox.ts';
import { signInPriest } from '../../../test/priests.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Account } from '../accounts/account.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { ExpiredPriestInvitations } from './expired-priest-invitations.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';

const BASE = '/api/temple-admin/priest-invitations';
const NEW_PERSON = { fullName: 'Ganesh Bhat', password: 'Namaste-1008' };
const DAY_MS = 86_400_000;

let api: TestApi;
let giving: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  giving = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: giving.temple, preset: 'priest-coordinator' })).client;
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const newEmail = () => `${newId()}@priests.test`;
const invite = async (email: string): Promise<PriestInvitationView> => (await office.post(BASE).send({ email }).expect(201)).body[0];
/** The secret in the latest email to an address. */
const tokenOf = (email: string) => linkParameter(api, email, 'token');
const open = (token: string) => api.client().post('/api/priest-invitations/open').send({ token });
const acceptAsNew = (token: string) =>
  api
    .client()
    .post('/api/priest-invitations/accept')
    .send({ token, ...NEW_PERSON });
const priestsHere = async (): Promise<string[]> =>
  (await office.get('/api/temple-admin/priests').expect(200)).body.map(({ email }: { email: string }) => email);

it('gives a priest without an account one, and a place at the temple', async () => {
  const email = newEmail();
  await invite(email);
  const token = await tokenOf(email);
  expect((await open(token).expect(200)).body).toMatchObject({ email, hasAccount: false, temple: { name: giving.temple.name } });
  await acceptAsNew(token).set('cookie', 'language=te').expect(200);
  expect(await api.database.reader.findOneByOrFail(Account, { email })).toMatchObject({ language: 'te' });
  expect(await priestsHere()).toEqual([email]);
  expect((await office.get(BASE).expect(200)).body).toEqual([]);
  expect((await acceptAsNew(token).expect(410)).body.code).toBe('invitation-ended');
});

it('is accepted by a priest with an account, signed in with its address only', async () => {
  const { client, account } = await signInPriest(api, {});
  const other = await signInPriest(api, {});
  await invite(account.email);
  const token = await tokenOf(account.email);
  expect((await open(token).expect(200)).body).toMatchObject({ hasAccount: true });
  expect((await acceptAsNew(token).expect(409)).body.code).toBe('invitation-needs-sign-in');
  const accept = (priest: TestAgent) => priest.post('/api/priest/invitations/accept').send({ token });
  expect((await accept(other.client).expect(403)).body.code).toBe('invitation-for-another');
  await accept(client).expect(200);
  expect(await priestsHere()).toEqual([account.email]);
});

it('works for seven days, and again once it is sent again, with the new link alone', async () => {
  const email = newEmail();
  const { id } = await invite(email);
  const first = await tokenOf(email);
  setClock(new Date(Date.now() + 7 * DAY_MS + 60_000).toISOString());
  expect((await open(first).expect(410)).body.code).toBe('invitation-ended');
  office = (await signInStaff(api, { temple: giving.temple, preset: 'manager' })).client;
  await office.post(`${BASE}/${id}/resend`).expect(200);
  const second = await tokenOf(email);
  expect(second).not.toBe(first);
  await open(first).expect(410);
  await open(second).expect(200);
});

it('that expires without an answer notifies its sender, once each time it was sent', async () => {
  const { client } = await signInStaff(api, { temple: giving.temple, preset: 'manager' });
  const email = `ganesh-${newId()}@priests.test`;
  const { id } = (await client.post(BASE).send({ email }).expect(201)).body[0];
  const titles = async () =>
    (await client.get('/api/account/notifications').expect(200)).body.items.map(({ title }: { title: string }) => title);
  const expire = async () => {
    await api.database.transaction((tx) => tx.update(PriestInvitation, { id }, { expiresAt: new Date(Date.now() - 1000) }));
    for (const round of [1, 2]) await api.get(ExpiredPriestInvitations).run(new Date(Date.now() + round));
  };
  await api.get(ExpiredPriestInvitations).run();
  expect(await titles()).toEqual([]);
  await expire();
  expect(await titles()).toEqual(['Your invitation to ga•••@priests.test has expired']);
  await client.post(`${BASE}/${id}/resend`).expect(200);
  await expire();
  expect(await titles()).toHaveLength(2);
});

it('opens nothing once it is taken back', async () => {
  const email = newEmail();
  const { id } = await invite(email);
  const token = await tokenOf(email);
  expect((await office.post(`${BASE}/${id}/revoke`).expect(200)).body).toEqual([]);
  await open(token).expect(410);
  await office.post(`${BASE}/${id}/resend`).expect(404);
});

it('is sent once to an address, and not to somebody who serves here', async () => {
  const email = newEmail();
  const answers = await Promise.all([1, 2].map(() => office.post(BASE).send({ email })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { account } = await signInPriest(api, { temples: [giving.temple] });
  expect((await office.post(BASE).send({ email: account.email }).expect(400)).body.fields).toHaveProperty('email');
});

it('belongs to its temple', async () => {
  const { id } = await invite(newEmail());
  const stranger = (await signInStaff(api, { temple: (await buildGivingTemple(api)).temple, preset: 'manager' })).client;
  expect((await stranger.get(BASE).expect(200)).body).toEqual([]);
  await stranger.post(`${BASE}/${id}/revoke`).expect(404);
});

it('opens nothing once its sender no longer manages priests, or at a rejected temple', async () => {
  const { client, account } = await signInStaff(api, { temple: giving.temple, preset: 'priest-coordinator' });
  const email = newEmail();
  await client.post(BASE).send({ email }).expect(201);
  const token = await tokenOf(email);
  await api.database.transaction((tx) =>
    tx.update(StaffMember, { templeId: giving.temple.id, accountId: account.id }, { staffRole: 'viewer' }),
  );
  expect((await open(token).expect(410)).body.code).toBe('invitation-beyond-inviter');
  await acceptAsNew(token).expect(410);
  await api.database.transaction((tx) =>
    tx.update(StaffMember, { templeId: giving.temple.id, accountId: account.id }, { staffRole: 'manager' }),
  );
  await api.database.transaction((tx) => tx.update(Temple, { id: giving.temple.id }, { status: 'rejected' }));
  expect((await open(token).expect(410)).body.code).toBe('invitation-ended');
});

it('shows a priest’s days off without their reason, and the priest can leave', async () => {
  const { client, account } = await signInPriest(api, { temples: [giving.temple] });
  const daysOff = [{ from: '2098-02-01', until: '2098-02-07', reason: 'Surgery' }];
  await client.put('/api/priest/days-off').send({ daysOff }).expect(200);
  const { body } = await office.get(`/api/temple-admin/priests/${account.id}`).expect(200);
  expect(body.daysOff).toEqual([{ from: '2098-02-01', until: '2098-02-07' }]);
  expect((await client.delete(`/api/priest/temples/${giving.temple.slug}`).expect(200)).body.temples).toEqual([]);
  expect(await priestsHere()).toEqual([]);
  await office.get(`/api/temple-admin/priests/${account.id}`).expect(404);
  await client.delete(`/api/priest/temples/${giving.temple.slug}`).expect(404);
});
