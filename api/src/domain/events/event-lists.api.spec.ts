import type { EventCard, EventDetail, EventRow, Page } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Temple } from '../temples/temple.entity.ts';

const DAILY = { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] };
let api: TestApi;
let temple: Temple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ({ temple, client: office } = await signInStaff(api, { temple: await buildTemple(api, { timeZone: 'America/New_York' }) }));
});
afterAll(() => api.close());

const dateIn = (days: number) => daysAfter(dateAt(Date.now(), temple.timeZone), days);
async function announce(title: string, startsIn: number, series: object = { rule: { kind: 'once' } }): Promise<EventDetail> {
  const event = { title, durationMinutes: 60, time: '10:00', startsOn: dateIn(startsIn), ...series };
  const { body } = await office.post('/api/temple-admin/events').send(event).expect(201);
  return (await office.post(`/api/temple-admin/events/${body.id}/publish`).expect(200)).body;
}
const found = async (query: object): Promise<Page<EventCard>> =>
  (
    await api
      .client()
      .get('/api/public/events')
      .query({ temple: temple.slug, ...query })
      .expect(200)
  ).body;
const shown = ({ items }: Page<EventCard>) => items.map(({ title, id, series }) => [title, id, series?.more ?? null]);

it('has a series once, by its next date in what is searched for, with its rule and how many more are there', async () => {
  const lamps = await announce('Lamps', 3);
  const classes = await announce('Classes', 1, { rule: DAILY, count: 30 });
  const [first, second] = classes.dates;
  const all = await found({});
  expect(shown(all)).toEqual([
    ['Classes', first?.id, 29],
    ['Lamps', lamps.dates[0]?.id, null],
  ]);
  expect(all.items[0]?.series).toMatchObject({ id: classes.id, rule: DAILY });
  const range = await found({ from: dateIn(4), to: dateIn(10) });
  expect(shown(range)).toEqual([['Classes', classes.dates[3]?.id, 6]]);
  await office.post(`/api/temple-admin/event-dates/${first?.id}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
  expect(shown(await found({}))[0]).toEqual(['Classes', second?.id, 28]);
  await office.post(`/api/temple-admin/event-dates/${second?.id}/cancel`).send({ reason: 'Snow', scope: 'all' }).expect(200);
  expect(shown(await found({}))[0]).toEqual(['Classes', first?.id, 0]);
  expect((await found({})).items[0]?.status).toBe('canceled');
});

it('has a series once after a change of "this and following", by what its parts share', async () => {
  const classes = await announce('Classes', 1, { rule: DAILY, count: 30 });
  const cut = classes.dates[4]!;
  const change = { title: 'Classes', durationMinutes: 60, time: '12:00', rule: DAILY, startsOn: cut.date, count: 26, from: cut.id };
  await office.put(`/api/temple-admin/events/${classes.id}`).send(change).expect(200);
  const all = await found({});
  expect(shown(all)).toEqual([['Classes', classes.dates[0]?.id, 29]]);
  const later = await found({ from: dateIn(4), to: dateIn(10) });
  expect(shown(later)).toEqual([['Classes', classes.dates[3]?.id, 6]]);
  const { body: page } = await api.client().get(`/api/public/temples/${temple.slug}/events/${classes.dates[0]?.id}`).expect(200);
  expect(page.others).toHaveLength(29);
});

it('counts events on its pages: none is left out, none comes twice', async () => {
  for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries())
    await announce(title, 1 + index, index % 2 === 0 ? { rule: DAILY, count: 20 } : undefined);
  const titles: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page<EventCard> = await found({ limit: 2, ...(cursor ? { cursor } : {}) });
    titles.push(...page.items.map(({ title }) => title));
    expect(page.items.length).toBeLessThanOrEqual(2);
    cursor = page.nextCursor;
  } while (cursor);
  expect(titles).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  const { client } = await signInDonor(api);
  await client.post('/api/devotee/temples').send({ templeId: temple.id }).expect(200);
  const mine: Page<EventCard> = (await client.get('/api/devotee/events').expect(200)).body;
  expect(mine.items.map(({ title }) => title)).toEqual(titles);
});

it('is canceled for the office once each of its dates is, in the list and its filter', async () => {
  const stages = async (query: object = {}) => {
    const { body } = await office.get('/api/temple-admin/events').query(query).expect(200);
    return body.items.map(({ title, stage }: EventRow) => [title, stage]);
  };
  const cancel = (id: string | undefined, scope: string) =>
    office.post(`/api/temple-admin/event-dates/${id}/cancel`).send({ reason: 'Snow', scope }).expect(200);
  const lamps = await announce('Lamps', 3);
  const classes = await announce('Classes', 1, { rule: DAILY, count: 3 });
  const plan = { title: 'Plan', durationMinutes: 60, time: '10:00', startsOn: dateIn(5), rule: { kind: 'once' } };
  await office.post('/api/temple-admin/events').send(plan).expect(201);
  await cancel(lamps.dates[0]?.id, 'one');
  await cancel(classes.dates[0]?.id, 'one');
  expect(await stages()).toEqual([
    ['Plan', 'draft'],
    ['Classes', 'published'],
    ['Lamps', 'canceled'],
  ]);
  await cancel(classes.dates[1]?.id, 'all');
  expect(await stages({ stage: 'draft' })).toEqual([['Plan', 'draft']]);
  expect(await stages({ stage: 'published' })).toEqual([]);
  expect(await stages({ stage: 'canceled' })).toEqual([
    ['Classes', 'canceled'],
    ['Lamps', 'canceled'],
  ]);
});
