import { type NotificationPreference, smsTerms } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { notifyOfCancellation } from '../../../test/canceled-pooja.ts';
import { setClock } from '../../../test/clock.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { SmsSender, SmsUnreached } from '../../platform/sms/sms-sender.ts';
import { Account } from '../accounts/account.entity.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { NotificationRow } from './notification.entity.ts';
import { defineNotifications, kind, NotificationKinds, WITH_TEXTS } from './notification-kinds.ts';
import { NOTIFICATION_SMS } from './notification-text.ts';

const PREFERENCES = '/api/account/notification-preferences';
/** 11:30 PM in New Jersey, and 9 AM the next morning. */
const [NIGHT, MORNING] = ['2026-12-02T04:30:00Z', '2026-12-02T14:00:00Z'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let last = 7_300;
const consent = (templeId: string, address: string) => ({ templeId, topic: 'notifications' as const, channel: 'sms' as const, address });
const agree = (temple: Temple, phone: string) =>
  api.database.transaction((tx) =>
    api.get(MessageConsents).give(tx, consent(temple.id, phone), 'settings', smsTerms(temple.name, 'en'), 'en'),
  );
const choose = (client: TestAgent, isOn: boolean, group = 'booking') => client.put(PREFERENCES).send({ group, channel: 'sms', isOn });

/** A devotee with a verified phone, who agreed to a temple's texts and turned on those about poojas. */
async function texted(given: Partial<Account> = {}) {
  const temple = await buildTemple(api);
  const phone = `+1732555${++last}`;
  const { client, account } = await signInDonor(api, { phone, phoneVerifiedAt: new Date(), ...given });
  await agree(temple, phone);
  await choose(client, true).expect(200);
  return { client, account, temple, phone };
}

/** The temple cancels a pooja. */
const cancel = (accountId: string, temple: Temple, key?: string, usefulUntil?: Date) =>
  notifyOfCancellation(api, accountId, temple, key, usefulUntil);
const textsTo = async (phone: string) => (await deliveredTo(api, phone)).filter(({ channel }) => channel === 'sms').map(({ text }) => text);
const waitingFor = (to: string) => api.database.reader.findBy(OutboxMessage, { to, kind: NOTIFICATION_SMS, state: 'waiting' });

describe('a notification by text', () => {
  it('arrives once for each fact, in a few words with a link, and only from temples its reader agreed to', async () => {
    const { account, temple, phone } = await texted();
    const key = newId();
    await Promise.all([cancel(account.id, temple, key), cancel(account.id, temple, key)]);
    await cancel(account.id, temple, key);
    await cancel(account.id, await buildTemple(api));
    expect(await textsTo(phone)).toEqual([
      expect.stringMatching(/^\S.* canceled Homam on .*Dec.* http:\/\/localhost:4100\/bookings Reply STOP to end\.$/),
    ]);
  });

  it('is in the language of the account', async () => {
    const { account, temple, phone } = await texted({ language: 'hi' });
    await cancel(account.id, temple);
    expect(await textsTo(phone)).toEqual([expect.stringMatching(/[ऀ-ॿ].*\/bookings बंद करने के लिए STOP लिखें।$/)]);
  });

  it('is off until somebody turns it on', async () => {
    const { client, account, temple, phone } = await texted();
    await choose(client, false).expect(200);
    await cancel(account.id, temple);
    expect(await textsTo(phone)).toEqual([]);
  });

  it.each<[what: string, end: (phone: string, temple: Temple, client: TestAgent) => Promise<unknown>]>([
    [
      'STOP (TCPA, 47 CFR 64.1200(a)(10))',
      (address) =>
        api.database.transaction((tx) =>
          api.get(MessageConsents).withdraw(tx, { templeId: null, topic: null, channel: 'sms', address }, 'sms-keyword'),
        ),
    ],
    [
      'consent to this temple’s texts is withdrawn',
      (phone, temple) => api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, consent(temple.id, phone), 'settings')),
    ],
    ['the kind is turned off', (_, _temple, client) => choose(client, false).expect(200)],
    [
      'the phone is no longer verified',
      (phone) => api.database.transaction((tx) => tx.update(Account, { phone }, { phoneVerifiedAt: null })),
    ],
    [
      'it was read in the app',
      (_, { id: templeId }) => api.database.transaction((tx) => tx.update(NotificationRow, { templeId }, { readAt: new Date() })),
    ],
    [
      'the account has another phone',
      (phone) => api.database.transaction((tx) => tx.update(Account, { phone }, { phone: '+17325550199' })),
    ],
  ])('isn’t sent any more while it waits once %s', async (_, end) => {
    const { client, account, temple, phone } = await texted();
    await cancel(account.id, temple);
    expect(await waitingFor(phone)).toHaveLength(1);
    await end(phone, temple, client);
    expect(await textsTo(phone)).toEqual([]);
    expect(await waitingFor(phone)).toEqual([]);
  });

  it('waits at night until 9 AM where its reader is, and isn’t sent if it is over by then (TCPA, 47 CFR 64.1200(c)(1))', async () => {
    jest.replaceProperty(api.get(SmsSender), 'reachesPhones', true);
    const { account, temple, phone } = await texted();
    setClock(NIGHT);
    await cancel(account.id, temple, newId(), new Date('2026-12-05T14:00:00Z'));
    await cancel(account.id, temple, newId(), new Date('2026-12-02T12:00:00Z'));
    await api.get(Jobs).runDue();
    expect((await waitingFor(phone)).map(({ dueAt, attempts }) => [dueAt.toISOString(), attempts])).toEqual([
      [new Date(MORNING).toISOString(), 0],
    ]);
    expect(await textsTo(phone)).toEqual([]);
    // The window is checked again when it is claimed: a worker that was away until the evening waits for the next day.
    setClock('2026-12-03T02:00:00Z');
    await api.get(Jobs).runDue();
    expect((await waitingFor(phone)).map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-12-03T14:00:00.000Z']);
    setClock('2026-12-03T14:00:00Z');
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it('isn’t sent a day after what it says happened', async () => {
    const { account, temple, phone } = await texted();
    setClock(MORNING);
    await cancel(account.id, temple);
    setClock('2026-12-03T14:00:00Z');
    expect(await textsTo(phone)).toEqual([]);
    expect(await waitingFor(phone)).toEqual([]);
  });
});

describe('a notification by text whose answer is lost', () => {
  /** A cancellation at an hour for texts, at a provider that answers so. */
  async function sentTo(answer: () => Promise<void>) {
    jest.replaceProperty(api.get(SmsSender), 'reachesPhones', true);
    const { account, temple, phone } = await texted();
    setClock(MORNING);
    const send = jest.spyOn(api.get(SmsSender), 'send').mockImplementation(answer);
    await cancel(account.id, temple);
    const row = () => api.database.reader.findOneByOrFail(OutboxMessage, { to: phone, kind: NOTIFICATION_SMS });
    const dueAgain = async (change: Partial<Pick<OutboxMessage, 'attempts' | 'unanswered'>> = {}) => {
      await api.database.transaction((tx) => tx.update(OutboxMessage, { to: phone }, { dueAt: new Date(0), ...change }));
      await api.get(Jobs).runDue();
    };
    return { send, row, dueAgain };
  }
  const lost = () => Promise.reject(new Error('socket hang up'));

  it('is unknown and isn’t sent again: it may have arrived', async () => {
    const { send, row, dueAgain } = await sentTo(lost);
    await api.get(Jobs).runDue();
    await dueAgain();
    expect([send.mock.calls.length, await row()]).toMatchObject([1, { state: 'unknown', attempts: 1, unanswered: 1 }]);
  });

  it('isn’t sent again either if the process died while it was sent', async () => {
    const { send, row, dueAgain } = await sentTo(async () => undefined);
    await dueAgain({ attempts: 1, unanswered: 1 });
    expect([send.mock.calls.length, (await row()).state]).toEqual([0, 'unknown']);
  });

  it('is sent later if the provider couldn’t be reached: nothing was sent', async () => {
    let isDown = true;
    const { send, row, dueAgain } = await sentTo(async () => {
      if (isDown) throw new SmsUnreached();
    });
    await api.get(Jobs).runDue();
    isDown = false;
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, unanswered: null });
    await dueAgain();
    expect([send.mock.calls.length, (await row()).state]).toEqual([2, 'done']);
  });
});

