import type { NotificationItem, NotificationPreference } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildNotification } from '../../../test/factories/notification.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { accountNotifications } from '../accounts/account-notifications.ts';
import { donationNotifications } from '../orders/notices/giver-notifications.ts';
import { disputeNotifications } from '../orders/notices/order-notifications.ts';
import { remoteNotifications } from '../remotes/remote-notifications.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationPreferenceRow } from './notification-preference.entity.ts';
import { Notifications } from './notifications.service.ts';
import { OldNotifications } from './old-notifications.ts';

const PATH = '/api/account/notifications';
const PREFERENCES = '/api/account/notification-preferences';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const listOf = async (client: TestAgent): Promise<NotificationItem[]> => (await client.get(PATH).expect(200)).body.items;
const titlesOf = async (client: TestAgent) => (await listOf(client)).map(({ title }) => title);
const unreadOf = async (client: TestAgent) => (await client.get(`${PATH}/unread`).expect(200)).body.unread;
const preferencesOf = async (client: TestAgent): Promise<NotificationPreference[]> => (await client.get(PREFERENCES).expect(200)).body;
const choose = (client: TestAgent, group: string, channel: string, isOn: boolean) => client.put(PREFERENCES).send({ group, channel, isOn });

const openDispute = (templeId: string, key: string = newId()) =>
  api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, disputeNotifications.kinds.opened, {
      concerned: { templeId },
      params: { amount: '$51.00', donor: 'Meera Iyer' },
      key,
      path: '/temple-admin/donations?gift=1',
    }),
  );
const receiveGift = (accountId: string, key: string = newId()) =>
  api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, donationNotifications.kinds.received, {
      concerned: { accountId },
      params: { amount: '$51.00', temple: 'Sri Kamakshi Temple', receipt: 'SKT-2026-000001' },
      key,
      path: '/receipts',
    }),
  );

