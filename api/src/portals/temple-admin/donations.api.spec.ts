import type { MessageRef } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, payGift, runJobs, startGift } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  donor = (await signInDonor(api)).client;
});

const detail = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const refund = (id: string, amountCents: number, key = newId()) =>
  office
    .post(`/api/temple-admin/donations/${id}/refunds`)
    .set('idempotency-key', key)
    .send({ amountCents, reason: 'Given twice by mistake' });
const list = async (query = '') => (await office.get(`/api/temple-admin/donations${query}`).expect(200)).body;

describe('the list', () => {
  it('filters, searches, sorts, pages and sums', async () => {
    for (const amountCents of [1100, 2100, 5100]) await giveAndPay(api, donor, place, { amountCents });
    await giveAndPay(api, donor, place, { legalName: 'Zubin Karthik', lines: [{ fundId: place.building.id, amountCents: 10100 }] });
    const pending = await startGift(donor, place);
    const amounts = (page: { items: { totalCents: number }[] }) => page.items.map(({ totalCents }) => totalCents);
    expect(amounts(await list())).toEqual([5100, 10100, 5100, 2100, 1100]);
    expect(amounts(await list('?status=succeeded&sort=-totalCents'))).toEqual([10100, 5100, 2100, 1100]);
    expect(amounts(await list('?search=zubin'))).toEqual([10100]);
    expect(amounts(await list(`?fundId=${place.building.id}`))).toEqual([10100]);
    expect(amounts(await list('?search=100%25'))).toEqual([]);
    const first = await list('?limit=2&status=succeeded&sort=totalCents');
    const second = await list(`?limit=2&status=succeeded&sort=totalCents&cursor=${first.nextCursor}`);
    expect([...amounts(first), ...amounts(second), second.nextCursor]).toEqual([1100, 2100, 5100, 10100, null]);
    const { body: summary } = await office.get('/api/temple-admin/donations/summary').expect(200);
    expect(summary).toEqual({
      count: 5,
      sumCents: 18400,
      totalCents: 23500,
      views: { all: 5, 'to-check': 0, failed: 0, disputes: 0, counter: 0 },
    });
    expect((await list(`?search=${pending.orderId}`)).items).toEqual([]);
  });

  it('filters by the temple’s own days', async () => {
    await giveAndPay(api, donor, place);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: place.temple.timeZone }).format(new Date());
    expect((await list(`?from=${today}&to=${today}`)).items).toHaveLength(1);
    expect((await list('?to=2020-01-01')).items).toHaveLength(0);
  });

  it('hides another temple’s gifts', async () => {
    const gift = await giveAndPay(api, donor, place);
    const { client: stranger } = await signInStaff(api);
    expect((await stranger.get('/api/temple-admin/donations').expect(200)).body.items).toEqual([]);
    await stranger.get(`/api/temple-admin/donations/${gift.orderId}`).expect(404);
    const body = { amountCents: 100, reason: 'x' };
    const path = `/api/temple-admin/donations/${gift.orderId}/refunds`;
    await stranger.post(path).set('idempotency-key', newId()).send(body).expect(404);
  });

  it('exports CSV in which no cell is a formula', async () => {
    await giveAndPay(api, donor, place, { legalName: '=HYPERLINK("http://evil")' });
    const { text, headers } = await office.get('/api/temple-admin/donations/export.csv').expect(200);
    expect(headers['content-type']).toContain('text/csv');
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain('51.00');
  });
});

