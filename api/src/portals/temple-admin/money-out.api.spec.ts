import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildPaidMixedOrder } from '../../../test/factories/order.factory.ts';
import { giveAndPay, runJobs } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { ReconcilerService } from '../../domain/orders/payments/reconciler.service.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
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
// The provider's, the orders', the ledger's and the receipts' books agree after each of these.
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

const bank = () => api.get(SandboxDisputes);
const detail = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const refund = (id: string, body: object = {}) =>
  office
    .post(`/api/temple-admin/donations/${id}/refunds`)
    .set('idempotency-key', newId())
    .send({ reason: 'Asked for it', ...body });
const assign = (orderId: string, id: string, body: object = {}) =>
  office.post(`/api/temple-admin/donations/${orderId}/unassigned/${id}/assign`).set('idempotency-key', newId()).send(body);
const toCheck = async () => (await office.get('/api/temple-admin/donations?view=to-check').expect(200)).body.items.length;
const summary = async () => (await office.get('/api/temple-admin/donations/summary').expect(200)).body;
const receipt = async () => (await office.get('/api/temple-admin/receipts').expect(200)).body.items[0];
const linesOf = (seen: { lines: { refundedCents: number }[] }) => seen.lines.map(({ refundedCents }) => refundedCents);
const booked = (seen: { ledgerEntries: { lines: object[] }[] }) => seen.ledgerEntries.at(-1)!.lines;
const entry = (account: string, debitCents: number, creditCents = 0) => expect.objectContaining({ account, debitCents, creditCents });
async function disputed(orderId: string, won: boolean, cents?: number) {
  const disputeId = await bank().open(orderId, cents);
  await runJobs(api);
  await bank().close(orderId, disputeId, won, cents);
  await runJobs(api);
}
async function refundedAtProvider(orderId: string, cents: number) {
  await bank().refund(orderId, cents);
  await runJobs(api);
}

