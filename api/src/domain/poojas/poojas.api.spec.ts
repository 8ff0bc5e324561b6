import type { PoojaService, PoojaSlot } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { addSlot, dateIn, offerPooja, poojaLine, poojaNamed } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { SlotMaker } from './slot-maker.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const addPooja = async (given: object = {}): Promise<PoojaService> =>
  (
    await office
      .post('/api/temple-admin/poojas')
      .send(poojaNamed(`Archana ${newId()}`, given))
      .expect(201)
  ).body;
const schedule = ({ id: serviceId }: PoojaService, given: object = {}) => ({
  serviceId,
  rule: { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] },
  times: ['09:00'],
  startsOn: dateIn(place, 1),
  capacity: 8,
  onlinePlaces: 8,
  counterPlaces: 0,
  ...given,
});
const addSchedule = async (service: PoojaService, given: object = {}) =>
  (await office.post('/api/temple-admin/pooja-schedules').send(schedule(service, given)).expect(201)).body;
const slotsOf = async ({ id }: PoojaService, days = 30): Promise<PoojaSlot[]> => {
  const span = `from=${dateIn(place, 0)}&to=${dateIn(place, days)}`;
  return (await office.get(`/api/temple-admin/pooja-slots?${span}&serviceId=${id}`).expect(200)).body;
};
const datesOf = (slots: PoojaSlot[]) => slots.map(({ date }) => date);

it('makes a slot for each time of a weekly rule but on the dates left out', async () => {
  const service = await addPooja();
  const days = [0, 6];
  const saturdays = Array.from({ length: 31 }, (_, day) => dateIn(place, day)).filter((date) => new Date(date).getUTCDay() === 6);
  await addSchedule(service, { rule: { kind: 'weekly', days }, times: ['18:30', '09:00'], except: [saturdays[1]] });
  const slots = await slotsOf(service);
  expect(slots.every(({ date }) => days.includes(new Date(date).getUTCDay()))).toBe(true);
  expect(datesOf(slots)).not.toContain(saturdays[1]);
  expect(slots.filter(({ date }) => date === saturdays[2]).map(({ time }) => time)).toEqual(['09:00', '18:30']);
});

it('follows the panchanga of the temple: each Ekadashi its calendar has, where its sky puts it', async () => {
  const service = await addPooja();
  await addSchedule(service, { rule: { kind: 'festival', festival: 'ekadashi' } });
  const dates = datesOf(await slotsOf(service, 60));
  const months = [0, 31, 61].map((days) => dateIn(place, days).slice(0, 7));
  const shown = await Promise.all(
    [...new Set(months)].map(async (month) => {
      const { body } = await office.get(`/api/public/panchanga/month?month=${month}&temple=${place.temple.slug}`).expect(200);
      return body.days.filter(({ vratas }: { vratas: { id: string }[] }) => vratas.some(({ id }) => id === 'ekadashi'));
    }),
  );
  const expected = shown.flat().map(({ date }: { date: string }) => date);
  expect(dates).toEqual(expected.filter((date) => date >= dateIn(place, 1) && date <= dateIn(place, 60)));
});

it('opens no time that its schedule no longer has, and says why', async () => {
  const { slot } = await offerPooja(office, place, 4);
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, { retired: true, used: true }));
  const change = (open: boolean) =>
    office.put(`/api/temple-admin/pooja-slots/${slot.id}`).send({ capacity: 4, onlinePlaces: 4, counterPlaces: 0, open });
  expect(JSON.stringify((await change(true).expect(400)).body)).toContain('Its schedule no longer has this time');
  expect((await change(false).expect(200)).body).toMatchObject({ status: 'closed', isRetired: true });
  // In its schedule again, it is open as before.
  expect(await api.database.reader.findOneBy(PoojaSlotRow, { id: slot.id })).toMatchObject({ status: 'open' });
});

it('keeps a slot somebody booked at its time, with its id, when its rule changes', async () => {
  const service = await addPooja();
  const { id } = await addSchedule(service);
  const [booked, ...others] = await slotsOf(service);
  await addLines((await signInDonor(api)).client, poojaLine(place, booked!));
  await office
    .put(`/api/temple-admin/pooja-schedules/${id}`)
    .send(schedule(service, { times: ['10:00'] }))
    .expect(200);
  const now = await slotsOf(service);
  expect(now.find((slot) => slot.id === booked!.id)).toMatchObject({ time: '09:00', held: 1, status: 'closed' });
  expect(now.filter(({ time }) => time === '09:00')).toHaveLength(1);
  expect(now.filter(({ time }) => time === '10:00')).toHaveLength(others.length + 1);
});

it('makes each slot once, however often it is made', async () => {
  const service = await addPooja();
  await addSchedule(service);
  const before = await slotsOf(service);
  await api.get(SlotMaker).makeDue(new Date(Date.now() + 86_400_000));
  await api.get(SlotMaker).makeDue(new Date(Date.now() + 86_400_000));
  expect(await slotsOf(service)).toEqual(before);
});

