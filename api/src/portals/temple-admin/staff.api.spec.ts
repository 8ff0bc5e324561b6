import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { deliveredTo, linkParameter } from '../../../test/outbox.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { StaffInvitation } from '../../domain/staff/staff-invitation.entity.ts';
import { StaffMember } from '../../domain/staff/staff-member.entity.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const STAFF = '/api/temple-admin/staff';
const ROLES = '/api/temple-admin/staff-roles';
const INVITATIONS = '/api/temple-admin/staff-invitations';
const PASSWORD = 'Namaste-1008';

let api: TestApi;
let temple: Temple;
let owner: TestAgent;
let ownerAccount: Account;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ client: owner, temple, account: ownerAccount } = await signInStaff(api));
});

const address = () => `${newId()}@staff.test`;
const memberOf = (account: Account) => api.database.reader.findOneByOrFail(StaffMember, { templeId: temple.id, accountId: account.id });
const colleague = async (preset: 'owner' | 'treasurer' | 'front-desk' | 'viewer' = 'viewer') => {
  const { client, account } = await signInStaff(api, { temple, preset });
  return { client, account, id: (await memberOf(account)).id };
};
const invite = (email: string, role = 'front-desk', by = owner) => by.post(INVITATIONS).send({ email, role });
const tokenFor = (email: string) => linkParameter(api, email, 'token');
const acceptAsNew = (token: string) =>
  api.client().post('/api/staff-invitations/accept').send({ token, fullName: 'Kiran Desai', password: PASSWORD });
const signIn = (email: string) => api.client().post('/api/temple-admin/auth/login').send({ email, password: PASSWORD });

