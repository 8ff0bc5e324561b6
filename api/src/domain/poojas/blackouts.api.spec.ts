import type { PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addSlot, bookPooja, dateIn, MEERA, offerPooja, poojaNamed } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const closeDays = async (from: string, to = from, given: object = {}): Promise<{ id: string; bookedSlots: number }> =>
  (
    await office
      .post('/api/temple-admin/pooja-blackouts')
      .send({ reason: 'Annual festival', from, to, ...given })
      .expect(201)
  ).body;
const lift = ({ id }: { id: string }) => office.delete(`/api/temple-admin/pooja-blackouts/${id}`).expect(204);
const timesOf = async ({ id }: PoojaService, date: string): Promise<PoojaSlot[]> =>
  (await office.get(`/api/temple-admin/pooja-slots?from=${date}&to=${date}&serviceId=${id}`).expect(200)).body;
const change = ({ id, ...slot }: PoojaSlot, given: object) => {
  const { capacity, onlinePlaces, counterPlaces } = slot;
  return office.put(`/api/temple-admin/pooja-slots/${id}`).send({ capacity, onlinePlaces, counterPlaces, open: true, ...given });
};
const freeOf = async ({ id }: PoojaService, date: string): Promise<number[]> => {
  const path = `/api/public/temples/${place.temple.slug}/poojas/${id}/slots?from=${date}&to=${date}`;
  return (await api.client().get(path).expect(200)).body.map(({ free }: { free: number }) => free);
};

/** A pooja with a time each morning, and one by hand in the evening of a day. */
async function daily(date: string): Promise<{ service: PoojaService; serviceId: string; scheduleId: string; byHand: PoojaSlot }> {
  const { body: service } = await office
    .post('/api/temple-admin/poojas')
    .send(poojaNamed(`Abhisheka ${newId()}`))
    .expect(201);
  const { body } = await office.post('/api/temple-admin/pooja-schedules').send(everyDay(service.id)).expect(201);
  const byHand = await addSlot(office, place, service, 4, { date, time: '18:00' });
  return { service, serviceId: service.id, scheduleId: body.id, byHand };
}
const everyDay = (serviceId: string, times = ['09:00', '10:00']) => ({
  serviceId,
  rule: { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] },
  times,
  startsOn: dateIn(place, 1),
  capacity: 8,
  onlinePlaces: 8,
  counterPlaces: 0,
});
const shown = (slots: PoojaSlot[]) => slots.map(({ id, time, status, capacity }) => ({ id, time, status, capacity }));

it('closes the times of a day, and lifting it opens the same ones as they were', async () => {
  const date = dateIn(place, 12);
  const { service } = await daily(date);
  const [nine, ten] = await timesOf(service, date);
  await change(nine!, { capacity: 3, onlinePlaces: 3 }).expect(200);
  await change(ten!, { open: false }).expect(200);
  const before = shown(await timesOf(service, date));
  expect(before.map(({ time, status }) => [time, status])).toEqual([
    ['09:00', 'open'],
    ['10:00', 'closed'],
    ['18:00', 'open'],
  ]);
  const blackout = await closeDays(date);
  expect([await freeOf(service, date), blackout.bookedSlots]).toEqual([[], 0]);
  await lift(blackout);
  expect(shown(await timesOf(service, date))).toEqual(before);
  expect(await freeOf(service, date)).toEqual([3, 4]);
});

it('counts the times that families booked, and offers their waitlist what opens again', async () => {
  const date = dateIn(place, 13);
  const { service, slot } = await offerPooja(office, place, 1, { date });
  const { client } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  const waiting = (await signInDonor(api)).client;
  await waiting
    .post('/api/devotee/pooja-waits')
    .send({ slotId: slot.id, participants: [MEERA], intention: '' })
    .expect(201);
  const blackout = await closeDays(date);
  expect(blackout.bookedSlots).toBe(1);
  expect(await timesOf(service, date)).toMatchObject([{ id: slot.id, status: 'closed', onlineSold: 1 }]);
  await client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).expect(200);
  const waits = async () =>
    (await waiting.get('/api/devotee/pooja-waits').expect(200)).body.map(({ status }: { status: string }) => status);
  expect(await waits()).toEqual(['waiting']);
  await lift(blackout);
  expect(await waits()).toEqual(['offered']);
});

