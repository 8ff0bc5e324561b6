import { PHONE_CODE } from '@sannidhi/contracts';
import { buildEHundiCode, buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { CARD, listenForWebhooks, payGift, runJobs } from '../../../test/give.ts';
import { signInGuest, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PhoneCode } from '../../domain/guests/phone-code.entity.ts';
import { PhoneGate } from '../../domain/guests/phone-gate.entity.ts';
import { PhoneGuess } from '../../domain/guests/phone-guess.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { RecurringJob } from '../../platform/jobs/recurring-job.entity.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  listenForWebhooks(api);
  place = await buildGivingTemple(api, { name: 'Sri Kamakshi Temple' });
});
afterAll(() => api.close());

let last = 2000;
/** An unused phone. */
const newPhone = () => `+1732555${++last}`;
const askCode = (phone: string, more: object = {}) =>
  api
    .client()
    .post('/api/guest/phone-code')
    .set('x-forwarded-for', `198.51.100.${Number(phone) % 250 || 250}`)
    .send({ phone, templeSlug: place.temple.slug, ...more });
const check = (phone: string, code: string) => api.client().post('/api/guest/phone-code/check').send({ phone, code });
async function textedCode(phone: string): Promise<string> {
  await runJobs(api);
  const [newest] = await api.get(LocalOutbox).list(phone);
  return newest!.code!;
}
/** A code sent after the required minute between two. */
async function freshCode(phone: string): Promise<string> {
  await letPass(PHONE_CODE.resendAfterSeconds + 1);
  await askCode(phone).expect(202);
  return textedCode(phone);
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
/** Backdates the codes of all phones. */
const letPass = (seconds: number) =>
  api.database.transaction(async (tx) => {
    for (const row of await tx.find(PhoneCode)) {
      const earlier = (date: Date) => new Date(date.getTime() - seconds * 1000);
      await tx.update(PhoneCode, { id: row.id }, { createdAt: earlier(row.createdAt), expiresAt: earlier(row.expiresAt) });
    }
  });
const give = (client: Awaited<ReturnType<typeof signInGuest>>['client'], body: object = {}, key = newId()) => {
  const gift = { templeSlug: place.temple.slug, lines: [{ fundId: place.annadanam.id, amountCents: 5100 }], ...body };
  return client.post('/api/guest/donations').set('idempotency-key', key).send(gift);
};

describe('the phone code', () => {
  it('opens a guest session for the person holding the phone', async () => {
    const phone = newPhone();
    const { body: sent } = await askCode(phone).expect(202);
    expect(sent).toEqual({ sentTo: `(732) 555-${phone.slice(-4)}`, expiresInSeconds: 300, resendAfterSeconds: 60 });
    const { body: session } = await check(phone, await textedCode(phone)).expect(200);
    expect(session).toEqual({ guestToken: expect.any(String), expiresAt: expect.any(String) });
    await api.client().get(`/api/guest/donations/${newId()}`).set('authorization', `Guest ${session.guestToken}`).expect(404);
  });

  it('works once', async () => {
    const phone = newPhone();
    await askCode(phone).expect(202);
    const code = await textedCode(phone);
    await check(phone, code).expect(200);
    expect((await check(phone, code).expect(401)).body.code).toBe('phone-code-expired');
  });

  it('ends after five minutes', async () => {
    const phone = newPhone();
    await askCode(phone).expect(202);
    const code = await textedCode(phone);
    await letPass(PHONE_CODE.lifetimeSeconds + 1);
    expect((await check(phone, code).expect(401)).body.code).toBe('phone-code-expired');
  });

  it('is dead after five wrong tries, and the phone rests after ten guesses an hour', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < PHONE_CODE.guessesPerPhoneHour / PHONE_CODE.tries; sent++) {
      const code = await freshCode(phone);
      for (let i = 0; i < PHONE_CODE.tries; i++) expect((await check(phone, wrong(code)).expect(401)).body.code).toBe('phone-code-wrong');
      expect((await check(phone, code).expect(401)).body.code).toBe('phone-code-expired');
    }
    const refused = await check(phone, await freshCode(phone)).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('reaches the phone’s owner although a stranger used up what strangers may guess', async () => {
    const phone = newPhone();
    const byStranger = (code: string) => check(phone, code).set('x-forwarded-for', '198.51.100.7');
    for (let sent = 0; sent < PHONE_CODE.guessesPerPhoneDay / PHONE_CODE.tries; sent++) {
      const code = await freshCode(phone);
      for (let i = 0; i < PHONE_CODE.tries; i++) await byStranger(wrong(code)).expect(401);
    }
    const code = await freshCode(phone);
    await byStranger(wrong(code)).expect(429);
    await check(phone, code).expect(200);
  });

  it('is not lost to bogus checks that came before it was sent', async () => {
    const phone = newPhone();
    for (let i = 0; i < 30; i++) expect((await check(phone, '123456').expect(401)).body.code).toBe('phone-code-expired');
    await askCode(phone).expect(202);
    await check(phone, await textedCode(phone)).expect(200);
    for (let i = 0; i < 10; i++) await check(phone, '123456').expect(401);
    await check(phone, await freshCode(phone)).expect(200);
  });

  it('counts bogus checks for the network they come from, and keeps nothing of them', async () => {
    const rows = () => Promise.all([PhoneGuess, PhoneGate].map((entity) => api.database.reader.count(entity)));
    const before = await rows();
    const from = (n: number) => check(newPhone(), '123456').set('x-forwarded-for', `2001:db8:9:1::${n.toString(16)}`);
    for (let n = 1; n <= 60; n++) await from(n).expect(401);
    const { headers } = await from(61).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await check(newPhone(), '123456').set('x-forwarded-for', '2001:db8:9:2::1').expect(401);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['of one IPv6 network twenty times an hour', 20, (n: number) => `2001:db8:5:1::${n.toString(16)}`],
    ['of one IPv6 site at eight times that', 160, (n: number) => `2001:db8:6:${(n % 16).toString(16)}::${n.toString(16)}`],
  ])('is sent to phones %s', async (_, most, addressOf) => {
    const from = (n: number) => askCode(newPhone()).set('x-forwarded-for', addressOf(n));
    for (let n = 1; n <= most; n++) await from(n).expect(202);
    await from(most + 1).expect(429);
  });

  it('is sent to more phones of a network behind an e-hundi code, for gifts alone', async () => {
    const { id: qrCodeId } = await buildEHundiCode(api, place.annadanam);
    const from = (purpose: string) => askCode(newPhone(), { qrCodeId, purpose }).set('x-forwarded-for', '2001:db8:7:1::1');
    for (let n = 1; n <= PHONE_CODE.sendsPerAddressHour; n++) await from('tickets').expect(202);
    await from('tickets').expect(429);
    await from('gift').expect(202);
  });

  it('leaves no row of a limit after a day', async () => {
    const phone = newPhone();
    await check(phone, wrong(await freshCode(phone))).expect(401);
    const dayAgo = new Date(Date.now() - 86_400_001);
    await api.database.transaction(async (tx) => {
      await tx.updateAll(PhoneCode, { createdAt: dayAgo });
      await tx.updateAll(PhoneGuess, { createdAt: dayAgo });
      await tx.updateAll(PhoneGate, { touchedAt: dayAgo });
      await tx.update(RecurringJob, { name: 'forget-phone-limits' }, { dueAt: dayAgo });
    });
    const [{ phoneHash }] = (await api.database.reader.find(PhoneGuess)) as [PhoneGuess];
    await freshCode(newPhone());
    expect(await api.database.reader.countBy(PhoneGuess, { phoneHash })).toBe(0);
    expect(await api.database.reader.countBy(PhoneCode, { phoneHash })).toBe(0);
    expect(await api.database.reader.countBy(PhoneGate, { keyHash: phoneHash })).toBe(0);
  });

  it('is sent again after a minute, and five times an hour', async () => {
    const phone = newPhone();
    await askCode(phone).expect(202);
    await askCode(phone).expect(429);
    for (let i = 1; i < PHONE_CODE.sendsPerPhoneHour; i++) {
      await letPass(61);
      await askCode(phone).expect(202);
    }
    await letPass(61);
    await askCode(phone).expect(429);
  });

  it('answers two requests at once with one message', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => askCode(phone)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429, 429, 429, 429, 429, 429]);
  });

  it('counts parallel guesses one by one', async () => {
    const phone = newPhone();
    await askCode(phone).expect(202);
    const code = await textedCode(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(phone, wrong(code))));
    expect(answers.filter(({ body }) => body.code === 'phone-code-wrong')).toHaveLength(PHONE_CODE.tries);
    expect(answers.filter(({ body }) => body.code === 'phone-code-expired')).toHaveLength(20 - PHONE_CODE.tries);
  });

  it('keeps neither phone nor code in clear', async () => {
    const phone = newPhone();
    await askCode(phone).expect(202);
    const code = await textedCode(phone);
    const rows = JSON.stringify(await api.database.reader.find(PhoneCode));
    expect(rows).not.toContain(phone.slice(2));
    expect(rows).not.toContain(`"${code}"`);
  });

  it.each(['+17325550', '+447911123456', '7325550148', '+11325550148', 42])('refuses %s as a phone', async (phone) => {
    expect((await askCode(phone as string).expect(400)).body.fields.phone).toBeDefined();
  });
});

