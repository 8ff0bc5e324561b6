import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Temple } from './temple.entity.ts';

const PATH = '/api/temple-admin/location';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const BODY = {
  street: '12 Temple Way',
  city: 'Phoenix',
  state: 'AZ',
  zip: '85004',
  latitude: 33.4484,
  longitude: -112.074,
  timeZone: 'America/Phoenix',
};

async function office() {
  const temple = await buildTemple(api);
  const { client } = await signInStaff(api, { temple });
  return { temple, client, put: (body: object) => client.put(PATH).send({ version: 0, ...body }) };
}

it('finds the middle of a city, and the time zone at a pin', async () => {
  const { client } = await office();
  const { body } = await client.get(`${PATH}/look-up?city=Edison&state=NJ&latitude=33.4484&longitude=-112.074`).expect(200);
  expect(body).toEqual({
    center: { latitude: expect.closeTo(40.5, 0), longitude: expect.closeTo(-74.4, 0), exact: true },
    timeZone: 'America/Phoenix',
  });
  const { body: unknown } = await client.get(`${PATH}/look-up?city=Nowhere&state=NJ`).expect(200);
  expect(unknown).toMatchObject({ center: { exact: false }, timeZone: null });
  expect((await client.get(`${PATH}/look-up`).expect(200)).body).toEqual({ center: null, timeZone: null });
});

it('finds the city, the state and the time zone of a ZIP code', async () => {
  const place = async (zip: string) => (await api.client().get('/api/public/zip-codes').query({ zip }).expect(200)).body.place;
  const phoenix = { city: 'Phoenix', state: 'AZ', latitude: 33.46, longitude: -112.07, timeZone: 'America/Phoenix' };
  expect(await place('85004')).toEqual(phoenix);
  expect(await place('85004-1234')).toEqual(phoenix);
  expect(await place('96813')).toMatchObject({ city: 'Honolulu', timeZone: 'Pacific/Honolulu' });
  expect(await place('00000')).toBeNull();
  await api.client().get('/api/public/zip-codes').query({ zip: '8500' }).expect(400);
});

it('moves the temple: its address, its hours’ time zone and its panchanga follow', async () => {
  const { temple, client, put } = await office();
  const panchanga = async () => (await api.client().get(`/api/public/panchanga/day?temple=${temple.slug}&date=2026-11-20`)).body;
  const before = await panchanga();
  await put(BODY).expect(200);
  const { body } = await client.get('/api/temple-admin/temple').expect(200);
  expect(body).toMatchObject({
    address: '12 Temple Way, Phoenix, AZ 85004',
    city: 'Phoenix',
    timeZone: 'America/Phoenix',
    latitude: 33.4484,
  });
  const { body: found } = await api.client().get(`/api/public/temples/${temple.slug}`).expect(200);
  expect(found.temple).toMatchObject({ timeZone: 'America/Phoenix', city: 'Phoenix' });
  expect(await panchanga()).not.toEqual(before);
});

it.each([
  ['zip', { zip: '08820' }],
  ['zip', { zip: '8500' }],
  ['latitude', { latitude: 5 }],
  ['longitude', { longitude: 112 }],
  ['timeZone', { timeZone: 'America/New_York' }],
  ['street', { street: '' }],
])('refuses a wrong %s and moves nothing', async (field, wrong) => {
  const { temple, put } = await office();
  const { body } = await put({ ...BODY, ...wrong }).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(await api.database.reader.findOneByOrFail(Temple, { id: temple.id })).toMatchObject({
    city: temple.city,
    timeZone: temple.timeZone,
  });
});