describe('texts are offered', () => {
  const channelsOf = async (client: TestAgent, group: string) => {
    const { body }: { body: NotificationPreference[] } = await client.get(PREFERENCES).expect(200);
    return body.find((one) => one.group === group)?.channels;
  };
  const texts = async (client: TestAgent, group = 'booking') => (await channelsOf(client, group))?.find(({ channel }) => channel === 'sms');

  it('to those with a verified phone who agreed to a temple’s, and off until they are chosen', async () => {
    const phone = `+1732555${++last}`;
    const { client, account } = await signInDonor(api, { phone });
    const temple = await buildTemple(api);
    expect(await texts(client)).toBeUndefined();
    await choose(client, true).expect(404);
    await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { phoneVerifiedAt: new Date() }));
    expect(await texts(client)).toBeUndefined();
    await agree(temple, phone);
    expect(await texts(client)).toEqual({ channel: 'sms', isOn: false });
    await choose(client, true).expect(200);
    expect(await texts(client)).toEqual({ channel: 'sms', isOn: true });
  });

  it('not for gifts and receipts, nor for security, which nobody may turn off', async () => {
    const { client } = await texted();
    expect([await texts(client, 'donation'), await channelsOf(client, 'account')]).toEqual([undefined, []]);
    await choose(client, true, 'donation').expect(404);
    const words = { en: () => ({ title: 'x', body: '' }), hi: () => ({ title: 'x', body: '' }) };
    const group = { name: 'probe', label: { en: 'x', hi: 'x' }, about: { en: 'x', hi: 'x' }, isRequired: true } as const;
    const kinds = { changed: kind<object>()({ audience: { to: 'operators' }, channels: WITH_TEXTS, words }) };
    expect(() => api.get(NotificationKinds).add(defineNotifications(group, kinds))).toThrow('without a choice');
  });

  it('to a temple’s staff as well', async () => {
    const phone = `+1732555${++last}`;
    const { client, account, temple } = await signInStaff(api);
    await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { phone, phoneVerifiedAt: new Date() }));
    await agree(temple, phone);
    expect(await texts(client, 'priest-assignment')).toEqual({ channel: 'sms', isOn: false });
  });
});

describe('consent to notifications by text', () => {
  const CONSENTS = '/api/account/message-consents';

  it('is the temple’s own, for texts alone, and kept in the words that were shown', async () => {
    const phone = `+1732555${++last}`;
    const { client, temple, account } = await signInStaff(api);
    await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { phone, phoneVerifiedAt: new Date() }));
    const body = { templeId: temple.id, topic: 'notifications', channel: 'sms', isOn: true, language: 'en', terms: 2 };
    expect(
      (
        await client
          .put(CONSENTS)
          .send({ ...body, channel: 'email' })
          .expect(400)
      ).body.fields,
    ).toHaveProperty('channel');
    const { body: shown } = await client.put(CONSENTS).send(body).expect(200);
    expect(shown[0].choices).toContainEqual({ topic: 'notifications', channel: 'sms', isOn: true });
    expect(shown[0].choices).toContainEqual({ topic: 'news', channel: 'sms', isOn: false });
  });
});
