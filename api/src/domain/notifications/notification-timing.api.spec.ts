import type { NotificationTimingValues } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LocalDelivery } from '../../platform/outbox/local-delivery.entity.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { minutesAt } from '../../platform/sms/text-hours.ts';
import { Account } from '../accounts/account.entity.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';
import { donationNotifications } from '../orders/notices/giver-notifications.ts';
import { disputeNotifications } from '../orders/notices/order-notifications.ts';
import { NotificationDigests } from './notification-digests.service.ts';
import { NOTIFICATION_PUSH } from './notification-push.ts';
import { NotificationTimingRow } from './notification-timing.entity.ts';
import { Notifications } from './notifications.service.ts';

const PATH = '/api/account/notification-timing';
const HONOLULU = 'Pacific/Honolulu';
const AT_ONCE = { timeZone: HONOLULU, quiet: false, quietFrom: 21, quietTo: 7, digest: 'each', hour: 8 } as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const save = (client: TestAgent, values: Partial<NotificationTimingValues>) =>
  client
    .put(PATH)
    .send({ ...AT_ONCE, ...values })
    .expect(200);
const openDispute = (templeId: string, amount: string, key: string = newId(), usefulUntil?: Date) =>
  api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, disputeNotifications.kinds.opened, {
      concerned: { templeId },
      params: { amount, donor: 'Meera Iyer' },
      key,
      path: '/temple-admin/donations?gift=1',
      ...(usefulUntil ? { usefulUntil } : {}),
    }),
  );
const mailsTo = async (to: string) => (await deliveredTo(api, to)).filter(({ channel }) => channel === 'email');
/** Two hours that are now quiet in Honolulu. */
function quietNow() {
  const quietFrom = Math.floor(minutesAt(new Date(), HONOLULU) / 60);
  return { quiet: true, quietFrom, quietTo: (quietFrom + 2) % 24 };
}
const dueNow = (accountId: string) =>
  api.database.transaction((tx) => tx.update(NotificationTimingRow, { accountId }, { nextAt: new Date(0) }));

describe('quiet hours', () => {
  it('delay an email until they end, as no attempt, and a push as well', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, quietNow());
    await openDispute(temple.id, '$51.00');
    const push = { accountId: account.id, kind: 'dispute.opened', params: {}, path: null, language: 'en' };
    const dedupeKey = newId();
    await api.database.transaction((tx) =>
      api.get(Outbox).enqueue(tx, { kind: NOTIFICATION_PUSH, to: account.email, data: push, dedupeKey }),
    );
    expect(await mailsTo(account.email)).toEqual([]);
    const waiting = await api.database.reader.findBy(OutboxMessage, { to: account.email, state: 'waiting' });
    expect(waiting.map(({ kind, attempts }) => [kind, attempts])).toEqual([
      ['email', 0],
      [NOTIFICATION_PUSH, 0],
    ]);
    for (const { dueAt } of waiting) expect(dueAt.getTime()).toBeGreaterThan(Date.now());
    await save(client, {});
    await api.database.transaction((tx) => tx.update(OutboxMessage, { to: account.email, state: 'waiting' }, { dueAt: new Date(0) }));
    expect(await mailsTo(account.email)).toHaveLength(1);
  });

  it('delay and never drop, except what is over by their end: an email isn’t sent after its moment, the notification center keeps it', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, quietNow());
    await openDispute(temple.id, '$51.00', newId(), new Date(Date.now() + 3_600_000));
    await openDispute(temple.id, '$61.00');
    expect(await mailsTo(account.email)).toEqual([]);
    const waiting = await api.database.reader.findBy(OutboxMessage, { to: account.email, state: 'waiting', kind: 'email' });
    expect(waiting).toHaveLength(2);
    const [over] = waiting.filter(({ data }) => data.usefulUntil !== undefined);
    // The hour passes.
    const passed = { data: { ...over!.data, usefulUntil: new Date(Date.now() - 1).toISOString() } };
    await save(client, {});
    await api.database.transaction(async (tx) => {
      await tx.update(OutboxMessage, { id: over!.id }, passed);
      await tx.update(OutboxMessage, { to: account.email, state: 'waiting' }, { dueAt: new Date(0) });
    });
    const [mail, ...others] = await mailsTo(account.email);
    expect([mail?.text.includes('$61.00'), others]).toEqual([true, []]);
    const after = await api.database.reader.findBy(OutboxMessage, { to: account.email, kind: 'email' });
    expect(after.map(({ state }) => state)).toEqual(['done', 'done']);
    const { body } = await client.get('/api/account/notifications').expect(200);
    expect(body.items).toHaveLength(2);
  });

  it('never delay what is about security', async () => {
    const { client, account } = await signInDonor(api);
    await save(client, quietNow());
    await client.post('/api/account/password').send({ currentPassword: 'Namaste-108', password: 'Tulasi-garden-2026' }).expect(200);
    expect(await mailsTo(account.email)).toHaveLength(1);
  });
});

