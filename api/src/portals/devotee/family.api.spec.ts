import { MAX_FAMILY_MEMBERS } from '@sannidhi/contracts';
import { birthDetails, createPanchanga } from '@sannidhi/panchanga';
import ICAL from 'ical.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { FAMILY_MEMBERS } from '../../domain/family/family-members.service.ts';
import { takeQuota } from '../../platform/quotas/quotas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = '/api/devotee/family';
const EDISON = { latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' };
const MEERA = {
  name: 'Meera',
  relation: 'self',
  gotra: 'Bharadwaja',
  birthDate: '1985-04-12',
  birthTime: '05:45',
  birthCity: 'chennai-in',
};

/** A devotee whose home temple is in Edison. */
async function donorOfEdison() {
  const temple = await buildTemple(api, { name: 'Sri Kamakshi Temple', ...EDISON });
  const donor = await signInDonor(api);
  await donor.client.post('/api/devotee/temples').send({ templeId: temple.id }).expect(200);
  return { ...donor, temple };
}

it('computes the birth star from date, time and city of birth', async () => {
  const { client } = await signInDonor(api);
  const { body } = await client.post(path).send(MEERA).expect(201);
  const { nakshatra, rashi, tithi } = birthDetails(Date.UTC(1985, 3, 12, 0, 15), {
    latitude: 13.09,
    longitude: 80.28,
    timeZone: 'Asia/Kolkata',
  });
  expect(body).toMatchObject({
    birthPlaceName: expect.stringContaining('Chennai'),
    birthTimeZone: 'Asia/Kolkata',
    star: { nakshatra: nakshatra.index, pada: nakshatra.pada, rashi: rashi.index, source: 'computed' },
    birthday: { tithi: tithi.index, source: 'computed' },
    hasDied: false,
  });
  expect((await client.get(path).expect(200)).body).toEqual([body]);
});

it('says which stars are possible where the hour of birth is not known, and guesses none', async () => {
  const { client } = await signInDonor(api);
  const { body } = await client
    .post(path)
    .send({ name: 'Anika', relation: 'daughter', birthDate: '2008-08-02', birthCity: 'edison-nj' })
    .expect(201);
  expect(body.birthSky.stars.length).toBeGreaterThan(1);
  expect(body.star).toBeNull();
  const query = { date: '2008-08-02', city: 'edison-nj' };
  expect((await client.get(`${path}/birth-sky`).query(query).expect(200)).body).toEqual(body.birthSky);
});

it('puts what the family knows before what is computed, and says so', async () => {
  const { client } = await signInDonor(api);
  const { body } = await client
    .post(path)
    .send({ ...MEERA, nakshatra: 4, pada: 2 })
    .expect(201);
  expect(body.star).toEqual({ nakshatra: 4, pada: 2, rashi: 2, source: 'family' });
  const { body: back } = await client.put(`${path}/members/${body.id}`).send(MEERA).expect(200);
  expect(back.star.source).toBe('computed');
});

it('takes a place that is typed with its coordinates and zone', async () => {
  const { client } = await signInDonor(api);
  const typed = { birthPlaceName: 'Melattur', birthLatitude: 10.86, birthLongitude: 79.37, birthTimeZone: 'Asia/Kolkata' };
  const { body } = await client
    .post(path)
    .send({ name: 'Padma', relation: 'mother', birthDate: '1952-01-20', birthTime: '14:10', ...typed })
    .expect(201);
  expect(body).toMatchObject({ ...typed, birthCity: null, star: { source: 'computed' } });
});

it.each([
  [{ name: '' }, 'name'],
  [{ relation: 'friend of a friend' }, 'relation'],
  [{ birthDate: '1899-12-31' }, 'birthDate'],
  [{ birthDate: '2026-02-30' }, 'birthDate'],
  [{ birthDate: '2099-01-01' }, 'birthDate'],
  [{ birthTime: '25:00' }, 'birthTime'],
  [{ birthCity: 'atlantis-us' }, 'birthCity'],
  [{ birthCity: undefined, birthLatitude: 91, birthLongitude: 0, birthTimeZone: 'Asia/Kolkata' }, 'birthLatitude'],
  [{ birthCity: undefined, birthLatitude: 10, birthLongitude: 79 }, 'birthTimeZone'],
  [{ birthCity: undefined, birthLatitude: 10, birthLongitude: 79, birthTimeZone: 'Asia/Nowhere' }, 'birthTimeZone'],
  [{ nakshatra: 28 }, 'nakshatra'],
  [{ nakshatra: 4, rashi: 7 }, 'rashi'],
  [{ pada: 2 }, 'pada'],
  [{ deathDate: '1970-01-01' }, 'deathDate'],
  [{ shraddhaTithi: 23 }, 'shraddhaTithi'],
])('refuses %j at its field', async (wrong, field) => {
  const { client } = await signInDonor(api);
  const { body } = await client
    .post(path)
    .send({ ...MEERA, ...wrong })
    .expect(400);
  expect(Object.keys(body.fields)).toContain(field);
  expect((await client.get(path)).body).toEqual([]);
});

it('hides a member from every other devotee, and refuses a field it does not know', async () => {
  const [one, other] = [await signInDonor(api), await signInDonor(api)];
  const { body } = await one.client.post(path).send(MEERA).expect(201);
  await other.client.get(`${path}/members/${body.id}`).expect(404);
  await other.client.put(`${path}/members/${body.id}`).send(MEERA).expect(404);
  await other.client.delete(`${path}/members/${body.id}`).expect(404);
  await one.client
    .post(path)
    .send({ ...MEERA, accountId: other.account.id })
    .expect(400);
  expect((await one.client.get(path)).body).toHaveLength(1);
  expect((await one.client.delete(`${path}/members/${body.id}`).expect(200)).body).toEqual([]);
});

it(`keeps at most ${MAX_FAMILY_MEMBERS} members`, async () => {
  const { client, account } = await signInDonor(api);
  const { body } = await client.post(path).send(MEERA).expect(201);
  await api.database.transaction((tx) => takeQuota(tx, account.id, FAMILY_MEMBERS, MAX_FAMILY_MEMBERS - 2));
  const added = await Promise.all([1, 2, 3].map(() => client.post(path).send(MEERA)));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  await client.delete(`${path}/members/${body.id}`).expect(200);
  await client.post(path).send(MEERA).expect(201);
});

it('lists a year of birth stars and the lunar birthday at the home temple', async () => {
  const { client } = await donorOfEdison();
  const { body: member } = await client.post(path).send(MEERA).expect(201);
  const { body } = await client.get(`${path}/dates`).query({ year: 2026 }).expect(200);
  expect(body.place.name).toBe('Sri Kamakshi Temple');
  const stars = body.dates.filter(({ kind }: { kind: string }) => kind === 'birth-star');
  expect(stars.length).toBeGreaterThanOrEqual(13);
  const calendar = createPanchanga(EDISON);
  for (const { date } of stars) expect(calendar.day(date).nakshatra.map(({ index }) => index)).toContain(member.star.nakshatra);
  expect(stars.filter(({ inBirthMonth }: { inBirthMonth: boolean }) => inBirthMonth).length).toBeGreaterThanOrEqual(1);
  const birthdays = body.dates.filter(({ kind }: { kind: string }) => kind === 'tithi-birthday');
  expect(birthdays).toHaveLength(1);
  expect(calendar.day(birthdays[0].date).masa.amanta.index).toBe(member.birthday.month);
});

it('remembers the departed on their tithi in the afternoon, and shows no birth star for them', async () => {
  const { client } = await donorOfEdison();
  const death = { deathDate: '2019-02-10', deathTime: '04:30', deathCity: 'chennai-in' };
  const { body: member } = await client
    .post(path)
    .send({ name: 'Srinivasan', relation: 'father', birthDate: '1945-06-01', birthTime: '09:00', birthCity: 'chennai-in', ...death })
    .expect(201);
  expect(member).toMatchObject({ hasDied: true, shraddha: { source: 'computed' } });
  const { body } = await client.get(`${path}/dates`).query({ year: 2027 }).expect(200);
  expect(body.dates).toHaveLength(1);
  const [day] = body.dates;
  expect(day).toMatchObject({ kind: 'shraddha', lunarDay: { tithi: member.shraddha.tithi, month: member.shraddha.month } });
  const { sunrise, sunset } = createPanchanga(EDISON).day(day.date);
  const [from, to] = [0.6, 0.8].map((part) => sunrise! + (sunset! - sunrise!) * part);
  expect(day.startsAt < to! && day.endsAt > from!).toBe(true);
});

it('asks for no place in vain: without one there are no dates, and a city may be named', async () => {
  const { client } = await signInDonor(api);
  await client.post(path).send(MEERA).expect(201);
  expect((await client.get(`${path}/dates`).query({ year: 2026 }).expect(200)).body).toEqual({ place: null, year: 2026, dates: [] });
  const { body } = await client.get(`${path}/dates`).query({ year: 2026, city: 'fremont-ca' }).expect(200);
  expect(body).toMatchObject({ place: { timeZone: 'America/Los_Angeles' } });
  expect(body.dates.length).toBeGreaterThan(12);
  await client.get(`${path}/dates`).query({ year: 2026, city: 'atlantis' }).expect(400);
  await client.get(`${path}/dates`).query({ year: 1700 }).expect(400);
});

describe('the calendar', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const local = (url: string) => new URL(url).pathname;

  it('is a file a calendar app reads, in both languages', async () => {
    const { client } = await donorOfEdison();
    await client.post(path).send(MEERA).expect(201);
    const { text } = await client
      .get(`${path}/calendar.ics`)
      .expect(200)
      .expect('content-type', /text\/calendar/);
    const events = eventsOf(text);
    expect(events.length).toBeGreaterThan(26);
    expect(events.map(({ summary }) => summary)).toContain('Meera: lunar birthday');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(text).not.toContain('1985');
    const hindi = await client.get(`${path}/calendar.ics`).query({ language: 'hi' }).expect(200);
    expect(eventsOf(hindi.text).map(({ summary }) => summary)).toContain('Meera: जन्म तिथि');
  });

  it('has an address nobody guesses, that opens without a session until it is renewed or ended', async () => {
    const { client } = await donorOfEdison();
    await client.post(path).send(MEERA).expect(201);
    expect((await client.get(`${path}/calendar-link`).expect(200)).body.url).toBeNull();
    const { body: first } = await client.post(`${path}/calendar-link`).expect(200);
    expect(local(first.url)).toMatch(/^\/api\/public\/family-calendar\/[0-9a-f]{64}\/family\.ics$/);
    expect((await client.get(`${path}/calendar-link`)).body).toEqual(first);
    const { text } = await api.client().get(local(first.url)).expect(200);
    expect(eventsOf(text).length).toBeGreaterThan(26);
    const { body: second } = await client.post(`${path}/calendar-link`).expect(200);
    await api.client().get(local(first.url)).expect(404);
    await api.client().get(local(second.url)).expect(200);
    await client.delete(`${path}/calendar-link`).expect(200);
    await api.client().get(local(second.url)).expect(404);
    await api
      .client()
      .get(`/api/public/family-calendar/${'0'.repeat(64)}/family.ics`)
      .expect(404);
  });
});
