import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = '/api/devotee/temples';

it('keeps the temples a devotee saves, the first one as home', async () => {
  const [novi, edison] = [await buildTemple(api), await buildTemple(api)];
  const { client } = await signInDonor(api);
  await client.post(path).send({ templeId: novi.id }).expect(200);
  await client.post(path).send({ templeId: edison.id }).expect(200);
  const { body } = await client.post(path).send({ templeId: novi.id }).expect(200);
  expect(body.map(({ id, home }: { id: string; home: boolean }) => [id, home])).toEqual([
    [novi.id, true],
    [edison.id, false],
  ]);
  expect((await client.get(path).expect(200)).body).toEqual(body);
});

it('has one home, chosen among the saved ones', async () => {
  const [novi, edison] = [await buildTemple(api), await buildTemple(api)];
  const { client } = await signInDonor(api);
  for (const { id: templeId } of [novi, edison]) await client.post(path).send({ templeId });
  const { body } = await client.put(`${path}/${edison.id}/home`).expect(200);
  expect(body.map(({ id, home }: { id: string; home: boolean }) => [id, home])).toEqual([
    [edison.id, true],
    [novi.id, false],
  ]);
  await client.put(`${path}/${newId()}/home`).expect(404);
  const left = await client.delete(`${path}/${edison.id}`).expect(200);
  expect(left.body).toMatchObject([{ id: novi.id, home: true }]);
});

it('makes one of many saved at once home, and saves one once', async () => {
  const temples = [await buildTemple(api), await buildTemple(api), await buildTemple(api)];
  const { client } = await signInDonor(api);
  await Promise.all([...temples, ...temples].map(({ id: templeId }) => client.post(path).send({ templeId }).expect(200)));
  const { body } = await client.get(path).expect(200);
  expect(body).toHaveLength(3);
  expect(body.filter(({ home }: { home: boolean }) => home)).toHaveLength(1);
});

it('can’t save a temple that is not approved or not there, and stores nothing', async () => {
  const submitted = await buildTemple(api, { status: 'submitted' });
  const { client } = await signInDonor(api);
  await client.post(path).send({ templeId: submitted.id }).expect(404);
  await client.post(path).send({ templeId: newId() }).expect(404);
  await client.post(path).send({ templeId: 'no-id' }).expect(400);
  await client.post(path).send({}).expect(400);
  expect((await client.get(path)).body).toEqual([]);
});

it('keeps a suspended home temple and its days, says so, and removes it for good', async () => {
  const [home, other, gone] = [await buildTemple(api), await buildTemple(api), await buildTemple(api)];
  const { client } = await signInDonor(api);
  for (const { id: templeId } of [home, other, gone]) await client.post(path).send({ templeId }).expect(200);
  const become = (id: string, status: 'suspended' | 'rejected') => api.database.transaction((tx) => tx.update(Temple, { id }, { status }));
  await become(home.id, 'suspended');
  await become(gone.id, 'rejected');
  const listed = [
    { id: home.id, home: true, isSuspended: true },
    { id: other.id, home: false, isSuspended: false },
  ];
  const { body } = await client.get(path).expect(200);
  expect(body).toMatchObject(listed);
  expect(body).toHaveLength(2);
  const days = `/api/devotee/family/dates?year=2026&temple=${home.slug}`;
  expect((await client.get(days).expect(200)).body.place.name).toBe(home.name);
  // Answers to the public are cached, so they are the same for everyone.
  await client.get(`/api/public/panchanga/day?date=2026-11-15&temple=${home.slug}`).expect(404);
  await client.post(path).send({ templeId: home.id }).expect(200);
  await client.delete(`${path}/${home.id}`).expect(200);
  await client.get(days).expect(404);
  await client.post(path).send({ templeId: home.id }).expect(404);
  expect((await client.get(path).expect(200)).body).toHaveLength(1);
});

it('shows each devotee their own', async () => {
  const { id: templeId } = await buildTemple(api);
  const [one, other] = [await signInDonor(api), await signInDonor(api)];
  await one.client.post(path).send({ templeId });
  expect((await other.client.get(path)).body).toEqual([]);
  await other.client.delete(`${path}/${templeId}`).expect(200);
  expect((await one.client.get(path)).body).toHaveLength(1);
});
