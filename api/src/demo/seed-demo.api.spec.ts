import { NOUN_DECLARATIONS, type NounPart, ROLE_FACTS } from '@sannidhi/contracts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { Account } from '../domain/accounts/account.entity.ts';
import { dateOf } from '../domain/plans/occurrence-dates.ts';
import { PlanOccurrence } from '../domain/plans/plan-occurrence.entity.ts';
import { scheduleOf } from '../domain/plans/plan-schedule.ts';
import { RecurringPlan } from '../domain/plans/recurring-plan.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { API_NOUNS } from '../nouns.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { PersonalData } from '../platform/personal-data/personal-data.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-people.ts';
import { demoId } from './demo-step.ts';
import { demoTemples } from './demo-temples.ts';
import { DEMO_STEPS, seedDemo } from './seed-demo.ts';

let api: TestApi;
const settings = readSettings({ NODE_ENV: 'test', SECRET_KEY: 'a key that only tests use, long enough' });
beforeAll(async () => {
  api = await startTestApi();
  expect(await seedDemo(api.app, settings)).toEqual(DEMO_STEPS.map(({ name }) => name));
});
afterAll(() => api.close());

it('has twelve approved temples in nine states and one registration that waits', async () => {
  const temples = await api.database.reader.find(Temple);
  const approved = temples.filter(({ status }) => status === 'approved');
  expect([approved.length, new Set(approved.map(({ state }) => state)).size]).toEqual([12, 9]);
  expect(temples.filter(({ status }) => status === 'in-review')).toHaveLength(1);
});

it.each(DEMO_LOGINS.map(({ email, role }) => [email, role] as const))('lets %s sign in', async (email, role) => {
  const path = ROLE_FACTS[role].authPath;
  const { body } = await api.client().post(`${path}/login`).send({ email, password: DEMO_PASSWORD }).expect(200);
  expect(body.user).toMatchObject({ email, role, emailVerified: true });
  if (role === 'temple-admin') expect(body.user.temple.slug).toBe('sri-kamakshi-edison');
});

it('changes nothing when the process starts again', async () => {
  const before = await api.database.reader.count(Account);
  expect(await seedDemo(api.app, settings)).toEqual([]);
  expect(await api.database.reader.count(Account)).toBe(before);
});

it('shows the devotee a family, and festivals they were notified of', async () => {
  const devotee = DEMO_LOGINS[0]!.email;
  const { body } = await api.client().post('/api/auth/login').send({ email: devotee, password: DEMO_PASSWORD }).expect(200);
  const get = (path: string) => api.client().get(path).set('authorization', `Bearer ${body.authToken}`).expect(200);
  const { body: family } = await get('/api/devotee/family');
  const stars = family.map(({ star }: { star: { nakshatra: number } | null }) => star?.nakshatra ?? null);
  expect(stars).toEqual([4, 13, null, 22, null]);
  expect(family[2].birthSky.stars.length).toBeGreaterThan(1);
  expect((await get('/api/account/notifications')).body.items.length).toBeGreaterThan(0);
  expect((await get('/api/devotee/festival-preferences')).body).toMatchObject({ email: true, inApp: true });
});

it('has plans whose failed date is one of their own dates', async () => {
  const failed = await api.database.reader.findBy(PlanOccurrence, { status: 'failed' });
  expect(failed).toHaveLength(1);
  for (const { templeId, planId, n, dueOn } of failed) {
    const plan = await api.database.reader.findOneByOrFail(RecurringPlan, { templeId, id: planId });
    expect(dateOf(scheduleOf(plan), n)).toBe(dueOn);
    expect(dateOf(scheduleOf(plan), plan.nextN)).toBe(plan.nextOn);
    expect([plan.nextN, plan.startsOn <= dueOn]).toEqual([n + 1, true]);
  }
});

it('is the same every time', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(demoTemples(now)).toEqual(demoTemples(now));
  expect(demoId('temple:x')).toBe(demoId('temple:x'));
  expect(demoId('gift', now)).toMatch(/^019[0-9a-f]{5}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$|^01[0-9a-f]{6}-/);
});

/** A folder's nouns that have a demo part, and so have it somewhere in their folder. */
const bringing = (part: NounPart) =>
  API_NOUNS.filter(({ nouns }) =>
    nouns.some((name) => NOUN_DECLARATIONS.find((each) => each.name === name)?.without[part] === undefined),
  ).filter(({ nouns }) => nouns.length > 0);

it('fills something of every noun that has demo data', async () => {
  const empty: string[] = [];
  for (const { nouns, schema } of bringing('demo')) {
    const counts = await Promise.all((schema?.entities ?? []).map((entity) => api.database.reader.count(entity)));
    if (!counts.some((count) => count > 0)) empty.push(nouns.join(', '));
  }
  expect(empty).toEqual([]);
});

it('knows who answers for the personal data of every noun that has some', () => {
  const answered = new Set(api.get(PersonalData).entities);
  const forgotten = bringing('personal-data').filter(({ schema }) => !schema?.entities.some((entity) => answered.has(entity)));
  expect(forgotten.map(({ nouns }) => nouns.join(', '))).toEqual([]);
});
