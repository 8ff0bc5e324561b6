import { type ERRORS, PHONE_CODE } from '@sannidhi/contracts';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { MoreThan } from 'typeorm';
import { PhoneCode } from '../src/domain/guests/phone-code.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { buildGivingTemple, type GivingTemple } from './factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, startGift } from './give.ts';
import { deliveredTo } from './outbox.ts';
import { expectRefused } from './refused.ts';
import { signInDonor, signInGuest, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

let api: TestApi;
let place: GivingTemple;
let closed: string;
let donor: TestAgent;
let guest: TestAgent;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
  donor = (await signInDonor(api)).client;
  guest = (await signInGuest(api)).client;
  office = (await signInStaff(api, { temple: place.temple })).client;
  closed = (await office.post('/api/temple-admin/funds').send({ name: 'Closed', active: false }).expect(201)).body.id;
  await startGift(donor, place);
});
afterAll(() => api.close());

const refuses = (wrong: () => Promise<Response> | PromiseLike<Response>, status: number, code: keyof typeof ERRORS) =>
  expectRefused(api, wrong, status, code);

const gift = (change: object = {}, line: object = {}) => ({
  templeSlug: place.temple.slug,
  lines: [{ fundId: place.annadanam.id, amountCents: 5100, ...line }],
  ...change,
});
const GIVERS = [
  ['a guest', '/api/guest/donations', () => guest, {}],
  ['a devotee', '/api/devotee/donations', () => donor, { legalName: 'Meera Raghunathan' }],
] as const;

describe.each(GIVERS)('a gift of %s stores nothing and says why:', (_, path, client, own) => {
  const give = (change: object = {}, line: object = {}) =>
    client()
      .post(path)
      .set('idempotency-key', newId())
      .send({ ...gift(change, line), ...own });
  const raw = (body: string) => client().post(path).set('idempotency-key', newId()).set('content-type', 'application/json').send(body);

  it.each([
    ['0', 0],
    ['negative', -5100],
    ['half a cent', 5100.5],
    ['1e15', 1e15],
    ['more than a number holds', '1e400'],
    ['text', 'fifty dollars'],
    ['a number as text', '5100'],
    ['a list', [5100]],
    ['nothing', null],
  ])('amount %s', (__, amountCents) => refuses(() => give({}, { amountCents }), 400, 'invalid-fields'));

  it('no line, and more lines than a gift has', async () => {
    await refuses(() => give({ lines: [] }), 400, 'invalid-fields');
    await refuses(
      () => give({ lines: Array.from({ length: 500 }, () => ({ fundId: place.annadanam.id, amountCents: 100 })) }),
      400,
      'invalid-fields',
    );
  });

  it('an unknown temple and one that is not approved', async () => {
    const waiting = await buildGivingTemple(api, { status: 'in-review' });
    await refuses(() => give({ templeSlug: 'no-such-temple' }), 422, 'temple-not-accepting');
    await refuses(() => give({ templeSlug: waiting.temple.slug }, { fundId: waiting.general.id }), 422, 'temple-not-accepting');
  });

  it('a closed fund, an unknown one and another temple’s', async () => {
    const other = await buildGivingTemple(api);
    for (const fundId of [closed, newId(), other.general.id]) await refuses(() => give({}, { fundId }), 422, 'fund-closed');
  });

  it('an unknown field, in the gift and in a line', async () => {
    await refuses(() => give({ status: 'succeeded' }), 400, 'unknown-field');
    await refuses(() => give({}, { taxClass: 'gift' }), 400, 'unknown-field');
  });

  it('broken JSON, another body than an object, 300 kB, and another format', async () => {
    await refuses(() => raw('{"templeSlug":'), 400, 'malformed-request');
    await refuses(() => raw('[1, 2]'), 400, 'malformed-request');
    await refuses(() => raw(JSON.stringify({ templeSlug: 'x'.repeat(300_000) })), 413, 'request-too-large');
    await refuses(
      () => client().post(path).set('idempotency-key', newId()).set('content-type', 'text/csv').send('a,b'),
      415,
      'unsupported-media-type',
    );
  });

  it('a body that would reach into the prototype', () =>
    refuses(() => raw('{"__proto__":{"admin":true},"templeSlug":"x"}'), 400, 'malformed-request'));
});

