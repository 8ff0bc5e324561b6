import type { ConversationDetail, ConversationFolders, ConversationMessage, MessageRecord } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, post, sendMessage, startConversation } from '../../../test/conversations.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from '../../../test/give.ts';
import { bookPooja, offerPooja } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationClock } from './conversation-clock.service.ts';
import { MessageBox } from './message-box.entity.ts';
import { accountBox, templeBox } from './side.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const one = async (client: TestAgent, base: string, id: string): Promise<ConversationDetail> =>
  (await client.get(`${base}/${id}`).expect(200)).body;
const thread = async (client: TestAgent, base: string, id: string): Promise<ConversationMessage[]> =>
  (await client.get(`${base}/${id}/messages`).expect(200)).body.items.reverse();
const foldersOf = async (office: TestAgent): Promise<ConversationFolders['folders']> =>
  (await office.get(`${AT_TEMPLE}/folders`).expect(200)).body.folders;
const countsIn = async (box: string) => {
  const { unread, waiting } = await api.database.reader.findOneByOrFail(MessageBox, { box });
  return { unread, waiting };
};

async function office() {
  const place = await buildGivingTemple(api);
  const staff = await signInStaff(api, { temple: place.temple });
  const devotee = await signInDonor(api);
  return { place, temple: place.temple, desk: staff.client, clerk: staff.account, devotee: devotee.client, person: devotee.account };
}

describe('a gift or booking in a message', () => {
  it('is shown as it is now to who may see it, and nobody else’s can be attached', async () => {
    const { place, temple, desk, devotee } = await office();
    const { orderId } = await giveAndPay(api, devotee, place);
    const { slot } = await offerPooja(desk, place);
    const booking = await bookPooja(api, devotee, place, slot);
    const { id } = await startConversation(devotee, temple);
    const { body: choices } = await devotee.get(`${AT_DEVOTEE}/${id}/records`).expect(200);
    expect(choices.map((record: MessageRecord) => record.noun).sort()).toEqual(['booking', 'donation']);

    const said = { record: { noun: 'donation', id: orderId } };
    const sent = (await post(devotee, `${AT_DEVOTEE}/${id}/messages`, said).expect(200)).body;
    expect(sent.record).toMatchObject({ id: orderId, path: expect.stringMatching(/^\/receipts\?year=/) });
    expect(await one(desk, AT_TEMPLE, id)).toMatchObject({ lastText: sent.record.title });
    const answer = { text: 'About your pooja', record: { noun: 'booking', id: booking.id } };
    await post(desk, `${AT_TEMPLE}/${id}/messages`, answer).expect(200);
    const recordsFor = async (client: TestAgent, base: string) =>
      (await thread(client, base, id)).map(({ record }) => record?.path ?? null);
    expect(await recordsFor(desk, AT_TEMPLE)).toEqual([
      null,
      `/temple-admin/donations?gift=${orderId}`,
      expect.stringContaining(`booking=${booking.id}`),
    ]);
    expect(await recordsFor(devotee, AT_DEVOTEE)).toEqual([null, expect.stringContaining('/receipts'), `/bookings?booking=${booking.id}`]);

    // Someone who answers messages but may not see gifts sees what was written, and no more.
    const coordinator = await signInStaff(api, { temple, preset: 'priest-coordinator' });
    expect(await recordsFor(coordinator.client, AT_TEMPLE)).toEqual([null, null, expect.stringContaining('booking=')]);
    await post(coordinator.client, `${AT_TEMPLE}/${id}/messages`, said).expect(400);

    const stranger = await signInDonor(api);
    const theirs = await startConversation(stranger.client, temple);
    for (const record of [said.record, { noun: 'booking', id: booking.id }, { noun: 'fund', id: place.general.id }]) {
      const refused = await post(stranger.client, `${AT_DEVOTEE}/${theirs.id}/messages`, { text: 'x', record }).expect(400);
      expect(refused.body.fields).toEqual({ record: 'Choose one of this person’s gifts or bookings at your temple' });
      await post(desk, `${AT_TEMPLE}/${theirs.id}/messages`, { text: 'x', record }).expect(400);
    }
    await stranger.client.get(`${AT_DEVOTEE}/${id}/records`).expect(404);
    const elsewhere = await office();
    const { id: other } = await startConversation(devotee, elsewhere.temple);
    await post(devotee, `${AT_DEVOTEE}/${other}/messages`, said).expect(400);
  });
});