describe('a refund made at the provider', () => {
  it('after a won dispute is posted', async () => {
    const { orderId } = await giveAndPay(api, donor, place);
    await disputed(orderId, true);
    await refundedAtProvider(orderId, 1100);
    expect(await detail(orderId)).toMatchObject({ status: 'partially-refunded', refundedCents: 1100, unassigned: [] });
    await refundedAtProvider(orderId, 4000);
    expect(await detail(orderId)).toMatchObject({ status: 'refunded', refundedCents: 5100, receiptNumber: null });
    expect(await toCheck()).toBe(0);
  });

  it('of the whole rest of an order with several lines is posted to each', async () => {
    const { orderId } = await buildPaidMixedOrder(api, donor, place);
    await refundedAtProvider(orderId, 340_00);
    const seen = await detail(orderId);
    expect(linesOf(seen)).toEqual([300_00, 40_00]);
    expect(booked(seen)).toEqual([
      expect.objectContaining({ debitCents: 300_00 }),
      entry('Income, tickets', 40_00),
      entry('Clearing, card processor', 0, 340_00),
    ]);
  });

  it('that could be of several lines waits under “To check” and is posted as proposed', async () => {
    const { orderId, fee } = await buildPaidMixedOrder(api, donor, place);
    await refundedAtProvider(orderId, 40_00);
    const waiting = await detail(orderId);
    expect(waiting).toMatchObject({ status: 'partially-refunded', refundedCents: 40_00 });
    expect(linesOf(waiting)).toEqual([0, 0]);
    expect(booked(waiting)).toEqual([entry('To check', 40_00), entry('Clearing, card processor', 0, 40_00)]);
    expect(waiting.unassigned).toEqual([
      {
        id: waiting.refunds[0].id,
        cause: 'refund',
        amountCents: 40_00,
        beyondCents: 0,
        since: expect.any(String),
        proposed: {
          lines: [{ lineId: fee.id, label: 'Bhajan class', amountCents: 40_00 }],
          entry: [entry('Income, tickets', 40_00), entry('To check', 0, 40_00)],
        },
      },
    ]);
    expect(await toCheck()).toBe(1);
    expect((await refund(orderId).expect(422)).body.code).toBe('refund-unassigned');
    expect(await receipt()).toMatchObject({ totalCents: 340_00 });

    await assign(orderId, waiting.unassigned[0].id).expect(201);
    const seen = await detail(orderId);
    expect(linesOf(seen)).toEqual([0, 40_00]);
    expect(booked(seen)).toEqual([entry('Income, tickets', 40_00), entry('To check', 0, 40_00)]);
    expect(seen.unassigned).toEqual([]);
    expect(seen.history.map(({ what }: { what: string }) => what)).toContain('refund.assigned');
    expect(await receipt()).toMatchObject({ status: 'valid', totalCents: 300_00, deductibleCents: 300_00 });
    expect(await toCheck()).toBe(0);
    expect((await assign(orderId, waiting.unassigned[0].id).expect(409)).body.code).toBe('state-conflict');
    await refund(orderId).expect(201);
  });

  it('is posted to the lines the office chooses, once, and never to more than it was', async () => {
    const { orderId, fee, building } = await buildPaidMixedOrder(api, donor, place);
    await refundedAtProvider(orderId, 50_00);
    const [{ id }] = (await detail(orderId)).unassigned;
    const lines = (ofBuilding: number, ofFee: number) => ({
      lines: [
        { lineId: building.id, amountCents: ofBuilding },
        { lineId: fee.id, amountCents: ofFee },
      ],
    });
    expect((await assign(orderId, id, lines(20_00, 20_00)).expect(422)).body.code).toBe('assign-differs');
    expect((await assign(orderId, id, lines(9_00, 41_00)).expect(422)).body.code).toBe('refund-too-large');
    const answers = await Promise.all(Array.from({ length: 4 }, () => assign(orderId, id, lines(20_00, 30_00))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(linesOf(await detail(orderId))).toEqual([20_00, 30_00]);
    const { client: stranger } = await signInStaff(api);
    const path = `/api/temple-admin/donations/${orderId}/unassigned/${id}/assign`;
    await stranger.post(path).set('idempotency-key', newId()).send({}).expect(404);
    const { client: desk } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
    await desk.post(path).set('idempotency-key', newId()).send({}).expect(403);
  });

  it('of more than is left is posted, and what no line can bear becomes a cost', async () => {
    const { orderId } = await giveAndPay(api, donor, place);
    await refund(orderId, { amountCents: 5000 }).expect(201);
    await refundedAtProvider(orderId, 300);
    const waiting = await detail(orderId);
    expect(waiting).toMatchObject({ status: 'refunded', refundedCents: 5100, unassigned: [{ amountCents: 200, beyondCents: 200 }] });
    expect(await toCheck()).toBe(1);
    await assign(orderId, waiting.unassigned[0].id).expect(201);
    expect(booked(await detail(orderId))).toEqual([entry('Refunds', 200), entry('To check', 0, 200)]);
    expect(await toCheck()).toBe(0);
  });

  it('is never asked for a second time', async () => {
    const { orderId } = await giveAndPay(api, donor, place);
    await refundedAtProvider(orderId, 1000);
    await api.database.transaction((tx) => tx.query("UPDATE refunds SET status = 'pending' WHERE orderId = ?", [orderId]));
    await api.get(ReconcilerService).run(new Date(Date.now() + 120_000));
    const rows = await api.database.reader.query(
      'SELECT r.id FROM sandbox_refunds r JOIN sandbox_checkouts c ON c.id = r.checkoutId WHERE c.orderId = ?',
      [orderId],
    );
    await api.database.transaction((tx) => tx.query("UPDATE refunds SET status = 'succeeded' WHERE orderId = ?", [orderId]));
    expect(rows).toEqual([]);
  });
});

describe('a dispute', () => {
  it('lost in part leaves the rest, which can be refunded; status, sums, ledger, receipt and lists agree', async () => {
    const { orderId } = await giveAndPay(api, donor, place, { amountCents: 10_000 });
    await disputed(orderId, false, 3000);
    expect(await detail(orderId)).toMatchObject({ status: 'lost', lostCents: 3000, refundedCents: 0, refundableCents: 7000 });
    expect(await receipt()).toMatchObject({ status: 'valid', totalCents: 7000 });
    expect(await summary()).toMatchObject({ sumCents: 7000 });
    const { text } = await office.get('/api/temple-admin/donations/export.csv').expect(200);
    expect(text).toContain('100.00,0.00,100.00,0.00,30.00,70.00');
    expect(await toCheck()).toBe(0);
    await refund(orderId).expect(201);
    expect(await detail(orderId)).toMatchObject({ status: 'refunded', lostCents: 3000, refundedCents: 7000, receiptNumber: null });
    expect(await summary()).toMatchObject({ sumCents: 0 });
  });

  it('of an order with several lines, lost in part, waits under “To check”', async () => {
    const { orderId, building } = await buildPaidMixedOrder(api, donor, place);
    await disputed(orderId, false, 100_00);
    const waiting = await detail(orderId);
    expect(waiting).toMatchObject({ status: 'lost', lostCents: 100_00, unassigned: [{ cause: 'dispute', amountCents: 100_00 }] });
    expect(booked(waiting)).toEqual([entry('To check', 100_00), entry('Disputes', 0, 100_00)]);
    await assign(orderId, waiting.unassigned[0].id, { lines: [{ lineId: building.id, amountCents: 100_00 }] }).expect(201);
    expect(linesOf(await detail(orderId))).toEqual([100_00, 0]);
    expect(await receipt()).toMatchObject({ totalCents: 240_00, deductibleCents: 200_00 });
  });

  it('of a refunded gift, lost, is posted: no line can bear it', async () => {
    const { orderId } = await giveAndPay(api, donor, place);
    await refund(orderId).expect(201);
    await disputed(orderId, false, 5100);
    const waiting = await detail(orderId);
    expect(waiting).toMatchObject({ status: 'lost', lostCents: 0, unassigned: [{ cause: 'dispute', beyondCents: 5100 }] });
    await assign(orderId, waiting.unassigned[0].id).expect(201);
    expect(await summary()).toMatchObject({ sumCents: 0 });
  });

  it('can follow another that was won, and one that was lost in part', async () => {
    const { orderId } = await giveAndPay(api, donor, place, { amountCents: 10_000 });
    await disputed(orderId, true);
    expect(await detail(orderId)).toMatchObject({ status: 'back', refundableCents: 10_000 });
    await disputed(orderId, false, 4000);
    await disputed(orderId, true, 6000);
    expect(await detail(orderId)).toMatchObject({ status: 'lost', lostCents: 4000, refundableCents: 6000 });
    await disputed(orderId, false, 6000);
    expect(await detail(orderId)).toMatchObject({ status: 'lost', lostCents: 10_000, refundableCents: 0, receiptNumber: null });
  });

  it('open beside another is posted too, and the order waits for both', async () => {
    const { orderId } = await giveAndPay(api, donor, place, { amountCents: 10_000 });
    const first = await bank().open(orderId, 3000);
    const second = await bank().open(orderId, 2000);
    await runJobs(api);
    await bank().close(orderId, first, false, 3000);
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'disputed', lostCents: 3000 });
    await bank().close(orderId, second, true, 2000);
    await runJobs(api);
    expect(await detail(orderId)).toMatchObject({ status: 'lost', lostCents: 3000, refundableCents: 7000 });
  });
});

it('counts what disputes took in the platform’s and the codes’ sums as gone', async () => {
  const { orderId } = await giveAndPay(api, donor, place, { amountCents: 10_000 });
  await disputed(orderId, false, 10_000);
  const order = await api.database.reader.findOneByOrFail(Order, { id: orderId });
  expect(order).toMatchObject({ totalCents: 10_000, lostCents: 10_000, refundHeldCents: 10_000 });
  expect(await summary()).toMatchObject({ sumCents: 0, views: { 'to-check': 0 } });
});
