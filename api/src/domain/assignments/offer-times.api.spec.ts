import type { PoojaSlot } from '@sannidhi/contracts';
import { timeAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { dateIn, offerPooja } from '../../../test/poojas.ts';
import { assign, ownAssignments, signInPriest } from '../../../test/priests.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { execute } from '../../platform/database/execute.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { AssignmentJobs } from './assignment-jobs.service.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

type Priest = Awaited<ReturnType<typeof signInPriest>>;
interface Offered {
  place: GivingTemple;
  staff: TestAgent;
  asked: Priest;
  next: Priest;
  slot: PoojaSlot;
  id: string;
  answerBy: string;
}

/** A service so many days after noon, offered to one of two priests. */
async function offered(days: number, time: string): Promise<Offered> {
  const place: GivingTemple = await buildGivingTemple(api);
  const { timeZone } = place.temple;
  setClock(new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString());
  while (timeAt(Date.now(), timeZone) !== '12:00') await pass(1);
  const { client: staff } = await signInStaff(api, { temple: place.temple, preset: 'manager' });
  const [asked, next] = [await signInPriest(api, { temples: [place.temple] }), await signInPriest(api, { temples: [place.temple] })];
  const { slot } = await offerPooja(staff, place, 8, { date: dateIn(place, days), time });
  await assign(staff, slot.id, { accountId: asked.account.id });
  const [{ id, answerBy } = { id: '', answerBy: '' }] = await ownAssignments(asked.client, 'offered');
  return { place, staff, asked, next, slot, id, answerBy };
}
/** Nobody is signed out meanwhile. */
async function pass(hours: number): Promise<void> {
  setClock(new Date(Date.now() + hours * HOUR_MS).toISOString());
  await api.database.transaction((tx) => execute(tx, 'UPDATE sessions SET lastSeenAt = ?', [new Date()]));
}
const due = () => api.get(AssignmentJobs).followAndExpire();
const accept = ({ client }: Priest, id: string) => client.post(`/api/priest/assignments/${id}/accept`);
const hoursUntil = (at: string) => (Date.parse(at) - Date.now()) / HOUR_MS;
const titles = async (client: TestAgent): Promise<string[]> =>
  (await client.get('/api/account/notifications').expect(200)).body.items.map(({ title }: { title: string }) => title);

it('an offer is open for a day, goes to the next priest then, and to the office when nobody is left', async () => {
  const { staff, asked, next, id, answerBy } = await offered(10, '12:00');
  expect(hoursUntil(answerBy)).toBe(24);
  await pass(23.9);
  await due();
  expect(await ownAssignments(asked.client, 'offered')).toHaveLength(1);
  await pass(0.1);
  expect((await accept(asked, id).expect(409)).body.code).toBe('assignment-over');
  await due();
  expect(await ownAssignments(asked.client, 'expired')).toHaveLength(1);
  expect(await ownAssignments(next.client, 'offered')).toMatchObject([{ answerBy: new Date(Date.now() + 24 * HOUR_MS).toISOString() }]);
  expect(await titles(staff)).toEqual([]);
  await pass(24);
  await due();
  await due();
  expect(await titles(staff)).toEqual([expect.stringContaining('No priest for ')]);
});

it('an offer for a service in eight hours is open for two, and the next one for a quarter of what is left', async () => {
  const { asked, next, id, answerBy } = await offered(0, '20:00');
  expect(hoursUntil(answerBy)).toBe(2);
  await pass(2);
  await due();
  expect((await accept(asked, id).expect(409)).body.code).toBe('assignment-over');
  const [second] = await ownAssignments(next.client, 'offered');
  expect(hoursUntil(second!.answerBy)).toBe(1.5);
  await accept(next, second!.id).expect(200);
});

it('an offer for a service that is moved nearer is open no longer than a new one, and asks the next in time', async () => {
  const { place, staff, asked, next, slot } = await offered(10, '12:00');
  const to = { date: dateIn(place, 0), time: '20:00', reason: 'A storm', anyway: true };
  await staff.post(`/api/temple-admin/pooja-slots/${slot.id}/move`).set('idempotency-key', newId()).send(to).expect(200);
  const [moved] = await ownAssignments(asked.client, 'offered');
  expect(hoursUntil(moved!.answerBy)).toBe(2);
  await pass(2);
  await due();
  const [second] = await ownAssignments(next.client, 'offered');
  expect(hoursUntil(second!.answerBy)).toBe(1.5);
  // Nobody answers, and it begins: the office has to see to it.
  await pass(6.1);
  await due();
  expect(await titles(staff)).toEqual([expect.stringContaining('No priest for ')]);
});

it('an offer that moved on is the next priest’s alone, however often both accept it', async () => {
  const { asked, next, id } = await offered(10, '12:00');
  await asked.client.post(`/api/priest/assignments/${id}/decline`).send({ reason: 'A wedding' }).expect(200);
  const [second] = await ownAssignments(next.client, 'offered');
  const tries = [accept(asked, id), accept(asked, second!.id), accept(next, second!.id), accept(next, second!.id), accept(next, id)];
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status)).toEqual([409, 404, expect.any(Number), expect.any(Number), 404]);
  expect([answers[2]!.status, answers[3]!.status].sort()).toEqual([200, 409]);
});