it('isn’t emailed to an address without an account once it is over either', async () => {
  const email = `${newId()}@example.org`;
  const write = (amount: string, usefulUntil?: Date) =>
    api.database.transaction((tx) =>
      api.get(Notifications).notifyAddress(tx, donationNotifications.kinds.received, {
        to: { email, fullName: 'Lata Menon' },
        params: { amount, temple: 'Sri Kamakshi Temple', receipt: 'SKT-2026-000001' },
        key: newId(),
        path: null,
        ...(usefulUntil ? { usefulUntil } : {}),
      }),
    );
  await write('$11.00', new Date(Date.now() - 1));
  await write('$21.00', new Date(Date.now() + 3_600_000));
  await write('$31.00');
  const mails = await mailsTo(email);
  expect(mails.map(({ text }) => /\$\d+/.exec(text)?.[0]).sort()).toEqual(['$21', '$31']);
});

describe('a digest', () => {
  it('is one email with each thing once, however many processes send it', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, { digest: 'daily' });
    const key = newId();
    for (const amount of ['$11.00', '$21.00']) await openDispute(temple.id, amount);
    for (let copy = 0; copy < 2; copy++) await openDispute(temple.id, '$31.00', key);
    expect(await mailsTo(account.email)).toEqual([]);
    await dueNow(account.id);
    await Promise.all([1, 2, 3].map(() => api.get(NotificationDigests).runDue()));
    const [mail, ...others] = await mailsTo(account.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 notifications from Sannidhi');
    for (const amount of ['$11.00', '$21.00', '$31.00']) expect(mail?.text.split(amount)).toHaveLength(2);
    await openDispute(temple.id, '$31.00', key);
    await dueNow(account.id);
    await api.get(NotificationDigests).runDue();
    expect(await mailsTo(account.email)).toHaveLength(1);
    const { nextAt } = await api.database.reader.findOneByOrFail(NotificationTimingRow, { accountId: account.id });
    expect([nextAt!.getTime() > Date.now(), minutesAt(nextAt!, HONOLULU)]).toEqual([true, 480]);
  });

  it('is sent whole by the next round when a process is killed while it is written', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, { digest: 'weekly' });
    await openDispute(temple.id, '$11.00');
    await dueNow(account.id);
    jest.spyOn(api.get(Outbox), 'enqueue').mockRejectedValueOnce(new Error('killed'));
    await api.get(NotificationDigests).runDue();
    expect(await mailsTo(account.email)).toEqual([]);
    await api.get(NotificationDigests).runDue();
    expect((await mailsTo(account.email)).map(({ subject }) => subject)).toEqual(['1 notification from Sannidhi']);
  });

  it('leaves out what is over by its hour, and isn’t sent for nothing else', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, { digest: 'daily' });
    await openDispute(temple.id, '$11.00', newId(), new Date(Date.now() - 1));
    await dueNow(account.id);
    await api.get(NotificationDigests).runDue();
    expect(await mailsTo(account.email)).toEqual([]);
    await openDispute(temple.id, '$21.00', newId(), new Date(Date.now() - 1));
    await openDispute(temple.id, '$31.00', newId(), new Date(Date.now() + 3_600_000));
    await dueNow(account.id);
    await api.get(NotificationDigests).runDue();
    const mails = await mailsTo(account.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 notification from Sannidhi']);
    expect(mails[0]?.text).toContain('$31.00');
  });

  it('marks what exists in English only as English', async () => {
    const { client, account, temple } = await signInStaff(api);
    await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { language: 'te' }));
    await save(client, { digest: 'daily' });
    await openDispute(temple.id, '$11.00');
    await dueNow(account.id);
    await api.get(NotificationDigests).runDue();
    expect(await mailsTo(account.email)).toHaveLength(1);
    const { html } = await api.database.reader.findOneByOrFail(LocalDelivery, { to: account.email });
    expect(html).toMatch(/^<!doctype html><html lang="te">/);
    expect(html).toMatch(/<p lang="en"[^>]*>A payment of \$11\.00 is disputed/);
    expect(html?.match(/ lang="/g)).toHaveLength(2);
  });

  it('that is turned off leaves nothing behind', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, { digest: 'daily' });
    await openDispute(temple.id, '$11.00');
    await save(client, {});
    await api.get(NotificationDigests).runDue();
    expect(await mailsTo(account.email)).toHaveLength(1);
    await openDispute(temple.id, '$21.00');
    await api.get(Jobs).runDue();
    expect((await mailsTo(account.email))[0]?.text).toContain('$21.00');
  });
});

