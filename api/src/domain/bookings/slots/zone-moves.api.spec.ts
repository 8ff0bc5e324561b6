import type { PoojaSlot } from '@sannidhi/contracts';
import { daysAfter, instantOf, timeAt } from '@sannidhi/panchanga';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { listenForWebhooks, runJobs } from '../../../../test/give.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { addSlot, bookPooja, dateIn, offerPooja } from '../../../../test/poojas.ts';
import { assign, ownAssignments, signInPriest } from '../../../../test/priests.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { OutboxMessage } from '../../../platform/outbox/outbox-message.entity.ts';
import { PoojaScheduleRow } from '../../poojas/pooja-schedule.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { SlotMaker } from '../../poojas/slot-maker.service.ts';
import { PoojaUses } from '../../resources/pooja-uses.service.ts';
import { ResourceUseRow } from '../../resources/resource-use.entity.ts';
import { TEMPLE_ZONE_CHANGED } from '../../temples/temple-foundation.service.ts';
import { SlotMoves } from './slot-moves.service.ts';

const PHOENIX = 'America/Phoenix';
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const NEW_YORK = 'America/New_York';
const HOME = {
  street: '9 Temple Way',
  city: 'Edison',
  state: 'NJ',
  zip: '08820',
  latitude: 40.5576,
  longitude: -74.3846,
  timeZone: NEW_YORK,
};
const MOVED = { street: '12 Temple Way', city: 'Phoenix', state: 'AZ', zip: '85004', latitude: 33.4484, longitude: -112.074 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

async function office() {
  const place = await buildGivingTemple(api);
  const { client, account } = await signInStaff(api, { temple: place.temple });
  let version = 0;
  const move = async (to: object = { ...MOVED, timeZone: PHOENIX }) => {
    await client
      .put('/api/temple-admin/location')
      .send({ version: version++, ...to })
      .expect(200);
    await runJobs(api);
  };
  return { place, client, account, move };
}

const rowsOf = (place: GivingTemple, where: object = {}) =>
  api.database.reader.findBy(PoojaSlotRow, { templeId: place.temple.id, ...where });
const clockIn = (zone: string, { onDate, atTime }: PoojaSlotRow) => instantOf(onDate, atTime, zone);

it('keeps the clock times of a schedule in the new zone, without doubling any', async () => {
  const { place, client, move } = await office();
  const { service } = await offerPooja(client, place);
  const split = { capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  const body = { serviceId: service.id, startsOn: dateIn(place, 1), times: ['08:00', '10:00'], ...split, active: true };
  const add = (rule: object) =>
    client
      .post('/api/temple-admin/pooja-schedules')
      .send({ ...body, rule })
      .expect(201);
  await add({ kind: 'weekly', days: WEEK });
  const before = await rowsOf(place);
  await move();
  const after = await rowsOf(place);
  expect(after.map((slot) => slot.startsAt.getTime())).toEqual(after.map((slot) => clockIn(PHOENIX, slot)));
  expect(after.map(({ id, onDate, atTime }) => `${id} ${onDate} ${atTime}`).sort()).toEqual(
    before.map(({ id, onDate, atTime }) => `${id} ${onDate} ${atTime}`).sort(),
  );
  expect(after.every(({ used, startsAt, endsAt }) => !used && endsAt.getTime() - startsAt.getTime() === 90 * 60_000)).toBe(true);
});

it('makes times by the new zone’s clocks, also where they were planned before the change', async () => {
  const { place, client, move } = await office();
  const { service } = await offerPooja(client, place);
  const rule = { kind: 'weekly', days: WEEK };
  const split = { capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  const body = { serviceId: service.id, rule, startsOn: dateIn(place, 1), times: ['08:00'], ...split, active: true };
  await client.post('/api/temple-admin/pooja-schedules').send(body).expect(201);
  const schedule = (await api.database.reader.findBy(PoojaScheduleRow, { templeId: place.temple.id }))[0]!;
  const maker = api.get(SlotMaker);
  const planned = await maker.plan(schedule, new Date(Date.now() + 2 * 86_400_000));
  const before = await rowsOf(place);
  await move();
  await api.database.transaction((tx) => maker.make(tx, schedule, planned));
  const after = await rowsOf(place);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.map((slot) => slot.startsAt.getTime())).toEqual(after.map((slot) => clockIn(PHOENIX, slot)));
});

it('moves what families have booked, who learn both zones and may cancel for free', async () => {
  const { place, client, move } = await office();
  const { slot } = await offerPooja(client, place, 2, { service: { cancelHours: 240 } });
  const family = await signInDonor(api);
  const booking = await bookPooja(api, family.client, place, slot);
  await move();
  const [row] = await rowsOf(place);
  expect(row).toMatchObject({ id: slot.id, onDate: slot.date, atTime: '11:00', startsAt: new Date(clockIn(PHOENIX, row!)) });
  const { body: moved } = await family.client.get(`/api/devotee/bookings/${booking.id}`).expect(200);
  expect(moved).toMatchObject({ slot: { startsAt: row!.startsAt.toISOString() }, refundCents: 15_100 });
  const mails = (await deliveredTo(api, family.account.email)).filter(({ text }) => /11:00.AM MST/.test(text));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/11:00.AM E[SD]T/);
});

it('keeps a time that is part of an opening where it is, and lists it for the office', async () => {
  const { place, client, account, move } = await office();
  const { service, slot } = await offerPooja(client, place, 2);
  const free: PoojaSlot = await addSlot(client, place, service, 2, { time: '15:00' });
  const openingId = '01900000-0000-7000-8000-000000000001';
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { templeId: place.temple.id, id: slot.id }, { gatedBy: openingId }));
  await move();
  const [kept] = await rowsOf(place, { id: slot.id });
  expect(kept!.startsAt.toISOString()).toBe(slot.startsAt);
  expect(clockIn(PHOENIX, kept!)).toBe(kept!.startsAt.getTime());
  expect((await rowsOf(place, { id: free.id }))[0]).toMatchObject({ atTime: '15:00' });
  const told = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes('in the new time zone'));
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining(service.name)]);
});