describe('two conversations with the same person', () => {
  it('become one, in the order in which they were written; files, labels, words, links and counts follow', async () => {
    const { temple, desk, devotee, person } = await office();
    const first = (await startConversation(devotee, temple, { subject: 'Parking', text: 'Where can we park?' })).id;
    const second = (await startConversation(devotee, temple, { subject: 'Wheelchair', text: 'Is there a ramp?' })).id;
    await sendMessage(desk, AT_TEMPLE, first, 'Behind the hall.');
    await post(desk, `${AT_TEMPLE}/${second}/notes`, { text: 'Ask Ravi', mentions: [] }).expect(200);
    const upload = devotee.post(`${AT_DEVOTEE}/attachments`).query({ name: 'plan.pdf' }).set('content-type', 'application/pdf');
    const { id: file } = (await upload.send(PDF).expect(201)).body;
    await post(devotee, `${AT_DEVOTEE}/${second}/messages`, { text: 'A plan', attachmentIds: [file] }).expect(200);
    await sendMessage(desk, AT_TEMPLE, second, 'Beside the gate.');
    for (const [id, label] of [
      [first, 'Cars'],
      [second, 'Access'],
    ])
      await desk.patch(`${AT_TEMPLE}/${id}`).send({ addLabel: label }).expect(200);
    await devotee.put(`${AT_DEVOTEE}/${second}/read`).send({ through: 1 }).expect(200);

    const { body: others } = await desk.get(`${AT_TEMPLE}/${second}/others`).expect(200);
    expect(others.map(({ id }: { id: string }) => id)).toEqual([first]);
    const merged = (await desk.post(`${AT_TEMPLE}/${second}/merge`).send({ into: first }).expect(200)).body;
    expect(merged).toMatchObject({ id: first, subject: 'Parking', labels: ['Access', 'Cars'], lastText: 'Beside the gate.' });
    const texts = ['Where can we park?', 'Is there a ramp?', 'Behind the hall.', 'A plan', 'Beside the gate.'];
    // Also by the address that was mailed: it leads on.
    const read = await thread(devotee, AT_DEVOTEE, second);
    expect(read.map(({ text }) => text)).toEqual(texts);
    expect(read.map(({ number }) => number)).toEqual([1, 2, 3, 5, 6]);
    expect(read.map(({ sideNumber }) => sideNumber)).toEqual([1, 2, 1, 3, 2]);
    expect(read[3]?.attachments.map(({ name }) => name)).toEqual(['plan.pdf']);
    await devotee.get(`${AT_DEVOTEE}/attachments/${file}`).expect(200);
    expect((await thread(desk, AT_TEMPLE, first)).map(({ kind }) => kind).filter((kind) => kind === 'note')).toHaveLength(1);
    // "Behind the hall." wasn't read, so what follows it isn't either.
    expect(await countsIn(accountBox(person.id))).toEqual({ unread: 2, waiting: 0 });
    expect(await countsIn(templeBox(temple.id))).toEqual({ unread: 0, waiting: 0 });
    expect((await one(devotee, AT_DEVOTEE, second)).unread).toBe(2);
    const found = async (search: string) => (await desk.get(AT_TEMPLE).query({ folder: 'all', search }).expect(200)).body.items;
    for (const word of ['ramp', 'wheelchair', 'ravi', 'parking'])
      expect((await found(word)).map(({ id }: { id: string }) => id)).toEqual([first]);
    await sendMessage(devotee, AT_DEVOTEE, second, 'Thank you');
    expect(await one(desk, AT_TEMPLE, first)).toMatchObject({ lastText: 'Thank you', status: 'open' });
    expect(await countsIn(templeBox(temple.id))).toEqual({ unread: 0, waiting: 1 });
  });

  it('stay two where the person, the office or the reader differs', async () => {
    const { temple, desk, devotee } = await office();
    const { id } = await startConversation(devotee, temple);
    const other = await startConversation((await signInDonor(api)).client, temple);
    const foreign = await office();
    const elsewhere = await startConversation(devotee, foreign.temple);
    for (const into of [other.id, id, elsewhere.id]) await desk.post(`${AT_TEMPLE}/${id}/merge`).send({ into }).expect(400);
    await foreign.desk.post(`${AT_TEMPLE}/${id}/merge`).send({ into: elsewhere.id }).expect(404);
    const { id: again } = await startConversation(devotee, temple);
    await desk.post(`${AT_TEMPLE}/${id}/merge`).send({ into: again }).expect(200);
    await foreign.desk.get(`${AT_TEMPLE}/${id}`).expect(404);
    await desk.post(`${AT_TEMPLE}/${id}/merge`).send({ into: again }).expect(404);
    // Two of one office merge both ways at once: one of them does, and nothing is lost.
    const { id: third } = await startConversation(devotee, temple);
    const both = await Promise.all([
      desk.post(`${AT_TEMPLE}/${again}/merge`).send({ into: third }),
      desk.post(`${AT_TEMPLE}/${third}/merge`).send({ into: again }),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await thread(devotee, AT_DEVOTEE, id)).toHaveLength(3);
  });
});

it('knows the median time to a first reply, of this week’s conversations of this office', async () => {
  const { temple, desk, devotee } = await office();
  const first = async () => (await desk.get(`${AT_TEMPLE}/folders`).expect(200)).body.firstReplySeconds;
  expect(await first()).toBeNull();
  for (const seconds of [60, 600, 90_000]) {
    const { id } = await startConversation(devotee, temple);
    await sendMessage(desk, AT_TEMPLE, id, 'Yes.');
    await api.database.transaction((tx) => tx.update(Conversation, { id }, { firstReplySeconds: seconds }));
  }
  expect(await first()).toBe(600);
});

describe('someone who is away', () => {
  it('has nothing waiting: what they have returns to the queue, at once or with its next message', async () => {
    const { temple, desk, clerk, devotee } = await office();
    const colleague = await signInStaff(api, { temple, preset: 'front-desk' });
    const waiting = (await startConversation(devotee, temple)).id;
    await desk.patch(`${AT_TEMPLE}/${waiting}`).send({ assigneeId: clerk.id }).expect(200);
    const answered = (await startConversation(devotee, temple)).id;
    await sendMessage(desk, AT_TEMPLE, answered, 'Yes.');
    const snoozed = (await startConversation(devotee, temple)).id;
    await desk.patch(`${AT_TEMPLE}/${snoozed}`).send({ assigneeId: clerk.id, status: 'snoozed', snoozedUntil: inAnHour() }).expect(200);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    expect((await desk.put(`${AT_TEMPLE}/away`).send({ until }).expect(200)).body).toEqual({ until });
    expect((await desk.get(`${AT_TEMPLE}/away`).expect(200)).body).toEqual({ until });
    expect(await foldersOf(desk)).toMatchObject({ mine: 2, nobodys: 1 });
    const { body: colleagues } = await colleague.client.get(`${AT_TEMPLE}/colleagues`).expect(200);
    expect(colleagues.find(({ accountId }: { accountId: string }) => accountId === clerk.id)).toMatchObject({ awayUntil: until });
    await sendMessage(devotee, AT_DEVOTEE, answered, 'And on Sunday?');
    expect((await one(desk, AT_TEMPLE, answered)).assignee).toBeNull();
    await api.get(ConversationClock).run(new Date(Date.now() + 2 * 3_600_000));
    expect((await one(desk, AT_TEMPLE, snoozed)).assignee).toBeNull();
    expect(await foldersOf(desk)).toMatchObject({ mine: 0, nobodys: 3, 'needs-reply': 3 });

    await desk.put(`${AT_TEMPLE}/away`).send({ until: null }).expect(200);
    await sendMessage(desk, AT_TEMPLE, answered, 'Also.');
    await sendMessage(devotee, AT_DEVOTEE, answered, 'Thanks');
    expect((await one(desk, AT_TEMPLE, answered)).assignee?.accountId).toBe(clerk.id);
    for (const wrong of [{}, { until: '2020-01-01T00:00:00Z' }, { until: 'soon' }, { until: '2100-01-01T00:00:00Z' }])
      await desk.put(`${AT_TEMPLE}/away`).send(wrong).expect(400);
  });

  it('includes who left the office: their conversations are nobody’s with the next message', async () => {
    const { temple, desk, devotee } = await office();
    const leaving = await signInStaff(api, { temple, preset: 'front-desk' });
    const { id } = await startConversation(devotee, temple);
    await sendMessage(leaving.client, AT_TEMPLE, id, 'Yes.');
    await api.database.transaction((tx) => tx.query('DELETE FROM staff_members WHERE accountId = ?', [leaving.account.id]));
    await sendMessage(devotee, AT_DEVOTEE, id, 'Are you there?');
    expect((await one(desk, AT_TEMPLE, id)).assignee).toBeNull();
  });
});
