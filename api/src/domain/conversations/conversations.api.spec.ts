import type { ConversationMessage, ConversationRow } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, post, sendMessage, startConversation } from '../../../test/conversations.ts';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationClock } from './conversation-clock.service.ts';
import { MessageBox } from './message-box.entity.ts';
import { accountBox, templeBox } from './side.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function parties() {
  const office = await signInStaff(api);
  const devotee = await signInDonor(api);
  return {
    temple: office.temple,
    office: office.client,
    officeAccount: office.account,
    devotee: devotee.client,
    devoteeAccount: devotee.account,
  };
}
const threadOf = async (client: TestAgent, base: string, id: string): Promise<ConversationMessage[]> =>
  (await client.get(`${base}/${id}/messages`).expect(200)).body.items;
const listOf = async (client: TestAgent, base: string, query: object = {}): Promise<ConversationRow[]> =>
  (await client.get(base).query(query).expect(200)).body.items;
const countsOf = async (client: TestAgent, base: string) => (await client.get(`${base}/counts`).expect(200)).body;

describe('a devotee’s conversation with a temple', () => {
  it('reaches the office, and its reply the devotee', async () => {
    const { temple, office, devotee, devoteeAccount } = await parties();
    const { id } = await startConversation(devotee, temple);
    const [waiting] = await listOf(office, AT_TEMPLE, { folder: 'needs-reply' });
    expect(waiting).toMatchObject({ id, withName: devoteeAccount.fullName, status: 'open', unread: 1, waitingSince: expect.any(String) });
    await sendMessage(office, AT_TEMPLE, id, 'Behind the hall.');
    expect(await threadOf(devotee, AT_DEVOTEE, id)).toMatchObject([
      { text: 'Behind the hall.', isOurs: false, number: 2 },
      { text: 'Where can we park?', isOurs: true, number: 1 },
    ]);
    expect(await listOf(devotee, AT_DEVOTEE)).toMatchObject([{ id, withName: temple.name, unread: 1, lastIsOurs: false }]);
    expect([await countsOf(devotee, AT_DEVOTEE), await countsOf(office, AT_TEMPLE)]).toEqual([
      { unread: 1, waiting: 0 },
      { unread: 0, waiting: 0 },
    ]);
    expect((await devotee.put(`${AT_DEVOTEE}/${id}/read`).send({ through: 1 }).expect(200)).body).toEqual({ unread: 0, waiting: 0 });
    expect((await office.get(`${AT_TEMPLE}/${id}`).expect(200)).body).toMatchObject({ status: 'pending', readByThem: 1 });
  });

  it('is reopened by a reply, and wakes up when its time comes', async () => {
    const { temple, office, devotee } = await parties();
    const { id } = await startConversation(devotee, temple);
    await office.patch(`${AT_TEMPLE}/${id}`).send({ status: 'resolved' }).expect(200);
    expect(await countsOf(office, AT_TEMPLE)).toEqual({ unread: 0, waiting: 0 });
    await sendMessage(devotee, AT_DEVOTEE, id, 'And on Sunday?');
    const snoozedUntil = new Date(Date.now() + 60_000).toISOString();
    const { body } = await office.patch(`${AT_TEMPLE}/${id}`).send({ status: 'snoozed', snoozedUntil }).expect(200);
    expect(body).toMatchObject({ status: 'snoozed', snoozedUntil });
    expect((await devotee.get(`${AT_DEVOTEE}/${id}`).expect(200)).body).toMatchObject({ status: 'open', snoozedUntil: null });
    await api.get(ConversationClock).run(new Date(Date.now() + 120_000));
    expect((await office.get(`${AT_TEMPLE}/${id}`).expect(200)).body).toMatchObject({ status: 'open', snoozedUntil: null });
    expect(await countsOf(office, AT_TEMPLE)).toEqual({ unread: 0, waiting: 1 });
  });

  it('is listed by how long it waits, reopened ones last, page by page', async () => {
    const { temple, office, devotee } = await parties();
    const subjects = ['First', 'Second', 'Reopened'];
    const ids = [];
    for (const subject of subjects) ids.push((await startConversation(devotee, temple, { subject })).id);
    await sendMessage(devotee, AT_DEVOTEE, ids[0] ?? '', 'I still wait.');
    for (const status of ['resolved', 'open']) await office.patch(`${AT_TEMPLE}/${ids[2]}`).send({ status }).expect(200);
    const waiting = { folder: 'needs-reply' };
    expect((await listOf(office, AT_TEMPLE, waiting)).map(({ subject }) => subject)).toEqual(subjects);
    const { body } = await office
      .get(AT_TEMPLE)
      .query({ ...waiting, limit: 2 })
      .expect(200);
    const rest = await listOf(office, AT_TEMPLE, { ...waiting, limit: 2, cursor: body.nextCursor });
    expect(rest.map(({ subject, waitingSince }) => [subject, typeof waitingSince])).toEqual([['Reopened', 'string']]);
    const newest = await listOf(office, AT_TEMPLE, { ...waiting, sort: 'newest' });
    expect(newest[0]?.subject).toBe('First');
  });

  it('hides notes, the assignee and who waits from the devotee', async () => {
    const { temple, office, officeAccount, devotee } = await parties();
    const { id } = await startConversation(devotee, temple);
    const colleague = await signInStaff(api, { temple, preset: 'front-desk' });
    const note = { text: 'Could you look?', mentions: [colleague.account.id, newId()] };
    expect((await post(office, `${AT_TEMPLE}/${id}/notes`, note).expect(200)).body.mentions).toEqual([colleague.account.fullName]);
    await office.patch(`${AT_TEMPLE}/${id}`).send({ assigneeId: officeAccount.id, priority: 'urgent' }).expect(200);
    expect(await threadOf(devotee, AT_DEVOTEE, id)).toHaveLength(1);
    expect((await devotee.get(`${AT_DEVOTEE}/${id}`).expect(200)).body).toMatchObject({
      assignee: null,
      priority: 'normal',
      waitingSince: null,
      person: null,
    });
    expect(await api.database.reader.countBy(NotificationRow, { accountId: colleague.account.id, kind: 'conversation.mentioned' })).toBe(1);
    expect((await office.get(`${AT_TEMPLE}/folders`).expect(200)).body.folders).toMatchObject({ 'needs-reply': 1, mine: 1, nobodys: 0 });
  });

  it('is nobody else’s: other devotees, temples and staff without the permission find nothing', async () => {
    const [{ temple, devotee }, others] = [await parties(), await parties()];
    const { id } = await startConversation(devotee, temple);
    for (const [client, base] of [
      [others.devotee, AT_DEVOTEE],
      [others.office, AT_TEMPLE],
    ] as const) {
      await client.get(`${base}/${id}`).expect(404);
      await client.get(`${base}/${id}/messages`).expect(404);
      await post(client, `${base}/${id}/messages`, { text: 'Hello' }).expect(404);
      await client.put(`${base}/${id}/read`).send({ through: 1 }).expect(404);
      expect(await listOf(client, base)).toEqual([]);
    }
    const viewer = await signInStaff(api, { temple, preset: 'viewer' });
    await viewer.client.get(AT_TEMPLE).expect(403);
    await others.office.patch(`${AT_TEMPLE}/${id}`).send({ status: 'resolved' }).expect(404);
    const stranger = { assigneeId: others.officeAccount.id };
    const mine = await signInStaff(api, { temple });
    expect((await mine.client.patch(`${AT_TEMPLE}/${id}`).send(stranger).expect(400)).body.fields).toHaveProperty('assigneeId');
  });

  it('gets a message once, however often it is sent', async () => {
    const { temple, office, devotee } = await parties();
    const { id } = await startConversation(devotee, temple);
    const key = newId();
    const send = () => post(devotee, `${AT_DEVOTEE}/${id}/messages`, { text: 'Twice?' }, key);
    const [first, second] = [(await send().expect(200)).body, (await send().expect(200)).body];
    expect(second).toEqual(first);
    expect(await threadOf(office, AT_TEMPLE, id)).toHaveLength(2);
  });

  it('notifies the other side once until it has read', async () => {
    const { temple, office, devotee, devoteeAccount } = await parties();
    const { id } = await startConversation(devotee, temple);
    for (const text of ['One', 'Two']) await sendMessage(office, AT_TEMPLE, id, text);
    const told = () => api.database.reader.countBy(NotificationRow, { accountId: devoteeAccount.id, kind: 'conversation.answered' });
    expect(await told()).toBe(1);
    await devotee.put(`${AT_DEVOTEE}/${id}/read`).send({ through: 2 }).expect(200);
    await sendMessage(office, AT_TEMPLE, id, 'Three');
    expect(await told()).toBe(2);
  });
});

