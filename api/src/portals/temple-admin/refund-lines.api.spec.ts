import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildPaidMixedOrder } from '../../../test/factories/order.factory.ts';
import { giveAndPay, runJobs } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { ReconcilerService } from '../../domain/orders/payments/reconciler.service.ts';
import { Refund } from '../../domain/orders/refunds/refund.entity.ts';
import { RefundsService } from '../../domain/orders/refunds/refunds.service.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { newId } from '../../platform/ids/new-id.ts';

const LATE_CARD = '4000000000000077';
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  donor = (await signInDonor(api)).client;
});
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

const detail = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const refund = (id: string, body: object, key = newId()) =>
  office
    .post(`/api/temple-admin/donations/${id}/refunds`)
    .set('idempotency-key', key)
    .send({ reason: 'The class was canceled', ...body });
const receipt = async () => (await office.get('/api/temple-admin/receipts').expect(200)).body.items[0];
const refundedOf = (seen: { lines: { refundedCents: number }[] }) => seen.lines.map(({ refundedCents }) => refundedCents);

it('refunds a class fee without touching the restricted fund or the deductible amount', async () => {
  const { orderId, fee } = await buildPaidMixedOrder(api, donor, place);
  expect(await receipt()).toMatchObject({ totalCents: 340_00, deductibleCents: 300_00 });
  const { body } = await refund(orderId, { lines: [{ lineId: fee.id, amountCents: 40_00 }] }).expect(201);
  expect(body).toMatchObject({
    amountCents: 40_00,
    status: 'succeeded',
    lines: [{ lineId: fee.id, label: 'Bhajan class', amountCents: 40_00 }],
  });
  const seen = await detail(orderId);
  expect(seen).toMatchObject({ status: 'partially-refunded', refundedCents: 40_00, refundableCents: 300_00 });
  expect(refundedOf(seen)).toEqual([0, 40_00]);
  expect(seen.ledgerEntries[1].lines).toEqual([
    expect.objectContaining({ account: 'Income, tickets', debitCents: 40_00 }),
    expect.objectContaining({ account: 'Clearing, card processor', creditCents: 40_00 }),
  ]);
  expect(await receipt()).toMatchObject({ status: 'valid', totalCents: 300_00, deductibleCents: 300_00 });
});

it('refunds all that is left where no line is named', async () => {
  const { orderId, building } = await buildPaidMixedOrder(api, donor, place);
  await refund(orderId, { lines: [{ lineId: building.id, amountCents: 100_00 }] }).expect(201);
  const { body } = await refund(orderId, {}).expect(201);
  expect(body).toMatchObject({ amountCents: 240_00, lines: [{ amountCents: 200_00 }, { amountCents: 40_00 }] });
  const seen = await detail(orderId);
  expect(seen).toMatchObject({ status: 'refunded', refundedCents: 340_00, refundableCents: 0, receiptNumber: null });
  expect(refundedOf(seen)).toEqual([300_00, 40_00]);
});

it('takes an amount without a line only where one line has money left', async () => {
  const { orderId, fee } = await buildPaidMixedOrder(api, donor, place);
  expect((await refund(orderId, { amountCents: 40_00 }).expect(422)).body).toMatchObject({
    code: 'refund-lines-required',
    message: 'This gift has more than one part. Choose the parts to refund and how much of each.',
  });
  const both = { amountCents: 40_00, lines: [{ lineId: fee.id, amountCents: 40_00 }] };
  expect((await refund(orderId, both).expect(422)).body.code).toBe('refund-lines-required');
  await refund(orderId, { lines: [{ lineId: fee.id, amountCents: 40_00 }] }).expect(201);
  await refund(orderId, { amountCents: 10_00 }).expect(201);
  expect(refundedOf(await detail(orderId))).toEqual([10_00, 40_00]);
});

