import { CONVERSATION_LABELS_MAX } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, startConversation } from '../../../test/conversations.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const handle = (office: TestAgent, id: string, body: object) => office.patch(`${AT_TEMPLE}/${id}`).send(body);
const listed = async (office: TestAgent, label: string) =>
  (await office.get(AT_TEMPLE).query({ label }).expect(200)).body.items.map(({ id }: { id: string }) => id);
const used = async (office: TestAgent) => (await office.get(`${AT_TEMPLE}/labels`).expect(200)).body;

async function twoConversations() {
  const { client: office, temple } = await signInStaff(api);
  const { client: devotee } = await signInDonor(api);
  const [first, second] = [await startConversation(devotee, temple), await startConversation(devotee, temple)];
  return { office, devotee, first: first.id, second: second.id };
}

it('sort an office’s conversations, however they are written, and are removed again', async () => {
  const { office, first, second } = await twoConversations();
  await handle(office, first, { addLabel: 'Parking' }).expect(200);
  const { body } = await handle(office, second, { addLabel: 'parking' }).expect(200);
  expect(body.labels).toEqual(['Parking']);
  await handle(office, second, { addLabel: 'Deepavali' }).expect(200);
  expect(await used(office)).toEqual(['Deepavali', 'Parking']);
  expect((await listed(office, 'Parking')).sort()).toEqual([first, second].sort());
  expect(await listed(office, 'Deepavali')).toEqual([second]);
  expect((await handle(office, second, { removeLabel: 'Parking' }).expect(200)).body.labels).toEqual(['Deepavali']);
  expect(await listed(office, 'Parking')).toEqual([first]);
});

it('are added by two at once without undoing each other’s', async () => {
  const { office, first } = await twoConversations();
  await Promise.all(['Parking', 'Visa letter', 'Urgent family'].map((addLabel) => handle(office, first, { addLabel }).expect(200)));
  expect((await office.get(`${AT_TEMPLE}/${first}`).expect(200)).body.labels).toEqual(['Parking', 'Urgent family', 'Visa letter']);
});

it('are the office’s own: neither the other side nor another office sees them', async () => {
  const { office, devotee, first } = await twoConversations();
  await handle(office, first, { addLabel: 'Difficult' }).expect(200);
  expect((await devotee.get(`${AT_DEVOTEE}/${first}`).expect(200)).body.labels).toEqual([]);
  expect((await devotee.get(AT_DEVOTEE).query({ label: 'Difficult' }).expect(200)).body.items).toEqual([]);
  const other = await twoConversations();
  expect(await used(other.office)).toEqual([]);
  await handle(other.office, first, { addLabel: 'Ours' }).expect(404);
});

it('are few, and short', async () => {
  const { office, first } = await twoConversations();
  for (let n = 0; n < CONVERSATION_LABELS_MAX; n += 1) await handle(office, first, { addLabel: `Label ${n}` }).expect(200);
  const { body } = await handle(office, first, { addLabel: 'One more' }).expect(400);
  expect(body.fields).toEqual({ addLabel: 'A conversation has at most 8 labels. Remove one first.' });
  expect(await used(office)).toHaveLength(CONVERSATION_LABELS_MAX);
  await handle(office, first, { addLabel: 'x'.repeat(31) }).expect(400);
});
