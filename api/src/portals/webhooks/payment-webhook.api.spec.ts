import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { checkoutIdOf, giveAndPay, listenForWebhooks, payGift, runJobs, startGift } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { PaymentEvent } from '../../domain/orders/payments/payment-event.entity.ts';
import { ReconcilerService } from '../../domain/orders/payments/reconciler.service.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { signMessage } from '../../platform/auth/signed-message.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SANDBOX_SECRET } from '../../platform/payments/sandbox/sandbox-signature.ts';

let api: TestApi;
let place: GivingTemple;
let donor: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  donor = (await signInDonor(api)).client;
});
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});
afterAll(() => api.close());

const stateOf = async (id: string) => (await api.database.reader.findOneByOrFail(Order, { id })).status;
const receiptsOf = (orderId: string) => api.database.reader.countBy(Receipt, { orderId });
const secret = () => api.get(KeyRing).secretsFor(SANDBOX_SECRET)[0];
const post = (body: string, signature: string) =>
  api
    .client()
    .post('/api/webhooks/payments/sandbox')
    .set('content-type', 'application/json')
    .set('sandbox-signature', signature)
    .send(body);

it('refuses a tampered, old or missing signature and stores nothing', async () => {
  const gift = await startGift(donor, place);
  const body = JSON.stringify({
    id: newId(),
    account: place.temple.id,
    orderId: gift.orderId,
    checkoutId: checkoutIdOf(gift),
    type: 'payment.failed',
    reason: 'x',
  });
  const before = await api.database.reader.count(PaymentEvent);
  const old = signMessage(body, secret(), new Date(Date.now() - 3_600_000));
  const foreign = signMessage(body, 'another secret', new Date());
  for (const signature of [old, foreign, '']) expect((await post(body, signature).expect(400)).body.code).toBe('invalid-signature');
  const tampered = body.replace('payment.failed', 'checkout.expired');
  await post(tampered, signMessage(body, secret(), new Date())).expect(400);
  expect(await api.database.reader.count(PaymentEvent)).toBe(before);
  expect(await stateOf(gift.orderId)).toBe('pending');
  await api.client().post('/api/webhooks/payments/stripe').send({}).expect(404);
});

it('applies a message that arrives twice once', async () => {
  const gift = await startGift(donor, place);
  await payGift(api, gift, '4000000000005126');
  await runJobs(api);
  expect([await stateOf(gift.orderId), await receiptsOf(gift.orderId)]).toEqual(['paid', 1]);
});

it('applies eight copies at once, once', async () => {
  const gift = await startGift(donor, place);
  const payment = {
    orderId: gift.orderId,
    checkoutId: checkoutIdOf(gift),
    paymentId: newId(),
    totalCents: 5100,
    feeCents: 178,
    method: 'card',
    paidWith: 'Visa ending 4242',
    paidAt: new Date(),
  };
  const body = JSON.stringify({
    id: newId(),
    account: place.temple.id,
    orderId: gift.orderId,
    checkoutId: payment.checkoutId,
    type: 'payment.succeeded',
    payment,
  });
  await payGift(api, gift);
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(body, signMessage(body, secret(), new Date()))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  await post(body, signMessage(body, secret(), new Date())).expect(200);
  expect([await stateOf(gift.orderId), await receiptsOf(gift.orderId)]).toEqual(['paid', 1]);
  await runJobs(api);
});

it('keeps a success that an older failure follows', async () => {
  const gift = await startGift(donor, place);
  await payGift(api, gift, '4000000000000341');
  await runJobs(api);
  await runJobs(api, 5);
  expect(await stateOf(gift.orderId)).toBe('paid');
});

it('lets a late success win over failed and canceled', async () => {
  const declined = await startGift(donor, place);
  expect((await payGift(api, declined, '4000000000000002')).status).toBe('declined');
  await runJobs(api);
  expect(await stateOf(declined.orderId)).toBe('failed');
  await payGift(api, declined);
  await runJobs(api);
  expect(await stateOf(declined.orderId)).toBe('paid');
  const late = await startGift(donor, place);
  await payGift(api, late, '4000000000000077');
  await api.database.transaction((tx) => tx.update(Order, { id: late.orderId }, { status: 'canceled' }));
  await runJobs(api, 10);
  expect([await stateOf(late.orderId), await receiptsOf(late.orderId)]).toEqual(['paid', 1]);
});

