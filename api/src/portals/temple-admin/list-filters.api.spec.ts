import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, startGift } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  await listenForWebhooks(api);
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
  donor = (await signInDonor(api)).client;
  await giveAndPay(api, donor, place, { amountCents: 5100 });
  await giveAndPay(api, donor, place, { amountCents: 10_800 });
  const elsewhere = await buildGivingTemple(api);
  await giveAndPay(api, donor, elsewhere, { amountCents: 10_800 });
});
afterAll(() => api.close());

const itemsOf = async (path: string) => (await office.get(`/api/temple-admin/${path}`).expect(200)).body.items;
const totals = (items: { totalCents: number }[]) => items.map(({ totalCents }) => totalCents);
const openBatch = async (expectedTotalCents: number): Promise<{ number: number }> => {
  const body = { name: 'Sunday', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents };
  return (await office.post('/api/temple-admin/counter-batches').set('idempotency-key', newId()).send(body).expect(201)).body;
};

it('narrows gifts and receipts to amounts, both bounds included, and to this temple', async () => {
  for (const list of ['donations', 'receipts']) {
    expect(totals(await itemsOf(`${list}?minCents=5100&maxCents=5100`))).toEqual([5100]);
    expect(totals(await itemsOf(`${list}?minCents=5101`))).toEqual([10_800]);
    expect(await itemsOf(`${list}?maxCents=5099`)).toEqual([]);
  }
});

it('counts and adds up exactly the gifts under the filters, and what of them the temple holds', async () => {
  await startGift(donor, place);
  const { body } = await office.get('/api/temple-admin/donations/summary?maxCents=6000').expect(200);
  const listed = await itemsOf('donations?maxCents=6000');
  expect(body).toMatchObject({ count: listed.length, totalCents: totals(listed).reduce((sum, cents) => sum + cents, 0), sumCents: 5100 });
  expect(body.totalCents).toBeGreaterThan(body.sumCents);
});

it('narrows the journal to what an entry moves and to its number', async () => {
  const entries: { number: number; lines: { debitCents: number }[] }[] = await itemsOf('ledger/entries');
  const sumOf = (lines: { debitCents: number }[]) => lines.reduce((sum, { debitCents }) => sum + debitCents, 0);
  const large = entries.filter(({ lines }) => sumOf(lines) >= 10_000);
  expect(large.length).toBeGreaterThan(0);
  expect(large.length).toBeLessThan(entries.length);
  expect(await itemsOf('ledger/entries?minCents=10000')).toEqual(large);
  expect(await itemsOf(`ledger/entries?number=${entries[0]?.number}`)).toEqual(entries.slice(0, 1));
});

it('narrows batches to their number and the total that was counted', async () => {
  const small = await openBatch(2500);
  const large = await openBatch(90_000);
  expect(await itemsOf(`counter-batches?number=${small.number}`)).toEqual([small]);
  expect(await itemsOf('counter-batches?minCents=50000')).toEqual([large]);
  expect(await itemsOf(`counter-batches?number=${small.number}&minCents=50000`)).toEqual([]);
});

it('refuses what is no amount or number', async () => {
  for (const query of ['donations?minCents=ten', 'donations?minCents=-1', 'ledger/entries?number=1.5'])
    await office.get(`/api/temple-admin/${query}`).expect(400);
});
