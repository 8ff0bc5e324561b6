import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from '../../../test/give.ts';
import { deliveredTo, linkParameter } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SessionsService } from '../../domain/accounts/sessions.service.ts';
import { StaffInvitation } from '../../domain/staff/staff-invitation.entity.ts';
import { StaffMember } from '../../domain/staff/staff-member.entity.ts';
import { ExpiredInvitations } from '../../domain/staff-desk/expired-invitations.ts';
import { longDate } from '../../platform/documents/words.ts';
import { newId } from '../../platform/ids/new-id.ts';

const STAFF = '/api/temple-admin/staff';
const ROLES = '/api/temple-admin/staff-roles';
const INVITATIONS = '/api/temple-admin/staff-invitations';
const DESK = ['donations:read', 'donations:refund'] as const;

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
});
afterAll(() => api.close());

const staff = async (given: Omit<Parameters<typeof signInStaff>[1] & object, 'temple'> = {}) => {
  const { client, account } = await signInStaff(api, { temple: place.temple, ...given });
  const { id } = await api.database.reader.findOneByOrFail(StaffMember, { templeId: place.temple.id, accountId: account.id });
  return { client, account, id };
};
type Colleague = Awaited<ReturnType<typeof staff>>;
const gift = async () => giveAndPay(api, (await signInDonor(api)).client, place, { amountCents: 200_00 });
const refund = ({ client }: Colleague, orderId: string, amountCents: number) =>
  client
    .post(`/api/temple-admin/donations/${orderId}/refunds`)
    .set('idempotency-key', newId())
    .send({ reason: 'Wrong amount', amountCents });
const opened = ({ client }: Colleague) => client.get('/api/temple-admin/donations');
/** The midnight after the last day has passed, for every process. */
const passes = (id: string) =>
  api.database.transaction(async (tx) => {
    await tx.update(StaffMember, { templeId: place.temple.id, id }, { endsAt: new Date(Date.now() - 1000) });
    api.get(SessionsService).forgetActors();
  });

describe('a role that refunds up to an amount', () => {
  const desk = () => staff({ permissions: DESK, limits: { 'donations:refund': 51_00 } });

  it('gives back no more than that of a donation, and says who can', async () => {
    const [clerk, treasurer] = [await desk(), await staff({ preset: 'treasurer' })];
    const { orderId } = await gift();
    await refund(clerk, orderId, 50_00).expect(201);
    const { body } = await refund(clerk, orderId, 2_00).expect(403);
    expect(body).toMatchObject({
      code: 'amount-beyond-role',
      message:
        'Your role lets you refund up to $51.00 of a donation, earlier refunds included. These people can refund more: Lakshmi Raman.',
    });
    await refund(treasurer, orderId, 100_00).expect(201);
    expect((await refund(clerk, orderId, 51_00).expect(422)).body.code).toBe('refund-too-large');
  });

  it('keeps to it however many ask at once', async () => {
    const clerk = await desk();
    const { orderId } = await gift();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(clerk, orderId, 20_00)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403]);
  });

  it('is composed with its amount, and given only by who may refund as much', async () => {
    const owner = await staff();
    const role = { name: 'Festival desk', permissions: DESK, limits: { 'donations:refund': 51_00, 'donations:read': 5_00 } };
    expect((await owner.client.post(ROLES).send(role).expect(400)).body.code).toBe('unknown-field');
    const composed = { ...role, limits: { 'donations:refund': 51_00 } };
    const { body } = await owner.client.post(ROLES).send(composed).expect(201);
    expect(body.at(-1)).toMatchObject(composed);
    const clerk = await staff({ permissions: [...DESK, 'staff:manage'], limits: { 'donations:refund': 50_00 } });
    const invite = () => clerk.client.post(INVITATIONS).send({ email: `${newId()}@staff.test`, role: body.at(-1).id });
    expect((await invite().expect(403)).body.code).toBe('role-beyond-yours');
    const lower = { ...composed, limits: { 'donations:refund': 50_00 } };
    await owner.client
      .put(`${ROLES}/${body.at(-1).id}`)
      .send({ ...lower, version: 0 })
      .expect(200);
    await invite().expect(201);
    const raise = () => clerk.client.put(`${ROLES}/${body.at(-1).id}`).send({ ...lower, limits: {}, version: 1 });
    expect((await raise().expect(403)).body.code).toBe('role-beyond-yours');
  });
});

