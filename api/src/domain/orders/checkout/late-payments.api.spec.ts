import type { Cart } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { In } from 'typeorm';
import { addLines, cartOf, checkOut, giftLine, seatLine } from '../../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { checkoutIdOf, payGift, runEveryJob, runJobs, type StartedGift } from '../../../../test/give.ts';
import { startSeatsApi } from '../../../../test/seats/seat-suite.ts';
import { buildSeats, seatsOf } from '../../../../test/seats/seats.service.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { OutboxMessage } from '../../../platform/outbox/outbox-message.entity.ts';
import { type PaymentFacts, PaymentGateway } from '../../../platform/payments/payment-gateway.ts';
import { SandboxCheckout } from '../../../platform/payments/sandbox/sandbox-checkout.entity.ts';
import { SandboxProcessor } from '../../../platform/payments/sandbox/sandbox-processor.ts';
import { ProofService } from '../../proof/proof.service.ts';
import { Temple } from '../../temples/temple.entity.ts';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { ReconcilerService } from '../payments/reconciler.service.ts';
import { SettlementService } from '../payments/settlement.service.ts';
import { LapsedHolds } from '../places/lapsed-holds.service.ts';
import { SuspensionsService } from '../suspensions.service.ts';

const DECLINED = '4000000000000002';
const LATE = '4000000000000077';
const BANK = '000123456789';
const BANK_REFUSES = '000111111116';

let api: TestApi;
let place: GivingTemple;
let client: TestAgent;
let accountId: string;
beforeAll(async () => {
  api = await startSeatsApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  const donor = await signInDonor(api);
  client = donor.client;
  accountId = donor.account.id;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const toCart = ({ orderId }: StartedGift) => client.post(`/api/devotee/orders/${orderId}/to-cart`);
const orderOf = ({ orderId }: StartedGift) => api.database.reader.findOneByOrFail(Order, { id: orderId });
const shown = async ({ orderId }: StartedGift) => (await client.get(`/api/devotee/donations/${orderId}`).expect(200)).body;
const proof = () => api.get(ProofService).ofTemple(place.temple.id);

/** A cart whose first card was declined; its checkout page still takes another one. */
async function declined(...lines: object[]): Promise<StartedGift> {
  const [order] = (await addLines(client, ...lines)).orders;
  const started = await checkOut(client, order!);
  await payGift(api, started, DECLINED);
  await runJobs(api);
  expect((await orderOf(started)).status).toBe('failed');
  return started;
}

/** Ends the holds of an order as time does. */
const letHoldsLapse = ({ orderId }: StartedGift) =>
  api.database.transaction((tx) => tx.update(OrderLine, { orderId }, { heldUntil: new Date(0) }));

async function removeAll({ orders }: Cart): Promise<void> {
  for (const { id } of orders.flatMap(({ lines }) => lines)) await client.delete(`/api/devotee/cart/lines/${id}`).expect(200);
}

/** The provider's books and word of a payment that it took although its checkout had been ended. */
async function paysAfterAll(started: StartedGift): Promise<PaymentFacts> {
  const paidAt = new Date();
  const payment = { paymentId: started.orderId, feeCents: 178, paidWith: 'Visa ending 4242', paidAt, movedAt: paidAt };
  const row = { ...payment, status: 'paid' as const, behaviour: 'succeeds' as const };
  await api.database.transaction((tx) => tx.update(SandboxCheckout, { id: checkoutIdOf(started) }, row));
  const { orderId, totalCents } = started;
  return { ...payment, orderId, totalCents, checkoutId: checkoutIdOf(started), method: 'card' };
}

const tell = (started: StartedGift, payment: PaymentFacts) =>
  api.database.transaction((tx) => api.get(SettlementService).paid(tx, { templeId: place.temple.id, id: started.orderId }, payment));

describe('a cart that goes back after a declined card', () => {
  it('ends the checkout, which would have taken another card', async () => {
    const started = await declined(giftLine(place));
    expect((await toCart(started).expect(200)).body).toMatchObject({ lineCount: 1, unfinished: [] });
    expect(await shown(started)).toMatchObject({ status: 'failed', mayStillArrive: false });
    expect((await payGift(api, started)).status).toBe('expired');
    await runJobs(api, 60);
    expect((await orderOf(started)).status).toBe('failed');
  });

  it('stays with its order where another card paid on the same page, though we weren’t notified yet', async () => {
    const started = await declined(giftLine(place));
    await payGift(api, started, LATE);
    expect(await shown(started)).toMatchObject({ status: 'failed', mayStillArrive: true });
    expect((await toCart(started).expect(409)).body.code).toBe('order-paid');
    expect((await orderOf(started)).status).toBe('paid');
    expect(await cartOf(client)).toMatchObject({ lineCount: 0, unfinished: [] });
    await runJobs(api, 60);
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 5_100, processorCents: 5_100 });
  });

  it('stays with its order where the bank took it on after the card was declined', async () => {
    const started = await declined(giftLine(place));
    await payGift(api, started, '000123456789');
    expect((await toCart(started).expect(409)).body.code).toBe('state-conflict');
    expect(await orderOf(started)).toMatchObject({ status: 'pending', processingAt: expect.any(Date), toCartAt: null });
    await runJobs(api, 60);
    await runJobs(api, 60);
    expect((await orderOf(started)).status).toBe('paid');
  });
});