describe('an invitation', () => {
  it('opens an account in the language of the page where it is accepted', async () => {
    const email = address();
    await invite(email).expect(201);
    await acceptAsNew(await tokenFor(email))
      .set('cookie', 'language=hi')
      .expect(200);
    expect(await api.database.reader.findOneByOrFail(Account, { email })).toMatchObject({ language: 'hi' });
  });

  it('opens an account that signs in with a code from the mailbox, and notifies the owners', async () => {
    const email = address();
    await invite(email).expect(201);
    const token = await tokenFor(email);
    const { body: offer } = await api.client().post('/api/staff-invitations/open').send({ token }).expect(200);
    expect(offer).toMatchObject({ temple: { name: temple.name }, email, roleName: 'front-desk', hasAccount: false });
    await acceptAsNew(token).expect(200);
    // A person with the link alone knows the password they chose, and still isn't in.
    const { body } = await signIn(email).expect(401);
    expect(body.code).toBe('email-code-required');
    const [mail] = await deliveredTo(api, email);
    const code = /\d{6}/.exec(mail!.subject ?? '')?.[0];
    const { body: signedIn } = await api
      .client()
      .post('/api/temple-admin/auth/second-factor')
      .send({ challenge: body.challenge, code })
      .expect(200);
    expect(signedIn.user).toMatchObject({ staffRole: 'front-desk', temple: { id: temple.id } });
    const { body: notifications } = await owner.get('/api/account/notifications').expect(200);
    expect(notifications.items[0].title).toBe(`Kiran Desai joined the staff of ${temple.name}`);
  });

  it('is accepted by the owner of the address alone, once', async () => {
    const account = await buildAccount(api, { role: 'temple-admin' });
    await invite(account.email, 'treasurer').expect(201);
    const token = await tokenFor(account.email);
    expect((await acceptAsNew(token).expect(409)).body.code).toBe('invitation-needs-sign-in');
    const { client: stranger } = await signInStaff(api);
    expect((await stranger.post(`${INVITATIONS}/accept`).send({ token }).expect(403)).body.code).toBe('invitation-for-another');
    const client = await signInAs(api, account);
    await client.post(`${INVITATIONS}/accept`).send({ token }).expect(200);
    expect((await client.get('/api/temple-admin/auth/me').expect(200)).body).toMatchObject({ staffRole: 'treasurer' });
    expect((await client.post(`${INVITATIONS}/accept`).send({ token }).expect(410)).body.code).toBe('invitation-ended');
  });

  it('makes one member of two acceptances at once', async () => {
    const email = address();
    await invite(email).expect(201);
    const token = await tokenFor(email);
    const statuses = (await Promise.all([acceptAsNew(token), acceptAsNew(token)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await owner.get(STAFF).expect(200)).body.filter((member: { email: string }) => member.email === email)).toHaveLength(1);
  });

  it('ends when it is taken back, sent again, or runs out', async () => {
    const email = address();
    const { body } = await invite(email).expect(201);
    const first = await tokenFor(email);
    await owner.post(`${INVITATIONS}/${body[0].id}/resend`).expect(200);
    const second = await tokenFor(email);
    await acceptAsNew(first).expect(410);
    const later = new Date(Date.now() - 1000);
    await api.database.transaction((tx) => tx.update(StaffInvitation, { id: body[0].id }, { expiresAt: later }));
    await acceptAsNew(second).expect(410);
    await owner.post(`${INVITATIONS}/${body[0].id}/resend`).expect(200);
    const third = await tokenFor(email);
    await owner.post(`${INVITATIONS}/${body[0].id}/revoke`).expect(200);
    await acceptAsNew(third).expect(410);
    await acceptAsNew('forged').expect(410);
    await invite(email).expect(201);
  });

  it('is refused for oneself, for staff, for who has one, and beyond what one may do', async () => {
    const { account } = await colleague();
    expect((await invite(ownerAccount.email).expect(400)).body.fields.email).toBe('This is your own address.');
    expect((await invite(account.email).expect(400)).body.fields.email).toBe('This person is on your staff already.');
    const email = address();
    await invite(email).expect(201);
    expect((await invite(email).expect(409)).body.fields.email).toContain('has an invitation already');
    const { client: clerk } = await signInStaff(api, { temple, permissions: ['staff:read', 'staff:manage'] });
    expect((await invite(address(), 'treasurer', clerk).expect(403)).body.code).toBe('role-beyond-yours');
    expect((await invite(address(), newId()).expect(400)).body.fields.role).toContain('no longer exists');
  });

  it('to another temple makes somebody who works for two, and chooses', async () => {
    const { client, account, temple: first } = await signInStaff(api, { preset: 'treasurer' });
    await invite(account.email).expect(201);
    await client
      .post(`${INVITATIONS}/accept`)
      .send({ token: await tokenFor(account.email) })
      .expect(200);
    const current = async () => (await client.get('/api/temple-admin/auth/me').expect(200)).body;
    await client.post('/api/temple-admin/places/current').send({ templeId: first.id }).expect(200);
    expect(await current()).toMatchObject({ temple: { id: first.id }, staffRole: 'treasurer', temples: 2 });
    await client.post('/api/temple-admin/places/current').send({ templeId: temple.id }).expect(200);
    expect(await current()).toMatchObject({ temple: { id: temple.id }, staffRole: 'front-desk' });
    const { client: stranger } = await signInStaff(api);
    await stranger.post('/api/temple-admin/places/current').send({ templeId: temple.id }).expect(404);
  });

  it('leaves their other devices at the temple they work at', async () => {
    const { client, account, temple: first } = await signInStaff(api, { preset: 'treasurer' });
    const tablet = await signInAs(api, account);
    await invite(account.email).expect(201);
    const token = await tokenFor(account.email);
    await client.post(`${INVITATIONS}/accept`).send({ token }).expect(200);
    const templeOf = async (device: TestAgent) => (await device.get('/api/temple-admin/auth/me').expect(200)).body.temple.id;
    expect([await templeOf(client), await templeOf(tablet)]).toEqual([temple.id, first.id]);
    await tablet.get('/api/temple-admin/ledger/proof').expect(200);
    await client.get('/api/temple-admin/ledger/proof').expect(403);
  });
});

describe('a role', () => {
  it('changes what somebody may do at once, and says so', async () => {
    const { client, id, account } = await colleague('front-desk');
    await client.get('/api/temple-admin/ledger/proof').expect(403);
    await owner.put(`${STAFF}/${id}/role`).send({ role: 'treasurer' }).expect(200);
    await client.get('/api/temple-admin/ledger/proof').expect(200);
    expect((await deliveredTo(api, account.email))[0]).toMatchObject({ subject: `Your role at ${temple.name} changed` });
  });

  it.each(['Owner', 'FRONT  desk', 'festival DESK'])('can’t be called “%s” beside a role that reads the same', async (name) => {
    await owner.post(ROLES).send({ name: 'Festival desk', permissions: ['staff:read'] });
    const { body } = await owner.post(ROLES).send({ name, permissions: ['staff:read'] });
    expect(body.fields?.name).toContain('already have a role');
  });

  it('of the temple’s own is composed, given, changed, and deleted when nobody has it', async () => {
    const { body } = await owner
      .post(ROLES)
      .send({ name: 'Festival desk', permissions: ['staff:read'] })
      .expect(201);
    const { id: roleId } = body.find(({ name }: { name: string }) => name === 'Festival desk');
    expect(
      (
        await owner
          .post(ROLES)
          .send({ name: 'Festival desk', permissions: ['staff:read'] })
          .expect(409)
      ).body.fields.name,
    ).toContain('already have a role');
    const { client, id } = await colleague();
    await owner.put(`${STAFF}/${id}/role`).send({ role: roleId }).expect(200);
    expect((await client.get('/api/temple-admin/auth/me').expect(200)).body).toMatchObject({
      staffRole: 'Festival desk',
      permissions: ['staff:read'],
    });
    await owner
      .put(`${ROLES}/${roleId}`)
      .send({ version: 0, name: 'Festival desk', permissions: ['funds:manage', 'donations:read'] })
      .expect(200);
    await client.get('/api/temple-admin/funds').expect(200);
    await client.get(STAFF).expect(403);
    expect((await owner.delete(`${ROLES}/${roleId}`).expect(422)).body.code).toBe('role-in-use');
    await owner.put(`${STAFF}/${id}/role`).send({ role: 'viewer' }).expect(200);
    await owner.delete(`${ROLES}/${roleId}`).expect(200);
  });

  it('keeps what one person took from it when another saves an older form', async () => {
    const name = `Desk ${newId()}`;
    const { body } = await owner
      .post(ROLES)
      .send({ name, permissions: ['staff:read', 'donations:refund'] })
      .expect(201);
    const desk = (roles: { name: string; id: string; version: number; permissions: string[] }[]) =>
      roles.find((role) => role.name === name)!;
    const { id: roleId, version } = desk(body);
    const put = (permissions: string[], from: number) => owner.put(`${ROLES}/${roleId}`).send({ name, permissions, version: from });
    const { body: after } = await put(['staff:read'], version).expect(200);
    expect(desk(after).version).toBe(version + 1);
    const late = await put(['staff:read', 'donations:refund', 'donations:read'], version).expect(409);
    expect(late.body.code).toBe('role-changed');
    expect(desk((await owner.get(ROLES).expect(200)).body).permissions).toEqual(['staff:read']);
    const answers = await Promise.all([put(['donations:read'], version + 1), put(['staff:read', 'donations:read'], version + 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is never given, changed or taken by somebody who may do less', async () => {
    const { client: clerk, account } = await signInStaff(api, { temple, permissions: ['staff:read', 'staff:manage', 'temple:read'] });
    const { id } = await memberOf(ownerAccount);
    const refused = async (call: Promise<{ status: number; body: { code?: string } }>) =>
      expect((await call).body.code).toBe('role-beyond-yours');
    await refused(clerk.put(`${STAFF}/${id}/role`).send({ role: 'viewer' }));
    await refused(clerk.delete(`${STAFF}/${id}`));
    await refused(clerk.post(`${STAFF}/${id}/sign-out`));
    await refused(clerk.post(ROLES).send({ name: 'Everything', permissions: ['donations:refund'] }));
    await refused(clerk.post(`${STAFF}/${id}/ownership`).send({ after: 'owner' }));
    const own = (await memberOf(account)).id;
    expect((await clerk.put(`${STAFF}/${own}/role`).send({ role: 'viewer' })).body.code).toBe('own-role');
  });
});

describe('the last owner', () => {
  it('can neither leave nor be demoted', async () => {
    expect((await owner.post('/api/temple-admin/leave').expect(422)).body.code).toBe('last-owner');
    const { client: other, id } = await colleague('owner');
    await owner.put(`${STAFF}/${id}/role`).send({ role: 'manager' }).expect(200);
    await other
      .put(`${STAFF}/${(await memberOf(ownerAccount)).id}/role`)
      .send({ role: 'viewer' })
      .expect(403);
    expect((await owner.post('/api/temple-admin/leave').expect(422)).body.code).toBe('last-owner');
  });
});

describe('the ownership', () => {
  it('is handed over by consent, and its giver leaves', async () => {
    const { client: heir, id } = await colleague('treasurer');
    await owner.post(`${STAFF}/${id}/ownership`).send({ after: 'leave' }).expect(200);
    expect((await owner.get('/api/temple-admin/ownership').expect(200)).body).toBeFalsy();
    expect((await heir.get('/api/temple-admin/ownership').expect(200)).body).toMatchObject({ from: ownerAccount.fullName, after: 'leave' });
    await heir.post('/api/temple-admin/ownership/accept').expect(204);
    expect((await heir.get(STAFF).expect(200)).body).toEqual([expect.objectContaining({ role: 'owner', lastOwner: true, self: true })]);
    await owner.get(STAFF).expect(403);
  });

  it('is offered to one at a time, declined and taken back', async () => {
    const { client: heir, id } = await colleague();
    const { id: other } = await colleague();
    await owner.post(`${STAFF}/${id}/ownership`).send({}).expect(200);
    await owner.post(`${STAFF}/${other}/ownership`).send({}).expect(422);
    await heir.post('/api/temple-admin/ownership/decline').expect(204);
    await heir.post('/api/temple-admin/ownership/accept').expect(404);
    await owner.post(`${STAFF}/${other}/ownership`).send({}).expect(200);
    await owner.delete(`${STAFF}/${other}/ownership`).expect(200);
    expect((await owner.get(STAFF).expect(200)).body.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(1);
  });
});

it('ends what a removed colleague can do, on every device', async () => {
  const { client, id } = await colleague('treasurer');
  await owner.post(`${STAFF}/${id}/sign-out`).expect(204);
  await client.get('/api/temple-admin/auth/me').expect(401);
  const again = await colleague('treasurer');
  await owner.delete(`${STAFF}/${again.id}`).expect(200);
  await again.client.get('/api/temple-admin/funds').expect(403);
});
