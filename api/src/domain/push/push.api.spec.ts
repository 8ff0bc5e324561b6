import { createPublicKey, verify } from 'node:crypto';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { startPushService } from '../../../test/push-service.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { turnedOn, virtualBrowser } from '../../../test/virtual-browser.ts';
import { KeyPairs } from '../../platform/auth/key-pairs.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { KeyRotation } from '../../platform/auth/key-rotation.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { PushSender } from '../../platform/push/push-sender.ts';
import { VapidKeys } from '../../platform/push/vapid-keys.ts';
import { WebPushSender } from '../../platform/push/web-push-sender.ts';
import type { Account } from '../accounts/account.entity.ts';
import { Session } from '../accounts/session.entity.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { donationNotifications } from '../orders/notices/giver-notifications.ts';
import { PushDeviceRow } from './push-device.entity.ts';

const PATH = '/api/account/push-devices';
const DAY_MS = 86_400_000;

let api: TestApi;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  api = await startTestApi();
  service = await startPushService();
});
afterAll(async () => {
  service.close();
  await api.close();
});

const receiveGift = (accountId: string, key: string = newId(), usefulUntil?: Date) =>
  api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, donationNotifications.kinds.received, {
      concerned: { accountId },
      params: { amount: '$51.00', temple: 'Sri Kamakshi Temple', receipt: 'SKT-2026-000001' },
      key,
      path: '/receipts',
      ...(usefulUntil ? { usefulUntil } : {}),
    }),
  );
const pushesTo = async ({ email }: Account) => (await deliveredTo(api, email)).filter(({ channel }) => channel === 'push');

/** A donor with devices at the local push service, to which pushes are really sent, encrypted. */
async function reachedFor(names: readonly string[]) {
  const keys = api.get(VapidKeys);
  const real = new WebPushSender(keys, 'https://sannidhi.test');
  jest.spyOn(api.get(PushSender), 'send').mockImplementation((push) => real.send(push));
  const account = await buildAccount(api);
  const browsers = await Promise.all(
    names.map(async (name) => {
      const browser = virtualBrowser();
      const { id } = await turnedOn(await signInAs(api, account), browser);
      const path = `/${name}-${newId()}`;
      await api.database.transaction((tx) => tx.update(PushDeviceRow, { id }, { endpoint: service.url + path }));
      return { ...browser, id, path };
    }),
  );
  return { account, browsers, arrivedAt: (path: string) => service.arrived.filter((push) => push.path === path) };
}

