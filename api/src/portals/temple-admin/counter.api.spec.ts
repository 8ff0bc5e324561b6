import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const BATCHES = '/api/temple-admin/counter-batches';
const HUNDI = '/api/temple-admin/hundi-counts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  place = await buildGivingTemple(api);
  ({ client: office } = await signInStaff(api, { temple: place.temple }));
});

const post = (client: TestAgent, path: string, body: object = {}, key: string = newId()) =>
  client.post(path).set('idempotency-key', key).send(body);

async function openBatch(expectedCount: number, expectedTotalCents: number): Promise<string> {
  const body = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount, expectedTotalCents };
  return (await post(office, BATCHES, body).expect(201)).body.id;
}

const cash = (amountCents: number) => ({ method: 'cash', fundId: place.general.id, amountCents, legalName: 'Family of S. Reddy' });
const count = (over: object = {}) => ({
  hundi: 'Main hall',
  sealNumber: 'S-1042',
  fundId: place.general.id,
  countedOn: '2026-11-15',
  counters: ['Lakshmi Narayan', 'Ravi Kumar'],
  denominations: [
    { denominationCents: 2000, count: 12 },
    { denominationCents: 25, count: 4 },
  ],
  statedTotalCents: 24_100,
  ...over,
});
const donations = async () => (await office.get('/api/temple-admin/donations').expect(200)).body.items;

describe('a counter batch', () => {
  it('closes when it matches: each gift is booked and receipted on the day it was received', async () => {
    const batchId = await openBatch(2, 15_200);
    await post(office, `${BATCHES}/${batchId}/entries`, cash(10_100)).expect(201);
    await post(office, `${BATCHES}/${batchId}/entries`, { ...cash(5100), method: 'check', checkNumber: '1024' }).expect(201);
    const { body: closed } = await post(office, `${BATCHES}/${batchId}/close`).expect(200);
    expect(closed).toMatchObject({ status: 'closed', enteredCount: 2, enteredTotalCents: 15_200 });
    const gifts = await donations();
    expect(gifts).toHaveLength(2);
    expect(gifts[0]).toMatchObject({
      status: 'succeeded',
      source: 'counter',
      donorLabel: 'Family of S. Reddy',
      receiptNumber: expect.stringMatching(/-2026-00000[12]$/),
    });
    const { body: detail } = await office.get(`/api/temple-admin/donations/${gifts[0].id}`).expect(200);
    expect(detail.ledgerEntries[0].lines.map((line: { account: string }) => line.account)).toEqual(['Cash and checks', 'Fund, General']);
    const { body: batch } = await office.get(`${BATCHES}/${batchId}`).expect(200);
    expect(batch.entries.map((entry: { orderId: string }) => entry.orderId).sort()).toEqual(
      gifts.map((gift: { id: string }) => gift.id).sort(),
    );
  });

  it('stays open and shows both sums when it does not match, and nothing is booked', async () => {
    const batchId = await openBatch(1, 128_400);
    await post(office, `${BATCHES}/${batchId}/entries`, cash(127_400)).expect(201);
    const { body } = await post(office, `${BATCHES}/${batchId}/close`).expect(422);
    expect(body).toMatchObject({
      code: 'batch-unbalanced',
      message: expect.stringContaining('Gifts counted: 1, $1,284.00. Gifts entered: 1, $1,274.00.'),
    });
    expect(await donations()).toEqual([]);
  });

  it('never changes after it is closed', async () => {
    const batchId = await openBatch(1, 5100);
    const { body: entry } = await post(office, `${BATCHES}/${batchId}/entries`, cash(5100)).expect(201);
    await post(office, `${BATCHES}/${batchId}/close`).expect(200);
    await post(office, `${BATCHES}/${batchId}/entries`, cash(5100)).expect(409);
    await office.delete(`${BATCHES}/${batchId}/entries/${entry.id}`).expect(409);
    await post(office, `${BATCHES}/${batchId}/close`).expect(409);
    expect(await donations()).toHaveLength(1);
  });

  it('is closed once by many at the same time', async () => {
    const batchId = await openBatch(1, 5100);
    await post(office, `${BATCHES}/${batchId}/entries`, cash(5100)).expect(201);
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(office, `${BATCHES}/${batchId}/close`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await donations()).toHaveLength(1);
  });

  it('keeps its sums right while clerks add and remove at the same time', async () => {
    const batchId = await openBatch(10, 51_000);
    const added = await Promise.all(
      Array.from({ length: 10 }, () => post(office, `${BATCHES}/${batchId}/entries`, cash(5100)).expect(201)),
    );
    await Promise.all(added.slice(0, 4).map(({ body }) => office.delete(`${BATCHES}/${batchId}/entries/${body.id}`).expect(204)));
    const { body } = await office.get(`${BATCHES}/${batchId}`).expect(200);
    expect(body).toMatchObject({ enteredCount: 6, enteredTotalCents: 30_600 });
    expect(body.entries).toHaveLength(6);
  });

  it('describes property on the receipt without a value', async () => {
    const batchId = await openBatch(1, 0);
    const lamp = {
      method: 'in-kind',
      fundId: place.general.id,
      amountCents: 0,
      legalName: 'Meera Raghunathan',
      propertyDescription: 'A brass lamp, 40 cm',
    };
    await post(office, `${BATCHES}/${batchId}/entries`, lamp).expect(201);
    await post(office, `${BATCHES}/${batchId}/close`).expect(200);
    const [gift] = await donations();
    expect(gift).toMatchObject({ totalCents: 0, receiptNumber: expect.any(String) });
    const { body: detail } = await office.get(`/api/temple-admin/donations/${gift.id}`).expect(200);
    expect(detail.ledgerEntries).toEqual([]);
  });

  it('refuses what is no gift, and hides other temples’ batches', async () => {
    const batchId = await openBatch(1, 5100);
    const entries = `${BATCHES}/${batchId}/entries`;
    await post(office, entries, cash(0)).expect(400);
    await post(office, entries, { ...cash(5100), method: 'check' }).expect(400);
    await post(office, entries, { ...cash(5100), fundId: newId() }).expect(422);
    const { client: stranger } = await signInStaff(api);
    await stranger.get(`${BATCHES}/${batchId}`).expect(404);
    await post(stranger, entries, cash(5100)).expect(404);
    await post(stranger, `${BATCHES}/${batchId}/close`).expect(404);
    const { body } = await office.get(`${BATCHES}/${batchId}`).expect(200);
    expect(body).toMatchObject({ enteredCount: 0, entries: [] });
  });
});

