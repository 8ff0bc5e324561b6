import type { TempleCalendar } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addSlot, offerPooja } from '../../../test/poojas.ts';
import { signInPriest } from '../../../test/priests.ts';
import { scheduledRequest } from '../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { addShift, SHIFTS, signUp } from '../../../test/volunteers.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const dateIn = (days: number) => daysAfter(dateAt(Date.now(), place.temple.timeZone), days);
const calendarOf = async (client = office): Promise<TempleCalendar> =>
  (
    await client
      .get('/api/temple-admin/calendar')
      .query({ from: dateIn(10), to: dateIn(16) })
      .expect(200)
  ).body;

it('shows poojas, events and shifts of its days with who comes, each layer only to who may read it', async () => {
  const { service } = await offerPooja(office, place, 4, { date: dateIn(12), time: '18:00' });
  const event = { title: 'Gita class', durationMinutes: 60, time: '18:00', rule: { kind: 'once' }, startsOn: dateIn(11) };
  await office.post('/api/temple-admin/events').send(event).expect(201);
  const shift = await addShift(office, place.temple, { maximum: 3 });
  const draft = await addShift(office, place.temple, { day: 11, opportunity: { title: 'Parking', isPublished: false } });
  const gone = await addShift(office, place.temple, { day: 12, opportunity: { title: 'Garlands' } });
  await office.post(`${SHIFTS}/${gone.shiftId}/cancel`).send({ reason: 'Snow' }).expect(200);
  await addShift(office, place.temple, { day: 20, opportunity: { title: 'Later' } });
  const stranger = await buildGivingTemple(api);
  const theirs = (await signInStaff(api, { temple: stranger.temple })).client;
  await addShift(theirs, stranger.temple, { opportunity: { title: 'Elsewhere' } });
  await signUp((await signInDonor(api)).client, shift);

  const { entries, layers, days } = await calendarOf();
  expect(layers.map(({ name }) => name)).toEqual(['poojas', 'events', 'uses', 'shifts', 'priests', 'days-off']);
  expect(entries.map(({ title }) => title)).toEqual(['Serve annadanam', 'Parking', 'Gita class', service.name]);
  const served = { id: shift.shiftId, layer: 'shifts', taken: 1, capacity: 3, isPublic: true, isTentative: false, mover: null };
  expect(entries[0]).toMatchObject(served);
  expect(entries[1]).toMatchObject({ id: draft.shiftId, isPublic: false, isTentative: true });
  expect(days[0]?.counts).toEqual({ shifts: 1 });

  const coordinator = (await signInStaff(api, { temple: place.temple, preset: 'volunteer-coordinator' })).client;
  const seen = await calendarOf(coordinator);
  expect(seen.layers.map(({ name }) => name)).toContain('shifts');
  expect(seen.layers.map(({ name }) => name)).not.toContain('poojas');
  expect(seen.entries.some(({ layer }) => layer === 'poojas' || layer === 'priests')).toBe(false);
});

it('shows on which of its days the temple’s own priests are away, and not why', async () => {
  const { client, account } = await signInPriest(api, { temples: [place.temple] });
  const daysOff = [{ from: dateIn(9), until: dateIn(11), reason: 'Surgery' }];
  await client.put('/api/priest/days-off').send({ daysOff }).expect(200);
  const elsewhere = await signInPriest(api, { temples: [(await buildGivingTemple(api)).temple] });
  await elsewhere.client.put('/api/priest/days-off').send({ daysOff }).expect(200);
  const away = (await calendarOf()).entries.filter(({ layer }) => layer === 'days-off');
  expect(away.map(({ date, person }) => [date, person?.accountId])).toEqual([dateIn(10), dateIn(11)].map((date) => [date, account.id]));
  expect(JSON.stringify(away)).not.toContain('Surgery');
});

it('shows everyone what they may come to, the times of a pooja on a day once, and nothing of the office', async () => {
  const own = await buildGivingTemple(api);
  const { temple } = own;
  const theirs = (await signInStaff(api, { temple })).client;
  const { service } = await offerPooja(theirs, own, 4, { date: dateIn(12), time: '18:00' });
  const time = { serviceId: service.id, date: dateIn(12), time: '20:00', capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  await theirs.post('/api/temple-admin/pooja-slots').send(time).expect(201);
  const event = { durationMinutes: 60, time: '18:00', rule: { kind: 'once' }, startsOn: dateIn(11) };
  await theirs
    .post('/api/temple-admin/events')
    .send({ ...event, title: 'Draft' })
    .expect(201);
  const { body: shown } = await theirs
    .post('/api/temple-admin/events')
    .send({ ...event, title: 'Gita class' })
    .expect(201);
  await theirs.post(`/api/temple-admin/events/${shown.id}/publish`).expect(200);
  const utsav = { ...event, title: 'Utsavam', startsOn: dateIn(8), durationMinutes: 3 * 24 * 60 };
  const { body: running } = await theirs.post('/api/temple-admin/events').send(utsav).expect(201);
  await theirs.post(`/api/temple-admin/events/${running.id}/publish`).expect(200);
  await addShift(theirs, temple);
  const days = { from: dateIn(10), to: dateIn(16) };
  const read = () => api.client().get(`/api/public/temples/${temple.slug}/calendar`).query(days);
  const { body } = await read().expect(200);
  expect(body.days).toHaveLength(7);
  expect(body.entries).toMatchObject([
    { layer: 'events', title: 'Utsavam', date: dateIn(10) },
    { layer: 'events', title: 'Gita class', path: `/temples/${temple.slug}/events/${shown.dates[0].id}`, times: 1 },
    { layer: 'poojas', title: service.name, path: `/pooja-booking?temple=${temple.slug}&pooja=${service.id}`, times: 2 },
  ]);
  await api
    .client()
    .get(`/api/public/temples/${temple.slug}/calendar`)
    .query({ ...days, to: dateIn(24) })
    .expect(400);
});

it('shows everyone neither a family’s own pooja nor what only the counter sells', async () => {
  const own = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: own.temple });
  const { startsAt } = await scheduledRequest(api, (await signInDonor(api)).client, client, own);
  const date = dateAt(Date.parse(startsAt!), own.temple.timeZone);
  const span = { from: date, to: date };
  const { body: slots } = await client.get('/api/temple-admin/pooja-slots').query(span).expect(200);
  const { service } = await offerPooja(client, own, 4, { date, onlinePlaces: 0, counterPlaces: 4 });
  const seen = async (): Promise<string[]> => {
    const { body } = await api.client().get(`/api/public/temples/${own.temple.slug}/calendar`).query(span).expect(200);
    return body.entries.map(({ title }: { title: string }) => title);
  };
  expect(await seen()).toEqual([]);
  const split = { capacity: 2, onlinePlaces: 1, counterPlaces: 1, open: true };
  await client.put(`/api/temple-admin/pooja-slots/${slots[0].id}`).send(split).expect(200);
  expect(await seen()).toEqual([]);
  await addSlot(client, own, service, 4, { date, time: '18:00' });
  expect(await seen()).toEqual([service.name]);
});
