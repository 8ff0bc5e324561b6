import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildPaidMixedOrder } from '../../../test/factories/order.factory.ts';
import { giveAndPay, runJobs } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: Awaited<ReturnType<typeof signInDonor>>;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  donor = await signInDonor(api);
});
// The provider's, the orders', the ledger's and the receipts' books agree after each of these.
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

const bank = () => api.get(SandboxDisputes);
const detail = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const receipts = async () => (await office.get('/api/temple-admin/receipts').expect(200)).body.items;
const linesOf = (seen: { lines: { refundedCents: number }[] }) => seen.lines.map(({ refundedCents }) => refundedCents);
const booked = (seen: { ledgerEntries: { lines: object[] }[] }) => seen.ledgerEntries.at(-1)!.lines;
const entry = (account: string, debitCents: number, creditCents = 0) => expect.objectContaining({ account, debitCents, creditCents });
const assign = (orderId: string, id: string, body: object = {}) =>
  office.post(`/api/temple-admin/donations/${orderId}/unassigned/${id}/assign`).set('idempotency-key', newId()).send(body);
async function refunded(id: string, body: object = {}) {
  const post = office.post(`/api/temple-admin/donations/${id}/refunds`).set('idempotency-key', newId());
  await post.send({ reason: 'Asked for it', ...body }).expect(201);
  await runJobs(api);
}
async function refundFails(orderId: string) {
  const [{ id, gatewayRefundId, amountCents }] = await api.database.reader.query(
    'SELECT id, gatewayRefundId, amountCents FROM refunds WHERE orderId = ?',
    [orderId],
  );
  await bank().failRefund(orderId, gatewayRefundId, Number(amountCents));
  await runJobs(api);
  return id;
}
async function opened(orderId: string, cents?: number) {
  const disputeId = await bank().open(orderId, cents);
  await runJobs(api);
  return disputeId;
}

describe('a refund that failed after it had succeeded', () => {
  it('is posted back, with a new receipt and a message to donor and office', async () => {
    const { orderId } = await giveAndPay(api, donor.client, place);
    await refunded(orderId);
    expect(await detail(orderId)).toMatchObject({ status: 'refunded', receiptNumber: null });
    await refundFails(orderId);
    const seen = await detail(orderId);
    expect(seen).toMatchObject({ status: 'succeeded', refundedCents: 0, refundableCents: 5100, refunds: [{ status: 'failed' }] });
    expect(booked(seen)).toEqual([entry('Clearing, card processor', 5100), expect.objectContaining({ creditCents: 5100 })]);
    expect(await receipts()).toMatchObject([{ status: 'valid', totalCents: 5100 }, { status: 'void' }]);
    const { body } = await office.get('/api/account/notifications').expect(200);
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toContain('refund.failed');
    const mail = (await deliveredTo(api, donor.account.email)).map(({ text }) => text).join('\n');
    expect(mail).toContain(seen.receiptNumber);
    await refunded(orderId);
    expect(await detail(orderId)).toMatchObject({ status: 'refunded' });
  });

  it('of a part gives the line its part back and corrects the receipt', async () => {
    const { orderId, fee } = await buildPaidMixedOrder(api, donor.client, place);
    await refunded(orderId, { lines: [{ lineId: fee.id, amountCents: 15_00 }] });
    expect((await receipts())[0]).toMatchObject({ totalCents: 325_00 });
    await refundFails(orderId);
    const seen = await detail(orderId);
    expect(seen).toMatchObject({ status: 'succeeded', refundedCents: 0 });
    expect(linesOf(seen)).toEqual([0, 0]);
    expect((await receipts())[0]).toMatchObject({ status: 'valid', totalCents: 340_00 });
  });

  it('that waited under “To check” no longer does', async () => {
    const { orderId } = await buildPaidMixedOrder(api, donor.client, place);
    await bank().refund(orderId, 40_00);
    await runJobs(api);
    expect((await detail(orderId)).unassigned).toHaveLength(1);
    await refundFails(orderId);
    const seen = await detail(orderId);
    expect(seen).toMatchObject({ status: 'succeeded', refundedCents: 0, unassigned: [] });
    expect(booked(seen)).toEqual([entry('Clearing, card processor', 40_00), entry('To check', 0, 40_00)]);
  });

  it('is posted once, however often the provider says so', async () => {
    const { orderId } = await giveAndPay(api, donor.client, place);
    await refunded(orderId, { amountCents: 1000 });
    const [{ gatewayRefundId }] = await api.database.reader.query('SELECT gatewayRefundId FROM refunds WHERE orderId = ?', [orderId]);
    await bank().failRefund(orderId, gatewayRefundId, 1000);
    await bank().failRefund(orderId, gatewayRefundId, 0);
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'succeeded', refundedCents: 0 });
    expect((await detail(orderId)).ledgerEntries).toHaveLength(3);
  });
});