describe('a hundi count', () => {
  it('books what was counted as one gift of nobody in particular', async () => {
    const { body } = await post(office, HUNDI, count()).expect(201);
    expect(body).toMatchObject({ number: 1, totalCents: 24_100, discrepancyCents: 0, fund: { name: 'General' } });
    expect(await donations()).toMatchObject([{ source: 'hundi', donorLabel: 'Hundi collection', totalCents: 24_100 }]);
    const { body: page } = await office.get(HUNDI).expect(200);
    expect(page.items).toMatchObject([{ id: body.id, counters: ['Lakshmi Narayan', 'Ravi Kumar'] }]);
  });

  it('asks why the notes differ from the stated total, and keeps the reason', async () => {
    const { body } = await post(office, HUNDI, count({ statedTotalCents: 24_600 })).expect(400);
    expect(body.fields.discrepancyReason).toMatch(/Enter a reason/);
    const { body: kept } = await post(office, HUNDI, count({ statedTotalCents: 24_600, discrepancyReason: 'Miscounted coins' })).expect(
      201,
    );
    expect(kept).toMatchObject({ totalCents: 24_100, discrepancyCents: 500, discrepancyReason: 'Miscounted coins' });
  });

  it('takes two different people', async () => {
    await post(office, HUNDI, count({ counters: ['Ravi Kumar', 'ravi kumar'] })).expect(422);
    await post(office, HUNDI, count({ counters: ['Ravi Kumar'] })).expect(400);
    expect(await donations()).toEqual([]);
  });

  it('uses a seal number once per temple, however it is typed', async () => {
    await post(office, HUNDI, count()).expect(201);
    const { body } = await post(office, HUNDI, count({ sealNumber: 's-1042 ' })).expect(400);
    expect(body.fields.sealNumber).toMatch(/used for count 1/);
    const two = await Promise.all([1, 2].map(() => post(office, HUNDI, count({ sealNumber: 'S-1043' }))));
    expect(two.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await donations()).toHaveLength(2);
    const { body: next } = await post(office, HUNDI, count({ sealNumber: 'S-1044' })).expect(201);
    expect(next.number).toBe(3);
    const elsewhere = await buildGivingTemple(api);
    const { client } = await signInStaff(api, { temple: elsewhere.temple });
    await post(client, HUNDI, count({ fundId: elsewhere.general.id })).expect(201);
  });

  it('is booked once however often the same count is sent', async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(office, HUNDI, count(), key)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await donations()).toHaveLength(1);
  });
});
