import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo, linkParameter } from '../../../test/outbox.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SessionsService } from '../../domain/accounts/sessions.service.ts';
import { StaffMember } from '../../domain/staff/staff-member.entity.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { longDate } from '../../platform/documents/words.ts';
import { newId } from '../../platform/ids/new-id.ts';

const STAFF = '/api/temple-admin/staff';
const INVITATIONS = '/api/temple-admin/staff-invitations';
const AGO = new Date(Date.now() - 1000);

let api: TestApi;
let temple: Temple;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  temple = await buildTemple(api);
});
afterAll(() => api.close());

const staff = async (given: Omit<Parameters<typeof signInStaff>[1] & object, 'temple'> = {}) => {
  const { client, account } = await signInStaff(api, { temple, ...given });
  const { id } = await api.database.reader.findOneByOrFail(StaffMember, { templeId: temple.id, accountId: account.id });
  return { client, account, id };
};
type Colleague = Awaited<ReturnType<typeof staff>>;
/** A date at the temple, so many days from today. */
const day = (days: number) => daysAfter(dateAt(Date.now(), temple.timeZone), days);
/** Moves the midnights of somebody's membership or second role, for every process. */
const moved = (id: string, columns: Partial<StaffMember>) =>
  api.database.transaction(async (tx) => {
    await tx.update(StaffMember, { templeId: temple.id, id }, columns);
    api.get(SessionsService).forgetActors();
  });
const member = (body: { id: string }[], id: string) => body.find((each) => each.id === id);
const second = (owner: Colleague, { id }: Colleague, body: object) => owner.client.put(`${STAFF}/${id}/second-role`).send(body);
const seesGifts = ({ client }: Colleague) => client.get('/api/temple-admin/donations');
const permissionsOf = async ({ client }: Colleague) => (await client.get('/api/temple-admin/auth/me').expect(200)).body.permissions;