describe('a dispute of which a part comes back', () => {
  it('is lost for the rest only', async () => {
    const { orderId } = await giveAndPay(api, donor.client, place, { amountCents: 10_000 });
    await bank().closeInPart(orderId, await opened(orderId), true, 7_000);
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'lost', lostCents: 3_000, refundableCents: 7_000 });
    expect((await receipts())[0]).toMatchObject({ status: 'valid', totalCents: 7_000 });
  });

  it('after it was lost gets its receipt back', async () => {
    const { orderId } = await giveAndPay(api, donor.client, place, { amountCents: 10_000 });
    const disputeId = await opened(orderId);
    await bank().close(orderId, disputeId, false);
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'lost', lostCents: 10_000, receiptNumber: null });
    await bank().giveBack(orderId, disputeId, { cents: 4_000, sumCents: 4_000 });
    await runJobs(api);
    const seen = await detail(orderId);
    expect(seen).toMatchObject({ status: 'lost', lostCents: 6_000, refundableCents: 4_000 });
    expect(booked(seen)).toEqual([entry('Clearing, card processor', 4_000), expect.objectContaining({ creditCents: 4_000 })]);
    expect((await receipts())[0]).toMatchObject({ status: 'valid', totalCents: 4_000 });
    await bank().giveBack(orderId, disputeId, { cents: 6_000, sumCents: 10_000 });
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'back', lostCents: 0, refundableCents: 10_000 });
    expect((await receipts())[0]).toMatchObject({ status: 'valid', totalCents: 10_000 });
    expect((await detail(orderId)).history.map(({ what }: { what: string }) => what)).toContain('dispute.reinstated');
  });

  it('waits under “To check” where it could be of several lines', async () => {
    const { orderId, fee, building } = await buildPaidMixedOrder(api, donor.client, place);
    const disputeId = await opened(orderId);
    await bank().close(orderId, disputeId, false);
    await runJobs(api);
    await bank().giveBack(orderId, disputeId, { cents: 60_00, sumCents: 60_00 });
    await runJobs(api);
    const waiting = await detail(orderId);
    expect(booked(waiting)).toEqual([entry('Clearing, card processor', 60_00), entry('To check', 0, 60_00)]);
    expect(waiting.unassigned).toMatchObject([
      { cause: 'returned', amountCents: 60_00, proposed: { lines: [{ lineId: building.id, amountCents: 60_00 }] } },
    ]);
    const lines = [
      { lineId: building.id, amountCents: 20_00 },
      { lineId: fee.id, amountCents: 40_00 },
    ];
    const tooMuch = { lines: [{ lineId: fee.id, amountCents: 60_00 }] };
    expect((await assign(orderId, waiting.unassigned[0].id, tooMuch).expect(422)).body.code).toBe('refund-too-large');
    await assign(orderId, waiting.unassigned[0].id, { lines }).expect(201);
    const seen = await detail(orderId);
    expect(linesOf(seen)).toEqual([280_00, 0]);
    expect(seen).toMatchObject({ lostCents: 280_00, unassigned: [] });
    expect((await receipts())[0]).toMatchObject({ status: 'valid', totalCents: 60_00, deductibleCents: 20_00 });
  });

  it('covers what waits for its line before anything else', async () => {
    const { orderId } = await buildPaidMixedOrder(api, donor.client, place);
    const disputeId = await opened(orderId, 100_00);
    await bank().close(orderId, disputeId, false, 100_00);
    await runJobs(api);
    await bank().giveBack(orderId, disputeId, { cents: 100_00, sumCents: 100_00 });
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'back', lostCents: 0, unassigned: [] });
  });
});
