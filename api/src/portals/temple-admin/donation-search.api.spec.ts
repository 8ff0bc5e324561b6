import type { DonationRow } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs, startGift } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { rewriteTerms } from '../../domain/orders/order-terms.ts';
import { newId } from '../../platform/ids/new-id.ts';

const BATCHES = '/api/temple-admin/counter-batches';
const GIFTS = '/api/temple-admin/donations';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let check: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
  ({ client: office } = await signInStaff(api, { temple: place.temple }));
  const entry = { method: 'check', fundId: place.general.id, legalName: 'Anne-Marie O’Brien', email: 'anne.obrien@example.test' };
  [check, other] = await takeAtCounter([
    { ...entry, amountCents: 1_250_00, checkNumber: '001108' },
    { ...entry, amountCents: 51_00, checkNumber: '2207', legalName: 'मीरा अय्यर', email: 'meera@example.test' },
  ]);
});
afterAll(() => api.close());

const post = (path: string, body: object = {}) => office.post(path).set('idempotency-key', newId()).send(body);

async function takeAtCounter(entries: { amountCents: number; [field: string]: unknown }[]): Promise<[string, string]> {
  const expectedTotalCents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const batch = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: entries.length, expectedTotalCents };
  const { id } = (await post(BATCHES, batch).expect(201)).body;
  for (const entry of entries) await post(`${BATCHES}/${id}/entries`, entry).expect(201);
  await post(`${BATCHES}/${id}/close`).expect(200);
  await runJobs(api);
  const { body } = await office.get(`${BATCHES}/${id}`).expect(200);
  return body.entries.map(({ orderId }: { orderId: string }) => orderId);
}

async function found(search: string, client = office): Promise<string[]> {
  const { body } = await client.get(GIFTS).query({ search }).expect(200);
  const { body: summary } = await client.get(`${GIFTS}/summary`).query({ search }).expect(200);
  expect(summary.count).toBe(body.items.length);
  return body.items.map(({ id }: DonationRow) => id);
}

it.each([
  ['its check number', '001108'],
  ['the beginning of its check number', '0011'],
  ['its amount', '$1,250.00'],
  ['its amount without cents', '1250'],
  ['its email', 'anne.obrien@example.test'],
  ['the beginning of its email', 'Anne.OBR'],
  ['a word of its name', 'marie'],
  ['its name, whichever apostrophe is typed', "anne-marie o'brien"],
  ['words in another order', 'brien anne'],
])('finds a donation by %s', async (_, search) => {
  expect(await found(search)).toEqual([check]);
});

it('finds a name in another script', async () => {
  expect(await found('मीरा')).toEqual([other]);
});

it('finds all donations of a batch by its number', async () => {
  const { body } = await office.get(`${GIFTS}/${check}`).expect(200);
  expect(body).toMatchObject({ checkNumber: '001108', batch: { number: 1, name: 'Sunday counter' } });
  expect((await found('#1')).sort()).toEqual([check, other].sort());
});

it('finds a check its bank returned, by its number and by the receipt that is void', async () => {
  const entry = { method: 'check', fundId: place.general.id, legalName: 'Ravi Menon', amountCents: 77_00, checkNumber: '9031' };
  const [bounced] = await takeAtCounter([entry]);
  const { body: before } = await office.get(`${GIFTS}/${bounced}`).expect(200);
  await post(`${GIFTS}/${bounced}/refunds`, { cause: 'check-returned', reason: 'The check bounced' }).expect(201);
  await runJobs(api);
  for (const search of ['9031', before.receipts[0].number, '77.00', 'menon']) expect(await found(search)).toEqual([bounced]);
  const { body: after } = await office.get(GIFTS).query({ search: '9031', status: 'refunded' }).expect(200);
  expect(after.items).toMatchObject([{ id: bounced, receiptNumber: null }]);
});

it('finds a donation by every receipt number it ever had, whole or by its end', async () => {
  const { body: before } = await office.get(`${GIFTS}/${other}`).expect(200);
  await post(`/api/temple-admin/receipts/${before.receipts[0].id}/reissue`, { reason: 'Printed badly' }).expect(201);
  const { body: after } = await office.get(`${GIFTS}/${other}`).expect(200);
  expect(after.receiptNumber).not.toBe(before.receiptNumber);
  for (const number of [before.receiptNumber, after.receiptNumber, before.receiptNumber.slice(-6)])
    expect(await found(number)).toEqual([other]);
});

it('finds a donation by its email while its payment is pending', async () => {
  const { client: donor, account } = await signInDonor(api);
  const { orderId } = await startGift(donor, place);
  expect(await found(account.email)).toEqual([orderId]);
});

it('finds a guest by a phone, however it is written, and by its end', async () => {
  const { client: donor } = await signInDonor(api);
  const { orderId } = await giveAndPay(api, donor, place);
  await api.database.transaction(async (tx) => {
    const key = { templeId: place.temple.id, id: orderId };
    await tx.update(Order, key, { phone: '+17325550148' });
    await rewriteTerms(tx, await tx.findOneByOrFail(Order, key));
  });
  for (const search of ['(732) 555-0148', '+1 732 555 0148', '7325550148', '555-0148', '0148'])
    expect(await found(search)).toEqual([orderId]);
});

it('finds a donation by its name after a correction and no longer by the wrong one', async () => {
  const entry = { method: 'cash', fundId: place.general.id, amountCents: 77_00, legalName: 'Padma Srinivasn' };
  const [orderId] = await takeAtCounter([entry]);
  const body = { corrections: 0, fundId: place.general.id, amountCents: 78_00, receivedOn: '2026-11-15', legalName: 'Padma Srinivasan' };
  await post(`${GIFTS}/${orderId}/corrections`, { ...body, reason: 'Misspelled' }).expect(201);
  expect(await found('srinivasn')).toEqual([]);
  expect(await found('srinivasan')).toEqual([orderId]);
  // With cents, because the digits may be in the email of an order that waits for its payment.
  expect(await found('78.00')).toEqual([orderId]);
  await deliveredTo(api, 'nobody@example.test');
});

it('takes what was typed literally, and hides other temples’ donations', async () => {
  for (const search of ['%', '_', '~', '#', '~841', "'; --", '!']) expect(await found(search)).toEqual([]);
  const { client: stranger } = await signInStaff(api);
  expect(await found('001108', stranger)).toEqual([]);
});
