import ICAL from 'ical.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (what: string, query: object) => api.client().get(`/api/public/panchanga/${what}`).query(query);
const ids = (festivals: { id: string }[]) => festivals.map(({ id }) => id);

it('returns a day of a city with its limbs, periods, vratas and festivals', async () => {
  const { body } = await ask('day', { city: 'edison-nj', date: '2026-11-08' }).expect(200);
  expect(body).toMatchObject({ date: '2026-11-08', timeZone: 'America/New_York', sun: 'rises-and-sets', place: { name: 'Edison, NJ' } });
  expect(body.tithi[0]).toMatchObject({ index: 30, name: 'Amavasya' });
  expect(body.periods.rahuKalam.endsAt).toBeGreaterThan(body.periods.rahuKalam.startsAt);
  expect(ids(body.festivals)).toContain('diwali-lakshmi-puja');
  expect(ids(body.vratas)).toContain('amavasya');
});

it('returns a month day by day and a year with its months and sankrantis', async () => {
  const month = await ask('month', { city: 'phoenix-az', month: '2026-02' }).expect(200);
  expect(month.body.days).toHaveLength(28);
  expect(month.body.days[0]).toMatchObject({ date: '2026-02-01' });
  const year = await ask('year', { city: 'phoenix-az', year: 2026 }).expect(200);
  expect(year.body.lunarMonths.some(({ name, adhika }: { name: string; adhika: boolean }) => adhika && name === 'Jyeshtha')).toBe(true);
  expect(year.body.sankrantis).toHaveLength(12);
  expect(ids(year.body.vratas)).toContain('pradosham');
});

it('gives each festival its rule and reason, in the language asked for', async () => {
  const english = await ask('festivals', { city: 'edison-nj', year: 2025 }).expect(200);
  const karva = english.body.festivals.find(({ id }: { id: string }) => id === 'karva-chauth');
  expect(karva).toMatchObject({ date: '2025-10-09', name: 'Karva Chauth' });
  expect(karva.reason).toMatch(/moonrise/);
  const hindi = await ask('festivals', { city: 'edison-nj', year: 2025, language: 'hi', region: 'north' }).expect(200);
  expect(hindi.body.festivals.find(({ id }: { id: string }) => id === 'karva-chauth')).toMatchObject({ name: 'करवा चौथ' });
  expect(ids(hindi.body.festivals)).not.toContain('onam');
});

it('answers for coordinates and for a temple’s own place', async () => {
  const temple = await buildTemple(api, { latitude: 42.48, longitude: -83.48, timeZone: 'America/Detroit' });
  const own = await ask('day', { temple: temple.slug, date: '2026-07-04' }).expect(200);
  const same = await ask('day', { latitude: 42.48, longitude: -83.48, timeZone: 'America/Detroit', date: '2026-07-04' }).expect(200);
  expect(own.body.sunrise).toBe(same.body.sunrise);
  expect((await ask('day', { temple: 'no-such-temple', date: '2026-07-04' }).expect(404)).body.code).toBe('not-found');
});

it.each([
  ['day', { date: '2026-07-04' }],
  ['month', { month: '2026-07' }],
  ['year', { year: 2026 }],
  ['festivals', { year: 2026 }],
  ['own-dates', {}],
  ['calendar.ics', {}],
])('answers %s over a suspended temple like one that doesn’t exist', async (what, query) => {
  const { slug } = await buildTemple(api, { status: 'suspended' });
  const [gone, unknown] = await Promise.all([slug, 'no-such-temple'].map((temple) => ask(what, { ...query, temple }).expect(404)));
  const { requestId: _one, ...said } = gone!.body;
  const { requestId: _other, ...saidOfNone } = unknown!.body;
  expect(said).toEqual(saidOfNone);
});

it('finds cities by the beginning of their name', async () => {
  const { body } = await ask('cities', { search: 'frem' }).expect(200);
  expect(body[0]).toMatchObject({ id: 'fremont-ca', region: 'CA', timeZone: 'America/Los_Angeles' });
});

it.each([
  ['day', { city: 'edison-nj', date: '2026-02-30' }, 'date', /exist/],
  ['day', { city: 'edison-nj', date: '1700-01-01' }, 'date', /1900 to 2100/],
  ['day', { city: 'edison-nj' }, 'date', /1900 to 2100/],
  ['day', { latitude: 91, longitude: 0, timeZone: 'UTC', date: '2026-01-01' }, 'latitude', /-90 to 90/],
  ['day', { latitude: 1, longitude: 0, timeZone: 'Mars/Olympus', date: '2026-01-01' }, 'timeZone', /America\/New_York/],
  ['day', { date: '2026-01-01' }, 'city', /Choose/],
  ['day', { city: '', date: '2026-01-01' }, 'city', /Choose a city/],
  ['day', { city: 'atlantis-xx', date: '2026-01-01' }, 'city', /don't know/],
  ['festivals', { city: 'edison-nj', year: 1700 }, 'year', /1900 to 2100/],
  ['month', { city: 'edison-nj', month: '2026-13' }, 'month', /1900 to 2100/],
  ['festivals', { city: 'edison-nj', year: 2026, region: 'mars' }, 'region', /from the list/],
  ['cities', { search: '' }, 'search', /./],
] as const)('refuses %s %j with a sentence for %s', async (what, query, field, sentence) => {
  const { body } = await ask(what, query).expect(400);
  expect(body.fields[field]).toMatch(sentence);
});

it('lets callers keep an answer and says when it is still good', async () => {
  const first = await ask('festivals', { city: 'edison-nj', year: 2026 }).expect(200);
  expect(first.headers['cache-control']).toMatch(/public, max-age=\d+/);
  const query = { city: 'edison-nj', year: 2026 };
  await ask('festivals', query).set('if-none-match', String(first.headers.etag)).expect(304);
  await ask('festivals', query).set('if-none-match', '"another"').expect(200);
  const { headers } = await api.client().head('/api/public/panchanga/festivals').query(query).expect(200);
  expect([headers.etag, headers['content-length']]).toEqual([first.headers.etag, first.headers['content-length']]);
  const refusal = await ask('festivals', { ...query, year: 1700 }).expect(400);
  expect([refusal.headers.etag, refusal.headers['cache-control']]).toEqual([undefined, 'no-store']);
});

it('feeds calendar apps with whole days that a real parser reads', async () => {
  const reply = await ask('calendar.ics', { city: 'edison-nj', kinds: 'all', tradition: 'smarta' }).expect(200);
  expect(reply.headers['content-type']).toMatch(/^text\/calendar/);
  const calendar = new ICAL.Component(ICAL.parse(reply.text));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Edison, NJ: panchanga');
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(300);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const diwali = events.find(({ summary }) => summary.startsWith('Diwali'))!;
  expect(diwali.startDate.isDate).toBe(true);
  expect(diwali.description).toMatch(/Amavasya/);
  await ask('calendar.ics', { city: 'edison-nj', kinds: 'all', tradition: 'smarta' })
    .set('if-none-match', String(reply.headers.etag))
    .expect(304);
});
