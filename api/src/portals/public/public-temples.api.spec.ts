import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = (query: object) => api.client().get('/api/public/temples').query(query);
const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

it('finds approved temples by name or city, in any case', async () => {
  await buildTemple(api, { name: 'Sri Meenakshi Temple', city: 'Pearland' });
  await buildTemple(api, { name: 'Sri Meenakshi Hidden', status: 'in-review' });
  expect(names((await list({ search: 'MEENAKSHI' }).expect(200)).body)).toEqual(['Sri Meenakshi Temple']);
  expect(names((await list({ search: ' pearland ' }).expect(200)).body)).toEqual(['Sri Meenakshi Temple']);
});

it('takes wildcards as the letters they are', async () => {
  await buildTemple(api, { name: 'Temple 100%_!' });
  expect(names((await list({ search: '100%_!' }).expect(200)).body)).toEqual(['Temple 100%_!']);
  expect(names((await list({ search: '1%0' }).expect(200)).body)).toEqual([]);
});

it('gives every temple once over its pages, in the order of their names', async () => {
  for (const name of ['Paged B', 'Paged A', 'Paged C', 'Paged A', 'Paged D']) await buildTemple(api, { name });
  const seen: { id: string; name: string }[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await list({ search: 'paged', limit: 2, cursor }).expect(200);
    seen.push(...body.items);
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.map(({ name }) => name)).toEqual(['Paged A', 'Paged A', 'Paged B', 'Paged C', 'Paged D']);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
});

it('refuses limits, cursors and fields that are none', async () => {
  expect((await list({ limit: 101 }).expect(400)).body.fields).toHaveProperty('limit');
  expect((await list({ limit: 0 }).expect(400)).body.fields).toHaveProperty('limit');
  for (const cursor of ['nonsense', Buffer.from('["a"]').toString('base64url'), Buffer.from('[{"at":1e99},{}]').toString('base64url')]) {
    expect((await list({ cursor }).expect(400)).body.fields).toEqual({ cursor: "This page doesn't exist" });
  }
  expect((await list({ sort: 'name' }).expect(400)).body.code).toBe('unknown-field');
  expect((await list({ search: ['a', 'b'] }).expect(400)).body.code).toBe('invalid-fields');
});

it('returns nothing of a temple that only its staff may know', async () => {
  const { name } = await buildTemple(api, { name: 'Told about' });
  const { body } = await list({ search: name });
  expect(Object.keys(body.items[0]).sort()).toEqual(
    ['city', 'deities', 'description', 'id', 'latitude', 'longitude', 'name', 'slug', 'state', 'timeZone', 'tradition'].sort(),
  );
});
