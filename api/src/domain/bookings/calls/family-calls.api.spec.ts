import type { FamilyCall, OfficeDashboard, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { addSlot, bookAtCounter, dateIn, offerPooja } from '../../../../test/poojas.ts';
import { signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { MailAddressRow } from '../../consents/mail-address.entity.ts';

const CALLS = '/api/temple-admin/pooja-calls';
const AT_COUNTER = { onlinePlaces: 0, counterPlaces: 8 };
const reason = 'The hall is flooded';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterAll(() => api.close());

const calls = async (): Promise<FamilyCall[]> => (await office.get(CALLS).expect(200)).body.items;
const tick = ({ id, version }: Pick<FamilyCall, 'id' | 'version'>, called = true, client = office) =>
  client.put(`${CALLS}/${id}`).send({ called, version });
const change = async (path: string, body: object): Promise<void> => {
  await office
    .post(`/api/temple-admin/${path}`)
    .set('idempotency-key', newId())
    .send({ reason, ...body })
    .expect(200);
  await runJobs(api);
};
const move = async ({ id }: PoojaSlot, time: string): Promise<string> => {
  await change(`pooja-slots/${id}/move`, { date: dateIn(place, 5), time, anyway: true });
  return (await calls())[0]!.startsAt;
};
const card = async () => {
  const { cards }: OfficeDashboard = (await office.get('/api/temple-admin/dashboard').expect(200)).body;
  return cards.familyCalls?.state === 'ready' ? cards.familyCalls.data : undefined;
};

it('lists whom only a call reaches about a moved time, from the time they know, until somebody has called', async () => {
  const { slot } = await offerPooja(office, place, 8, AT_COUNTER);
  const { id } = await bookAtCounter(office, slot.id, { phone: '+17325550199' });
  await bookAtCounter(office, slot.id, { email: `${newId()}@example.org` });
  expect(await calls()).toEqual([]);
  const first = await move(slot, '16:00');
  const call = { id, bookedBy: 'Sunitha Hegde', phone: '+17325550199', pooja: slot.serviceName, about: 'moved', reason };
  expect(await calls()).toEqual([{ ...call, startsAt: first, before: slot.startsAt, called: null, version: 0 }]);
  const second = await move(slot, '17:00');
  const [untold] = await calls();
  expect(untold).toEqual({ ...call, startsAt: second, before: slot.startsAt, called: null, version: 1 });
  expect(await card()).toMatchObject({ count: 1, first: { id } });

  const [one, other] = await Promise.all([tick(untold!), tick(untold!)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect(await calls()).toMatchObject([{ called: { by: expect.any(String), at: expect.any(String) }, version: 2 }]);
  expect(await card()).toEqual({ count: 0, first: null });
  expect((await tick({ id, version: 2 }, false).expect(200)).body).toMatchObject({ called: null, version: 3 });
  await tick({ id, version: 3 }).expect(200);
  expect(await api.database.reader.countBy(AuditEntry, { subjectId: id, action: 'booking.called' as const })).toBe(2);

  const third = await move(slot, '18:00');
  expect(await calls()).toMatchObject([{ startsAt: third, before: second, called: null, version: 5 }]);
});

it('lists them about a canceled day, also whose address turns out to fail, and nobody whose booking changed since', async () => {
  const { slot, service } = await offerPooja(office, place, 8, AT_COUNTER);
  const evening = await addSlot(office, place, service, 8, { ...AT_COUNTER, time: '18:00', date: dateIn(place, 6) });
  const email = `${newId()}@example.org`;
  const canceled = await bookAtCounter(office, slot.id, { email, phone: '+17325550198' });
  const moved = await bookAtCounter(office, evening.id, { phone: '+17325550199' });
  await change(`pooja-slots/${evening.id}/move`, { date: dateIn(place, 6), time: '19:00' });
  await change('pooja-day/cancellation', { date: dateIn(place, 5) });
  expect(await calls()).toMatchObject([{ id: moved.id }]);
  await api.database.transaction((tx) =>
    tx.insert(MailAddressRow, { address: email, softBounces: 0, problem: 'bounce', since: new Date() }),
  );
  expect(await calls()).toMatchObject([
    { id: canceled.id, about: 'canceled', startsAt: slot.startsAt, before: null, reason },
    { id: moved.id, about: 'moved' },
  ]);
  await change(`bookings/${moved.id}/cancel`, {});
  expect((await calls()).map(({ id }) => id)).toEqual([canceled.id]);
  await tick({ id: moved.id, version: 0 }).expect(404);

  const [elsewhere, viewer] = [await signInStaff(api), await signInStaff(api, { temple: place.temple, preset: 'viewer' })];
  await tick({ id: canceled.id, version: 0 }, true, elsewhere.client).expect(404);
  expect((await viewer.client.get(CALLS).expect(200)).body.items).toHaveLength(1);
  await tick({ id: canceled.id, version: 0 }, true, viewer.client).expect(403);
});