it('has no slots in hours without poojas, and has them again afterward', async () => {
  const service = await addPooja({ durationMinutes: 30 });
  await addSchedule(service, { times: ['09:00', '12:00'] });
  const date = dateIn(place, 4);
  const body = { reason: 'Arati', from: date, to: date, startTime: '11:45', endTime: '12:15' };
  const { body: blackout } = await office.post('/api/temple-admin/pooja-blackouts').send(body).expect(201);
  const on = async () => (await slotsOf(service)).filter((slot) => slot.date === date).map(({ time }) => time);
  expect(await on()).toEqual(['09:00']);
  await office.delete(`/api/temple-admin/pooja-blackouts/${blackout.id}`).expect(204);
  expect(await on()).toEqual(['09:00', '12:00']);
});

it('says by how many a slot is over when its places are fewer than sold, and sells no more', async () => {
  const { slot } = await offerPooja(office, place, 2);
  for (let n = 0; n < 2; n++) await addLines((await signInDonor(api)).client, poojaLine(place, slot));
  const split = { capacity: 1, onlinePlaces: 1, counterPlaces: 0, open: true };
  const { body } = await office.put(`/api/temple-admin/pooja-slots/${slot.id}`).send(split).expect(200);
  expect(body).toMatchObject({ overBy: 1, held: 2 });
  const refused = await (await signInDonor(api)).client.post('/api/devotee/cart/lines').send(poojaLine(place, slot)).expect(409);
  expect(refused.body.code).toBe('place-gone');
});

it('shows everyone the poojas of approved temples with their next free time, and nobody those of others', async () => {
  const { service, slot } = await offerPooja(office, place, 1);
  const path = `/api/public/temples/${place.temple.slug}/poojas/${service.id}`;
  expect((await api.client().get(path).expect(200)).body).toMatchObject({ name: service.name, taxClass: 'fee', nextAt: slot.startsAt });
  await addLines((await signInDonor(api)).client, poojaLine(place, slot));
  expect((await api.client().get(path).expect(200)).body.nextAt).toBeNull();
  const { body: slots } = await api.client().get(`${path}/slots?from=${slot.date}&to=${slot.date}`).expect(200);
  expect(slots).toMatchObject([{ id: slot.id, free: 0, waitlist: true }]);
  const hidden = await buildGivingTemple(api, { status: 'suspended' });
  const { client } = await signInStaff(api, { temple: hidden.temple });
  const own = await offerPooja(client, hidden, 1);
  await api.client().get(`/api/public/temples/${hidden.temple.slug}/poojas/${own.service.id}`).expect(404);
  const { body } = await api.client().get(`/api/public/poojas?temple=${hidden.temple.slug}`).expect(200);
  expect(body.items).toEqual([]);
});

it.each([
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
  ['America/Chicago', '2027-03-14', '09:00', '2027-03-14T14:00:00.000Z'],
  ['America/Denver', '2027-11-07', '09:00', '2027-11-07T16:00:00.000Z'],
  ['America/Phoenix', '2027-03-14', '09:00', '2027-03-14T16:00:00.000Z'],
  ['America/Los_Angeles', '2027-03-14', '09:00', '2027-03-14T16:00:00.000Z'],
  ['Pacific/Honolulu', '2027-11-07', '09:00', '2027-11-07T19:00:00.000Z'],
])('starts on the clocks of %s on %s at %s', async (timeZone, date, time, startsAt) => {
  setClock('2026-12-01T12:00:00Z');
  const there = await buildGivingTemple(api, { timeZone });
  const { client } = await signInStaff(api, { temple: there.temple });
  const { slot } = await offerPooja(client, there, 1, { date, time });
  expect(slot.startsAt).toBe(startsAt);
});

describe('bad input', () => {
  it.each([
    ['capacity below one', { capacity: -1 }, 'Enter 0 to 2000 places'],
    ['more places online than there are', { onlinePlaces: 9 }, 'Online and counter places add up to more than 8'],
    ['a time that doesn’t exist', { times: ['25:00'] }, 'Enter a time like 09:00'],
    ['a rule without days', { rule: { kind: 'weekly', days: [] } }, 'Choose at least one day'],
    ['an end before the start', { endsOn: '2020-01-01' }, 'This is before the start'],
  ])('refuses %s', async (_what, wrong, message) => {
    const service = await addPooja();
    const { body } = await office.post('/api/temple-admin/pooja-schedules').send(schedule(service, wrong)).expect(400);
    expect(JSON.stringify(body)).toContain(message);
    expect(await slotsOf(service)).toEqual([]);
  });

  it('refuses a time that has passed, one more than a year ahead, one that exists, and another temple’s pooja', async () => {
    const { service, slot } = await offerPooja(office, place, 1);
    const post = (given: object) =>
      office
        .post('/api/temple-admin/pooja-slots')
        .send({ serviceId: service.id, date: slot.date, time: slot.time, capacity: 1, onlinePlaces: 1, counterPlaces: 0, ...given });
    await post({ date: dateAt(Date.now() - 86_400_000, place.temple.timeZone) }).expect(400);
    expect((await post({ date: '2099-01-14' }).expect(400)).body.fields).toEqual({ date: 'Choose a date in the next 365 days' });
    await post({ date: dateIn(place, 365) }).expect(201);
    expect(JSON.stringify((await post({})).body)).toContain('This pooja is already at this time');
    const other = await buildGivingTemple(api);
    const foreign = await offerPooja((await signInStaff(api, { temple: other.temple })).client, other, 1);
    await post({ serviceId: foreign.service.id }).expect(404);
    await expect(addSlot(office, place, foreign.service, 1)).rejects.toThrow();
  });
});
