import type { PoojaSchedule, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addSlot, bookPooja, dateIn, poojaNamed } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const PLACES = { capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const schedule = ({ id: serviceId }: PoojaService, given: object = {}) => ({
  serviceId,
  rule: { kind: 'weekly', days: DAYS },
  times: ['09:00'],
  startsOn: dateIn(place, 1),
  ...PLACES,
  ...given,
});
const addSchedule = async (service: PoojaService, given: object = {}): Promise<PoojaSchedule> =>
  (await office.post('/api/temple-admin/pooja-schedules').send(schedule(service, given)).expect(201)).body;
const change = (service: PoojaService, { id }: PoojaSchedule, given: object) =>
  office.put(`/api/temple-admin/pooja-schedules/${id}`).send(schedule(service, given)).expect(200);
const slotsOn = async ({ id }: PoojaService, date: string): Promise<PoojaSlot[]> =>
  (await office.get('/api/temple-admin/pooja-slots').query({ from: date, to: date, serviceId: id }).expect(200)).body;

/** A time of a schedule that a family booked and left, and that the schedule no longer has: nobody sees it. */
async function hiddenTime() {
  const { body: service }: { body: PoojaService } = await office
    .post('/api/temple-admin/poojas')
    .send(poojaNamed(`Archana ${newId()}`))
    .expect(201);
  const old = await addSchedule(service);
  const date = dateIn(place, 5);
  const [slot] = await slotsOn(service, date);
  const family = await signInDonor(api);
  const booking = await bookPooja(api, family.client, place, slot!);
  const leave = () => family.client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).expect(200);
  const retire = () => change(service, old, { times: ['17:00'] });
  const booked = async () => (await family.client.get(`/api/devotee/bookings/${booking.id}`).expect(200)).body;
  return { service, old, date, slot: slot!, leave, retire, booked };
}

it('gives its hour to a single time', async () => {
  const { service, date, slot, leave, retire } = await hiddenTime();
  await leave();
  await retire();
  expect(await slotsOn(service, date)).toMatchObject([{ time: '17:00' }]);
  const added = await addSlot(office, place, service, 2, { date, time: '09:00' });
  expect(added).toMatchObject({ id: slot.id, scheduleId: null, capacity: 2, isRetired: false, status: 'open' });
  expect((await slotsOn(service, date)).map(({ time }) => time)).toEqual(['09:00', '17:00']);
  const again = { serviceId: service.id, date, time: '09:00', ...PLACES };
  expect((await office.post('/api/temple-admin/pooja-slots').send(again).expect(409)).body.code).toBe('duplicate');
});

it('gives its hour to another schedule, which keeps it', async () => {
  const { service, old, date, slot, leave, retire } = await hiddenTime();
  await leave();
  await retire();
  const { id } = await addSchedule(service, { capacity: 3, onlinePlaces: 3 });
  const taken = { id: slot.id, time: '09:00', scheduleId: id, capacity: 3, isRetired: false };
  expect(await slotsOn(service, date)).toMatchObject([taken, { time: '17:00' }]);
  await change(service, old, { times: ['09:00'] });
  expect(await slotsOn(service, date)).toMatchObject([taken]);
});

it('keeps its hour while a family is in it, or waits for it', async () => {
  const { service, date, slot, leave, retire } = await hiddenTime();
  await retire();
  const add = () => office.post('/api/temple-admin/pooja-slots').send({ serviceId: service.id, date, time: '09:00', ...PLACES });
  await add().expect(409);
  await addSchedule(service);
  expect(await slotsOn(service, date)).toMatchObject([{ id: slot.id, toBeMoved: true }, { time: '17:00' }]);
  await leave();
  await add().expect(201);
});

it('comes back as it was where its own schedule has it again', async () => {
  const { service, old, date, slot, leave, retire } = await hiddenTime();
  await leave();
  await retire();
  await change(service, old, { capacity: 9, onlinePlaces: 9 });
  expect(await slotsOn(service, date)).toMatchObject([{ id: slot.id, scheduleId: old.id, capacity: 4, isRetired: false }]);
  const { used } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot.id });
  expect(used).toBe(true);
});

it('gives its hour to a time that is moved there, and who left it still sees when it was', async () => {
  const { service, date, slot, leave, retire, booked } = await hiddenTime();
  const move = (from: PoojaSlot, time: string) =>
    office
      .post(`/api/temple-admin/pooja-slots/${from.id}/move`)
      .set('idempotency-key', newId())
      .send({ date, time, reason: 'The hall is taken', anyway: false });
  const preview = (from: PoojaSlot) =>
    office.get(`/api/temple-admin/pooja-slots/${from.id}/move`).query({ date, time: '09:00' }).expect(200);
  await retire();
  const later = (await slotsOn(service, date)).find(({ time }) => time === '17:00')!;
  expect((await preview(later)).body.conflicts).toMatchObject([{ firm: true }]);
  await move(later, '09:00').expect(409);
  await leave();
  expect((await preview(later)).body.conflicts).toEqual([]);
  await move(later, '09:00').expect(200);
  expect(await slotsOn(service, date)).toMatchObject([{ id: later.id, time: '09:00', isRetired: false }]);
  expect(await booked()).toMatchObject({ status: 'canceled', slot: { startsAt: slot.startsAt, endsAt: slot.endsAt } });
  await addSlot(office, place, service, 2, { date, time: '17:00' });
  expect((await slotsOn(service, date)).map(({ time }) => time)).toEqual(['09:00', '17:00']);
});
