import type { CannedReply } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Quota } from '../../platform/quotas/quota.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const AT_TEMPLE = '/api/temple-admin/canned-replies';
const AT_PLATFORM = '/api/superadmin/canned-replies';
const REPLY = { title: 'Parking', text: 'Namaste {name}, please park behind the hall. {me}' };
const listOf = async (client: TestAgent, at: string): Promise<CannedReply[]> => (await client.get(at).expect(200)).body;

it('are added, listed by title, changed and removed', async () => {
  const { client, temple } = await signInStaff(api, { preset: 'front-desk' });
  const { body: parking } = await client.post(AT_TEMPLE).send(REPLY).expect(201);
  const { body: hours } = await client.post(AT_TEMPLE).send({ title: 'Hours', text: 'We open at nine.' }).expect(201);
  const changed = { title: 'Directions', text: 'Take exit 10.' };
  expect((await client.put(`${AT_TEMPLE}/${hours.id}`).send(changed).expect(200)).body).toEqual({ id: hours.id, ...changed });
  expect(await listOf(client, AT_TEMPLE)).toEqual([
    { id: hours.id, ...changed },
    { id: parking.id, ...REPLY },
  ]);
  await client.delete(`${AT_TEMPLE}/${parking.id}`).expect(204);
  await client.delete(`${AT_TEMPLE}/${parking.id}`).expect(404);
  expect(await listOf(client, AT_TEMPLE)).toHaveLength(1);
  expect(await api.database.reader.findOneBy(Quota, { accountId: temple.id, name: 'canned-replies' })).toMatchObject({ used: 1 });
});

it('belong to one office: another temple and the platform have their own', async () => {
  const [own, other] = [await signInStaff(api), await signInStaff(api)];
  const desk = await signInAs(api, await buildAccount(api, { role: 'superadmin' }));
  const { body } = await own.client.post(AT_TEMPLE).send(REPLY).expect(201);
  await desk.post(AT_PLATFORM).send(REPLY).expect(201);
  expect(await listOf(other.client, AT_TEMPLE)).toEqual([]);
  expect(await listOf(desk, AT_PLATFORM)).toHaveLength(1);
  for (const [client, at] of [
    [other.client, AT_TEMPLE],
    [desk, AT_PLATFORM],
  ] as const) {
    await client.put(`${at}/${body.id}`).send(REPLY).expect(404);
    await client.delete(`${at}/${body.id}`).expect(404);
  }
  const viewer = await signInStaff(api, { temple: own.temple, preset: 'viewer' });
  await viewer.client.get(AT_TEMPLE).expect(403);
});

it('have one title each, and no hidden characters', async () => {
  const { client } = await signInStaff(api);
  await client.post(AT_TEMPLE).send(REPLY).expect(201);
  const { body: second } = await client
    .post(AT_TEMPLE)
    .send({ ...REPLY, title: 'Hours' })
    .expect(201);
  for (const refused of [
    await client.post(AT_TEMPLE).send(REPLY).expect(409),
    await client.put(`${AT_TEMPLE}/${second.id}`).send(REPLY).expect(409),
  ])
    expect(refused.body.fieldMessages.title.code).toBe('canned-reply.title-taken');
  const hidden = await client.post(AT_TEMPLE).send({ title: 'Pay\u202e', text: 'Pay \u202e00.1$ now' }).expect(400);
  expect([hidden.body.fieldMessages.title.code, hidden.body.fieldMessages.text.code]).toEqual(['text-hidden-characters', 'text-hidden']);
});

it('end at a limit that many requests at once don’t pass', async () => {
  const { client, temple } = await signInStaff(api);
  await client.post(AT_TEMPLE).send(REPLY).expect(201);
  await api.database.transaction((tx) => tx.update(Quota, { accountId: temple.id, name: 'canned-replies' }, { used: 199 }));
  const sent = await Promise.all(['A', 'B', 'C'].map((title) => client.post(AT_TEMPLE).send({ ...REPLY, title })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});