describe('a phone code opens no session:', () => {
  let last = 3000;
  const ask = async () => {
    const phone = `+1732555${++last}`;
    await api.client().post('/api/guest/phone-code').send({ phone, templeSlug: place.temple.slug }).expect(202);
    const [message] = await deliveredTo(api, phone);
    return { phone, code: message!.code! };
  };
  const check = (phone: string, code: string) => api.client().post('/api/guest/phone-code/check').send({ phone, code });

  it('a wrong one', async () => {
    const { phone, code } = await ask();
    await refuses(() => check(phone, code === '000000' ? '000001' : '000000'), 401, 'phone-code-wrong');
  });

  it('a reused one', async () => {
    const { phone, code } = await ask();
    await check(phone, code).expect(200);
    await refuses(() => check(phone, code), 401, 'phone-code-expired');
  });

  it('an expired one', async () => {
    const { phone, code } = await ask();
    const past = new Date(Date.now() - PHONE_CODE.lifetimeSeconds * 1000);
    await api.database.transaction((tx) => tx.update(PhoneCode, { expiresAt: MoreThan(past) }, { expiresAt: past }));
    await refuses(() => check(phone, code), 401, 'phone-code-expired');
  });

  it('letters instead of digits', async () => {
    const { phone } = await ask();
    await refuses(() => check(phone, 'abcdef'), 400, 'invalid-fields');
  });
});

it('a tampered signature of the provider’s message', () => {
  const body = JSON.stringify({ id: newId(), account: place.temple.id, orderId: newId(), type: 'payment.succeeded' });
  const post = api.client().post('/api/webhooks/payments/sandbox').set('content-type', 'application/json');
  return refuses(() => post.set('sandbox-signature', 't=1,v1=00').send(body), 400, 'invalid-signature');
});

describe('another temple’s gift', () => {
  it('is nobody’s to read, to refund or to send another receipt for', async () => {
    const { orderId } = await giveAndPay(api, donor, place);
    const { client: stranger } = await signInStaff(api, { temple: (await buildGivingTemple(api)).temple });
    const path = `/api/temple-admin/donations/${orderId}`;
    await refuses(() => stranger.get(path), 404, 'not-found');
    const refund = () =>
      stranger.post(`${path}/refunds`).set('idempotency-key', newId()).send({ amountCents: 100, reason: 'Asked for it' });
    await refuses(refund, 404, 'not-found');
    const { client: otherDonor } = await signInDonor(api);
    await refuses(() => otherDonor.get(`/api/devotee/donations/${orderId}`), 404, 'not-found');
  });
});

describe('a notification and its preferences', () => {
  it('change by nothing but yes or no', async () => {
    const path = `/api/account/notifications/${newId()}/read`;
    await refuses(() => donor.put(path).send({}), 400, 'invalid-fields');
    await refuses(() => donor.put(path).send({ read: true, readAt: 'now' }), 400, 'unknown-field');
    await refuses(() => donor.put(path).send({ read: true }), 404, 'not-found');
  });

  it('choose no unknown group, channel or language', async () => {
    const choose = (body: object, query = '') => donor.put(`/api/account/notification-preferences${query}`).send(body);
    const off = { group: 'donation', channel: 'in-app', isOn: false };
    await refuses(() => choose({}), 400, 'invalid-fields');
    await refuses(() => choose({ ...off, group: 'x'.repeat(41) }), 400, 'invalid-fields');
    await refuses(() => choose({ ...off, channel: 'pigeon' }), 400, 'invalid-fields');
    await refuses(() => choose(off, '?language=tlh'), 400, 'invalid-fields');
    await refuses(() => choose({ ...off, group: 'weather' }), 404, 'not-found');
  });
});