it('asks for a second step, times out, and cancels', async () => {
  const gift = await startGift(donor, place);
  const pay = `/api/sandbox/checkouts/${checkoutIdOf(gift)}/pay`;
  expect((await api.client().post(pay).send({ cardNumber: '4000000000000119' }).expect(502)).body.code).toBe('provider-unavailable');
  expect((await payGift(api, gift, '4000002500003155')).status).toBe('needs-second-step');
  expect((await payGift(api, gift, '4000002500003155', { confirmSecondStep: 'yes' })).status).toBe('paid');
  const left = await startGift(donor, place);
  await api
    .client()
    .post(`/api/sandbox/checkouts/${checkoutIdOf(left)}/cancel`)
    .expect(200);
  await runJobs(api);
  expect([await stateOf(gift.orderId), await stateOf(left.orderId)]).toEqual(['paid', 'canceled']);
});

it('finishes by itself what a lost message left pending', async () => {
  const gift = await startGift(donor, place);
  await payGift(api, gift);
  await api.get(ReconcilerService).run(new Date(Date.now() + 120_000));
  expect([await stateOf(gift.orderId), await receiptsOf(gift.orderId)]).toEqual(['paid', 1]);
  await runJobs(api);
  expect(await receiptsOf(gift.orderId)).toBe(1);
});

it('cancels a gift whose checkout nobody finished', async () => {
  const gift = await startGift(donor, place);
  await api.get(ReconcilerService).run(new Date(Date.now() + 26 * 3_600_000));
  expect(await stateOf(gift.orderId)).toBe('canceled');
});

it('makes one gift of 200 parallel requests with one Idempotency-Key', async () => {
  const { client, account } = await signInDonor(api);
  const body = {
    templeSlug: place.temple.slug,
    legalName: 'Meera Raghunathan',
    lines: [{ fundId: place.annadanam.id, amountCents: 5100 }],
  };
  const key = newId();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => client.post('/api/devotee/donations').set('idempotency-key', key).send(body)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(answers.some(({ status }) => status === 409) ? [201, 409] : [201]));
  const ids = new Set(answers.filter(({ status }) => status === 201).map((answer) => answer.body.orderId));
  expect(ids.size).toBe(1);
  expect(await api.database.reader.countBy(Order, { payerAccountId: account.id })).toBe(1);
});

it('numbers receipts and entries of parallel gifts without a gap', async () => {
  const gifts = await Promise.all(Array.from({ length: 12 }, () => startGift(donor, place)));
  await Promise.all(gifts.map((gift) => payGift(api, gift)));
  await runJobs(api);
  const rows = await api.database.reader.find(Receipt, { where: { templeId: place.temple.id }, order: { sequence: 'ASC' } });
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
});

it('takes in a refund made on the provider’s own site', async () => {
  const gift = await giveAndPay(api, donor, place);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const refund = { gatewayRefundId: newId(), status: 'succeeded' };
  const body = JSON.stringify({
    id: newId(),
    account: place.temple.id,
    orderId: gift.orderId,
    checkoutId: checkoutIdOf(gift),
    type: 'refund.updated',
    refundId: newId(),
    amountCents: 100,
    refund,
  });
  await api.database.transaction((tx) => tx.query('UPDATE sandbox_checkouts SET refundedCents = 100 WHERE orderId = ?', [gift.orderId]));
  await post(body, signMessage(body, secret(), new Date())).expect(200);
  const { body: detail } = await office.get(`/api/temple-admin/donations/${gift.orderId}`).expect(200);
  expect(detail).toMatchObject({ status: 'partially-refunded', refundedCents: 100, refunds: [{ requestedBy: 'Payment provider' }] });
});