it('takes no more of a line than is left of it, and no line of another order', async () => {
  const { orderId, fee, building } = await buildPaidMixedOrder(api, donor, place);
  const other = await buildPaidMixedOrder(api, donor, place);
  const tooMuch = { lines: [{ lineId: fee.id, amountCents: 40_01 }] };
  expect((await refund(orderId, tooMuch).expect(422)).body.code).toBe('refund-too-large');
  const twice = [1, 2].map(() => ({ lineId: fee.id, amountCents: 30_00 }));
  expect((await refund(orderId, { lines: twice }).expect(422)).body.code).toBe('refund-too-large');
  const withAnothers = [building.id, other.fee.id].map((lineId) => ({ lineId, amountCents: 1_00 }));
  expect((await refund(orderId, { lines: withAnothers }).expect(404)).body.code).toBe('not-found');
  await refund(orderId, { lines: [] }).expect(400);
  expect(await detail(orderId)).toMatchObject({ status: 'succeeded', refundedCents: 0, refundableCents: 340_00, refunds: [] });
});

it('gives a line back once, though six places ask at once', async () => {
  const { orderId, fee } = await buildPaidMixedOrder(api, donor, place);
  const body = { lines: [{ lineId: fee.id, amountCents: 25_00 }] };
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(orderId, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  expect(await detail(orderId)).toMatchObject({ refundedCents: 25_00, refundableCents: 315_00 });
  await refund(orderId, { lines: [{ lineId: fee.id, amountCents: 15_00 }] }).expect(201);
});

it('asked for by the system, is carried out after the commit, or by the reconciler', async () => {
  const { orderId, fee, building } = await buildPaidMixedOrder(api, donor, place);
  const request = (lineId: string) =>
    api.database.transaction(async (tx) => {
      const order = await tx.findOneByOrFail(Order, { id: orderId });
      return api.get(RefundsService).requestLines(tx, order, [{ lineId, cents: 1000 }], { reason: 'Sold out', requestedBy: 'Sannidhi' });
    });
  const first = await request(fee.id);
  expect(first).toMatchObject({ status: 'pending', amountCents: 1000, requestedById: null });
  await runJobs(api);
  const second = await request(building.id);
  await api.get(ReconcilerService).run(new Date(Date.now() + 120_000));
  await runJobs(api);
  const ended = await api.database.reader.findBy(Refund, { orderId });
  expect(ended.map(({ id, status }) => [id, status]).sort()).toEqual(
    [
      [first.id, 'succeeded'],
      [second.id, 'succeeded'],
    ].sort(),
  );
  expect(refundedOf(await detail(orderId))).toEqual([1000, 1000]);
});

it('that the provider refuses gives its lines free again', async () => {
  const { orderId, fee } = await buildPaidMixedOrder(api, donor, place);
  await api.database.transaction((tx) => tx.query('UPDATE sandbox_checkouts SET refundedCents = totalCents WHERE orderId = ?', [orderId]));
  const body = { lines: [{ lineId: fee.id, amountCents: 40_00 }] };
  expect((await refund(orderId, body).expect(201)).body.status).toBe('failed');
  expect(await detail(orderId)).toMatchObject({ status: 'succeeded', refundedCents: 0, refundableCents: 340_00 });
  await api.database.transaction((tx) => tx.query('UPDATE sandbox_checkouts SET refundedCents = 0 WHERE orderId = ?', [orderId]));
});

it('holds its lines while the provider decides', async () => {
  const { orderId, fee } = await buildPaidMixedOrder(api, donor, place, LATE_CARD);
  const body = { lines: [{ lineId: fee.id, amountCents: 40_00 }] };
  expect((await refund(orderId, body).expect(201)).body.status).toBe('pending');
  expect((await detail(orderId)).lines[1]).toMatchObject({ refundedCents: 0, refundableCents: 0 });
  expect((await refund(orderId, body).expect(422)).body.code).toBe('refund-too-large');
  await runJobs(api, 10);
  expect((await detail(orderId)).lines[1]).toMatchObject({ refundedCents: 40_00, refundableCents: 0 });
});

it('of a gift with covered fees gives the fee share back with its line', async () => {
  const { orderId } = await giveAndPay(api, donor, place, { amountCents: 10_000, coverFees: true });
  const { lines } = await detail(orderId);
  expect(lines[0].refundableCents).toBe(lines[0].amountCents + lines[0].coveredFeeCents);
  await refund(orderId, { lines: [{ lineId: lines[0].id, amountCents: lines[0].refundableCents }] }).expect(201);
  expect(await detail(orderId)).toMatchObject({ status: 'refunded', refundableCents: 0 });
});
