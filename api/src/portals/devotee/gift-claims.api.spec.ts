import type TestAgent from 'supertest/lib/agent.js';
import { takeAtCounter } from '../../../test/counter.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onGivingApi } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInGuest, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const CLAIMS = '/api/devotee/gift-claims';

let api: TestApi;
let place: GivingTemple;
onGivingApi((suite) => ({ api, place } = suite));

let last = 2000;
const newPhone = () => `+1732556${++last}`;
const newEmail = () => `${newId()}@example.test`;

/** A guest's gift of 21 dollars by phone. */
async function guestGift(phone: string, email?: string): Promise<Receipt> {
  const { client } = await signInGuest(api, phone);
  const body = { templeSlug: place.temple.slug, lines: [{ fundId: place.annadanam.id, amountCents: 2100 }], email };
  const { body: started } = await client.post('/api/guest/donations').set('idempotency-key', newId()).send(body).expect(201);
  await payGift(api, started);
  await runJobs(api);
  return api.database.reader.findOneByOrFail(Receipt, { currentOrderId: started.orderId });
}

async function codeFor(client: TestAgent, phone: string): Promise<string> {
  await client.post(`${CLAIMS}/phone-code`).send({ phone }).expect(202);
  return (await deliveredTo(api, phone)).find(({ code }) => code)!.code!;
}

const receiptsOf = async (client: TestAgent): Promise<string[]> =>
  (await client.get('/api/devotee/receipts').expect(200)).body.items.map(({ number }: { number: string }) => number);

it('adds gifts made with the devotee’s verified email, and leaves their receipts as they were', async () => {
  const email = newEmail();
  const before = await guestGift(newPhone(), email);
  await guestGift(newPhone(), newEmail());
  const { client, account } = await signInDonor(api, { email });
  expect((await client.get(CLAIMS).expect(200)).body).toMatchObject([{ totalCents: 2100, receiptNumber: before.number }]);
  expect(await receiptsOf(client)).toEqual([]);
  expect((await client.post(`${CLAIMS}/by-email`).expect(200)).body).toEqual({ claimed: 1 });
  expect(await receiptsOf(client)).toEqual([before.number]);
  const after = await api.database.reader.findOneByOrFail(Receipt, { id: before.id });
  expect(after).toEqual({ ...before, donorAccountId: account.id, fileSha256: after.fileSha256 });
  expect((await client.post(`${CLAIMS}/by-email`).expect(200)).body).toEqual({ claimed: 0 });
});

it('shows and gives nothing to an address that isn’t verified', async () => {
  const email = newEmail();
  await guestGift(newPhone(), email);
  const { client } = await signInDonor(api, { email, emailVerifiedAt: null });
  await client.get(CLAIMS).expect(403);
  await client.post(`${CLAIMS}/by-email`).expect(403);
});

it('adds the gift of a verified phone and a receipt number, and no other gift of that phone', async () => {
  const phone = newPhone();
  const gift = await guestGift(phone);
  await guestGift(phone);
  const { client } = await signInDonor(api);
  const code = await codeFor(client, phone);
  const proof = { phone, code, receiptNumber: gift.number.toLowerCase() };
  expect((await client.post(`${CLAIMS}/by-receipt`).send(proof).expect(200)).body).toEqual({ claimed: 1 });
  expect(await receiptsOf(client)).toEqual([gift.number]);
});

it('unlocks nothing by a phone alone, by someone else’s receipt number, or by a number without the phone', async () => {
  const phone = newPhone();
  await guestGift(phone);
  const foreign = await guestGift(newPhone());
  const { client } = await signInDonor(api);
  const code = await codeFor(client, phone);
  const claim = (body: object) => client.post(`${CLAIMS}/by-receipt`).send(body);
  expect((await claim({ phone, code }).expect(400)).body.fields).toHaveProperty('receiptNumber');
  expect((await claim({ phone, code, receiptNumber: foreign.number }).expect(422)).body.code).toBe('gift-unmatched');
  expect((await claim({ phone, code: code === '000000' ? '000001' : '000000', receiptNumber: foreign.number })).status).toBe(401);
  expect(await receiptsOf(client)).toEqual([]);
});

it('leaves a gift with the account that claimed it first', async () => {
  const email = newEmail();
  const phone = newPhone();
  const gift = await guestGift(phone, email);
  const { client: first } = await signInDonor(api, { email });
  await first.post(`${CLAIMS}/by-email`).expect(200);
  const { client: second } = await signInDonor(api);
  const proof = { phone, code: await codeFor(second, phone), receiptNumber: gift.number };
  expect((await second.post(`${CLAIMS}/by-receipt`).send(proof).expect(422)).body.code).toBe('gift-unmatched');
  expect(await receiptsOf(first)).toEqual([gift.number]);
});

it('links a counter gift to the devotee with its verified address when the batch closes, and to nobody by an unverified one', async () => {
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const { client, account } = await signInDonor(api);
  const { account: unverified } = await signInDonor(api, { emailVerifiedAt: null });
  const receivedOn = '2026-02-03';
  const orderId = await takeAtCounter(office, place, { receivedOn, email: account.email });
  const lateId = await takeAtCounter(office, place, { receivedOn, email: unverified.email });
  const receipt = (id: string) => api.database.reader.findOneByOrFail(Receipt, { currentOrderId: id });
  expect(await receiptsOf(client)).toEqual([(await receipt(orderId)).number]);
  expect((await receipt(lateId)).donorAccountId).toBeNull();
});

it('adds a counter gift by the phone given there and its receipt number', async () => {
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const phone = newPhone();
  const orderId = await takeAtCounter(office, place, { receivedOn: '2026-02-03', phone });
  const { number } = await api.database.reader.findOneByOrFail(Receipt, { currentOrderId: orderId });
  const { client } = await signInDonor(api);
  const proof = { phone, code: await codeFor(client, phone), receiptNumber: number };
  expect((await client.post(`${CLAIMS}/by-receipt`).send(proof).expect(200)).body).toEqual({ claimed: 1 });
});