it('keeps a priest’s services that are as far apart as the zones, in either direction', async () => {
  const { place, client, move } = await office();
  const priest = await signInPriest(api, { temples: [place.temple] });
  const { slot, service } = await offerPooja(client, place, 2);
  const time = timeAt(instantOf(slot.date, '11:00', PHOENIX), NEW_YORK);
  const next = await addSlot(client, place, service, 2, { time });
  for (const { id } of [slot, next]) await assign(client, id, { accountId: priest.account.id, agreed: true });
  const kept = async () => (await ownAssignments(priest.client, 'accepted')).map(({ slotId, startsAt }) => `${slotId} ${startsAt}`).sort();
  const at = (zone: string) =>
    [slot, next].map(({ id, date, time: clock }) => `${id} ${new Date(instantOf(date, clock, zone)).toISOString()}`).sort();
  await move();
  expect(await kept()).toEqual(at(PHOENIX));
  await move(HOME);
  expect(await kept()).toEqual(at(NEW_YORK));
});

it('keeps the hall of adjacent poojas, booked or not, and has nothing to tell of', async () => {
  const { place, client, account, move } = await office();
  const { slot, service } = await offerPooja(client, place, 2);
  for (const time of ['12:30', '14:00', '15:30', '17:00']) await addSlot(client, place, service, 2, { time });
  const hall = { name: 'Main hall', kind: 'hall', opensAt: '06:00', closesAt: '22:00', serviceIds: [service.id] };
  await client.post('/api/temple-admin/resources').send(hall).expect(201);
  await api.get(PoojaUses).followDue();
  const family = await signInDonor(api);
  const third = (await rowsOf(place, { atTime: '14:00' }))[0]!;
  for (const each of [slot, third]) await bookPooja(api, family.client, place, each);
  for (const to of [undefined, HOME]) {
    await move(to);
    const uses = await api.database.reader.findBy(ResourceUseRow, { templeId: place.temple.id });
    const whens = uses.map(({ sourceId, state, startsAt }) => `${sourceId} ${state} ${startsAt.toISOString()}`);
    expect(whens.sort()).toEqual((await rowsOf(place)).map(({ id, startsAt }) => `${id} confirmed ${startsAt.toISOString()}`).sort());
  }
  expect((await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes('at the same time'))).toEqual([]);
});

it('tells families of each move, also of one to where they have been before', async () => {
  const { place, client, move } = await office();
  const { slot } = await offerPooja(client, place, 2);
  const family = await signInDonor(api);
  await bookPooja(api, family.client, place, slot);
  for (const to of [undefined, HOME, undefined]) await move(to);
  const mails = await deliveredTo(api, family.account.email);
  expect(mails.filter(({ text }) => /11:00.AM MST/.test(text) && /11:00.AM E[SD]T/.test(text))).toHaveLength(3);
});

it('follows the sky of a pin that moved within its zone, and leaves what goes by the clocks', async () => {
  const { place, client, move } = await office();
  await move(HOME);
  const { service, slot } = await offerPooja(client, place);
  const split = { capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  const rule = { kind: 'festival', festival: 'ekadashi' };
  const body = { serviceId: service.id, rule, startsOn: dateIn(place, 1), times: ['08:00'], ...split, active: true };
  const { body: schedule } = await client.post('/api/temple-admin/pooja-schedules').send(body).expect(201);
  const datesOf = async () => (await rowsOf(place, { scheduleId: schedule.id })).map(({ onDate }) => onDate).sort();
  const made = await datesOf();
  // As another sky had it.
  const before = { scheduleId: schedule.id, onDate: made.at(-1)! };
  await api.database.transaction((tx) =>
    tx.update(PoojaSlotRow, { templeId: place.temple.id, ...before }, { onDate: daysAfter(made.at(-1)!, 1) }),
  );
  expect(await datesOf()).not.toEqual(made);
  await move({ ...HOME, latitude: HOME.latitude + 0.01 });
  expect(await datesOf()).toEqual(made);
  expect((await rowsOf(place, { id: slot.id }))[0]!.startsAt.toISOString()).toBe(slot.startsAt);
});

it('moves every other time where one fails, and that one when it is tried again', async () => {
  const { place, client, move } = await office();
  const { slot, service } = await offerPooja(client, place);
  const other = await addSlot(client, place, service, 8, { time: '15:00' });
  const family = await signInDonor(api);
  for (const each of [slot, other]) await bookPooja(api, family.client, place, each);
  const carry = jest.spyOn(api.get(SlotMoves), 'carry').mockRejectedValueOnce(new Error('This one can’t be moved'));
  await move();
  const left = async () => (await rowsOf(place)).filter((row) => row.startsAt.getTime() !== clockIn(PHOENIX, row));
  expect(await left()).toHaveLength(1);
  expect(carry).toHaveBeenCalledTimes(2);
  await api.database.transaction((tx) => tx.update(OutboxMessage, { kind: TEMPLE_ZONE_CHANGED }, { dueAt: new Date(0) }));
  await runJobs(api);
  expect(await left()).toEqual([]);
});