describe('a refund', () => {
  it('in part corrects the receipt and books the way back', async () => {
    const gift = await giveAndPay(api, donor, place, { amountCents: 10000 });
    const { body } = await refund(gift.orderId, 2500).expect(201);
    expect(body).toMatchObject({ amountCents: 2500, status: 'succeeded', reason: 'Given twice by mistake' });
    const seen = await detail(gift.orderId);
    expect(seen).toMatchObject({ status: 'partially-refunded', refundedCents: 2500, refundableCents: 7500 });
    expect(seen.receipts.map((r: { status: string }) => r.status)).toEqual(['valid', 'replaced']);
    expect(seen.ledgerEntries[1].lines).toMatchObject([
      { account: 'Fund, Annadanam', debitCents: 2500, creditCents: 0 },
      { account: 'Clearing, card processor', debitCents: 0, creditCents: 2500 },
    ]);
    const { body: receipts } = await office.get('/api/temple-admin/receipts').expect(200);
    expect(receipts.items[0]).toMatchObject({ totalCents: 7500, deductibleCents: 7500, status: 'valid' });
    expect(receipts.items[1]).toMatchObject({
      status: 'replaced',
      voidReason: 'Refund: Given twice by mistake',
      replacedBy: receipts.items[0].number,
    });
  });

  it('in full voids the receipt; the webhook that follows changes nothing', async () => {
    const gift = await giveAndPay(api, donor, place);
    await refund(gift.orderId, 5100).expect(201);
    await runJobs(api);
    const seen = await detail(gift.orderId);
    expect(seen).toMatchObject({ status: 'refunded', refundedCents: 5100, refundableCents: 0, receiptNumber: null });
    expect(seen.receipts.map((r: { status: string }) => r.status)).toEqual(['void']);
    expect(seen.ledgerEntries).toHaveLength(2);
    expect(seen.history.map((item: { what: string }) => item.what)).toEqual([
      'donation.succeeded',
      'receipt.issued',
      'refund.requested',
      'receipt.voided',
      'refund.succeeded',
    ]);
  });

  it('never gives back more than was given, however many ask at once', async () => {
    const gift = await giveAndPay(api, donor, place, { amountCents: 10000 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(gift.orderId, 3000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe('refund-too-large');
    expect((await detail(gift.orderId)).refundedCents).toBe(9000);
  });

  it('is made once for one Idempotency-Key', async () => {
    const gift = await giveAndPay(api, donor, place);
    const key = newId();
    const first = await refund(gift.orderId, 1000, key).expect(201);
    const again = await refund(gift.orderId, 1000, key).expect(201);
    expect(again.body).toEqual(first.body);
    expect((await detail(gift.orderId)).refunds).toHaveLength(1);
  });

  it('waits for the provider’s word where it is late', async () => {
    const gift = await startGift(donor, place);
    await payGift(api, gift, '4000000000000077');
    await runJobs(api, 10);
    expect((await refund(gift.orderId, 5100).expect(201)).body.status).toBe('pending');
    expect(await detail(gift.orderId)).toMatchObject({ status: 'succeeded', refundedCents: 0, refundableCents: 0 });
    await runJobs(api, 10);
    expect(await detail(gift.orderId)).toMatchObject({ status: 'refunded', refundedCents: 5100 });
  });

  it('is refused for a gift that was not received and without the permission', async () => {
    const gift = await startGift(donor, place);
    expect((await refund(gift.orderId, 100).expect(409)).body.code).toBe('state-conflict');
    const { client: desk } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
    const path = `/api/temple-admin/donations/${gift.orderId}/refunds`;
    await desk.post(path).set('idempotency-key', newId()).send({ amountCents: 100, reason: 'x' }).expect(403);
  });
});

describe('a dispute', () => {
  it('blocks refunds and, lost, takes fund and receipt with it', async () => {
    const gift = await giveAndPay(api, donor, place);
    const disputeId = await api.get(SandboxDisputes).open(gift.orderId);
    await runJobs(api);
    expect((await refund(gift.orderId, 100).expect(422)).body.code).toBe('refund-blocked');
    expect((await list('?view=disputes')).items).toHaveLength(1);
    await api.get(SandboxDisputes).close(gift.orderId, disputeId, false);
    await runJobs(api);
    const seen = await detail(gift.orderId);
    expect(seen).toMatchObject({ status: 'lost', receiptNumber: null });
    expect(seen.ledgerEntries.map((entry: { reason: string }) => entry.reason).slice(1)).toEqual(['Dispute opened', 'Dispute lost']);
    expect(seen.ledgerEntries.map((entry: { reasonMessage: MessageRef }) => entry.reasonMessage.code)).toEqual([
      'ledger.gift',
      'ledger.dispute-opened',
      'ledger.dispute-lost',
    ]);
  });

  it('won, gives the money back and keeps the receipt', async () => {
    const gift = await giveAndPay(api, donor, place);
    const disputeId = await api.get(SandboxDisputes).open(gift.orderId);
    await api.get(SandboxDisputes).close(gift.orderId, disputeId, true);
    await runJobs(api);
    await runJobs(api);
    expect(await detail(gift.orderId)).toMatchObject({ status: 'back', receiptNumber: expect.any(String) });
  });
});

it('reissues a receipt with a corrected name, linked both ways and verifiable by anybody', async () => {
  const gift = await giveAndPay(api, donor, place);
  const { body: before } = await office.get('/api/temple-admin/receipts').expect(200);
  const [old] = before.items;
  const path = `/api/temple-admin/receipts/${old.id}/reissue`;
  const body = { reason: 'The name was misspelt', legalName: 'Meera Raghunathan-Iyer' };
  const { body: fresh } = await office.post(path).set('idempotency-key', newId()).send(body).expect(201);
  expect(fresh).toMatchObject({ donorName: 'Meera Raghunathan-Iyer', status: 'valid', orderId: gift.orderId });
  await office.post(path).set('idempotency-key', newId()).send(body).expect(409);
  const rows = await api.database.reader.query('SELECT verificationId, number FROM receipts WHERE templeId = ?', [place.temple.id]);
  const verificationId = rows.find((row: { number: string }) => row.number === old.number).verificationId;
  const { body: page } = await api.client().get(`/api/public/receipts/${verificationId}`).expect(200);
  expect(page).toEqual({
    number: old.number,
    status: 'replaced',
    templeName: place.temple.legalName,
    issuedOn: expect.any(String),
    replacedByNumber: fresh.number,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.stringify(page)).not.toContain('Meera');
  await api.client().get('/api/public/receipts/aaaaaaaaaaaaaaaaaaaaaa').expect(404);
});
