import { GIVE_UP_HOURS } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { assignTo } from '../../../test/assignments.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { offerPooja } from '../../../test/poojas.ts';
import { assign, newestOf, ownAssignments, signInPriest } from '../../../test/priests.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let giving: GivingTemple;
let staff: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  giving = await buildGivingTemple(api);
  staff = (await signInStaff(api, { temple: giving.temple, preset: 'manager' })).client;
});
afterAll(() => api.close());

const giveUp = (client: TestAgent, id: string) => client.post(`/api/priest/assignments/${id}/decline`).send({ reason: 'I have a fever' });

it('asks the next priest, and says why to the office', async () => {
  const { slot } = await offerPooja(staff, giving);
  const first = await signInPriest(api, { temples: [giving.temple] });
  const second = await signInPriest(api, { temples: [giving.temple] });
  const id = newestOf(await assign(staff, slot.id, { accountId: first.account.id }));
  await first.client.post(`/api/priest/assignments/${id}/accept`).expect(200);
  expect((await giveUp(first.client, id).expect(200)).body).toMatchObject({ state: 'withdrawn', reason: 'I have a fever' });
  expect(await ownAssignments(second.client, 'offered')).toMatchObject([{ slotId: slot.id }]);
  const { body: notices } = await staff.get('/api/account/notifications').expect(200);
  expect(JSON.stringify(notices)).toContain('I have a fever');
  expect((await giveUp(first.client, id).expect(409)).body.code).toBe('assignment-over');
});

it('is refused when the service begins too soon, and its priest keeps it', async () => {
  const { slot } = await offerPooja(staff, giving);
  const { client, account } = await signInPriest(api, { temples: [giving.temple] });
  const startsAt = new Date(Date.now() + (GIVE_UP_HOURS - 1) * 3_600_000).toISOString();
  const { id } = await assignTo(api, giving, { ...slot, startsAt }, account);
  expect((await giveUp(client, id).expect(409)).body.code).toBe('assignment-too-late');
  expect(await ownAssignments(client, 'accepted')).toMatchObject([{ id, reason: null }]);
});
