import type { FestivalDate, FestivalEffects, PoojaSlot } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { listenForWebhooks } from '../../../../test/give.ts';
import { bookPooja, dateIn, offerPooja } from '../../../../test/poojas.ts';
import { assign, ownAssignments, signInPriest } from '../../../../test/priests.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AssignmentJobs } from '../../assignments/assignment-jobs.service.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { SlotMaker } from '../../poojas/slot-maker.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const HOURS = ['09:00', '16:00'];

/** A pooja at two hours of the next festival that is at least a week ahead. */
async function festivalPooja() {
  const place = await buildGivingTemple(api);
  const office = (await signInStaff(api, { temple: place.temple })).client;
  const { body: festivals } = await office.get('/api/temple-admin/panchanga/festivals').expect(200);
  const festival: FestivalDate = festivals.find(({ date }: FestivalDate) => date >= dateIn(place, 7));
  const { service, slot: single } = await offerPooja(office, place, 4, { date: festival.date, time: '18:00' });
  const rule = { kind: 'festival', festival: festival.festivalId };
  const split = { capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  const body = { serviceId: service.id, rule, startsOn: dateIn(place, 1), times: HOURS, ...split };
  await office.post('/api/temple-admin/pooja-schedules').send(body).expect(201);
  const timesOn = async (date: string): Promise<PoojaSlot[]> =>
    (await office.get(`/api/temple-admin/pooja-slots?from=${date}&to=${date}`).expect(200)).body;
  const [nine, four] = (await timesOn(festival.date)) as [PoojaSlot, PoojaSlot];
  const path = `/api/temple-admin/panchanga/overrides/${festival.festivalId}/${festival.computedDate}`;
  return { place, office, festival, service, nine, four, single, timesOn, path, next: daysAfter(festival.date, 1) };
}

const effectsOf = async (office: TestAgent, path: string, query: object): Promise<FestivalEffects> =>
  (await office.get(`${path}/effects`).query(query).expect(200)).body;
const put = (office: TestAgent, path: string, date: string, seen = '') =>
  office.put(path).send({ date, note: 'Kept when families are free', seen });
const shown = (slots: PoojaSlot[]) => slots.map(({ time, status, toBeMoved }) => [time, status, toBeMoved]);
const book = async (place: GivingTemple, slot: PoojaSlot) => bookPooja(api, (await signInDonor(api)).client, place, slot);

it('shows which bookings another date affects, and closes their times for the office to move once it is saved', async () => {
  const { place, office, festival, service, nine, single, timesOn, path, next } = await festivalPooja();
  const priest = await signInPriest(api, { temples: [place.temple] });
  await assign(office, nine.id, { accountId: priest.account.id, agreed: true });
  const [booking, other] = [await book(place, nine), await book(place, single)];
  const { seen, ...effects } = await effectsOf(office, path, { date: next });
  const affected = { id: booking.id, slotId: nine.id, service: service.name, startsAt: nine.startsAt, people: 1, outcome: 'to-move' };
  expect(effects).toMatchObject({ from: festival.date, to: next, times: 2, toMove: 1, people: 1, kept: 0, inOpening: false });
  expect(effects.items).toEqual([{ ...affected, bookedBy: expect.any(String), priests: [priest.account.fullName] }]);
  expect(shown(await timesOn(festival.date))).toEqual([...HOURS, '18:00'].map((time) => [time, 'open', false]));
  await put(office, path, next, seen).expect(200);
  expect(shown(await timesOn(festival.date))).toEqual([
    ['09:00', 'closed', true],
    ['18:00', 'open', false],
  ]);
  expect(shown(await timesOn(next))).toEqual(HOURS.map((time) => [time, 'open', false]));
  const open = `/api/public/temples/${place.temple.slug}/poojas/${service.id}/slots?from=${festival.date}&to=${festival.date}`;
  expect((await api.client().get(open).expect(200)).body.map(({ id }: PoojaSlot) => id)).toEqual([other.slot.id]);
});

it('leaves no time on the old date that nobody booked, even if a priest was asked for it', async () => {
  const { place, office, festival, nine, four, timesOn, path, next } = await festivalPooja();
  const { client: priest } = await signInPriest(api, { temples: [place.temple] });
  const daysBefore = new Date(Date.parse(nine.startsAt) - 5 * 86_400_000);
  const jobs = api.get(AssignmentJobs);
  const asked = async () => (await ownAssignments(priest, 'offered')).map(({ slotId }) => slotId);
  await jobs.askAndComplete(daysBefore);
  expect(await asked()).toEqual(expect.arrayContaining([nine.id, four.id]));
  await put(office, path, next).expect(200);
  await jobs.followAndExpire(daysBefore);
  for (const { id } of [nine, four]) expect(await asked()).not.toContain(id);
  expect(shown(await timesOn(festival.date))).toEqual([['18:00', 'open', false]]);
  expect(shown(await timesOn(next))).toEqual(HOURS.map((time) => [time, 'open', false]));
});

it('asks again if a booking was added since the preview, and changes nothing until then', async () => {
  const { place, office, festival, nine, four, timesOn, path, next } = await festivalPooja();
  await book(place, nine);
  const before = await effectsOf(office, path, { date: next });
  await book(place, four);
  for (const seen of ['', before.seen]) {
    const refused = await put(office, path, next, seen).expect(409);
    expect(refused.body.code).toBe('festival-effects-changed');
  }
  expect((await timesOn(festival.date)).every(({ toBeMoved, status }) => !toBeMoved && status === 'open')).toBe(true);
  const { seen } = await effectsOf(office, path, { date: next });
  await put(office, path, daysAfter(next, 1), seen).expect(409);
  await put(office, path, next, seen).expect(200);
});

it('pages through the bookings, and shows names to those who may read them', async () => {
  const { place, office, nine, four, path, next } = await festivalPooja();
  const ids = [await book(place, nine), await book(place, four), await book(place, four)].map(({ id }) => id);
  const first = await effectsOf(office, path, { date: next, limit: 2 });
  const second = await effectsOf(office, path, { date: next, limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(ids.sort());
  expect([first.toMove, second.toMove, second.nextCursor]).toEqual([3, 3, null]);
  const calendar = await signInStaff(api, { temple: place.temple, permissions: ['temple:manage'] });
  const { items } = await effectsOf(calendar.client, path, { date: next });
  expect(items.map(({ bookedBy }) => bookedBy)).toEqual([null, null, null]);
});

it('keeps what the office has moved before, and opens the times again when the festival returns', async () => {
  const { place, office, festival, nine, four, timesOn, path, next } = await festivalPooja();
  await book(place, nine);
  await book(place, four);
  const to = { date: dateIn(place, 5), time: '11:00', reason: 'Hall' };
  await office.post(`/api/temple-admin/pooja-slots/${four.id}/move`).set('idempotency-key', newId()).send(to).expect(200);
  const { seen, items, kept, toMove } = await effectsOf(office, path, { date: next });
  expect([kept, toMove, items.find(({ slotId }) => slotId === four.id)?.outcome]).toEqual([1, 1, 'kept']);
  await put(office, path, next, seen).expect(200);
  expect(shown(await timesOn(to.date))).toEqual([['11:00', 'open', false]]);
  await office.delete(path).expect(200);
  expect(shown(await timesOn(festival.date))).toEqual([
    ['09:00', 'open', false],
    ['18:00', 'open', false],
  ]);
  expect(await timesOn(next)).toEqual([]);
});

it('needs no preview if nobody booked, and waits for an opening that sells a time', async () => {
  const { place, office, nine, timesOn, path, next } = await festivalPooja();
  const gatedBy = newId();
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { templeId: place.temple.id, id: nine.id }, { gatedBy, used: true }));
  expect(await effectsOf(office, path, { date: next })).toMatchObject({ seen: '', items: [], inOpening: true });
  expect((await put(office, path, next).expect(409)).body.code).toBe('slot-in-opening');
  expect(await timesOn(next)).toEqual([]);
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { templeId: place.temple.id, id: nine.id }, { gatedBy: null }));
  await put(office, path, next).expect(200);
  expect((await timesOn(next)).map(({ time }) => time)).toEqual(HOURS);
});

it('refuses a date that was planned while somebody else moved a festival', async () => {
  const { office, path, next, timesOn } = await festivalPooja();
  const [mine, theirs] = [daysAfter(next, 1), next];
  const { seen } = await effectsOf(office, path, { date: mine });
  const { seen: theirSeen } = await effectsOf(office, path, { date: theirs });
  const maker = api.get(SlotMaker);
  const plan = maker.plan.bind(maker);
  jest.spyOn(maker, 'plan').mockImplementationOnce(async (...asked) => {
    const planned = await plan(...asked);
    await put(office, path, theirs, theirSeen).expect(200);
    return planned;
  });
  expect((await put(office, path, mine, seen).expect(409)).body.code).toBe('festival-dates-changed');
  expect((await timesOn(theirs)).map(({ status }) => status)).toEqual(HOURS.map(() => 'open'));
  expect(await timesOn(mine)).toEqual([]);
});
