import type { EventDetail, Resource } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let coordinator: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
  coordinator = (await signInStaff(api, { temple: place.temple, preset: 'events-coordinator' })).client;
});
afterAll(() => api.close());

const RESOURCES = '/api/temple-admin/resources';
const dateIn = (days: number) => daysAfter(dateAt(Date.now(), place.temple.timeZone), days);
const add = async (given: object = {}): Promise<Resource> => {
  const hall = { name: `Hall ${newId()}`, kind: 'hall', opensAt: '06:00', closesAt: '22:00', ...given };
  return (await office.post(RESOURCES).send(hall).expect(201)).body;
};
const facts = { title: 'Gita class', durationMinutes: 60, time: '18:00' };
const create = async (client: TestAgent, { id: resourceId }: Resource): Promise<EventDetail> => {
  const days = [10, 11].map(dateIn);
  const body = { ...facts, startsOn: days[0], rule: { kind: 'dates', dates: days }, resourceId };
  return (await client.post('/api/temple-admin/events').send(body).expect(201)).body;
};
const usesOf = ({ dates }: EventDetail): Promise<(ResourceUseRow | null)[]> =>
  Promise.all(dates.map(({ id: sourceId }) => api.database.reader.findOneBy(ResourceUseRow, { templeId: place.temple.id, sourceId })));
const statesOf = async (event: EventDetail) => (await usesOf(event)).map((use) => use?.state);
const change = ({ dates }: EventDetail, index: number, given: object) =>
  coordinator.put(`/api/temple-admin/event-dates/${dates[index]!.id}`).send({ date: dateIn(10 + index), time: '18:00', ...given });
const setHours = ({ id, ...hall }: Resource, hours: object) =>
  office
    .put(`${RESOURCES}/${id}`)
    .send({ ...hall, ...hours })
    .expect(200);
/** Saves an event as it is. */
const saveAgain = async ({ id }: EventDetail, client = coordinator) => {
  const { body } = await client.get(`/api/temple-admin/events/${id}`).expect(200);
  const { id: _, timeZone: __, isPublished: ___, dates: ____, ...same } = body;
  await client.put(`/api/temple-admin/events/${id}`).send(same).expect(200);
};
const noticesOf = async (client: TestAgent): Promise<{ title: string; body: string }[]> => {
  await runJobs(api);
  return (await client.get('/api/account/notifications').expect(200)).body.items;
};

it('waits for approval of a hall that wants it, again once it moves, and never by a note', async () => {
  const library = await add({ needsApproval: true });
  const event = await create(coordinator, library);
  expect(await statesOf(event)).toEqual(['requested', 'requested']);
  const asked = `Gita class asks for ${library.name}`;
  expect((await noticesOf(office)).filter(({ title }) => title === asked)).toHaveLength(1);
  await change(event, 0, { note: 'Bring a mat' }).expect(200);
  const { body: dashboard } = await office.get('/api/temple-admin/dashboard').expect(200);
  expect(dashboard.cards.halls.data).toMatchObject({ requests: 2, request: { id: event.dates[0]?.id, date: dateIn(10) } });
  const [first, second] = await usesOf(event);
  const decide = (use: ResourceUseRow | null | undefined, body: object) =>
    office.post(`/api/temple-admin/resource-uses/${use?.id}/decision`).send(body);
  await decide(first, { approve: true }).expect(200);
  await decide(second, { approve: false, reason: 'Painting' }).expect(200);
  await change(event, 0, { note: 'Bring a lamp' }).expect(200);
  await change(event, 1, { note: 'Bring a lamp' }).expect(200);
  expect(await statesOf(event)).toEqual(['confirmed', 'declined']);
  for (const index of [0, 1]) await change(event, index, { time: '19:30' }).expect(200);
  expect(await statesOf(event)).toEqual(['requested', 'requested']);
  // Who manages halls needs nobody's approval.
  expect(await statesOf(await create(office, await add({ needsApproval: true })))).toEqual(['confirmed', 'confirmed']);
});

