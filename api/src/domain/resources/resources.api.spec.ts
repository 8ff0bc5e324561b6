import type { EventDetail, Resource, ResourceTimes, ResourceUse } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { offerPooja } from '../../../test/poojas.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { momentIn } from '../notifications/moment-format.ts';
import { PoojaUses } from './pooja-uses.service.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterAll(() => api.close());

const RESOURCES = '/api/temple-admin/resources';
const USES = '/api/temple-admin/resource-uses';
const dateIn = (days: number) => daysAfter(dateAt(Date.now(), place.temple.timeZone), days);
const hall = (given: object = {}) => ({ name: `Hall ${newId()}`, kind: 'hall', opensAt: '06:00', closesAt: '22:00', ...given });
const add = async (given: object = {}, client = office): Promise<Resource> =>
  (await client.post(RESOURCES).send(hall(given)).expect(201)).body;
const use = ({ id: resourceId }: Resource, given: object = {}) => ({
  resourceId,
  title: 'Rehearsal',
  date: dateIn(10),
  time: '18:00',
  durationMinutes: 90,
  ...given,
});
const tryBook = (resource: Resource, given: object = {}, client = office) => client.post(USES).send(use(resource, given));
const book = async (resource: Resource, given: object = {}, client = office): Promise<ResourceUse> =>
  (await tryBook(resource, given, client).expect(201)).body;
const again = async ({ id }: { id: string }): Promise<ResourceUse> => (await office.get(`${USES}/${id}`).expect(200)).body;
const usedBy = async (sourceId: string): Promise<ResourceUseRow | null> =>
  api.database.reader.findOneBy(ResourceUseRow, { templeId: place.temple.id, sourceId });

describe('a booking', () => {
  it('meets another one’s setup and teardown, and the refusal names it', async () => {
    const stage = await add({ setupMinutes: 30, teardownMinutes: 15 });
    const first = await book(stage, { title: 'Kuchipudi rehearsal' });
    expect(first).toMatchObject({ state: 'confirmed', time: '18:00', setupMinutes: 30, teardownMinutes: 15 });
    const { body: refused } = await tryBook(stage, { time: '20:00', durationMinutes: 30 }).expect(409);
    expect(refused).toMatchObject({ code: 'resource-taken', params: { title: 'Kuchipudi rehearsal', resource: stage.name } });
    expect(refused.message).toMatch(/5:30 PM.*7:45 PM/);
    await book(stage, { time: '20:15', durationMinutes: 30, teardownMinutes: 0 });
    await book(stage, { time: '20:45', durationMinutes: 30, setupMinutes: 0 });
  });

  it('moves to where nothing is, stays where it was otherwise, and leaves its time to others', async () => {
    const [one, other] = [await add(), await add()];
    const moving = await book(one);
    await book(other, { title: 'Yoga' });
    const put = (resource: Resource, given: object = {}) => office.put(`${USES}/${moving.id}`).send(use(resource, given));
    expect((await put(other).expect(409)).body.message).toContain('Yoga has');
    expect(await again(moving)).toMatchObject({ resourceId: one.id, time: '18:00' });
    expect((await put(other, { time: '19:30' }).expect(200)).body).toMatchObject({ resourceName: other.name, time: '19:30' });
    await book(one);
    await office.post(`${USES}/${moving.id}/cancel`).send({ reason: 'The teacher is ill.' }).expect(200);
    await book(other, { time: '19:30' });
    await put(one).expect(409);
  });

  it('waits for approval where the hall wants it, and has the hall meanwhile', async () => {
    const library = await add({ needsApproval: true });
    const desk = (await signInStaff(api, { temple: place.temple, preset: 'front-desk' })).client;
    const requested = await book(library, {}, desk);
    expect(requested.state).toBe('requested');
    await tryBook(library).expect(409);
    const decision = `${USES}/${requested.id}/decision`;
    await desk.post(decision).send({ approve: true }).expect(403);
    await office.post(decision).send({ approve: false }).expect(400);
    expect((await office.post(decision).send({ approve: false, reason: 'Painting' }).expect(200)).body).toMatchObject({
      state: 'declined',
    });
    await office.post(decision).send({ approve: true }).expect(409);
    expect((await book(library)).state).toBe('confirmed');
    const { body: notices } = await desk.get('/api/account/notifications').expect(200);
    // With the temple's zone: its reader may be elsewhere.
    const body = `${momentIn('en-US', requested.startsAt, place.temple.timeZone)}. Painting`;
    expect(notices.items[0]).toMatchObject({ title: expect.stringContaining('declined'), body });
  });

  it('is refused where it makes no sense, in words', async () => {
    const kitchen = await add({ kind: 'kitchen', closedDays: [new Date(dateIn(11)).getUTCDay()] });
    const messages = async (given: object, status: number) => (await tryBook(kitchen, given).expect(status)).body.message;
    expect(await messages({ durationMinutes: 1_441 }, 400)).toBe('Enter 5 to 1440 minutes');
    expect(await messages({ setupMinutes: -1 }, 400)).toBe('Enter 0 to 720 minutes');
    expect(await messages({ time: '21:00' }, 409)).toContain('is open from 6:00 AM to 10:00 PM');
    expect(await messages({ date: dateIn(11) }, 409)).toContain('is closed that day');
    expect(await messages({ date: dateIn(-1) }, 400)).toContain('have passed');
    expect(await messages({ date: dateIn(732) }, 400)).toContain('731 days');
    const { body: backward } = await office
      .post(RESOURCES)
      .send(hall({ opensAt: '22:00', closesAt: '06:00' }))
      .expect(400);
    expect(backward.fields).toEqual({ closesAt: 'It closes before it opens. Choose a later time.' });
    const { body: negative } = await office
      .post(RESOURCES)
      .send(hall({ setupMinutes: -10 }))
      .expect(400);
    expect(negative.fields).toEqual({ setupMinutes: 'Enter 0 to 720 minutes' });
  });

  it('knows nothing of another temple’s halls', async () => {
    const stranger = (await signInStaff(api, { temple: await buildTemple(api) })).client;
    const theirs = await add({}, stranger);
    await tryBook(theirs).expect(404);
    await office.put(`${RESOURCES}/${theirs.id}`).send(hall()).expect(404);
    const event = {
      title: 'Class',
      durationMinutes: 60,
      time: '10:00',
      rule: { kind: 'once' },
      startsOn: dateIn(5),
      resourceId: theirs.id,
    };
    await office.post('/api/temple-admin/events').send(event).expect(404);
  });
});