describe('the text of a message', () => {
  it('stays as typed: scripts, links with a user’s name, many lines', async () => {
    const { temple, devotee } = await parties();
    const text = '<script>alert(1)</script>\nhttps://bank.example@evil.example/ \u0950\n\nनमस्ते';
    const { id } = await startConversation(devotee, temple, { text });
    expect((await threadOf(devotee, AT_DEVOTEE, id))[0]?.text).toBe(text);
  });

  it.each([
    ['one that turns its direction', 'Pay \u202e00.1$ now', 'text-hidden'],
    ['piled marks', `Z${'\u0301'.repeat(40)}`, 'conversation.text-marks'],
    ['more than three pages', 'a'.repeat(6_000), 'text-too-long'],
    ['nothing visible', '\u200b \u00a0', 'conversation.text-required'],
  ])('is refused in words: %s', async (_, text, code) => {
    const { temple, devotee } = await parties();
    const body = { to: 'temple', toId: temple.id, subject: 'Hello', topic: 'other', text };
    const { body: refused } = await post(devotee, AT_DEVOTEE, body).expect(400);
    expect(refused.fieldMessages.text.code).toBe(code);
  });

  it('has a subject without piled marks', async () => {
    const { temple, devotee } = await parties();
    const body = { to: 'temple', toId: temple.id, subject: `Z${'\u0301'.repeat(40)}`, topic: 'other', text: 'Hello' };
    const { body: refused } = await post(devotee, AT_DEVOTEE, body).expect(400);
    expect(refused.fieldMessages.subject.code).toBe('conversation.text-marks');
  });

  it('is not even read at 100 kB', async () => {
    const { temple, devotee } = await parties();
    await post(devotee, AT_DEVOTEE, { to: 'temple', toId: temple.id, subject: 'Long', topic: 'other', text: 'a'.repeat(100_000) }).expect(
      413,
    );
  });
});