describe('an address that mail came back from', () => {
  const bounce = (email: string) =>
    api.database.transaction((tx) => api.get(MailAddresses).report(tx, { channel: 'email', address: email }, 'hard'));

  it('gets no emails that can be turned off, and all others, until its owner says that it works', async () => {
    const { client, account, temple } = await signInStaff(api);
    await bounce(account.email);
    await openDispute(temple.id, '$51.00');
    expect(await mailsTo(account.email)).toEqual([]);
    const { body: seen } = await client.get('/api/account/mail').expect(200);
    expect(seen).toMatchObject({ email: account.email, problem: 'bounce' });
    const { body: inApp } = await client.get('/api/account/notifications').expect(200);
    expect(inApp.items).toHaveLength(1);
    await client.post('/api/account/password').send({ currentPassword: 'Namaste-108', password: 'Tulasi-garden-2026' }).expect(200);
    expect(await mailsTo(account.email)).toHaveLength(1);
    await client.post('/api/account/mail/resume').expect(200);
    await openDispute(temple.id, '$61.00');
    expect(await mailsTo(account.email)).toHaveLength(2);
  });

  it('gets what waited in its digest once it works again', async () => {
    const { client, account, temple } = await signInStaff(api);
    await save(client, { digest: 'daily' });
    await openDispute(temple.id, '$11.00');
    await bounce(account.email);
    await dueNow(account.id);
    await api.get(NotificationDigests).runDue();
    expect(await mailsTo(account.email)).toEqual([]);
    await client.post('/api/account/mail/resume').expect(200);
    await dueNow(account.id);
    await api.get(NotificationDigests).runDue();
    expect((await mailsTo(account.email))[0]?.text).toContain('$11.00');
  });
});

it('is at once and at any hour until somebody chooses, and refuses what can’t be', async () => {
  const { client } = await signInDonor(api);
  const { body } = await client.get(PATH).expect(200);
  expect(body).toEqual({ ...AT_ONCE, timeZone: null });
  for (const wrong of [{ timeZone: 'Mars/Olympus' }, { quiet: true, digest: 'daily', hour: 22 }, { quietFrom: 24 }, { digest: 'hourly' }])
    await client
      .put(PATH)
      .send({ ...AT_ONCE, ...wrong })
      .expect(400);
});
