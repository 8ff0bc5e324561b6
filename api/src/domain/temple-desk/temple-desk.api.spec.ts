import type TestAgent from 'supertest/lib/agent.js';
import { BROADCASTS, followers, newBroadcast } from '../../../test/broadcasts.ts';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildEHundiCode, buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { BroadcastDriver } from '../broadcasts/broadcast-driver.service.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DESK = '/api/superadmin/temples';
const OFFICE = '/api/temple-admin';
const REASON = 'The bank asked us to look into two payments.';
const CLEARED = 'The bank has closed its question.';

interface Scene extends GivingTemple {
  desk: TestAgent;
  owner: Awaited<ReturnType<typeof signInStaff>>;
}

async function scene(): Promise<Scene> {
  const place = await buildGivingTemple(api);
  const owner = await signInStaff(api, { temple: place.temple, preset: 'owner' });
  return { ...place, owner, desk: await signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Asha of the desk' })) };
}
const suspend = ({ desk, temple }: Scene, reason = REASON) => desk.post(`${DESK}/${temple.id}/suspend`).send({ reason });
const reinstate = ({ desk, temple }: Scene, reason = CLEARED) => desk.post(`${DESK}/${temple.id}/reinstate`).send({ reason });
const give = async ({ temple, general }: Scene) => {
  const { client } = await signInDonor(api);
  const lines = [{ fundId: general.id, amountCents: 5100 }];
  const gift = { templeSlug: temple.slug, lines, legalName: 'Asha Rao' };
  return client.post('/api/devotee/donations').set('idempotency-key', newId()).send(gift);
};

describe('an operator', () => {
  it('finds temples in every state by name, city and state', async () => {
    const place = await scene();
    const other = await buildGivingTemple(api, {
      name: 'Sri Rama Mandir',
      city: 'Tulsa',
      searchText: 'sri rama mandir tulsa',
      status: 'submitted',
    });
    const list = async (query: object) => (await place.desk.get(DESK).query(query).expect(200)).body.items;
    expect(await list({ search: 'Tulsa' })).toMatchObject([{ id: other.temple.id, status: 'submitted', city: 'Tulsa' }]);
    expect(await list({ search: 'tulsa', status: 'suspended' })).toEqual([]);
    const { body } = await place.desk.get(`${DESK}/${place.temple.id}`).expect(200);
    expect(body).toMatchObject({ status: 'approved', suspension: null, history: [], owners: [{ email: place.owner.account.email }] });
    await place.desk.get(`${DESK}/${newId()}`).expect(404);
  });

  it('suspends a temple with a reason and reinstates it: audited, and its owners hear why', async () => {
    const place = await scene();
    const manager = await signInStaff(api, { temple: place.temple, preset: 'manager' });
    const { body } = await suspend(place).expect(200);
    expect(body).toMatchObject({ status: 'suspended', suspension: { reason: REASON } });
    expect(body.history).toMatchObject([{ what: 'temple.suspended', actor: 'Asha of the desk', note: REASON }]);
    expect((await place.owner.client.get(`${OFFICE}/standing`).expect(200)).body).toMatchObject({ suspension: { reason: REASON } });
    expect((await reinstate(place).expect(200)).body).toMatchObject({ status: 'approved', suspension: null });
    const told = await api.database.reader.findBy(NotificationRow, { accountId: place.owner.account.id });
    expect(told.map(({ kind }) => kind).sort()).toEqual(['temple-standing.reinstated', 'temple-standing.suspended']);
    const mails = await deliveredTo(api, place.owner.account.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([`${place.temple.name} is reinstated`, `${place.temple.name} is suspended`]);
    expect(mails.every(({ text }) => text.includes(REASON) || text.includes(CLEARED))).toBe(true);
    expect(await deliveredTo(api, manager.account.email)).toEqual([]);
    const entries = await api.database.reader.findBy(AuditEntry, { templeId: place.temple.id, subjectKind: 'temple-standing' });
    expect(entries.map(({ action }) => action).sort()).toEqual(['temple.reinstated', 'temple.suspended']);
  });

  it('must say why, and of two who decide at the same moment one does', async () => {
    const place = await scene();
    expect((await suspend(place, ' ').expect(400)).body.fields).toHaveProperty('reason');
    expect((await reinstate(place).expect(409)).body.code).toBe('state-conflict');
    const answers = await Promise.all([suspend(place), suspend(place)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const waiting = await buildGivingTemple(api, { status: 'in-review' });
    expect((await reinstate({ ...place, ...waiting }).expect(409)).body.code).toBe('state-conflict');
  });

  it('alone does: nobody else has the page', async () => {
    const place = await scene();
    for (const client of [place.owner.client, (await signInDonor(api)).client]) {
      await client.post(`${DESK}/${place.temple.id}/suspend`).send({ reason: REASON }).expect(403);
      await client.get(DESK).expect(403);
    }
  });
});

describe('a suspended temple', () => {
  it('takes no gift from the next request on, and takes them again', async () => {
    const place = await scene();
    await suspend(place).expect(200);
    expect((await give(place)).body.code).toBe('temple-not-accepting');
    await reinstate(place).expect(200);
    expect((await give(place)).status).toBe(201);
  });

  it('sends no broadcast: what is under way pauses, and goes on when the office resumes it', async () => {
    const place = await scene();
    const { client } = place.owner;
    const [follower] = await followers(api, place.temple, 1);
    const body = { segment: { groups: ['followers'] } };
    const [running, draft] = [await newBroadcast(client, body), await newBroadcast(client, body)];
    await client.post(`${BROADCASTS}/${running.id}/start`).send({}).expect(200);
    await suspend(place).expect(200);
    expect((await client.get(`${BROADCASTS}/${running.id}`)).body.status).toBe('paused');
    for (const [id, what] of [
      [running.id, 'resume'],
      [draft.id, 'start'],
      [draft.id, 'test'],
    ]) {
      const refused = await client
        .post(`${BROADCASTS}/${id}/${what}`)
        .send(what === 'test' ? { language: 'en' } : {})
        .expect(422);
      expect(refused.body.message).toBe('A temple can send broadcasts only while it is approved. Nothing was sent.');
    }
    await api.get(BroadcastDriver).advanceAll();
    expect(await deliveredTo(api, follower!.email)).toEqual([]);
    await reinstate(place).expect(200);
    await client.post(`${BROADCASTS}/${running.id}/resume`).send({}).expect(200);
    await client.post(`${BROADCASTS}/${draft.id}/start`).send({}).expect(200);
  });

  it('still exports, reads receipts and statements of money that came before', async () => {
    const place = await scene();
    await suspend(place).expect(200);
    const { client } = place.owner;
    for (const path of ['donations', 'receipts', 'ledger/entries', 'bookings', 'temple', 'statements?year=2025'])
      expect([path, (await client.get(`${OFFICE}/${path}`)).status]).toEqual([path, 200]);
  });

  it('looks to everyone like a temple that doesn’t exist', async () => {
    const place = await scene();
    const code = await buildEHundiCode(api, place.general);
    const { slug, id } = place.temple;
    const anyone = api.client();
    const days = 'from=2026-11-08&to=2026-11-09';
    const answers = (of: string) =>
      Promise.all(
        [
          `temples/${of}`,
          `temples/${of}/visit`,
          `temples/${of}/calendar?${days}`,
          `temples/${of}/events.ics`,
          `e-hundi?temple=${of}&qr=${code.id}`,
          `events?temple=${of}`,
          `pooja-openings?temple=${of}`,
        ].map(async (path) => {
          const { status, body } = await anyone.get(`/api/public/${path}`);
          return [path.replace(of, ''), status, body.code ?? body.items];
        }),
      );
    expect((await answers(slug)).map(([, status]) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    await suspend(place).expect(200);
    expect(await answers(slug)).toEqual(await answers('no-such-temple'));
    const stranger = await signInDonor(api);
    await stranger.client.get(`/api/public/temples/${slug}`).expect(404);
    const { body: found } = await anyone.get('/api/public/temples').query({ limit: 100 }).expect(200);
    expect(found.items.map((temple: { id: string }) => temple.id)).not.toContain(id);
    const asked = { phone: '+17325550148', templeSlug: slug, qrCodeId: code.id };
    const code422 = async (body: object) => (await anyone.post('/api/guest/phone-code').send(body).expect(422)).body.code;
    expect([await code422(asked), await code422({ ...asked, templeSlug: 'no-such-temple' })]).toEqual([
      'temple-not-accepting',
      'temple-not-accepting',
    ]);
  });

  it('keeps its page for devotees who saved it, and offers nothing there', async () => {
    const place = await scene();
    const { slug, id: templeId } = place.temple;
    const { client: follower } = await signInDonor(api);
    await follower.post('/api/devotee/temples').send({ templeId }).expect(200);
    await suspend(place).expect(200);
    const { body } = await follower.get(`/api/public/temples/${slug}`).expect(200);
    expect(body).toMatchObject({ isSuspended: true, takesPayments: false, funds: [] });
    await follower.get(`/api/public/temples/${slug}/visit`).expect(200);
    await reinstate(place).expect(200);
    expect((await api.client().get(`/api/public/temples/${slug}`).expect(200)).body.isSuspended).toBe(false);
  });
});
