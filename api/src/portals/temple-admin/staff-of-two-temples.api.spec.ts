import { PERMISSIONS } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo, linkParameter } from '../../../test/outbox.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { StaffMember } from '../../domain/staff/staff-member.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const STAFF = '/api/temple-admin/staff';
const INVITATIONS = '/api/temple-admin/staff-invitations';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const me = (client: TestAgent, status = 200) => client.get('/api/temple-admin/auth/me').expect(status);
const signIn = (email: string) => api.client().post('/api/temple-admin/auth/login').send({ email, password: TEST_PASSWORD });
const setStatus = (temple: Temple, status: Temple['status']) =>
  api.database.transaction((tx) => tx.update(Temple, { id: temple.id }, { status }));

describe('a temple that the platform rejects', () => {
  it('leaves the work at another temple alone, also where it was chosen', async () => {
    const { account, temple: approved } = await buildStaff(api, { preset: 'treasurer' });
    const { temple: other } = await buildStaff(api, { account, temple: await buildTemple(api, { status: 'in-review' }), preset: 'viewer' });
    const client = await signInAs(api, account);
    await client.post('/api/temple-admin/places/current').send({ templeId: other.id }).expect(200);
    await setStatus(other, 'rejected');
    expect((await me(client)).body).toMatchObject({ temple: { id: approved.id }, staffRole: 'treasurer' });
    const { body: again } = await signIn(account.email);
    expect(again.code).not.toBe('registration-rejected');
    const { body: places } = await client.get('/api/temple-admin/places').expect(200);
    expect(places.map(({ templeId }: { templeId: string }) => templeId)).toEqual([approved.id]);
  });

  it('lets nobody join any more', async () => {
    const account = await buildAccount(api, { role: 'temple-admin' });
    const { client: owner, temple } = await signInStaff(api, { temple: await buildTemple(api, { status: 'in-review' }) });
    await owner.post(INVITATIONS).send({ email: account.email, role: 'viewer' }).expect(201);
    const token = await linkParameter(api, account.email, 'token');
    await setStatus(temple, 'rejected');
    const invited = await signInAs(api, account);
    expect((await invited.post(`${INVITATIONS}/accept`).send({ token }).expect(410)).body.code).toBe('invitation-ended');
  });
});

describe('ownership', () => {
  it('is offered by owners alone, whatever else a role may do', async () => {
    const { temple } = await buildStaff(api);
    const { client: copresident } = await signInStaff(api, { temple, permissions: PERMISSIONS });
    const friend = await buildStaff(api, { temple, preset: 'viewer' });
    const offered = await copresident.post(`${STAFF}/${friend.member.id}/ownership`).send({ after: 'owner' }).expect(403);
    expect(offered.body.code).toBe('role-beyond-yours');
    const invited = await copresident
      .post(INVITATIONS)
      .send({ email: `${newId()}@staff.test`, role: 'owner' })
      .expect(403);
    expect(invited.body.code).toBe('role-beyond-yours');
  });

  it('waits for the first sign-in of somebody new, so that the last owner stays one', async () => {
    const { client: owner, temple } = await signInStaff(api);
    const email = `${newId()}@staff.test`;
    await owner.post(INVITATIONS).send({ email, role: 'owner' }).expect(201);
    const token = await linkParameter(api, email, 'token');
    const answer = { token, fullName: 'Kiran Desai', password: TEST_PASSWORD };
    await api.client().post('/api/staff-invitations/accept').send(answer).expect(200);
    expect((await owner.post('/api/temple-admin/leave').expect(422)).body.code).toBe('last-owner');
    const another = `${newId()}@staff.test`;
    await owner.post(INVITATIONS).send({ email: another, role: 'owner' }).expect(201);
    const later = { ...answer, token: await linkParameter(api, another, 'token') };
    await api.client().post('/api/staff-invitations/accept').send(later).expect(200);
    const told = await deliveredTo(api, email);
    expect(told.map(({ subject }) => subject)).toContain(`Your account for ${temple.name} is open`);
    const account = await api.database.reader.findOneByOrFail(Account, { email });
    const kiran = await signInAs(api, account);
    expect((await me(kiran)).body.staffRole).toBe('manager');
    await kiran.post('/api/temple-admin/ownership/accept').expect(204);
    expect((await me(kiran)).body.staffRole).toBe('owner');
    await owner.post('/api/temple-admin/leave').expect(204);
  });
});

it('a stranger’s registration doesn’t hold on to the address it was made with', async () => {
  const email = `sudha-${newId()}@varadarajacary.example`;
  const temple = {
    name: `Sri Varadaraja ${newId()}`,
    legalName: 'Sri Varadaraja Temple, Inc.',
    ein: '565550182',
    taxStatus: 'public-charity',
    street: '4410 Green Level Road',
    city: 'Cary',
    state: 'NC',
    zip: '27519',
    deities: 'Varadaraja',
    website: 'varadarajacary.example',
  };
  const contact = { fullName: 'Sudha Varadan', office: 'Secretary', email, phone: '+17325550148', password: TEST_PASSWORD };
  await api.client().post('/api/public/temple-registrations').send({ temple, contact, documents: [], mayAct: true }).expect(201);
  const mails = await deliveredTo(api, email);
  const link = mails.flatMap(({ links }) => links).find((one) => one.includes('disown='))!;
  await api
    .client()
    .post('/api/auth/disown')
    .send({ token: new URL(link).searchParams.get('disown') })
    .expect(200);
  expect(await api.database.reader.countBy(Account, { email })).toBe(0);
  const { id: templeId } = await api.database.reader.findOneByOrFail(Temple, { name: temple.name });
  expect(await api.database.reader.findBy(StaffMember, { templeId })).toEqual([]);
});