describe('a notification', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is shown on every device where its account is signed in, once', async () => {
    const { client, account } = await signInDonor(api, { language: 'hi' });
    const elsewhere = await signInAs(api, account);
    await turnedOn(client);
    await turnedOn(elsewhere);
    const key = newId();
    await receiveGift(account.id, key);
    await receiveGift(account.id, key);
    const pushes = await pushesTo(account);
    expect(pushes).toHaveLength(2);
    expect(pushes[0]).toMatchObject({ subject: expect.stringMatching(/[ऀ-ॿ]/), links: ['http://localhost:4100/receipts'] });
  });

  it('isn’t shown where the account signed out, was signed out, or was idle too long', async () => {
    const { client, account } = await signInDonor(api);
    await turnedOn(client);
    const elsewhere = await signInAs(api, account);
    await turnedOn(elsewhere);
    await client.post('/api/auth/logout').expect(200);
    await receiveGift(account.id);
    expect(await pushesTo(account)).toHaveLength(1);
    await api.database.transaction((tx) => tx.update(Session, { accountId: account.id }, { lastSeenAt: new Date(0) }));
    await receiveGift(account.id);
    const ended = await signInAs(api, account);
    await turnedOn(ended);
    await ended.post('/api/account/sessions/end').expect(200);
    await receiveGift(account.id);
    expect(await pushesTo(account)).toHaveLength(1);
  });

  it('isn’t pushed once its group is turned off for devices, and still is in the app', async () => {
    const { client, account } = await signInDonor(api);
    await turnedOn(client);
    await client.put('/api/account/notification-preferences').send({ group: 'donation', channel: 'push', isOn: false }).expect(200);
    await receiveGift(account.id);
    expect(await pushesTo(account)).toEqual([]);
    expect((await client.get('/api/account/notifications').expect(200)).body.items).toHaveLength(1);
  });

  it('is sent encrypted and signed: only the browser can read it', async () => {
    const { account, browsers, arrivedAt } = await reachedFor(['phone']);
    const [{ path, read }] = browsers as [(typeof browsers)[0]];
    await receiveGift(account.id);
    await runJobs(api);
    const [push] = arrivedAt(path);
    expect(push!.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(push!.body.toString('latin1')).not.toContain('Kamakshi');
    expect(read(push!.body)).toMatchObject({ title: expect.stringContaining('$51.00'), path: '/receipts' });
    expect(vapidClaims(push!.headers.authorization!)).toMatchObject({ aud: service.url, sub: 'https://sannidhi.test' });
  });

  it.each([
    ['until it is over', 2, 7_140, 7_200],
    ['for a day at most', 72, 86_400, 86_400],
  ])('waits for a device that is offline %s', async (_, hours, least, most) => {
    const { account, browsers, arrivedAt } = await reachedFor(['phone']);
    await receiveGift(account.id, newId(), new Date(Date.now() + hours * 3_600_000));
    await runJobs(api);
    const ttl = Number(arrivedAt(browsers[0]!.path)[0]!.headers.ttl);
    expect([ttl >= least, ttl <= most]).toEqual([true, true]);
  });

  it('that one browser no longer takes (410) ends there alone; one that fails is tried again alone', async () => {
    const { account, browsers, arrivedAt } = await reachedFor(['gone', 'busy', 'well']);
    const [gone, busy, well] = browsers.map(({ path }) => path) as [string, string, string];
    service.answer(gone, 410);
    service.answer(busy, 503);
    await receiveGift(account.id);
    await runJobs(api);
    service.answer(busy, 201);
    await runJobs(api, 3_600);
    expect([gone, busy, well].map((path) => arrivedAt(path).length)).toEqual([1, 2, 1]);
    await receiveGift(account.id);
    await runJobs(api);
    expect([gone, busy, well].map((path) => arrivedAt(path).length)).toEqual([1, 3, 2]);
  });

  it('that failed before quiet hours isn’t retried during them', async () => {
    const { client, account } = await signInDonor(api);
    await turnedOn(client);
    const send = jest.spyOn(api.get(PushSender), 'send').mockRejectedValueOnce(new Error('busy'));
    await receiveGift(account.id);
    await runJobs(api);
    expect(send).toHaveBeenCalledTimes(1);
    jest.spyOn(api.get(NotificationTimings), 'quietUntil').mockResolvedValue(new Date(Date.now() + 3_600_000));
    await runJobs(api, 3_600);
    expect(send).toHaveBeenCalledTimes(1);
    jest.mocked(api.get(NotificationTimings).quietUntil).mockRestore();
    await runJobs(api, 3 * 3_600);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('older than a day isn’t pushed anymore', async () => {
    const { client, account } = await signInDonor(api);
    await turnedOn(client);
    await receiveGift(account.id);
    const old = new Date(Date.now() - DAY_MS - 1_000);
    await api.database.transaction((tx) => tx.update(OutboxMessage, { kind: 'notification-push', to: account.email }, { createdAt: old }));
    expect(await pushesTo(account)).toEqual([]);
  });
});

describe('a browser', () => {
  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com.example/a',
    'https://169.254.169.254/latest',
    'https://localhost/a',
    'https://fcm.googleapis.com:8443/a',
    'https://someone@fcm.googleapis.com/a',
    'javascript:alert(1)',
    'not an address',
  ])('at %s is refused', async (endpoint) => {
    const { client } = await signInDonor(api);
    const { body } = await client.put(PATH).send(virtualBrowser(endpoint).subscription).expect(400);
    expect(body.fields).toEqual({ endpoint: "We can't send notifications to this browser." });
  });

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-by3p.notify.windows.com/w/?token=a',
  ])('at %s is taken', async (endpoint) => {
    const { client } = await signInDonor(api);
    expect(await turnedOn(client, virtualBrowser(`${endpoint}${newId()}`))).toMatchObject({ current: true });
  });

  it('shows the notifications of the account that turned them on there last', async () => {
    const [first, second] = [await signInDonor(api), await signInDonor(api)];
    const shared = virtualBrowser();
    await turnedOn(first.client, shared);
    await turnedOn(second.client, shared);
    await receiveGift(first.account.id);
    await receiveGift(second.account.id);
    expect([await pushesTo(first.account), await pushesTo(second.account)].map(({ length }) => length)).toEqual([0, 1]);
    expect((await first.client.get(PATH).expect(200)).body.devices).toEqual([]);
  });

  it('turned on twice is one device, and another account can’t turn it off', async () => {
    const { client } = await signInDonor(api);
    const browser = virtualBrowser();
    const { id } = await turnedOn(client, browser);
    expect((await turnedOn(client, browser)).id).toBe(id);
    const { client: stranger } = await signInDonor(api);
    await stranger.delete(`${PATH}/${id}`).expect(404);
    expect((await client.delete(`${PATH}/${id}`).expect(200)).body.devices).toEqual([]);
  });
});

describe('the platform’s key pair', () => {
  it('is one for all processes, and outlives a rotation of the installation’s key', async () => {
    const { publicKey } = await api.get(VapidKeys).pair();
    const [ring, rotation] = [api.get(KeyRing), new KeyRotation()];
    expect(await Promise.all([pairsOf(ring).pair(), pairsOf(ring).pair()])).toMatchObject([{ publicKey }, { publicKey }]);
    const rotated = new KeyRing({ secretKeys: ['a newer key that only tests use', 'a key that only tests use, long enough'] });
    const keys = pairsOf(rotated, rotation);
    expect((await rotation.run()).get('push keys')).toMatchObject({ resealed: 1 });
    expect((await keys.pair()).publicKey).toBe(publicKey);
  });
});

/** The keys as another process, or one with other keys of the installation, has them. */
function pairsOf(ring: KeyRing, rotation = new KeyRotation()): VapidKeys {
  const keys = new VapidKeys(new KeyPairs(api.database, ring, rotation));
  keys.onModuleInit();
  return keys;
}

/** What a push says about its sender (RFC 8292), once its signature is verified. */
function vapidClaims(authorization: string): unknown {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned && JSON.parse(Buffer.from(claims, 'base64url').toString());
}