describe('an event', () => {
  const create = async (resource: Resource, given: object = {}): Promise<EventDetail> => {
    const facts = { title: 'Gita class', durationMinutes: 60, time: '18:00', startsOn: dateIn(10), resourceId: resource.id };
    return (
      await office
        .post('/api/temple-admin/events')
        .send({ ...facts, rule: { kind: 'dates', dates: [dateIn(10), dateIn(17)] }, ...given })
        .expect(201)
    ).body;
  };
  const moveTo = (event: EventDetail, index: number, given: object) =>
    office.put(`/api/temple-admin/event-dates/${event.dates[index]!.id}`).send({ date: dateIn(10), time: '18:00', ...given });

  it('has its hall on each date; one that finds it taken is kept in conflict until one of them moves', async () => {
    const stage = await add();
    const rehearsal = await book(stage);
    const event = await create(stage);
    const [first, second] = await Promise.all(event.dates.map(({ id }) => usedBy(id)));
    expect([first!.state, second!.state]).toEqual(['clashing', 'confirmed']);
    expect((await again(first!)).clashes).toMatchObject([{ title: 'Rehearsal', sourceId: rehearsal.id }]);
    // A note changes nothing about the hall; another length would.
    const note = { note: 'Bring a mat' };
    expect((await moveTo(event, 0, note).expect(200)).body.dates[0]).toMatchObject(note);
    expect((await usedBy(event.dates[0]!.id))!.state).toBe('clashing');
    await moveTo(event, 0, { ...note, durationMinutes: 45 }).expect(409);
    await runJobs(api);
    const { body: notices } = await office.get('/api/account/notifications').expect(200);
    expect(JSON.stringify(notices)).toContain(`Gita class and Rehearsal need ${stage.name} at the same time`);
    await office
      .put(`${USES}/${rehearsal.id}`)
      .send(use(stage, { time: '20:00' }))
      .expect(200);
    expect((await again(first!)).state).toBe('confirmed');
  });

  it('moves a date with its hall, or not at all: the refusal names what is there', async () => {
    const [stage, library] = [await add(), await add()];
    const event = await create(stage);
    await book(stage, { time: '12:00' });
    const { body: refused } = await moveTo(event, 1, { time: '12:30' }).expect(409);
    expect(refused.message).toContain('Rehearsal has');
    expect((await usedBy(event.dates[1]!.id))!.startsAt.toISOString()).toBe(event.dates[1]!.startsAt);
    const moved: EventDetail = (await moveTo(event, 1, { time: '12:30', resourceId: library.id }).expect(200)).body;
    expect(moved.dates.find(({ id }) => id === event.dates[1]!.id)).toMatchObject({ time: '12:30', resourceId: library.id });
    expect(await usedBy(event.dates[1]!.id)).toMatchObject({ resourceId: library.id });
    await office.post(`/api/temple-admin/event-dates/${event.dates[0]!.id}/cancel`).send({ reason: 'Snow', scope: 'all' }).expect(200);
    expect(await Promise.all(event.dates.map(({ id }) => usedBy(id)))).toEqual([null, null]);
  });

  it('takes the halls of a changed series along, and leaves those of dates it no longer has', async () => {
    const stage = await add();
    const event = await create(stage);
    const { id, timeZone: _, isPublished: __, dates, ...facts } = event;
    const change = { ...facts, time: '09:00', rule: { kind: 'dates', dates: [dateIn(10)] } };
    await office.put(`/api/temple-admin/events/${id}`).send(change).expect(200);
    const kept = await usedBy(dates[0]!.id);
    expect(kept!.startsAt.getTime()).toBe(instantOf(dateIn(10), '09:00', place.temple.timeZone));
    expect(await usedBy(dates[1]!.id)).toBeNull();
    await office
      .put(`/api/temple-admin/events/${id}`)
      .send({ ...change, place: 'online', link: 'https://meet.example/gita' })
      .expect(200);
    expect(await usedBy(dates[0]!.id)).toBeNull();
  });
});