it('lets devotees write to approved temples only, and offices to their own priests', async () => {
  const { temple, office, devotee } = await parties();
  const closed = await buildTemple(api, { status: 'submitted' });
  const [priest, stranger] = [await buildPriest(api, { temples: [temple] }), await buildPriest(api)];
  const letter = { subject: 'Tuesday', topic: 'poojas', text: 'Can you come at four?' };
  for (const to of [{ to: 'temple', toId: closed.id }, { to: 'temple' }, { to: 'platform' }, { to: 'priest', toId: priest.id }])
    expect((await post(devotee, AT_DEVOTEE, { ...letter, ...to }).expect(400)).body.fields).toHaveProperty('toId');
  await post(office, AT_TEMPLE, { ...letter, to: 'priest', toId: stranger.id }).expect(400);
  const { body } = await post(office, AT_TEMPLE, { ...letter, to: 'priest', toId: priest.id }).expect(200);
  expect(body).toMatchObject({ withName: priest.fullName, withKind: 'priest', status: 'pending' });
  const client = await signInAs(api, priest);
  expect(await listOf(client, '/api/priest/conversations')).toMatchObject([{ id: body.id, withName: temple.name, unread: 1 }]);
});

it('carries a temple’s conversation with the platform, apart from its devotees’', async () => {
  const { temple, office } = await parties();
  const desk = await signInAs(api, await buildAccount(api, { role: 'superadmin' }));
  const letter = { to: 'platform', subject: 'Payouts', topic: 'other', text: 'When do they start?' };
  const { body } = await post(office, AT_TEMPLE, letter).expect(200);
  const atPlatform = '/api/superadmin/conversations';
  expect(await listOf(desk, atPlatform, { search: 'payouts' })).toMatchObject([{ id: body.id, withName: temple.name, withKind: 'temple' }]);
  await sendMessage(desk, atPlatform, body.id, 'On Tuesday.');
  expect(await listOf(office, AT_TEMPLE)).toEqual([]);
  expect(await listOf(office, AT_TEMPLE, { folder: 'platform' })).toMatchObject([{ id: body.id, unread: 1, isOffice: false }]);
  expect((await office.get(`${AT_TEMPLE}/folders`).expect(200)).body.folders).toMatchObject({ platform: 1, 'needs-reply': 0 });
  await office.patch(`${AT_TEMPLE}/${body.id}`).send({ status: 'resolved' }).expect(404);
  expect(await countsOf(office, AT_TEMPLE)).toEqual({ unread: 1, waiting: 0 });
});

it('keeps counters that a recount confirms, after random steps at once', async () => {
  const { temple, office, devotee, devoteeAccount } = await parties();
  const ids = [(await startConversation(devotee, temple)).id, (await startConversation(devotee, temple)).id];
  const steps: (() => Promise<unknown>)[] = [];
  for (let step = 0; step < 40; step++) {
    const id = ids[Math.floor(Math.random() * ids.length)]!;
    const through = 1 + Math.floor(Math.random() * 12);
    const status = ['open', 'pending', 'resolved'][step % 3];
    const all = [
      () => post(devotee, `${AT_DEVOTEE}/${id}/messages`, { text: `Asked ${step}` }),
      () => post(office, `${AT_TEMPLE}/${id}/messages`, { text: `Answered ${step}` }),
      () => devotee.put(`${AT_DEVOTEE}/${id}/read`).send({ through }),
      () => office.put(`${AT_TEMPLE}/${id}/read`).send({ through }),
      () => office.patch(`${AT_TEMPLE}/${id}`).send({ status }),
    ];
    steps.push(all[Math.floor(Math.random() * all.length)]!);
  }
  for (let at = 0; at < steps.length; at += 4) await Promise.all(steps.slice(at, at + 4).map((step) => step()));
  const rows = await api.database.reader.findBy(Conversation, { officeBox: templeBox(temple.id) });
  const unread = rows.reduce((sum, { officeSent, askerRead }) => sum + officeSent - askerRead, 0);
  const waiting = rows.filter(({ status }) => status === 'open').length;
  const boxes = [accountBox(devoteeAccount.id), templeBox(temple.id)].map((box) =>
    api.database.reader.findOneByOrFail(MessageBox, { box }),
  );
  expect(await Promise.all(boxes)).toMatchObject([{ unread }, { waiting }]);
});
