import { TEMPLE_HEADER } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { CounterBatch } from '../../domain/counter/counter-batch.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const OFFICE = '/api/temple-admin';
const BATCH = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 5100 };
const batches = ({ temple }: GivingTemple) => api.database.reader.countBy(CounterBatch, { templeId: temple.id });

/** Somebody who works for two temples, in a browser with one tab at each: the first tab was opened before the second switched. */
async function twoTabs() {
  const [first, second] = [await buildGivingTemple(api), await buildGivingTemple(api)];
  const { account } = await buildStaff(api, { temple: first.temple });
  await buildStaff(api, { account, temple: second.temple });
  const client = await signInAs(api, account);
  const go = ({ temple }: GivingTemple) => client.post(`${OFFICE}/places/current`).send({ templeId: temple.id }).expect(200);
  await go(first);
  await go(second);
  return { first, second, client, go };
}
const from = (client: TestAgent, { temple }: GivingTemple) =>
  client.post(`${OFFICE}/counter-batches`).set('idempotency-key', newId()).set(TEMPLE_HEADER, temple.id).send(BATCH);

it('records nothing at the temple that another tab switched to', async () => {
  const { first, second, client } = await twoTabs();
  const { body } = await from(client, first).expect(409);
  expect(body.code).toBe('temple-switched');
  expect(body.message).toMatch(/^You switched to another temple in another tab\. Nothing was saved\./);
  expect([await batches(first), await batches(second)]).toEqual([0, 0]);
  await from(client, second).expect(201);
  expect([await batches(first), await batches(second)]).toEqual([0, 1]);
});

it('refuses leaving a temple that the page doesn’t show, and lets the stale page switch back', async () => {
  const { first, second, client } = await twoTabs();
  expect((await client.post(`${OFFICE}/leave`).set(TEMPLE_HEADER, first.temple.id).expect(409)).body.code).toBe('temple-switched');
  await client.post(`${OFFICE}/places/current`).set(TEMPLE_HEADER, first.temple.id).send({ templeId: first.temple.id }).expect(200);
  await from(client, first).expect(201);
  expect([await batches(first), await batches(second)]).toEqual([1, 0]);
});

it('shows nothing of the temple that another tab switched to on a page of the first', async () => {
  const { first, second, client, go } = await twoTabs();
  const read = ({ temple }: GivingTemple, path: string) => client.get(`${OFFICE}/${path}`).set(TEMPLE_HEADER, temple.id);
  for (const path of ['temple', 'donations', 'staff', 'dashboard']) {
    const { body } = await read(first, path).expect(409);
    expect(body.code).toBe('temple-switched');
    expect(body.message).toMatch(/^You’re now working for another temple in this browser\. Reload the page/);
    await read(second, path).expect(200);
  }
  await go(first);
  expect((await read(first, 'temple').expect(200)).body.id).toBe(first.temple.id);
});

it('lets a stale page say who is signed in and where they work, sign out, and change the user’s own account', async () => {
  const { first, second, client } = await twoTabs();
  client.set(TEMPLE_HEADER, first.temple.id);
  expect((await client.get(`${OFFICE}/auth/me`).expect(200)).body.temple.id).toBe(second.temple.id);
  expect((await client.get(`${OFFICE}/places`).expect(200)).body).toHaveLength(2);
  await client.put('/api/account/profile').send({ fullName: 'Lakshmi Raman' }).expect(200);
  await client.post(`${OFFICE}/auth/logout`).expect(200);
});