it('takes a guest’s gift by QR code to a receipt in the name of the phone, then of the guest', async () => {
  const code = await buildEHundiCode(api, place.annadanam);
  const { body: page } = await api.client().get(`/api/public/e-hundi?temple=${place.temple.slug}&qr=${code.id}`).expect(200);
  expect(page).toMatchObject({ code: { name: 'Main hall', fundId: place.annadanam.id }, limits: { minCents: 100, maxCents: 500_000 } });
  const { client } = await signInGuest(api, '+17325550148');
  const { body: started } = await give(client, { qrCodeId: code.id, coverFees: true }).expect(201);
  await payGift(api, started);
  await runJobs(api);
  const path = `/api/guest/donations/${started.orderId}`;
  const { body: gift } = await client.get(path).expect(200);
  expect(gift).toMatchObject({ status: 'succeeded', donorLabel: 'Guest, phone ending 0148', named: false, receipt: { status: 'valid' } });
  const { body: named } = await client.post(`${path}/receipt-name`).send({ legalName: 'Asha Rao', email: 'asha@example.test' }).expect(200);
  expect(named).toMatchObject({ donorLabel: 'Asha Rao', named: true, receipt: { status: 'valid' } });
  expect(named.receipt.number).not.toBe(gift.receipt.number);
  await client.post(`${path}/receipt-name`).send({ legalName: 'Somebody Else', email: 'x@example.test' }).expect(409);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const { body: detail } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
  expect(detail).toMatchObject({ source: 'guest-qr', qrCodeName: 'Main hall', phone: '+17325550148', receiptNumber: named.receipt.number });
  expect(detail.receipts.map((receipt: { status: string }) => receipt.status)).toEqual(['valid', 'replaced']);
  await runJobs(api);
  const texts = await api.get(LocalOutbox).list('+17325550148');
  expect(texts.some(({ text }) => text.includes('thank you for your gift of $52.83'))).toBe(true);
  await client.get(`${path}/receipt.pdf`).expect(200).expect('content-type', 'application/pdf');
});

