import type { ConversationDetail, MessageCounts } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, post, startConversation } from './conversations.ts';
import { Random } from './plan-model/random.ts';
import { signInDonor, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** `COUNT_STEPS` (200): how many moves; 10,000 in `npm run soak -- streams`. `SEED` (108): which ones. */
const STEPS = Number(process.env.COUNT_STEPS ?? 200);
const RECOUNTED_EVERY = 100;
const DEVOTEES = 4;
const TEMPLES = 2;

/** One conversation as the test knows it. */
interface Known {
  id: string;
  devotee: number;
  temple: number;
  officeSent: number;
  askerSent: number;
  askerRead: number;
}

let api: TestApi;
const random = new Random(Number(process.env.SEED ?? 108));
const known: Known[] = [];
const devotees: TestAgent[] = [];
const offices: { client: TestAgent; temple: Awaited<ReturnType<typeof signInStaff>>['temple'] }[] = [];

beforeAll(async () => {
  api = await startTestApi();
  for (let n = 0; n < DEVOTEES; n++) devotees.push((await signInDonor(api)).client);
  for (let n = 0; n < TEMPLES; n++) offices.push(await signInStaff(api));
});
afterAll(() => api.close());

const at = (base: string, { id }: Known, what: string) => `${base}/${id}/${what}`;

async function start(): Promise<void> {
  const [devotee, temple] = [random.whole(0, DEVOTEES - 1), random.whole(0, TEMPLES - 1)];
  const { id }: ConversationDetail = await startConversation(devotees[devotee]!, offices[temple]!.temple);
  known.push({ id, devotee, temple, officeSent: 0, askerSent: 1, askerRead: 0 });
}

const MOVES: Record<string, (one: Known) => Promise<unknown>> = {
  'the devotee writes': async (one) => {
    await post(devotees[one.devotee]!, at(AT_DEVOTEE, one, 'messages'), { text: 'And on Sunday?' }).expect(200);
    one.askerSent += 1;
  },
  'the office writes': async (one) => {
    await post(offices[one.temple]!.client, at(AT_TEMPLE, one, 'messages'), { text: 'Behind the hall.' }).expect(200);
    one.officeSent += 1;
  },
  'the office notes': (one) =>
    post(offices[one.temple]!.client, at(AT_TEMPLE, one, 'notes'), { text: 'Ask Sridhar', mentions: [] }).expect(200),
  'the devotee reads': async (one) => {
    const through = random.whole(1, one.officeSent + 2);
    await devotees[one.devotee]!.put(at(AT_DEVOTEE, one, 'read'))
      .send({ through })
      .expect(200);
    one.askerRead = Math.max(one.askerRead, Math.min(through, one.officeSent));
  },
  'the office reads': (one) =>
    offices[one.temple]!.client.put(at(AT_TEMPLE, one, 'read'))
      .send({ through: random.whole(1, one.askerSent + 2) })
      .expect(200),
  'the office handles it': (one) => {
    const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString();
    const body = random.pick([
      { status: 'resolved' },
      { status: 'open' },
      { status: 'pending' },
      { status: 'snoozed', snoozedUntil },
      { priority: 'high' },
    ]);
    // What can't be in this state is refused, and counts nothing.
    return offices[one.temple]!.client.patch(`${AT_TEMPLE}/${one.id}`).send(body);
  },
  'all at once, and reading in two tabs': async (one) => {
    const through = one.officeSent;
    const read = () =>
      devotees[one.devotee]!.put(at(AT_DEVOTEE, one, 'read'))
        .send({ through })
        .expect(200);
    const reads = through > 0 ? [read(), read()] : [];
    await Promise.all([MOVES['the office writes']!(one), MOVES['the devotee writes']!(one), ...reads]);
    one.askerRead = Math.max(one.askerRead, through);
  },
};

/** What the messages themselves say, by box. */
async function recounted(): Promise<Map<string, MessageCounts>> {
  const counts = new Map<string, MessageCounts>();
  const add = (box: string, more: Partial<MessageCounts>) => {
    const { unread, waiting } = counts.get(box) ?? { unread: 0, waiting: 0 };
    counts.set(box, { unread: unread + (more.unread ?? 0), waiting: waiting + (more.waiting ?? 0) });
  };
  for (const { askerBox, officeBox, status } of await api.database.reader.query('SELECT * FROM conversations')) {
    add(askerBox, {});
    add(officeBox, { waiting: status === 'open' ? 1 : 0 });
  }
  const unread = `SELECT conversation.askerBox AS box, COUNT(*) AS unread FROM conversation_messages message
    JOIN conversations conversation ON conversation.id = message.conversationId
    WHERE message.kind = 'message' AND message.fromOffice = ? AND message.sideNumber > conversation.askerRead GROUP BY conversation.askerBox`;
  for (const { box, unread: count } of await api.database.reader.query(unread, [true])) add(box, { unread: Number(count) });
  return counts;
}

async function kept(): Promise<Map<string, MessageCounts>> {
  const rows = await api.database.reader.query('SELECT box, unread, waiting FROM message_boxes');
  return new Map(
    rows.map(({ box, unread, waiting }: MessageCounts & { box: string }) => [box, { unread: Number(unread), waiting: Number(waiting) }]),
  );
}

async function compare(step: number): Promise<void> {
  const [counts, found] = [await recounted(), await kept()];
  for (const [box, count] of counts) expect([step, box, found.get(box)]).toEqual([step, box, count]);
  for (const [index, client] of devotees.entries()) {
    const mine = known.filter(({ devotee }) => devotee === index);
    const unread = mine.reduce((sum, { officeSent, askerRead }) => sum + officeSent - askerRead, 0);
    expect([step, index, (await client.get(`${AT_DEVOTEE}/counts`).expect(200)).body]).toEqual([step, index, { unread, waiting: 0 }]);
  }
}

it(
  `counts what is unread and what waits as the messages themselves say, after each of ${STEPS} moves in any order`,
  async () => {
    const moves = Object.values(MOVES);
    for (let step = 1; step <= STEPS; step++) {
      if (known.length < 2 || (known.length < 60 && random.chance(0.05))) await start();
      await random.pick(moves)(random.pick(known));
      if (step % RECOUNTED_EVERY === 0 || step === STEPS) await compare(step);
    }
  },
  60_000 + STEPS * 200,
);
