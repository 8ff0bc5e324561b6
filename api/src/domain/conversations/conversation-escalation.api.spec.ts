import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, sendMessage, startConversation } from '../../../test/conversations.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';
import { ConversationClock } from './conversation-clock.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => api.get(ConversationClock).run(new Date(Date.now() + hours * HOUR_MS));
const remindersOf = (accountId: string) => api.database.reader.countBy(NotificationRow, { accountId, kind: 'conversation.overdue' });

function openAlways(office: TestAgent, chosen: object) {
  const weekly = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00' }];
  return office
    .put('/api/temple-admin/hours')
    .send({ version: 0, weekly, special: [], ...chosen })
    .expect(200);
}

async function asked() {
  const { client: office, temple, account } = await signInStaff(api);
  const colleague = await signInStaff(api, { temple, preset: 'front-desk' });
  const { client: devotee } = await signInDonor(api);
  const { id } = await startConversation(devotee, temple);
  return { office, devotee, id, people: [account.id, colleague.account.id], temple };
}

it('escalates what nobody answered in time: urgent, with one notification for everyone who can answer', async () => {
  const { office, id, people, temple } = await asked();
  const viewer = await signInStaff(api, { temple, preset: 'viewer' });
  await inHours(23);
  expect(await remindersOf(people[0] ?? '')).toBe(0);
  for (const hours of [25, 26]) await inHours(hours);
  for (const accountId of people) expect(await remindersOf(accountId)).toBe(1);
  expect(await remindersOf(viewer.account.id)).toBe(0);
  expect((await office.get(`${AT_TEMPLE}/${id}`).expect(200)).body).toMatchObject({ priority: 'urgent', status: 'open' });
});

it.each([
  [undefined, 4],
  [9, 9],
])('escalates after the opening hours that the temple chose, four by default: %s', async (replyHours, hours) => {
  const { client: office, account, temple } = await signInStaff(api);
  await openAlways(office, { replyHours });
  const { client: devotee } = await signInDonor(api);
  await startConversation(devotee, temple);
  await inHours(hours - 0.1);
  expect(await remindersOf(account.id)).toBe(0);
  await inHours(hours + 0.1);
  expect(await remindersOf(account.id)).toBe(1);
});

it('skips answered and resolved conversations, and restarts the clock at the next question', async () => {
  const { office, devotee, id, people } = await asked();
  await sendMessage(office, AT_TEMPLE, id, 'Behind the hall.');
  await inHours(30);
  await sendMessage(devotee, AT_DEVOTEE, id, 'Thank you. And on Sunday?');
  await office.patch(`${AT_TEMPLE}/${id}`).send({ status: 'resolved' }).expect(200);
  await inHours(30);
  expect(await remindersOf(people[0] ?? '')).toBe(0);
  await sendMessage(devotee, AT_DEVOTEE, id, 'Is anybody there?');
  await inHours(30);
  expect(await remindersOf(people[0] ?? '')).toBe(1);
});