describe('a seat whose card was declined, while its page takes another one', () => {
  it('is nobody else’s, and is paid for with the next card', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await declined(seatLine(place, seats));
    const other = (await signInDonor(api)).client;
    const refused = await other.post('/api/devotee/cart/lines').send(seatLine(place, seats));
    expect([refused.status, refused.body.code]).toEqual([409, 'place-gone']);
    await payGift(api, started);
    await runJobs(api);
    expect(await orderOf(started)).toMatchObject({ status: 'paid', refundedCents: 0 });
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
  });

  it('stays the buyer’s while the bank has the debit that follows it, and is free once the bank refuses', async () => {
    const seats = await buildSeats(api, place.temple.id, 2);
    const [paid, refused] = [await declined(seatLine(place, seats)), await declined(seatLine(place, seats))];
    for (const [started, bank] of [
      [paid, BANK],
      [refused, BANK_REFUSES],
    ] as const) {
      await payGift(api, started, bank);
      await runJobs(api);
      expect(await shown(started)).toMatchObject({ status: 'pending', processingAt: expect.any(String), mayStillArrive: false });
      await letHoldsLapse(started);
    }
    await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 2, sold: 0 });
    await runJobs(api, 60);
    expect([await orderOf(paid), await orderOf(refused)]).toMatchObject([{ status: 'paid', refundedCents: 0 }, { status: 'failed' }]);
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
  });

  it('can’t be paid for any more once its temple is suspended', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await declined(seatLine(place, seats));
    await api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { status: 'suspended' }));
    await api.get(SuspensionsService).run();
    expect((await payGift(api, started)).status).toBe('expired');
    expect(await orderOf(started)).toMatchObject({ status: 'failed', checkoutUrl: null });
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 0 });
  });

  it.each([
    ['the page ends unpaid', (started: StartedGift) => api.get(SandboxProcessor).cancel(checkoutIdOf(started))],
    ['its message has had its time', (started: StartedGift) => letHoldsLapse(started)],
    ['its buyer leaves it', async (started: StartedGift) => removeAll((await toCart(started).expect(200)).body)],
  ])('is free once %s', async (_, end) => {
    const seats = await buildSeats(api, place.temple.id, 1);
    await end(await declined(seatLine(place, seats)));
    await runEveryJob(api);
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 0 });
    await addLines((await signInDonor(api)).client, seatLine(place, seats));
  });
});

describe('a payment that arrives although its checkout was ended', () => {
  it('is booked on its order and empties the cart of what it paid for, with its seat', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await declined(seatLine(place, seats));
    await toCart(started).expect(200);
    await addLines(client, giftLine(place));
    const payment = await paysAfterAll(started);
    await Promise.all([tell(started, payment), tell(started, payment), tell(started, payment)]);
    expect((await orderOf(started)).status).toBe('paid');
    expect((await cartOf(client)).orders).toMatchObject([{ totalCents: 5_100, lines: [{ kind: 'donation' }] }]);
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
    await runJobs(api);
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 2_500 });
  });

  it('goes back in full, with a message, where the same was paid for meanwhile', async () => {
    const started = await declined(giftLine(place));
    const again = await checkOut(client, (await toCart(started).expect(200)).body.orders[0]);
    await payGift(api, again);
    await runJobs(api);
    await tell(started, await paysAfterAll(started));
    await runJobs(api);
    expect(await orderOf(started)).toMatchObject({ status: 'refunded', refundedCents: 5_100 });
    expect(await orderOf(again)).toMatchObject({ status: 'paid', refundedCents: 0 });
    expect([await shown(started), await shown(again)]).toMatchObject([{ paidTwiceCents: 5_100 }, { paidTwiceCents: 0 }]);
    const mails = await api.database.reader.findBy(OutboxMessage, { template: 'order-paid-twice' });
    expect(mails.filter(({ dedupeKey }) => dedupeKey.includes(started.orderId))).toHaveLength(1);
    const { body } = await client.get('/api/account/notifications').expect(200);
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toContain('order.paid-twice');
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 5_100, receiptsCents: 5_100 });
  });

  it('keeps its seat and ends the second checkout of the same, whose own payment would go back', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await declined(seatLine(place, seats));
    const again = await checkOut(client, (await toCart(started).expect(200)).body.orders[0]);
    await tell(started, await paysAfterAll(started));
    await runJobs(api);
    expect((await payGift(api, again)).status).toBe('expired');
    expect([await orderOf(started), await orderOf(again)]).toMatchObject([{ status: 'paid', refundedCents: 0 }, { status: 'canceled' }]);
    expect((await toCart(again).expect(200)).body).toMatchObject({ lineCount: 0, unfinished: [] });
    await tell(again, await paysAfterAll(again));
    await runJobs(api);
    expect(await orderOf(again)).toMatchObject({ status: 'refunded' });
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 2_500 });
  });

  it('is one of two at the same moment: one keeps its seat, the other goes back', async () => {
    const seats = await buildSeats(api, place.temple.id, 2);
    const started = await declined(seatLine(place, seats), giftLine(place));
    const again = await checkOut(client, (await toCart(started).expect(200)).body.orders[0]);
    const [first, second] = [await paysAfterAll(started), await paysAfterAll(again)];
    await Promise.all([tell(started, first), tell(again, second), tell(started, first), tell(again, second)]);
    await runJobs(api);
    const states = (await api.database.reader.findBy(Order, { payerAccountId: accountId })).map(({ status }) => status);
    expect(states.sort()).toEqual(['paid', 'refunded']);
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 7_600 });
  });
});