describe('a pooja', () => {
  it('has the hall that is named for it, moves with it, and is warned of what it would meet', async () => {
    const { service, slot } = await offerPooja(office, place, 4, { date: dateIn(12), time: '18:00' });
    const hallOf = await add({ serviceIds: [service.id] });
    await api.get(PoojaUses).followDue();
    expect(await usedBy(slot.id)).toMatchObject({ resourceId: hallOf.id, state: 'confirmed', title: service.name });
    await tryBook(hallOf, { date: dateIn(12) }).expect(409);
    await book(hallOf, { date: dateIn(13) });
    const path = `/api/temple-admin/pooja-slots/${slot.id}/move`;
    const to = { date: dateIn(13), time: '18:30' };
    const { body: preview } = await office.get(path).query(to).expect(200);
    expect(preview.conflicts).toMatchObject([
      { firm: false, message: { code: 'pooja-slot.move-resource', params: { other: 'Rehearsal' } } },
    ]);
    const move = (anyway: boolean) =>
      office
        .post(path)
        .set('idempotency-key', newId())
        .send({ ...to, reason: 'Snow', anyway });
    await move(false).expect(409);
    await move(true).expect(200);
    expect(await usedBy(slot.id)).toMatchObject({ state: 'clashing' });
    await book(hallOf, { date: dateIn(12) });
    await office
      .post(`/api/temple-admin/resources`)
      .send(hall({ serviceIds: [service.id] }))
      .expect(400);
  });
});

describe('free times', () => {
  const timesOf = async ({ id }: Resource, query: object): Promise<ResourceTimes> =>
    (await office.get(`${RESOURCES}/${id}/times`).query(query).expect(200)).body;

  it('come after what is there, with setup and teardown, within the hours', async () => {
    const stage = await add({ setupMinutes: 30, teardownMinutes: 15 });
    await book(stage, { title: 'Kuchipudi rehearsal', time: '18:00' });
    const wanted = { date: dateIn(10), time: '18:00', durationMinutes: 60 };
    const times = await timesOf(stage, wanted);
    expect(times.clashes).toMatchObject([{ title: 'Kuchipudi rehearsal' }]);
    expect(times.free).toMatchObject([
      { date: dateIn(10), time: '20:30' },
      { date: dateIn(11), time: '18:00' },
      { date: dateIn(12), time: '18:00' },
    ]);
    const late = await timesOf(stage, { ...wanted, time: '20:45' });
    expect(late).toMatchObject({ clashes: [], isOutsideHours: false, minutesLeft: 0 });
    expect((await timesOf(stage, { ...wanted, time: '21:00' })).isOutsideHours).toBe(true);
    for (const { date, time } of times.free) await book(stage, { date, time, durationMinutes: 60 });
  });

  it('are the hall’s own clock on both days on which clocks change', async () => {
    const chapel = await add();
    const zone = place.temple.timeZone;
    for (const [date, length] of clockChanges(zone)) {
      const booked = await book(chapel, { date, time: '06:00', durationMinutes: 60 });
      expect(Date.parse(booked.startsAt)).toBe(instantOf(date, '06:00', zone));
      expect(instantOf(daysAfter(date, 1), '00:00', zone) - instantOf(date, '00:00', zone)).toBe(length * 3_600_000);
      const { free, clashes } = await timesOf(chapel, { date, time: '06:00', durationMinutes: 60 });
      expect([clashes.length, free[0]]).toEqual([1, expect.objectContaining({ date, time: '07:00' })]);
    }
  });
});

/** The next days of 23 and of 25 hours. */
function clockChanges(zone: string): [date: string, hours: number][] {
  const days = Array.from({ length: 370 }, (_, index) => dateIn(index + 1));
  const hours = (date: string) => (instantOf(daysAfter(date, 1), '00:00', zone) - instantOf(date, '00:00', zone)) / 3_600_000;
  return days.flatMap((date): [string, number][] => (hours(date) === 24 ? [] : [[date, hours(date)]])).slice(0, 2);
}
