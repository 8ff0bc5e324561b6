import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DIWALI = '/api/temple-admin/panchanga/overrides/diwali-lakshmi-puja/2026-11-08';
const OWN = { date: '2026-11-07', note: 'Kept on the Saturday so that families can come' };
type Listed = { id: string; date: string; override?: object };
const festivalsOf = async (slug: string): Promise<Listed[]> => {
  const { body } = await api.client().get('/api/public/panchanga/festivals').query({ temple: slug, year: 2026 }).expect(200);
  return body.festivals;
};

it('keeps a festival on the temple’s own date for everybody who asks about the temple, and shows the rule’s', async () => {
  const temple = await buildTemple(api);
  const { client } = await signInStaff(api, { temple, permissions: ['temple:manage', 'temple:read'] });
  const { body } = await client.put(DIWALI).send(OWN).expect(200);
  expect(body).toEqual([{ festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08', ...OWN }]);
  const festivals = await festivalsOf(temple.slug);
  expect(festivals.find(({ id }) => id === 'diwali-lakshmi-puja')).toMatchObject({
    date: '2026-11-07',
    override: { computedDate: '2026-11-08', note: OWN.note },
  });
  expect(festivals.map(({ date }) => date)).toEqual(festivals.map(({ date }) => date).sort());
  const { body: day } = await api.client().get('/api/public/panchanga/day').query({ temple: temple.slug, date: '2026-11-07' }).expect(200);
  expect(day.festivals.map(({ id }: Listed) => id)).toContain('diwali-lakshmi-puja');
});

it('returns a page the temple’s own dates, and only them', async () => {
  const temple = await buildTemple(api);
  const { client } = await signInStaff(api, { temple, permissions: ['temple:manage'] });
  const ask = () => api.client().get('/api/public/panchanga/own-dates').query({ temple: temple.slug });
  expect((await ask().expect(200)).body).toEqual([]);
  await client.put(DIWALI).send(OWN).expect(200);
  expect((await ask().expect(200)).body).toEqual([{ festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08', ...OWN }]);
  await api.client().get('/api/public/panchanga/own-dates').query({ temple: 'no-such-temple' }).expect(404);
  await api.client().get('/api/public/panchanga/own-dates').expect(400);
});

it('changes and returns it, and leaves other temples alone', async () => {
  const [temple, other] = [await buildTemple(api), await buildTemple(api)];
  const { client } = await signInStaff(api, { temple, permissions: ['temple:manage', 'temple:read'] });
  await client.put(DIWALI).send(OWN).expect(200);
  await client
    .put(DIWALI)
    .send({ ...OWN, date: '2026-11-09' })
    .expect(200);
  expect((await client.get('/api/temple-admin/panchanga/overrides').expect(200)).body).toHaveLength(1);
  expect((await festivalsOf(other.slug)).find(({ id }) => id === 'diwali-lakshmi-puja')?.date).toBe('2026-11-08');
  expect((await client.delete(DIWALI).expect(200)).body).toEqual([]);
  await client.delete(DIWALI).expect(404);
  expect((await festivalsOf(temple.slug)).find(({ id }) => id === 'diwali-lakshmi-puja')?.date).toBe('2026-11-08');
});

it('refuses a festival that is none, a day that is not its, and a move without a reason', async () => {
  const { client } = await signInStaff(api, { temple: await buildTemple(api), permissions: ['temple:manage'] });
  await client.put('/api/temple-admin/panchanga/overrides/no-festival/2026-11-08').send(OWN).expect(404);
  await client.put('/api/temple-admin/panchanga/overrides/diwali-lakshmi-puja/2026-11-05').send(OWN).expect(404);
  await client.put('/api/temple-admin/panchanga/overrides/diwali-lakshmi-puja/never').send(OWN).expect(400);
  expect((await client.put(DIWALI).send({ date: '2026-11-07' }).expect(400)).body.fields).toHaveProperty('note');
});