describe('a payment after a declined card whose message was lost for good', () => {
  /** The next card pays, and nobody ever hears of it. */
  async function unheard(started: StartedGift, card?: string): Promise<void> {
    await payGift(api, started, card);
    const words = { kind: In(['sandbox-webhook', 'sandbox-bank']), state: 'waiting' as const };
    await api.database.transaction((tx) => tx.delete(OutboxMessage, words));
  }
  /** After the checkout has ended, and what was still on its way has arrived. */
  const muchLater = () => runJobs(api, 26 * 3_600);

  it('is found when its checkout has ended, booked with the place it paid for, and not before', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await declined(seatLine(place, seats), giftLine(place));
    await unheard(started);
    await runJobs(api, 44 * 60);
    expect((await orderOf(started)).status).toBe('failed');
    await muchLater();
    expect(await shown(started)).toMatchObject({ status: 'succeeded' });
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
    await runJobs(api);
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 7_600, receiptsCents: 7_600 });
  });

  it('goes back where the place has gone to somebody else', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await declined(seatLine(place, seats));
    await unheard(started);
    await letHoldsLapse(started);
    const faster = (await signInDonor(api)).client;
    const [order] = (await addLines(faster, seatLine(place, seats))).orders;
    await payGift(api, await checkOut(faster, order!));
    await runJobs(api);
    await muchLater();
    await runJobs(api);
    expect(await orderOf(started)).toMatchObject({ status: 'refunded', refundedCents: 2_500 });
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 2_500 });
  });

  it('is asked about until the bank has decided', async () => {
    const started = await declined(giftLine(place));
    await unheard(started, '000123456789');
    await muchLater();
    expect(await orderOf(started)).toMatchObject({ status: 'pending', processingAt: expect.any(Date) });
    await paysAfterAll(started);
    await api.get(ReconcilerService).run(new Date(Date.now() + 2 * 3_600_000));
    expect((await orderOf(started)).status).toBe('paid');
  });

  it('is none where the checkout ended unpaid', async () => {
    const started = await declined(giftLine(place));
    await muchLater();
    expect((await orderOf(started)).status).toBe('failed');
    expect(await api.database.reader.existsBy(OutboxMessage, { kind: 'ask-for-last-word', state: 'waiting' })).toBe(false);
  });
});

it('learns of the payment before the buyer comes back, and before it kept the checkout', async () => {
  const seats = await buildSeats(api, place.temple.id, 1);
  const [order] = (await addLines(client, seatLine(place, seats), giftLine(place))).orders;
  const gateway = api.get(PaymentGateway);
  const startCheckout = gateway.startCheckout.bind(gateway);
  const faster = jest.spyOn(gateway, 'startCheckout').mockImplementationOnce(async (request) => {
    const checkout = await startCheckout(request);
    await payGift(api, { orderId: request.orderId, totalCents: request.totalCents, checkoutUrl: checkout.url });
    await runJobs(api);
    return checkout;
  });
  const started = await checkOut(client, order!);
  expect(faster).toHaveBeenCalled();
  expect(await shown(started)).toMatchObject({ status: 'succeeded', receipt: { number: expect.any(String) } });
  expect(await cartOf(client)).toMatchObject({ lineCount: 0, unfinished: [] });
  expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
  await runJobs(api, 60);
  expect(await proof()).toMatchObject({ holds: true, ledgerCents: 7_600, receiptsCents: 7_600, receiptsCount: 1 });
});
