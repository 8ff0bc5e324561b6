import { smsTerms, type TempleNotificationPreference } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { notifyOfCancellation } from '../../../test/canceled-pooja.ts';
import { TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { oneTempleOf } from '../../../test/one-temple.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TempleNotificationPreferenceRow } from './temple-notification-preference.entity.ts';

const ALL = '/api/account/notification-preferences';
const PATH = '/api/account/temple-notification-preferences';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let last = 8_100;

/** A devotee of two temples. */
async function devotee() {
  const phone = `+1732555${++last}`;
  const { client, account } = await signInDonor(api, { phone, phoneVerifiedAt: new Date() });
  const [one, other] = [await buildTemple(api), await buildTemple(api)];
  for (const temple of [one, other]) await oneTempleOf(api, account, temple);
  return { client, account, one, other, phone };
}
const agree = (temple: Temple, address: string) =>
  api.database.transaction((tx) => {
    const choice = { templeId: temple.id, topic: 'notifications', channel: 'sms', address } as const;
    return api.get(MessageConsents).give(tx, choice, 'settings', smsTerms(temple.name, 'en'), 'en');
  });
const forAll = (client: TestAgent, channel: string, isOn: boolean) => client.put(ALL).send({ group: 'booking', channel, isOn }).expect(200);
const at = ({ id }: Temple, client: TestAgent, channel: string, isOn: boolean) =>
  client.put(PATH).send({ templeId: id, group: 'booking', channel, isOn });
const shown = async (client: TestAgent, { id }: Temple): Promise<TempleNotificationPreference[]> =>
  (await client.get(PATH).query({ templeId: id }).expect(200)).body;
const channelsAt = async (client: TestAgent, temple: Temple) =>
  (await shown(client, temple))
    .find(({ group }) => group === 'booking')
    ?.channels.map(({ channel, isOn, isOwn }) => [channel, isOn, isOwn]);

/** A temple cancels a pooja of an account. */
const cancel = (accountId: string, temple: Temple) => notifyOfCancellation(api, accountId, temple);
const inApp = async (client: TestAgent): Promise<string[]> =>
  (await client.get('/api/account/notifications').expect(200)).body.items.map(({ title }: { title: string }) => title);
const arrived = async (to: string, channel: string) => (await deliveredTo(api, to)).filter((one) => one.channel === channel);

describe('notifications about one temple', () => {
  it('follow the choice for all temples until another is made, and again once that is forgotten', async () => {
    const { client, one, other } = await devotee();
    const followed = [
      ['in-app', true, false],
      ['email', true, false],
      ['push', true, false],
    ];
    expect(await channelsAt(client, one)).toEqual(followed);
    await at(one, client, 'email', false).expect(200);
    await forAll(client, 'in-app', false);
    expect(await channelsAt(client, one)).toEqual([
      ['in-app', false, false],
      ['email', false, true],
      ['push', true, false],
    ]);
    expect((await channelsAt(client, other))?.[1]).toEqual(['email', true, false]);
    for (let time = 0; time < 2; time++) await client.post(`${PATH}/follow`).send({ templeId: one.id, group: 'booking' }).expect(200);
    expect((await channelsAt(client, one))?.[1]).toEqual(['email', true, false]);
  });

  it('can be turned off at a suspended temple, and not on', async () => {
    const { client, one } = await devotee();
    await api.database.transaction((tx) => tx.query("UPDATE temples SET status = 'suspended' WHERE id = ?", [one.id]));
    await at(one, client, 'email', false).expect(200);
    await at(one, client, 'email', true).expect(404);
    expect((await channelsAt(client, one))?.[1]).toEqual(['email', false, true]);
  });

  it('are sent as chosen for it, whichever way the choice for all goes', async () => {
    const { client, account, one, other } = await devotee();
    await at(one, client, 'email', false).expect(200);
    await forAll(client, 'in-app', false);
    await at(other, client, 'in-app', true).expect(200);
    for (const temple of [one, other]) await cancel(account.id, temple);
    expect((await arrived(account.email, 'email')).map(({ subject }) => subject)).toEqual([expect.stringContaining(other.name)]);
    expect(await inApp(client)).toEqual([expect.stringContaining(other.name)]);
  });

  it('are texted where they are on, by temples its reader agreed to', async () => {
    const { client, account, one, other, phone } = await devotee();
    await agree(one, phone);
    expect((await channelsAt(client, one))?.at(-1)).toEqual(['sms', false, false]);
    expect((await channelsAt(client, other))?.map(([channel]) => channel)).not.toContain('sms');
    await at(other, client, 'sms', true).expect(404);
    await at(one, client, 'sms', true).expect(200);
    await agree(other, phone);
    for (const temple of [one, other]) await cancel(account.id, temple);
    expect((await arrived(phone, 'sms')).map(({ text }) => text)).toEqual([expect.stringContaining(one.name)]);
    // Turned off for this temple while it waits, it isn't sent.
    await cancel(account.id, one);
    await at(one, client, 'sms', false).expect(200);
    expect(await arrived(phone, 'sms')).toHaveLength(1);
  });

  it('have no switch for security, festivals, what is sent to many, or temples that don’t know the person', async () => {
    const { client, one } = await devotee();
    const groups = (await shown(client, one)).map(({ group }) => group);
    expect(groups).toEqual(expect.arrayContaining(['booking', 'conversation', 'donation', 'event', 'shift-assignment', 'ticket']));
    for (const group of ['account', 'festival', 'broadcast']) {
      expect(groups).not.toContain(group);
      await client.put(PATH).send({ templeId: one.id, group, channel: 'in-app', isOn: false }).expect(404);
    }
    const stranger = await buildTemple(api);
    await client.get(PATH).query({ templeId: stranger.id }).expect(404);
    await at(stranger, client, 'email', false).expect(404);
  });

  it('are exported and deleted with the account', async () => {
    const { client, account, one } = await devotee();
    await at(one, client, 'email', false).expect(200);
    const { body } = await client.get('/api/account/export').expect(200);
    expect(body.notifications.atTemples).toMatchObject([{ templeId: one.id, groupName: 'booking', channel: 'email', isOn: false }]);
    await client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD }).expect(200);
    expect(await api.database.reader.countBy(TempleNotificationPreferenceRow, { accountId: account.id })).toBe(0);
  });
});
