import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { TempleHoursRow } from './temple-hours.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const opening = (from: string, until: string) => ({ weekdays: [0, 6], from, until });
const day = (date: string, facts: object = {}) => ({ date, name: 'Navaratri', closed: false, from: '05:00', until: '24:00', ...facts });
const CLOSED = { closed: true, from: null, until: null };

async function office(status: 'approved' | 'submitted' = 'approved') {
  const temple = await buildTemple(api, { status });
  const { client } = await signInStaff(api, { temple });
  const own = async () => (await client.get('/api/temple-admin/hours').expect(200)).body;
  const put = async (body: object, status = 200) =>
    client
      .put('/api/temple-admin/hours')
      .send({ version: (await own()).version, ...body })
      .expect(status);
  const visit = () => api.client().get(`/api/public/temples/${temple.slug}/visit`);
  return { temple, client, own, put, visit };
}

it('shows visitors the hours that the office entered, days in order', async () => {
  const { put, visit, own } = await office();
  expect((await visit().expect(200)).body.hours).toEqual({ weekly: [], special: [] });
  const weekly = [opening('08:00', '12:00'), opening('12:00', '20:30')];
  const special = [day('2098-10-11', { ...CLOSED, from: '09:00' }), day('2098-01-14')];
  await put({ weekly, special });
  const hours = { weekly, special: [day('2098-01-14'), day('2098-10-11', CLOSED)] };
  expect((await visit().expect(200)).body.hours).toEqual(hours);
  await put({ weekly: [], special: [] });
  expect(await own()).toEqual({ weekly: [], special: [], version: 2, replyHours: 4 });
});

it('keeps within how many hours the temple answers, which a form of an earlier release leaves as it is', async () => {
  const { put, own } = await office();
  await put({ replyHours: 12 });
  await put({ weekly: [opening('08:00', '12:00')] });
  expect((await own()).replyHours).toBe(12);
  expect((await put({ replyHours: 41 }, 400)).body.fields).toEqual({ replyHours: 'Enter 1 to 40 hours' });
});

it('refuses overlapping hours and a day that has passed, and stores nothing', async () => {
  const { temple, put } = await office();
  const overlap = await put({ weekly: [opening('08:00', '12:30'), opening('12:00', '20:30')] }, 400);
  expect(overlap.body.fields).toEqual({
    'weekly[1].from': 'These hours overlap 8:00 AM – 12:30 PM on the same day. Change one of them.',
  });
  const twice = await put({ special: [day('2098-01-14'), day('2098-01-14', CLOSED)] }, 400);
  expect(twice.body.fields).toHaveProperty(['special[1].date']);
  const past = await put({ special: [day('2020-01-14')] }, 400);
  expect(past.body.fields).toEqual({ 'special[0].date': 'This date has passed. Choose today or a later date.' });
  expect(await api.database.reader.countBy(TempleHoursRow, { templeId: temple.id })).toBe(0);
});

it('forgets special days that have passed at the temple', async () => {
  const { temple, visit } = await office();
  const special = [day('2020-01-14'), day('2098-01-14')];
  const row = { templeId: temple.id, weekly: [], special, version: null, replyHours: null, updatedAt: new Date() };
  await api.database.transaction((tx) => tx.insert(TempleHoursRow, row));
  expect((await visit().expect(200)).body.hours.special).toEqual([day('2098-01-14')]);
});

it('lets an unapproved temple prepare its hours, unseen', async () => {
  const { put, visit } = await office('submitted');
  await put({ weekly: [opening('08:00', '12:00')] });
  await visit().expect(404);
});

it('refuses hours made from a version that somebody replaced, and keeps what they saved', async () => {
  const { own, put, temple } = await office();
  const colleague = (await signInStaff(api, { temple })).client;
  const { version } = await own();
  await put({ version, weekly: [opening('08:00', '12:00')] });
  const late = { version, weekly: [opening('09:00', '12:00')], special: [] };
  expect((await colleague.put('/api/temple-admin/hours').send(late).expect(409)).body.code).toBe('hours-changed');
  expect((await own()).weekly).toEqual([opening('08:00', '12:00')]);
});

it('saves one of two that come at the same moment', async () => {
  const { client, own } = await office();
  const { version } = await own();
  const save = (from: string) => client.put('/api/temple-admin/hours').send({ version, weekly: [opening(from, '12:00')] });
  const answers = await Promise.all([save('07:00'), save('08:00')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