it('has all waiting dates of an event approved at once, each once, and says which were decided meanwhile', async () => {
  const library = await add({ needsApproval: true });
  const days = [10, 11, 12, 13].map(dateIn);
  const booking = { resourceId: library.id, title: 'Rehearsal', date: days[3], time: '18:00', durationMinutes: 60 };
  await office.post('/api/temple-admin/resource-uses').send(booking).expect(201);
  const body = { ...facts, startsOn: days[0], rule: { kind: 'dates', dates: days }, resourceId: library.id };
  const { body: event } = await coordinator.post('/api/temple-admin/events').send(body).expect(201);
  const other = await create(coordinator, await add({ needsApproval: true }));
  const uses = (await usesOf(event)).map((use) => use!);
  const [first, second, third, fourth] = uses;
  const path = `/api/temple-admin/resource-uses/${first!.id}/series`;
  const { body: series } = await office.get(path).expect(200);
  expect(series.waiting.map(({ id }: { id: string }) => id)).toEqual([first!.id, second!.id, third!.id]);
  expect(series.clashing).toMatchObject([{ id: fourth!.id, clashes: [{ title: 'Rehearsal' }] }]);
  const no = { approve: false, reason: 'Painting' };
  await office.post(`/api/temple-admin/resource-uses/${second!.id}/decision`).send(no).expect(200);
  const useIds = [...uses, (await usesOf(other))[0]!].map(({ id }) => id);
  const decide = (client: TestAgent) => client.post(`${path}/decision`).send({ approve: true, useIds });
  await decide(coordinator).expect(403);
  const both = await Promise.all([decide(office).expect(200), decide(office).expect(200)]);
  expect(both.flatMap(({ body: { decided } }) => decided.map(({ id }: { id: string }) => id)).sort()).toEqual(
    [first!.id, third!.id].sort(),
  );
  expect(both.map(({ body: { left } }) => left.length).sort()).toEqual([3, 5]);
  expect(await statesOf(event)).toEqual(['confirmed', 'declined', 'confirmed', 'clashing']);
  expect(await statesOf(other)).toEqual(['requested', 'requested']);
  const approved = (await noticesOf(coordinator)).filter(({ title }) => title === `${library.name} for Gita class: approved`);
  expect(approved).toEqual([expect.objectContaining({ body: expect.stringContaining(' and 1 more date') })]);
});

it('is approved also after a conflict', async () => {
  const library = await add({ needsApproval: true });
  const booking = { resourceId: library.id, title: 'Rehearsal', date: dateIn(10), time: '18:00', durationMinutes: 60 };
  const { body: rehearsal } = await office.post('/api/temple-admin/resource-uses').send(booking).expect(201);
  const event = await create(coordinator, library);
  expect(await statesOf(event)).toEqual(['clashing', 'requested']);
  await office.post(`/api/temple-admin/resource-uses/${rehearsal.id}/cancel`).send({ reason: 'No dancers' }).expect(200);
  expect(await statesOf(event)).toEqual(['requested', 'requested']);
});

it('isn’t moved to when a hall is closed or gone; the dates of a series that need it then are reported, and have none', async () => {
  const stage = await add({ closedDays: [new Date(dateIn(11)).getUTCDay()] });
  const event = await create(coordinator, stage);
  expect(await statesOf(event)).toEqual(['confirmed', 'declined']);
  const report = (await noticesOf(coordinator)).filter(({ title }) => title === `Gita class can’t have ${stage.name}`);
  expect(report).toEqual([expect.objectContaining({ body: expect.stringContaining('is closed that day') })]);
  expect((await change(event, 0, { time: '23:00' }).expect(409)).body).toMatchObject({ code: 'resource-closed' });
  expect((await change(event, 0, { date: dateIn(18) }).expect(409)).body.fields).toHaveProperty('date');
  const gone = await add();
  const { id, ...hall } = gone;
  await office
    .put(`${RESOURCES}/${id}`)
    .send({ ...hall, active: false })
    .expect(200);
  expect((await change(event, 0, { resourceId: id }).expect(409)).body.code).toBe('resource-retired');
  expect(await statesOf(await create(coordinator, gone))).toEqual(['declined', 'declined']);
  const calendar = await office
    .get('/api/temple-admin/calendar')
    .query({ from: dateIn(11), to: dateIn(11) })
    .expect(200);
  const entry = calendar.body.entries.find(({ id: entryId }: { id: string }) => entryId === event.dates[1]!.id);
  expect(entry).toMatchObject({ resourceId: null });
});

it('has the hall once its hours fit and the event is saved again, and keeps what a person declined', async () => {
  const late = await add({ closesAt: '18:30' });
  const event = await create(coordinator, late);
  expect(await statesOf(event)).toEqual(['declined', 'declined']);
  const told = async () => (await noticesOf(office)).filter(({ title }) => title.endsWith(late.name)).length;
  const before = await told();
  await saveAgain(event);
  expect([await statesOf(event), await told()]).toEqual([['declined', 'declined'], before]);
  await setHours(late, { closesAt: '22:00' });
  await saveAgain(event);
  expect(await usesOf(event)).toMatchObject([0, 1].map(() => ({ state: 'confirmed', reason: '', refusal: null })));
  const asking = await create(coordinator, await add({ needsApproval: true }));
  const [first] = await usesOf(asking);
  const no = { approve: false, reason: 'Painting' };
  await office.post(`/api/temple-admin/resource-uses/${first?.id}/decision`).send(no).expect(200);
  await saveAgain(asking);
  expect(await statesOf(asking)).toEqual(['declined', 'requested']);
});

it('says in Hindi why a hall can’t be had', async () => {
  const reader = await buildAccount(api, { role: 'temple-admin', language: 'hi' });
  await signInStaff(api, { temple: place.temple, preset: 'events-coordinator', account: reader });
  const hall = await add({ closesAt: '18:30' });
  await create(coordinator, hall);
  await runJobs(api);
  const [mail] = (await deliveredTo(api, reader.email)).filter(({ subject }) => subject?.includes(hall.name));
  expect(mail?.text).toMatch(new RegExp(`${hall.name} [^{]*6:00[^{]* से [^{]*6:30[^{]* तक खुला है।`));
  expect(mail?.text).not.toContain('is open');
});
