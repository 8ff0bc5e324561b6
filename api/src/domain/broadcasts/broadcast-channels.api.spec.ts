import {
  broadcastAct as act,
  broadcastTo,
  declineInApp,
  followers,
  mailsOf,
  newBroadcast,
  retryNow,
  shownBroadcast as shown,
  startBroadcast as start,
  workOnBroadcasts,
} from '../../../test/broadcasts.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { LocalDelivery } from '../../platform/outbox/local-delivery.entity.ts';
import { type OutgoingSms, SmsSender } from '../../platform/sms/sms-sender.ts';
import { Account } from '../accounts/account.entity.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastFreeze } from './broadcast-freeze.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const work = (rounds?: number) => workOnBroadcasts(api, rounds);
const waitingNow = () => retryNow(api);
const office = (count: number, body?: object, given?: object) => broadcastTo(api, count, body, given);
const mailsTo = (address: string) => mailsOf(api, address);
const consentToTexts = (temple: Temple, address: string) =>
  api.database.transaction((tx) =>
    api.get(MessageConsents).give(tx, { templeId: temple.id, topic: 'news', channel: 'sms', address }, 'settings', 'News by text'),
  );

describe('a text message', () => {
  const SMS = { channels: ['sms'], sms: 'Namaste {name}' };

  it('goes only to those who agreed (TCPA), and is never sent twice: a lost reply is unknown', async () => {
    const [phone, phoneVerifiedAt] = ['+17325550161', new Date()];
    const { client, temple, id } = await office(1, SMS, { phone, phoneVerifiedAt });
    await followers(api, temple, 1, { phone: '+17325550162', phoneVerifiedAt });
    const [typed] = await followers(api, temple, 1, { phone: '+17325550163' });
    for (const number of [phone, typed!.phone!]) await consentToTexts(temple, number);
    const sent: OutgoingSms[] = [];
    jest.spyOn(api.get(SmsSender), 'send').mockImplementation(async (sms) => {
      sent.push(sms);
      throw new Error('timed out');
    });
    await start(client, id).expect(200);
    await work();
    await waitingNow();
    await work();
    expect(sent.map(({ to, text }) => [to, text])).toEqual([[phone, `${temple.name}: Namaste Meera 0 Reply STOP to end.`]]);
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { unknown: 1, suppressed: 1 } });
    await act(client, id, 'retry').expect(200);
    await work();
    expect(sent).toHaveLength(1);
  });
});

it('shows the whole text in the app, and counts only those who see it', async () => {
  const text = `${'We light lamps 🪔. '.repeat(200)}\n\nThe end.`;
  const { client, temple, people, id } = await office(1, { channels: ['in-app'], text });
  const [suspended, silent] = await followers(api, temple, 2);
  await start(client, id).expect(200);
  const row = await api.database.reader.findOneByOrFail(BroadcastRow, { templeId: temple.id, id });
  await api.get(BroadcastFreeze).freeze(row, new Date());
  await declineInApp(api, silent!);
  await api.database.transaction((tx) => tx.update(Account, { id: suspended!.id }, { status: 'suspended' }));
  await work();
  expect((await shown(client, id)).counts).toEqual({ delivered: 1, suppressed: 2 });
  const reader = await signInAs(api, people[0]!);
  const { body } = await reader.get('/api/account/notifications').expect(200);
  expect(body.items[0].body).toBe(text.trim());
});

it('sends a test to oneself by each of its channels: by text only to a verified phone, and not after STOP', async () => {
  const { client, account, temple } = await signInStaff(api);
  const channels = ['email', 'sms', 'in-app'];
  const { id } = await newBroadcast(client, { channels, sms: 'Lamps, {name}' });
  const tested = async () => (await act(client, id, 'test').expect(200)).body.tested;
  const phone = '+17325550171';
  await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { phone }));
  expect(await tested()).toEqual(['email', 'in-app']);
  await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { phoneVerifiedAt: new Date() }));
  expect(await tested()).toEqual(channels);
  await work(1);
  const texts = await api.database.reader.findBy(LocalDelivery, { to: phone, channel: 'sms' });
  expect(texts.map(({ text }) => text)).toEqual([`[Test] ${temple.name}: Lamps, ${account.fullName} Reply STOP to end.`]);
  expect((await mailsTo(account.email)).filter(({ subject }) => subject === '[Test] Lamps on Tuesday')).toHaveLength(2);
  const { body } = await client.get('/api/account/notifications').expect(200);
  expect(body.items[0].title).toBe(`${temple.name}: [Test] Lamps on Tuesday`);
  const everything = { templeId: null, topic: null, channel: 'sms', address: phone } as const;
  await api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, everything, 'sms-keyword'));
  expect(await tested()).toEqual(['email', 'in-app']);
  for (let more = 3; more < 20; more++) await tested();
  expect((await act(client, id, 'test').expect(429)).body.code).toBe('too-many-requests');
});

it('shows in the app, in the reader’s language', async () => {
  const wording = { hi: { subject: 'दीप', text: 'नमस्ते {name}' } };
  const { client, people, id } = await office(1, { channels: ['in-app'], wording }, { language: 'hi', fullName: 'मीरा' });
  await start(client, id).expect(200);
  await work();
  expect((await shown(client, id)).counts).toEqual({ delivered: 1 });
  const rows = await api.database.reader.query('SELECT params FROM notifications WHERE accountId = ?', [people[0]!.id]);
  expect(JSON.parse(rows[0].params)).toMatchObject({ subject: 'दीप', text: 'नमस्ते मीरा' });
});