describe('a first day', () => {
  it('comes with an invitation, is in its mail, and opens the office on that day', async () => {
    const owner = await staff();
    const email = `${newId()}@staff.test`;
    const [firstDay, lastDay] = [day(6), day(12)];
    const invited = await owner.client.post(INVITATIONS).send({ email, role: 'viewer', firstDay, lastDay }).expect(201);
    expect(invited.body[0]).toMatchObject({ firstDay, lastDay });
    const [mail] = await deliveredTo(api, email);
    expect(mail!.text).toContain(`as viewer, from ${longDate(firstDay)} until ${longDate(lastDay)}.`);
    const token = await linkParameter(api, email, 'token');
    expect((await api.client().post('/api/staff-invitations/open').send({ token }).expect(200)).body).toMatchObject({ firstDay, lastDay });
    const account = await buildAccount(api, { role: 'temple-admin', email });
    const client = await signInAs(api, account);
    await client.post(`${INVITATIONS}/accept`).send({ token }).expect(200);
    const { id } = await api.database.reader.findOneByOrFail(StaffMember, { templeId: temple.id, accountId: account.id });
    const helper = { client, account, id };
    expect(member((await owner.client.get(STAFF).expect(200)).body, id)).toMatchObject({ firstDay, lastDay, ended: false });
    await seesGifts(helper).expect(403);
    expect((await client.get('/api/temple-admin/places').expect(200)).body).toEqual([]);
    expect((await client.post('/api/temple-admin/places/current').send({ templeId: temple.id }).expect(404)).body.code).toBe(
      'not-on-staff',
    );
    await moved(id, { startsAt: AGO });
    await seesGifts(helper).expect(200);
    expect(member((await owner.client.get(STAFF).expect(200)).body, id)).toMatchObject({ firstDay: null });
  });

  it('leaves somebody who works elsewhere at their temple, and there they stay', async () => {
    const owner = await staff();
    const elsewhere = await signInStaff(api);
    const { email } = elsewhere.account;
    await owner.client
      .post(INVITATIONS)
      .send({ email, role: 'viewer', firstDay: day(6) })
      .expect(201);
    const token = await linkParameter(api, email, 'token');
    await elsewhere.client.post(`${INVITATIONS}/accept`).send({ token }).expect(200);
    const { id } = await api.database.reader.findOneByOrFail(StaffMember, { templeId: temple.id, accountId: elsewhere.account.id });
    await moved(id, { startsAt: AGO });
    expect((await elsewhere.client.get('/api/temple-admin/auth/me').expect(200)).body.temple.id).toBe(elsewhere.temple.id);
    expect((await elsewhere.client.get('/api/temple-admin/places').expect(200)).body).toHaveLength(2);
  });

  it('is neither past, nor after the last day, nor an owner’s', async () => {
    const owner = await staff();
    const invite = async (body: object) => {
      const refused = await owner.client.post(INVITATIONS).send({ email: `${newId()}@staff.test`, ...body });
      return [refused.status, refused.body.fields];
    };
    const past = { firstDay: 'Choose today or a later day' };
    expect(await invite({ role: 'viewer', firstDay: day(-2) })).toEqual([400, past]);
    const turned = { lastDay: 'Choose the first day or a later one' };
    expect(await invite({ role: 'viewer', firstDay: day(6), lastDay: day(5) })).toEqual([400, turned]);
    const owns = { firstDay: expect.stringContaining('An owner has no first or last day') };
    expect(await invite({ role: 'owner', firstDay: day(6) })).toEqual([400, owns]);
    expect(await invite({ role: 'viewer', firstDay: '2026-02-30' })).toEqual([400, { firstDay: expect.any(String) }]);
    expect((await owner.client.get(INVITATIONS).expect(200)).body).toEqual([]);
  });

  it('takes nobody’s access away: who works here gets a second role instead', async () => {
    const [owner, helper] = [await staff(), await staff({ preset: 'viewer' })];
    const change = (body: object) => owner.client.put(`${STAFF}/${helper.id}/role`).send(body);
    const { body } = await change({ role: 'treasurer', firstDay: day(6) }).expect(400);
    expect(body.fields.firstDay).toContain('Give them a second role from that day');
    await seesGifts(helper).expect(200);
    await moved(helper.id, { endsAt: AGO });
    const back = await change({ role: 'viewer', firstDay: day(6) }).expect(200);
    expect(member(back.body, helper.id)).toMatchObject({ firstDay: day(6), lastDay: null, ended: false });
    await seesGifts(helper).expect(403);
  });
});

