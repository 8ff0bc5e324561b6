import type { PoojaSlot } from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, bookPooja, dateIn, offerPooja } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

const PHOENIX = 'America/Phoenix';
const WEEK = [0, 1, 2, 3, 4, 5, 6];
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
  const move = async () => {
    await client
      .put('/api/temple-admin/location')
      .send({ version: 0, ...MOVED, timeZone: PHOENIX })
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

it('leaves a time that an opening sells at its moment, and tells the office which', async () => {
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