describe('a membership with a last day', () => {
  it('opens the office until then, and not after', async () => {
    const [owner, helper] = [await staff(), await staff({ preset: 'treasurer' })];
    const lastDay = dateIn(place, 6);
    const { body } = await owner.client.put(`${STAFF}/${helper.id}/role`).send({ role: 'front-desk', lastDay }).expect(200);
    expect(body.find(({ id }: { id: string }) => id === helper.id)).toMatchObject({ lastDay, ended: false });
    await opened(helper).expect(200);
    await passes(helper.id);
    await opened(helper).expect(403);
    expect((await helper.client.get('/api/temple-admin/places').expect(200)).body).toEqual([]);
    await owner.client.put(`${STAFF}/${helper.id}/role`).send({ role: 'front-desk' }).expect(200);
    await opened(helper).expect(200);
  });

  it('is neither past, nor an owner’s', async () => {
    const [owner, other, viewer] = [await staff(), await staff(), await staff({ preset: 'viewer' })];
    const give = (id: string, body: object) => owner.client.put(`${STAFF}/${id}/role`).send(body).expect(400);
    const past = await give(viewer.id, { role: 'viewer', lastDay: dateIn(place, -2) });
    expect(past.body.fields).toEqual({ lastDay: 'Choose today or a later day' });
    const last = await give(other.id, { role: 'owner', lastDay: dateIn(place, 6) });
    expect(last.body.fields.lastDay).toContain('An owner has no first or last day.');
  });

  it('comes with an invitation, whose link ends with it', async () => {
    const owner = await staff();
    const email = `${newId()}@staff.test`;
    const lastDay = dateIn(place, 3);
    await owner.client.post(INVITATIONS).send({ email, role: 'front-desk', lastDay }).expect(201);
    const [mail] = await deliveredTo(api, email);
    expect(mail!.text).toContain(`The link works only for this email address, until ${longDate(lastDay)}.`);
    const token = await linkParameter(api, email, 'token');
    const open = () => api.client().post('/api/staff-invitations/open').send({ token });
    expect((await open().expect(200)).body).toMatchObject({ lastDay });
    const helper = await signInAs(api, await buildAccount(api, { role: 'temple-admin', email }));
    await helper.post(`${INVITATIONS}/accept`).send({ token }).expect(200);
    const { body } = await owner.client.get(STAFF).expect(200);
    expect(body.find((member: { email: string }) => member.email === email)).toMatchObject({ lastDay });
  });
});

describe('an invitation', () => {
  const DEMOTIONS: readonly (readonly [string, (owner: Colleague, inviter: Colleague) => PromiseLike<unknown>])[] = [
    ['was demoted', (owner, inviter) => owner.client.put(`${STAFF}/${inviter.id}/role`).send({ role: 'manager' }).expect(200)],
    ['was removed', (owner, inviter) => owner.client.delete(`${STAFF}/${inviter.id}`).expect(200)],
    ['left', (_owner, inviter) => inviter.client.post('/api/temple-admin/leave').expect(204)],
  ];

  it.each(DEMOTIONS)('gives nobody a role once its sender %s, until somebody else sends it', async (_, demote) => {
    const [owner, inviter] = [await staff(), await staff()];
    const email = `${newId()}@staff.test`;
    await inviter.client.post(INVITATIONS).send({ email, role: 'treasurer' }).expect(201);
    const { id } = await api.database.reader.findOneByOrFail(StaffInvitation, { email });
    const token = await linkParameter(api, email, 'token');
    const invited = await signInAs(api, await buildAccount(api, { role: 'temple-admin', email }));
    const accept = (secret: string) => invited.post(`${INVITATIONS}/accept`).send({ token: secret });
    await demote(owner, inviter);
    const { body } = await accept(token).expect(410);
    expect(body).toMatchObject({ code: 'invitation-beyond-inviter', message: expect.stringContaining('Ask the temple to send') });
    await api.client().post('/api/staff-invitations/open').send({ token }).expect(410);
    expect((await owner.client.get(INVITATIONS).expect(200)).body).toMatchObject([{ id, beyondInviter: true }]);
    expect((await owner.client.post(`${INVITATIONS}/${id}/resend`).expect(200)).body).toMatchObject([{ beyondInviter: false }]);
    await accept(await linkParameter(api, email, 'token')).expect(200);
  });

  it('that expires without an answer notifies its sender, once each time it was sent', async () => {
    const [sender, other] = [await staff(), await staff()];
    const email = `kiran-${newId()}@staff.test`;
    const { body } = await sender.client.post(INVITATIONS).send({ email, role: 'viewer' }).expect(201);
    const titles = async ({ client }: Colleague) =>
      (await client.get('/api/account/notifications').expect(200)).body.items.map(({ title }: { title: string }) => title);
    const expire = async (at = new Date(Date.now() - 1000)) => {
      await api.database.transaction((tx) => tx.update(StaffInvitation, { email }, { expiresAt: at }));
      for (const round of [1, 2]) await api.get(ExpiredInvitations).run(new Date(Date.now() + round));
    };
    await api.get(ExpiredInvitations).run();
    expect(await titles(sender)).toEqual([]);
    await expire();
    expect(await titles(sender)).toEqual([`Your invitation to ki•••@staff.test has expired`]);
    expect(await titles(other)).toEqual([]);
    await sender.client.post(`${INVITATIONS}/${body[0].id}/resend`).expect(200);
    await expire();
    expect(await titles(sender)).toHaveLength(2);
    await sender.client.post(`${INVITATIONS}/${body[0].id}/resend`).expect(200);
    await sender.client.post('/api/temple-admin/leave').expect(204);
    await expire();
    expect(await titles(sender)).toHaveLength(2);
  });
});
