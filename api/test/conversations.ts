import type { ConversationDetail, ConversationMessage } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import type { buildTemple } from './factories/temple.factory.ts';

type TestTemple = Awaited<ReturnType<typeof buildTemple>>;

export const AT_DEVOTEE = '/api/devotee/conversations';
export const AT_TEMPLE = '/api/temple-admin/conversations';

/** Sends what needs a key of its own. */
export const post = (client: TestAgent, path: string, body: object, key: string = newId()) =>
  client.post(path).set('idempotency-key', key).send(body);

/** A devotee's first message to a temple. */
export const startConversation = async (
  client: TestAgent,
  temple: Pick<TestTemple, 'id'>,
  given: object = {},
): Promise<ConversationDetail> => {
  const body = { to: 'temple', toId: temple.id, subject: 'Parking', topic: 'events', text: 'Where can we park?', ...given };
  return (await post(client, AT_DEVOTEE, body).expect(200)).body;
};

export const sendMessage = async (client: TestAgent, base: string, id: string, text: string): Promise<ConversationMessage> =>
  (await post(client, `${base}/${id}/messages`, { text }).expect(200)).body;
