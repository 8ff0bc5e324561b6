import type { Correspondent, MessageTopic } from '@sannidhi/contracts';
import { AT_DEVOTEE, AT_TEMPLE, post, sendMessage } from '../../../test/conversations.ts';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { listenForWebhooks, payGift, runJobs, startGift } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const LETTER = { to: 'devotee', subject: 'Your pooja on Sunday', topic: 'poojas', text: 'Namaste. May we begin at nine?' };

async function follower(templeId: string, fullName = 'Meera Iyer') {
  const { client, account } = await signInDonor(api, { fullName });
  const row = { accountId: account.id, templeId, homeOf: null, savedAt: new Date() };
  await api.database.transaction((tx) => tx.insert(SavedTempleRow, row));
  return { client, account };
}
const withdraw = (templeId: string, channel: 'email' | 'in-app', address: string, topic: MessageTopic | null = null) =>
  api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, { templeId, topic, channel, address }, 'settings'));
const mailsTo = (to: string) => api.database.reader.countBy(OutboxMessage, { to, kind: 'email' });

describe('an office that writes first', () => {
  it('reaches a devotee who saved the temple, and sees the answer', async () => {
    const { client: office, temple } = await signInStaff(api, { preset: 'front-desk' });
    const { client, account } = await follower(temple.id, 'Lalitha Krishnan');
    const people: Correspondent[] = (await office.get(`${AT_TEMPLE}/correspondents`).query({ search: 'lalitha' }).expect(200)).body;
    expect(people).toEqual([{ kind: 'devotee', id: account.id, name: 'Lalitha Krishnan', detail: account.email }]);
    const { body } = await post(office, AT_TEMPLE, { ...LETTER, toId: account.id }).expect(200);
    expect(body).toMatchObject({ withName: 'Lalitha Krishnan', withKind: 'devotee', status: 'pending', unread: 0 });
    expect((await client.get(AT_DEVOTEE).expect(200)).body.items).toMatchObject([{ id: body.id, withName: temple.name, unread: 1 }]);
    expect(await api.database.reader.countBy(NotificationRow, { accountId: account.id, kind: 'conversation.answered' })).toBe(1);
    expect(await mailsTo(account.email)).toBe(1);
    await sendMessage(client, AT_DEVOTEE, body.id, 'Nine is fine.');
    expect((await office.get(`${AT_TEMPLE}/counts`).expect(200)).body).toEqual({ unread: 0, waiting: 1 });
  });

  it('finds someone who paid there by the words of a gift', async () => {
    const place = await buildGivingTemple(api);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    const { client, account } = await signInDonor(api, { fullName: 'Karthik Raman' });
    const gift = await startGift(client, place, { legalName: 'Karthik Raman' });
    await post(office, AT_TEMPLE, { ...LETTER, toId: account.id }).expect(400);
    await payGift(api, gift);
    await runJobs(api);
    const { body } = await office.get(`${AT_TEMPLE}/correspondents`).query({ search: 'kart' }).expect(200);
    expect(body).toMatchObject([{ kind: 'devotee', id: account.id }]);
    await post(office, AT_TEMPLE, { ...LETTER, toId: account.id }).expect(200);
  });

  it('can’t write to another temple’s devotees, to unverified accounts, or before the temple is approved', async () => {
    const { client: office, temple } = await signInStaff(api);
    const elsewhere = await follower((await buildTemple(api)).id);
    const unverified = await buildAccount(api, { emailVerifiedAt: null });
    const saved = { accountId: unverified.id, templeId: temple.id, homeOf: null, savedAt: new Date() };
    await api.database.transaction((tx) => tx.insert(SavedTempleRow, saved));
    for (const toId of [elsewhere.account.id, unverified.id])
      expect((await post(office, AT_TEMPLE, { ...LETTER, toId }).expect(400)).body.fieldMessages.toId.code).toBe(
        'conversation.to-required',
      );
    const viewer = await signInStaff(api, { temple, preset: 'viewer' });
    await post(viewer.client, AT_TEMPLE, { ...LETTER, toId: elsewhere.account.id }).expect(403);
  });
});

describe('a devotee’s choices', () => {
  it('keep an office from writing first once everything in the app is off', async () => {
    const { client: office, temple } = await signInStaff(api);
    const { account } = await follower(temple.id, 'Nandini Rao');
    for (const topic of ['news', 'events'] as const) await withdraw(temple.id, 'in-app', account.id, topic);
    const { body } = await post(office, AT_TEMPLE, { ...LETTER, toId: account.id }).expect(200);
    await withdraw(temple.id, 'in-app', account.id, 'giving');
    expect((await office.get(`${AT_TEMPLE}/correspondents`).query({ search: 'nandini' }).expect(200)).body).toEqual([]);
    for (const refused of [
      await post(office, AT_TEMPLE, { ...LETTER, toId: account.id }).expect(400),
      await post(office, `${AT_TEMPLE}/${body.id}/messages`, { text: 'And on Monday?' }).expect(400),
    ])
      expect(refused.body.fieldMessages.toId.code).toBe('conversation.not-wanted');
  });

  it('leave an office its answers to what the devotee wrote', async () => {
    const { client: office, temple } = await signInStaff(api);
    const { client, account } = await follower(temple.id);
    await withdraw(temple.id, 'in-app', account.id);
    const { body } = await post(client, AT_DEVOTEE, { ...LETTER, to: 'temple', toId: temple.id }).expect(200);
    await sendMessage(office, AT_TEMPLE, body.id, 'Yes, at nine.');
  });

  it('keep a first message out of their mail after they ended the temple’s emails', async () => {
    const { client: office, temple } = await signInStaff(api);
    const { account } = await follower(temple.id);
    await withdraw(temple.id, 'email', account.email);
    await post(office, AT_TEMPLE, { ...LETTER, toId: account.id }).expect(200);
    expect(await mailsTo(account.email)).toBe(0);
    expect(await api.database.reader.countBy(NotificationRow, { accountId: account.id, kind: 'conversation.answered' })).toBe(1);
  });
});
