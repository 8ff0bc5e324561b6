import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, post, sendMessage, startConversation } from '../../../test/conversations.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { ConversationTerm } from './conversation-term.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const found = async (client: TestAgent, base: string, search: string): Promise<string[]> =>
  (await client.get(base).query({ search }).expect(200)).body.items.map(({ id }: { id: string }) => id);

async function written() {
  const { client: office, temple } = await signInStaff(api);
  const { client: devotee, account } = await signInDonor(api, { fullName: 'Lalitha Krishnan' });
  const { id } = await startConversation(devotee, temple, { text: 'Where is the wheelchair ramp? नमस्ते' });
  return { office, temple, devotee, account, id };
}

describe('a search in conversations', () => {
  it('finds the beginning of each typed word, in messages, names and subjects', async () => {
    const { office, devotee, id } = await written();
    await sendMessage(office, AT_TEMPLE, id, 'Beside the kitchen, Gate-7.');
    for (const words of ['wheelch', 'RAMP?', 'नमस्ते', 'kitchen gate', '7 gate-7', 'lalitha ramp', 'parking kitchen'])
      expect([words, await found(office, AT_TEMPLE, words)]).toEqual([words, [id]]);
    expect(await found(devotee, AT_DEVOTEE, 'kitchen')).toEqual([id]);
    for (const words of ['itchen', 'ramp elevator', '%']) expect([words, await found(office, AT_TEMPLE, words)]).toEqual([words, []]);
  });

  it('finds a word that thousands of conversations have, and nothing by signs alone', async () => {
    const { office, temple, id } = await written();
    const box = `temple:${temple.id}`;
    const rows = Array.from({ length: 2_100 }, () => ({ box, term: 'ramp', conversationId: newId() }));
    await api.database.transaction((tx) => insertRows(tx, ConversationTerm, rows));
    const others = await written();
    expect(await found(office, AT_TEMPLE, 'ramp')).toEqual([id]);
    expect(await found(office, AT_TEMPLE, 'ramp lalitha')).toEqual([id]);
    expect(await found(office, AT_TEMPLE, 'ramp kitchen')).toEqual([]);
    expect(await found(others.office, AT_TEMPLE, 'ramp')).toEqual([others.id]);
    expect(await found(office, AT_TEMPLE, '!?')).toEqual([]);
  });

  it('finds notes for the office only, and nothing of another temple', async () => {
    const { office, devotee, id } = await written();
    const others = await written();
    await post(office, `${AT_TEMPLE}/${id}/notes`, { text: 'Ask Sridhar about scaffolding', mentions: [] }).expect(200);
    expect(await found(office, AT_TEMPLE, 'scaffolding')).toEqual([id]);
    for (const [client, base] of [
      [devotee, AT_DEVOTEE],
      [others.office, AT_TEMPLE],
    ] as const)
      expect(await found(client, base, 'scaffolding')).toEqual([]);
    expect(await found(others.office, AT_TEMPLE, 'wheelchair')).toEqual([others.id]);
    const { body } = await office.get('/api/temple-admin/search').query({ words: 'scaffolding' }).expect(200);
    expect(body.groups).toMatchObject([{ noun: 'conversation', hits: [{ id }] }]);
  });

  it('no longer finds what a devotee wrote once the account is erased, but what the office did', async () => {
    const { office, account, id } = await written();
    await sendMessage(office, AT_TEMPLE, id, 'Beside the kitchen.');
    await api.database.transaction((tx) => api.get(PersonalData).erase(tx, account.id));
    expect(await found(office, AT_TEMPLE, 'wheelchair')).toEqual([]);
    expect(await found(office, AT_TEMPLE, 'kitchen')).toEqual([id]);
  });
});