describe('a second role', () => {
  it('adds to the first until its last day, and no longer', async () => {
    const [owner, manager] = [await staff(), await staff({ permissions: ['temple:read'] })];
    const { body } = await second(owner, manager, { role: 'treasurer', lastDay: day(30) }).expect(200);
    expect(member(body, manager.id)).toMatchObject({
      second: { role: 'treasurer', roleName: 'treasurer', firstDay: null, lastDay: day(30) },
    });
    expect(await permissionsOf(manager)).toEqual(expect.arrayContaining(['temple:read', 'donations:refund']));
    const titles = (await deliveredTo(api, manager.account.email)).map(({ subject }) => subject);
    expect(titles.some((subject) => subject?.startsWith('You have a second role at'))).toBe(true);
    await moved(manager.id, { alsoEndsAt: AGO });
    expect(await permissionsOf(manager)).toEqual(['temple:read']);
    expect(member((await owner.client.get(STAFF).expect(200)).body, manager.id)).toMatchObject({ second: null });
  });

  it('waits for its first day, and ends early', async () => {
    const [owner, helper] = [await staff(), await staff({ permissions: ['temple:read'] })];
    await second(owner, helper, { role: 'treasurer', firstDay: day(3), lastDay: day(9) }).expect(200);
    await seesGifts(helper).expect(403);
    await moved(helper.id, { alsoStartsAt: AGO });
    await seesGifts(helper).expect(200);
    const end = () => owner.client.delete(`${STAFF}/${helper.id}/second-role`);
    expect(member((await end().expect(200)).body, helper.id)).toMatchObject({ second: null });
    await seesGifts(helper).expect(403);
    await end().expect(404);
  });

  it('goes up to the higher amount of the two', async () => {
    const owner = await staff();
    const clerk = await staff({ permissions: ['donations:refund'], limits: { 'donations:refund': 51_00 } });
    const roles = '/api/temple-admin/staff-roles';
    const desk = { name: 'Festival desk', permissions: ['donations:read', 'donations:refund'], limits: { 'donations:refund': 101_00 } };
    const created = await owner.client.post(roles).send(desk).expect(201);
    const { id: role } = created.body.find(({ name }: { name: string }) => name === desk.name);
    await second(owner, clerk, { role, lastDay: day(9) }).expect(200);
    const { body } = await clerk.client.get('/api/temple-admin/auth/me').expect(200);
    expect(body.limits).toEqual({ 'donations:refund': 101_00 });
    expect((await owner.client.delete(`${roles}/${role}`).expect(422)).body.code).toBe('role-in-use');
    expect(member((await owner.client.get(roles).expect(200)).body, role)).toMatchObject({ members: 1 });
  });

  it('is never more than the giver may do, nor ownership, nor one they have', async () => {
    const [owner, helper] = [await staff(), await staff({ preset: 'viewer' })];
    const lead = await staff({ permissions: ['staff:manage', 'staff:read', 'temple:read', 'donations:read'] });
    expect((await second(lead, helper, { role: 'treasurer', lastDay: day(9) }).expect(403)).body.code).toBe('role-beyond-yours');
    expect((await second(owner, helper, { role: 'owner', lastDay: day(9) }).expect(403)).body.code).toBe('role-beyond-yours');
    expect((await second(owner, owner, { role: 'viewer', lastDay: day(9) }).expect(422)).body.code).toBe('own-role');
    for (const body of [{ role: 'viewer', lastDay: day(9) }, { role: 'treasurer' }, { role: 'treasurer', lastDay: day(-1) }])
      await second(owner, helper, body).expect(400);
    expect(member((await owner.client.get(STAFF).expect(200)).body, helper.id)).toMatchObject({ second: null });
  });

  it('lasts no longer than they are on the staff, and doesn’t come back with them', async () => {
    const [owner, helper] = [await staff(), await staff({ preset: 'viewer' })];
    const startOf = (days: number) => new Date(instantOf(day(days), '00:00', temple.timeZone));
    await moved(helper.id, { endsAt: startOf(6) });
    const { body } = await second(owner, helper, { role: 'treasurer', lastDay: day(9) }).expect(400);
    expect(body.fields.lastDay).toContain('Their own last day is');
    await second(owner, helper, { role: 'treasurer', lastDay: day(5) }).expect(200);
    await moved(helper.id, { endsAt: AGO });
    await owner.client.put(`${STAFF}/${helper.id}/role`).send({ role: 'viewer' }).expect(200);
    expect(member((await owner.client.get(STAFF).expect(200)).body, helper.id)).toMatchObject({ ended: false, second: null });
    await moved(helper.id, { startsAt: startOf(20) });
    expect((await second(owner, helper, { role: 'treasurer', lastDay: day(5) }).expect(400)).body.fields).toEqual({
      lastDay: 'They aren’t on the staff yet on this day. Choose a later one.',
    });
  });

  it('protects those who have it, even before it starts, from people who may do less', async () => {
    const [owner, helper] = [await staff(), await staff({ permissions: ['temple:read'] })];
    const lead = await staff({ permissions: ['staff:manage', 'staff:read', 'temple:read'] });
    await second(owner, helper, { role: 'treasurer', firstDay: day(3), lastDay: day(9) }).expect(200);
    for (const ends of [`${STAFF}/${helper.id}`, `${STAFF}/${helper.id}/second-role`])
      expect((await lead.client.delete(ends).expect(403)).body.code).toBe('role-beyond-yours');
  });
});