it('keeps a time closed until the last blackout that meets it is lifted', async () => {
  const date = dateIn(place, 14);
  const { service } = await daily(date);
  const [first, second] = [await closeDays(dateIn(place, 13), date), await closeDays(date, date, { startTime: '17:30', endTime: '19:30' })];
  await lift(first);
  expect((await timesOf(service, date)).map(({ time }) => time)).toEqual(['09:00', '10:00']);
  await lift(second);
  expect((await timesOf(service, date)).map(({ time }) => time)).toEqual(['09:00', '10:00', '18:00']);
});

it('keeps booked times closed when their schedule is changed meanwhile', async () => {
  const date = dateIn(place, 15);
  const { service, scheduleId } = await daily(date);
  const [nine] = await timesOf(service, date);
  await bookPooja(api, (await signInDonor(api)).client, place, nine!);
  const blackout = await closeDays(date);
  await office
    .put(`/api/temple-admin/pooja-schedules/${scheduleId}`)
    .send(everyDay(service.id, ['09:00']))
    .expect(200);
  expect(shown(await timesOf(service, date))).toEqual([{ id: nine!.id, time: '09:00', status: 'closed', capacity: 8 }]);
  await lift(blackout);
  expect((await timesOf(service, date)).map(({ time, status }) => [time, status])).toEqual([
    ['09:00', 'open'],
    ['18:00', 'open'],
  ]);
});

it('can be booked again at the time it was moved to', async () => {
  const date = dateIn(place, 16);
  const { service, slot } = await offerPooja(office, place, 2, { date });
  await bookPooja(api, (await signInDonor(api)).client, place, slot);
  const blackout = await closeDays(date);
  const to = { date: dateIn(place, 17), time: '11:00', reason: 'Festival' };
  await office.post(`/api/temple-admin/pooja-slots/${slot.id}/move`).set('idempotency-key', newId()).send(to).expect(200);
  expect(await freeOf(service, to.date)).toEqual([1]);
  await lift(blackout);
  expect(await freeOf(service, date)).toEqual([]);
});

it('has no times added by hand while it lasts', async () => {
  const date = dateIn(place, 18);
  const { service } = await offerPooja(office, place, 1);
  await closeDays(date);
  const body = { serviceId: service.id, date, time: '11:00', capacity: 1, onlinePlaces: 1, counterPlaces: 0 };
  const refused = await office.post('/api/temple-admin/pooja-slots').send(body).expect(400);
  expect(refused.body.fields).toEqual({ date: 'The temple has no poojas then: Annual festival' });
});

it('closes one hall and leaves the others open', async () => {
  const day = dateIn(place, 40);
  const hall = (name: string) => offerPooja(office, place, 4, { date: day, service: { place: name } });
  const [wedding, shrine] = [await hall('Kalyana mandapam'), await hall('Main shrine')];
  const closed = await closeDays(day, day, { reason: 'Wedding', place: 'Kalyana mandapam' });
  expect([await freeOf(wedding.service, day), await freeOf(shrine.service, day)]).toEqual([[], [4]]);
  const body = { date: day, time: '16:00', capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  const add = (serviceId: string) => office.post('/api/temple-admin/pooja-slots').send({ ...body, serviceId });
  await add(shrine.service.id).expect(201);
  expect((await add(wedding.service.id).expect(400)).body.fields.date).toContain('Wedding');
  await lift(closed);
  expect(await freeOf(wedding.service, day)).toEqual([4]);
});