describe('one’s own notifications', () => {
  it('are listed newest first, in the language asked for', async () => {
    const { client, account } = await signInDonor(api);
    const first = await buildNotification(api, account.id);
    const second = await buildNotification(api, account.id);
    const { body } = await client.get(PATH).query({ limit: 1 }).expect(200);
    expect(body.items).toEqual([
      {
        id: second,
        kind: 'festival.upcoming',
        title: 'Diwali (Lakshmi Puja): Sunday, November 8',
        body: expect.stringContaining('(Edison, NJ)'),
        path: '/devotee/panchanga?date=2026-11-08',
        createdAt: expect.any(String),
        readAt: null,
      },
    ]);
    const { body: rest } = await client.get(PATH).query({ limit: 1, cursor: body.nextCursor, language: 'hi' }).expect(200);
    expect(rest).toMatchObject({ items: [{ id: first, title: expect.stringMatching(/[ऀ-ॿ].*8 नवंबर/) }], nextCursor: null });
  });

  it('are counted, and marked one by one or all at once', async () => {
    const { client, account } = await signInDonor(api);
    const [one] = [await buildNotification(api, account.id), await buildNotification(api, account.id)];
    expect(await unreadOf(client)).toBe(2);
    expect((await client.put(`${PATH}/${one}/read`).send({ read: true }).expect(200)).body).toEqual({ unread: 1 });
    expect((await client.put(`${PATH}/${one}/read`).send({ read: false }).expect(200)).body).toEqual({ unread: 2 });
    expect((await client.post(`${PATH}/read-all`).expect(200)).body).toEqual({ unread: 0 });
    expect((await listOf(client)).every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it.each(['donor', 'temple-admin', 'priest', 'superadmin'] as const)('are each %s’s own', async (role) => {
    const [one, other] = [await buildAccount(api, { role }), await buildAccount(api, { role })];
    const [own, stranger] = [await signInAs(api, one), await signInAs(api, other)];
    const id = await buildNotification(api, one.id);
    expect(await listOf(stranger)).toEqual([]);
    await stranger.put(`${PATH}/${id}/read`).send({ read: true }).expect(404);
    await stranger.post(`${PATH}/read-all`).expect(200);
    expect(await unreadOf(own)).toBe(1);
  });

  it('of a kind this version does not know are shown as such, not as an error', async () => {
    const { client, account } = await signInDonor(api);
    await buildNotification(api, account.id, { kind: 'pooja.booked', params: {} });
    expect(await titlesOf(client)).toEqual(['Notification']);
  });
});

describe('a temple’s staff', () => {
  it('are notified by permission, and no other temple’s', async () => {
    const [temple, elsewhere] = [await buildTemple(api), await buildTemple(api)];
    const treasurer = await signInStaff(api, { temple, permissions: ['donations:refund'] });
    const desk = await signInStaff(api, { temple, permissions: ['donations:read'] });
    const stranger = await signInStaff(api, { temple: elsewhere, permissions: ['donations:refund'] });
    await openDispute(temple.id);
    expect(await titlesOf(treasurer.client)).toEqual(['A payment of $51.00 is disputed']);
    expect(await api.database.reader.findOneByOrFail(NotificationRow, { accountId: treasurer.account.id })).toMatchObject({
      templeId: temple.id,
    });
    expect(await titlesOf(desk.client)).toEqual([]);
    expect(await titlesOf(stranger.client)).toEqual([]);
    const [mail] = await deliveredTo(api, treasurer.account.email);
    expect(mail).toMatchObject({
      subject: 'A payment of $51.00 is disputed',
      links: ['http://localhost:4100/temple-admin/donations?gift=1', 'http://localhost:4100/temple-admin/settings'],
    });
    expect(await deliveredTo(api, desk.account.email)).toEqual([]);
  });

  it('are mailed in the language of their account, and not while suspended or unproved', async () => {
    const temple = await buildTemple(api);
    const people = await Promise.all(
      [{ language: 'hi' as const }, { status: 'suspended' as const }, { emailVerifiedAt: null }].map(async (given) => {
        const account = await buildAccount(api, { role: 'temple-admin', ...given });
        await buildStaff(api, { account, temple });
        return account;
      }),
    );
    await openDispute(temple.id);
    // What lost a lock is sent a little later.
    await runJobs(api, 60);
    const mails = await Promise.all(people.map(({ email }) => deliveredTo(api, email)));
    expect(mails.map((each) => each.map(({ subject }) => subject))).toEqual([['$51.00 के भुगतान पर विवाद'], [], []]);
    expect(await api.database.reader.countBy(NotificationRow, { templeId: temple.id })).toBe(1);
  });
});

describe('a fact', () => {
  it('notifies once, however often and however many at once report it', async () => {
    const { temple, client, account } = await signInStaff(api);
    const key = newId();
    await Promise.all([openDispute(temple.id, key), openDispute(temple.id, key), openDispute(temple.id, key)]);
    await openDispute(temple.id, key);
    expect(await unreadOf(client)).toBe(1);
    expect(await deliveredTo(api, account.email)).toHaveLength(1);
  });

  it('that is rolled back notifies nobody', async () => {
    const { client, account } = await signInDonor(api);
    const failing = api.database.transaction(async (tx) => {
      await api.get(Notifications).notify(tx, accountNotifications.kinds['second-factor-reset'], {
        concerned: { accountId: account.id },
        params: {},
        key: newId(),
        path: null,
      });
      throw new Error('Rolled back');
    });
    await expect(failing).rejects.toThrow('Rolled back');
    expect(await unreadOf(client)).toBe(0);
  });

  it('does not notify who did it', async () => {
    const [one, other] = [await buildAccount(api, { role: 'superadmin' }), await buildAccount(api, { role: 'superadmin' })];
    await api.database.transaction((tx) =>
      api.get(Notifications).notify(tx, remoteNotifications.kinds['rolled-back'], {
        concerned: {},
        params: { remote: 'mfe-priest', by: 'Priya Kumar', reason: '' },
        key: newId(),
        path: null,
        except: one.id,
      }),
    );
    expect(await titlesOf(await signInAs(api, one))).toEqual([]);
    expect(await titlesOf(await signInAs(api, other))).toEqual(['mfe-priest was rolled back']);
  });
});

describe('preferences', () => {
  it('offer each person the groups of their role and permissions', async () => {
    const groups = async (client: TestAgent) => (await preferencesOf(client)).map(({ group }) => group);
    const { temple, client: owner } = await signInStaff(api);
    const [office, donor, frontDesk, priest, operator] = await Promise.all([
      groups(owner),
      groups((await signInDonor(api)).client),
      groups((await signInStaff(api, { temple, preset: 'front-desk' })).client),
      groups(await signInAs(api, await buildAccount(api, { role: 'priest' }))),
      groups(await signInAs(api, await buildAccount(api, { role: 'superadmin' }))),
    ]);
    for (const each of [donor, office, frontDesk, priest, operator]) expect(each).toContain('account');
    expect(donor).toEqual(expect.arrayContaining(['donation', 'festival']));
    expect(office).toEqual(expect.arrayContaining(['dispute', 'refund', 'temple-registration']));
    expect(operator).toEqual(expect.arrayContaining(['remote', 'support-message', 'temple-registration']));
    const disputes = (offered: string[]) => offered.some((group) => ['dispute', 'refund'].includes(group));
    expect([donor, frontDesk, priest, operator].filter(disputes)).toEqual([]);
    expect([office, frontDesk, priest, operator].filter((offered) => offered.includes('donation'))).toEqual([]);
    expect([donor, office, frontDesk, priest].filter((offered) => offered.includes('remote'))).toEqual([]);
  });

  it('turn a group off in one channel and leave the other', async () => {
    const { temple, client, account } = await signInStaff(api);
    const { body } = await choose(client, 'dispute', 'email', false).expect(200);
    expect(body.find(({ group }: NotificationPreference) => group === 'dispute').channels).toEqual([
      { channel: 'in-app', isOn: true },
      { channel: 'email', isOn: false },
      { channel: 'push', isOn: true },
    ]);
    await openDispute(temple.id);
    expect([await unreadOf(client), (await deliveredTo(api, account.email)).length]).toEqual([1, 0]);
    await choose(client, 'dispute', 'email', true).expect(200);
    await choose(client, 'dispute', 'in-app', false).expect(200);
    await openDispute(temple.id);
    expect([await unreadOf(client), (await deliveredTo(api, account.email)).length]).toEqual([1, 1]);
  });

  it('are each person’s own', async () => {
    const [one, other] = [await signInDonor(api), await signInDonor(api)];
    await choose(one.client, 'donation', 'in-app', false).expect(200);
    for (const { account } of [one, other]) await receiveGift(account.id);
    expect([await unreadOf(one.client), await unreadOf(other.client)]).toEqual([0, 1]);
  });

  it('never turn security off, nor what has a page of its own, another channel or another role', async () => {
    const { client, account } = await signInDonor(api);
    await choose(client, 'account', 'in-app', false).expect(404);
    await choose(client, 'festival', 'in-app', false).expect(404);
    await choose(client, 'donation', 'email', false).expect(404);
    await choose(client, 'dispute', 'in-app', false).expect(404);
    await choose(client, 'unknown', 'in-app', false).expect(404);
    expect((await choose(client, 'donation', 'pigeon', false).expect(400)).body.fields).toHaveProperty('channel');
    expect(await api.database.reader.countBy(NotificationPreferenceRow, { accountId: account.id })).toBe(0);
    const choices = (await preferencesOf(client)).map(({ group, isRequired, settingsPath, channels }) => [
      group,
      isRequired,
      settingsPath,
      channels.length,
    ]);
    expect(choices).toEqual([
      ['account', true, null, 0],
      ['booking', false, null, 3],
      ['broadcast', false, null, 2],
      ['conversation', false, null, 3],
      ['donation', false, null, 2],
      ['door', false, null, 3],
      ['event-thanks', false, null, 3],
      ['event', false, null, 3],
      ['festival', false, '/donor/temple-preferences', 0],
      ['order', false, null, 2],
      ['plan', false, null, 3],
      ['pledge', false, null, 3],
      ['pooja-opening', false, null, 3],
      ['pooja-request', false, null, 3],
      ['shift-assignment', false, null, 3],
      ['ticket', false, null, 3],
    ]);
  });
});

describe('notifications as personal data', () => {
  it('are exported and deleted with the account', async () => {
    const { client, account } = await signInDonor(api);
    await receiveGift(account.id);
    await choose(client, 'donation', 'in-app', false).expect(200);
    const { body } = await client.get('/api/account/export').expect(200);
    expect(body.notifications).toMatchObject({
      received: [{ kind: 'donation.received', params: { amount: '$51.00' } }],
      preferences: [{ groupName: 'donation', channel: 'in-app', isOn: false }],
    });
    await client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD }).expect(200);
    const { reader } = api.database;
    expect(await reader.countBy(NotificationRow, { accountId: account.id })).toBe(0);
    expect(await reader.countBy(NotificationPreferenceRow, { accountId: account.id })).toBe(0);
  });

  it('are deleted after a year', async () => {
    const { client, account } = await signInDonor(api);
    const daysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
    await buildNotification(api, account.id, daysAgo(366));
    const kept = await buildNotification(api, account.id, daysAgo(364));
    await api.get(OldNotifications).purge();
    expect((await listOf(client)).map(({ id }) => id)).toEqual([kept]);
  });
});

it('knows every kind by a name that fits its column', () => {
  const kinds = api.get(NotificationKinds).all();
  expect(kinds.length).toBeGreaterThan(12);
  for (const { name, group } of kinds) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(group.name.length).toBeLessThanOrEqual(40);
  }
});
