import type { SankalpamSheet } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { listenForWebhooks } from '../../../../test/give.ts';
import { bookPooja, MEERA, offerPooja } from '../../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let clerk: string;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
  const { client, account } = await signInStaff(api, { temple: place.temple });
  office = client;
  clerk = account.fullName;
});
afterAll(() => api.close());

const correct = (id: string, participants: object[]) =>
  office.put(`/api/temple-admin/bookings/${id}`).send({ participants, intention: 'Health', inAbsentia: false });
const notices = async (client: TestAgent): Promise<string[]> => {
  const { body } = await client.get('/api/account/notifications').expect(200);
  return body.items.map(({ title }: { title: string }) => title);
};

it('shows what the office corrected on the next sheet and to the family, and records who did it', async () => {
  const { slot, service } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const sheet = `/api/temple-admin/pooja-slots/${slot.id}/sheet`;
  const { body: before } = await office.get(sheet).expect(200);
  await office.post(`${sheet}/printed`).send({ stamp: before.stamp }).expect(200);
  const corrected = { ...MEERA, name: 'Meera Raghunath', gotra: 'Kaundinya', nakshatra: 22, rashi: 10 };
  await correct(id, [corrected]).expect(200);
  const { families } = (await office.get(sheet).expect(200)).body as SankalpamSheet;
  expect(families).toMatchObject([
    { change: 'changed', names: [{ name: { text: 'Meera Raghunath' }, gotra: { text: 'Kaundinya' }, nakshatra: 'Shravana' }] },
  ]);
  const { body: own } = await client.get(`/api/devotee/bookings/${id}`).expect(200);
  expect(own).toMatchObject({ participants: [corrected] });
  await correct(id, [MEERA]).expect(200);
  expect((await notices(client)).filter((title) => title.includes(`corrected the names for ${service.name}`))).toHaveLength(2);
  const entries = await api.database.reader.findBy(AuditEntry, { action: 'booking.changed', subjectId: id });
  expect(entries).toMatchObject([{ actorLabel: clerk }, { actorLabel: clerk }]);
});

it('refuses a rashi that the nakshatra isn’t in', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const fields = { 'participants[0].rashi': "This birth star isn't in this rashi" };
  expect((await correct(id, [{ ...MEERA, rashi: 7 }]).expect(400)).body.fields).toEqual(fields);
  await correct(id, [{ ...MEERA, rashi: null }]).expect(200);
});

it('takes nobody from another family', async () => {
  const { slot } = await offerPooja(office, place);
  const [{ client }, stranger] = [await signInDonor(api), await signInDonor(api)];
  const { body: theirs } = await stranger.client.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
  const { id } = await bookPooja(api, client, place, slot);
  const { body } = await correct(id, [{ name: 'Anika', familyMemberId: theirs.id }]).expect(400);
  expect(JSON.stringify(body)).toContain('This person isn’t in your family list');
});

it('refuses a correction of names that were changed since its form was opened', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const { version } = (await office.get(`/api/temple-admin/bookings/${id}`).expect(200)).body;
  const own = { participants: [{ ...MEERA, name: 'Meera R' }], version };
  expect((await client.put(`/api/devotee/bookings/${id}`).send(own).expect(200)).body.version).toBe(version + 1);
  const late = { participants: [{ ...MEERA, name: 'Meera Raghunath' }], version };
  const { body } = await office.put(`/api/temple-admin/bookings/${id}`).send(late).expect(409);
  expect(body.code).toBe('booking-names-changed');
  expect((await client.get(`/api/devotee/bookings/${id}`).expect(200)).body.participants).toMatchObject(own.participants);
});