it('shows a guest’s gift to nobody else, not even to the same phone later', async () => {
  const { client } = await signInGuest(api, '+17325550149');
  const { body: started } = await give(client).expect(201);
  const { client: later } = await signInGuest(api, '+17325550149');
  await later.get(`/api/guest/donations/${started.orderId}`).expect(404);
  await later.get(`/api/guest/donations/${started.orderId}/events`).expect(404);
  await api.client().get(`/api/guest/donations/${started.orderId}`).expect(401);
});

it('ends the live stream once the gift is decided', async () => {
  const { client } = await signInGuest(api);
  const { body: started } = await give(client).expect(201);
  const stream = client.get(`/api/guest/donations/${started.orderId}/events`).expect('content-type', /event-stream/);
  const told = stream.then(({ text }) => text);
  await payGift(api, started, CARD);
  await runJobs(api);
  const messages = (await told).match(/data: .*/g)!.map((line) => JSON.parse(line.slice(6)).status);
  expect(messages.at(-1)).toBe('succeeded');
});

it('refuses more than a guest may give', async () => {
  const { client } = await signInGuest(api);
  const { body } = await give(client, { lines: [{ fundId: place.annadanam.id, amountCents: 500_001 }] }).expect(422);
  expect(body.code).toBe('guest-limit');
});

it('refuses a gift without Idempotency-Key, and another gift under the same one', async () => {
  const { client } = await signInGuest(api);
  const body = { templeSlug: place.temple.slug, lines: [{ fundId: place.annadanam.id, amountCents: 5100 }] };
  expect((await client.post('/api/guest/donations').send(body).expect(400)).body.code).toBe('idempotency-key-missing');
  const key = newId();
  await give(client, {}, key).expect(201);
  expect((await give(client, { coverFees: true }, key).expect(422)).body.code).toBe('idempotency-key-reused');
});
