import Stripe from 'stripe';
import type TestAgent from 'supertest/lib/agent.js';
import { TempleGiving } from '../../src/domain/giving-settings/temple-giving.entity.ts';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { PaymentEvent } from '../../src/domain/orders/payments/payment-event.entity.ts';
import { ReconcilerService } from '../../src/domain/orders/payments/reconciler.service.ts';
import { ProofService } from '../../src/domain/proof/proof.service.ts';
import { Receipt } from '../../src/domain/receipts/receipt.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { addLines, askCheckout, checkOut, giftLine, seatLine } from '../cart.ts';
import { setClock } from '../clock.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { runJobs, startGift } from '../give.ts';
import { buildSeats, createSeats, SeatsModule, seatsOf } from '../seats/seats.service.ts';
import { signInDonor, signInStaff } from '../sign-in.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';
import { LocalStripe } from './local-stripe.ts';

const SECRET = 'whsec_only_in_tests';
const stripe = new LocalStripe();
const sdk = new Stripe('sk_test_x');
let api: TestApi;
let place: GivingTemple;
let account: string;
let donor: TestAgent;

beforeAll(async () => {
  const payments = { kind: 'stripe', secretKey: 'sk_test_x', webhookSecret: SECRET, api: await stripe.listen() } as const;
  api = await startTestApi({}, { settings: { payments }, modules: [SeatsModule] });
  await createSeats(api);
});
beforeEach(async () => {
  stripe.faults = [];
  stripe.calls.length = 0;
  place = await buildGivingTemple(api);
  account = `acct_${newId()}`;
  const settings = {
    templeId: place.temple.id,
    receiptPrefix: newId().slice(-6).toUpperCase(),
    paymentAccount: account,
    createdAt: new Date(),
  };
  await api.database.transaction((tx) => tx.insert(TempleGiving, settings));
  donor = (await signInDonor(api)).client;
});
afterEach(() => jest.useRealTimers());
afterAll(async () => {
  await api.close();
  stripe.close();
});

interface Message {
  id: string;
  type: string;
  object: object;
}
const messageOf = (type: string, object: object, id = `evt_${newId()}`): Message => ({ id, type, object });

interface Delivery {
  secret?: string;
  /** Seconds since 1970; now by default. */
  timestamp?: number;
  /** Sent instead of what was signed. */
  sent?: string;
}
function deliver({ id, type, object }: Message, { secret = SECRET, timestamp, sent }: Delivery = {}) {
  const payload = JSON.stringify({ id, object: 'event', account, type, data: { object } });
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const post = api.client().post('/api/webhooks/payments/stripe').set('content-type', 'application/json');
  return post.set('stripe-signature', signature).send(sent ?? payload);
}

const stateOf = async (id: string) => (await api.database.reader.findOneByOrFail(Order, { id })).status;
const receiptsOf = (orderId: string) => api.database.reader.countBy(Receipt, { orderId });
const eventsOf = (orderId: string) => api.database.reader.countBy(PaymentEvent, { orderId });
const madeBy = (orderId: string) => stripe.sessions.filter((session) => session.client_reference_id === orderId).length;
const proof = () => api.get(ProofService).ofTemple(place.temple.id);
async function paidGift() {
  const gift = await startGift(donor, place);
  return { ...gift, session: stripe.pay(gift.orderId) };
}
async function bookedGift() {
  const gift = await paidGift();
  await deliver(messageOf('checkout.session.completed', gift.session)).expect(200);
  return gift;
}

it('takes a gift through Stripe’s checkout on the temple’s account to ledger and receipt, and its books agree', async () => {
  const { orderId, checkoutUrl } = await bookedGift();
  expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//);
  expect(stripe.calls[0]).toMatchObject({ path: '/v1/checkout/sessions', account, key: `checkout-${orderId}` });
  expect([await stateOf(orderId), await receiptsOf(orderId)]).toEqual(['paid', 1]);
  expect(await proof()).toMatchObject({ holds: true, underWay: [], processorCents: 5100, ledgerCents: 5100, receiptsCents: 5100 });
});

describe('believes only what Stripe signed:', () => {
  it.each<[string, Delivery]>([
    ['not another secret', { secret: 'whsec_of_somebody_else' }],
    ['not an hour later', { timestamp: Math.floor(Date.now() / 1000) - 3600 }],
    [
      'not other bytes than the signed ones',
      { sent: '{"id":"evt_x","object":"event","type":"checkout.session.completed","data":{"object":{}}}' },
    ],
  ])('%s', async (_, delivery) => {
    const { orderId, session } = await paidGift();
    const { body } = await deliver(messageOf('checkout.session.completed', session), delivery).expect(400);
    expect(body).toMatchObject({ code: 'invalid-signature', message: "The signature of this message doesn't match." });
    expect([await stateOf(orderId), await eventsOf(orderId)]).toEqual(['pending', 0]);
  });
});

it('applies a message once, however often and however closely together it comes', async () => {
  const { orderId, session } = await paidGift();
  const message = messageOf('checkout.session.completed', session);
  const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(message)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  await deliver(messageOf('checkout.session.async_payment_succeeded', session)).expect(200);
  expect([await stateOf(orderId), await receiptsOf(orderId), await eventsOf(orderId)]).toEqual(['paid', 1, 2]);
});

describe('a bank debit', () => {
  const ACH = { type: 'us_bank_account', us_bank_account: { bank_name: 'STRIPE TEST BANK', last4: '6789' } };
  const orderOf = (id: string) => api.database.reader.findOneByOrFail(Order, { id });
  async function atTheBank() {
    const { orderId } = await startGift(donor, place);
    await deliver(messageOf('checkout.session.completed', stripe.payByBank(orderId))).expect(200);
    return orderId;
  }

  it('is waited for: its money comes days after its checkout is complete', async () => {
    const orderId = await atTheBank();
    expect(await orderOf(orderId)).toMatchObject({ status: 'pending', method: 'ach', processingAt: expect.any(Date) });
    await api.get(ReconcilerService).run(new Date(Date.now() + 4 * 86_400_000));
    await deliver(messageOf('checkout.session.expired', stripe.sessionOf(orderId))).expect(200);
    expect(await stateOf(orderId)).toBe('pending');
    expect(madeBy(orderId)).toBe(1);
    await deliver(messageOf('checkout.session.async_payment_succeeded', stripe.pay(orderId, ACH))).expect(200);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', method: 'ach', paidWith: 'STRIPE TEST BANK ending 6789' });
    expect(await proof()).toMatchObject({ holds: true, underWay: [] });
  });

  it('that fails days later fails, also where the word of it was lost', async () => {
    const [told, untold] = [await atTheBank(), await atTheBank()];
    await deliver(messageOf('checkout.session.async_payment_failed', stripe.refuseByBank(told))).expect(200);
    stripe.refuseByBank(untold);
    await api.get(ReconcilerService).run(new Date(Date.now() + 2 * 3_600_000));
    expect([await stateOf(told), await stateOf(untold)]).toEqual(['failed', 'failed']);
  });

  it.each([
    ['in order', ['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed']],
    ['out of order', ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.funds_withdrawn']],
    ['without a word of its end', ['charge.dispute.created', 'charge.dispute.funds_withdrawn']],
  ])('returned after it arrived is lost at once, %s', async (_, types) => {
    const orderId = await atTheBank();
    await deliver(messageOf('checkout.session.async_payment_succeeded', stripe.pay(orderId, ACH))).expect(200);
    const dispute = stripe.dispute(orderId, 5100, 'lost');
    for (const type of types) await deliver(messageOf(type, dispute)).expect(200);
    expect(await orderOf(orderId)).toMatchObject({ status: 'lost', lostCents: 5100 });
    expect(await proof()).toMatchObject({ holds: true, underWay: [], processorCents: 0, ledgerCents: 0, receiptsCents: 0 });
  });
});

it('books two disputes of one payment, one lost and one open', async () => {
  const { orderId } = await bookedGift();
  const lost = stripe.dispute(orderId, 2000);
  await deliver(messageOf('charge.dispute.funds_withdrawn', lost)).expect(200);
  await deliver(messageOf('charge.dispute.closed', Object.assign(lost, { status: 'lost' }))).expect(200);
  await deliver(messageOf('charge.dispute.funds_withdrawn', stripe.dispute(orderId, 1000))).expect(200);
  expect(await stateOf(orderId)).toBe('disputed');
  expect(await proof()).toMatchObject({ holds: true, underWay: [], processorCents: 3100, ledgerCents: 3100, receiptsCents: 3100 });
});

it.each([
  ['then says that less came back than was disputed', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
  ['says so before', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
])('books a won dispute of which a part came back: Stripe closes it, %s', async (_, types) => {
  const { orderId } = await bookedGift();
  const dispute = stripe.dispute(orderId, 2000);
  await deliver(messageOf('charge.dispute.funds_withdrawn', dispute)).expect(200);
  const reinstated = [...(dispute.balance_transactions as object[]), { amount: 1500, fee: 0, created: Math.floor(Date.now() / 1000) }];
  for (const type of types) {
    Object.assign(dispute, { status: 'won' });
    if (type.endsWith('reinstated')) Object.assign(dispute, { balance_transactions: reinstated });
    await deliver(messageOf(type, dispute)).expect(200);
  }
  expect(await stateOf(orderId)).toBe('lost');
  expect(await proof()).toMatchObject({ holds: true, underWay: [], processorCents: 4600, ledgerCents: 4600, receiptsCents: 4600 });
});

it('asks about a refund it has made, and makes no second one', async () => {
  const { orderId } = await bookedGift();
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const before = stripe.refunds.length;
  const post = office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId());
  expect((await post.send({ reason: 'Asked for it' }).expect(201)).body.status).toBe('pending');
  Object.assign(stripe.refunds.at(-1)!, { status: 'succeeded' });
  stripe.calls.length = 0;
  await api.get(ReconcilerService).run(new Date(Date.now() + 2 * 86_400_000));
  expect(stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')).toEqual([]);
  expect([await stateOf(orderId), stripe.refunds.length]).toEqual(['refunded', before + 1]);
});

it('lets money win over an expiry that came first, and over a failure that comes last', async () => {
  const { orderId } = await startGift(donor, place);
  const expired = messageOf('checkout.session.expired', stripe.sessionOf(orderId));
  await deliver(expired).expect(200);
  expect(await stateOf(orderId)).toBe('canceled');
  const session = stripe.pay(orderId);
  await deliver(messageOf('checkout.session.completed', session)).expect(200);
  await deliver(messageOf('checkout.session.async_payment_failed', session)).expect(200);
  await deliver(expired).expect(200);
  expect([await stateOf(orderId), await receiptsOf(orderId)]).toEqual(['paid', 1]);
});

it('books a refund that overtakes the word of its payment', async () => {
  const { orderId, session } = await paidGift();
  const intent = session.payment_intent as { id: string };
  const refund = { id: `re_${newId()}`, object: 'refund', amount: 1000, payment_intent: intent.id, status: 'succeeded', metadata: {} };
  stripe.charges.at(-1)!.amount_refunded = 1000;
  await deliver(messageOf('refund.updated', refund)).expect(200);
  await deliver(messageOf('checkout.session.completed', session)).expect(200);
  expect(await stateOf(orderId)).toBe('partially-refunded');
  expect(await proof()).toMatchObject({ holds: true, underWay: [], processorCents: 4100, ledgerCents: 4100, receiptsCents: 4100 });
});

describe('when the network fails', () => {
  const give = (key: string) => {
    const body = {
      templeSlug: place.temple.slug,
      legalName: 'Meera Raghunathan',
      lines: [{ fundId: place.annadanam.id, amountCents: 5100 }],
    };
    return donor.post('/api/devotee/donations').set('idempotency-key', key).send(body);
  };

  it('asks again under the same key where the reply was lost: one checkout', async () => {
    stripe.faults = ['lost-reply'];
    const { body } = await give(newId()).expect(201);
    expect(stripe.calls.map(({ key }) => key)).toEqual([`checkout-${body.orderId}`, `checkout-${body.orderId}`]);
    expect(madeBy(body.orderId)).toBe(1);
  });

  it('says so in a sentence when Stripe stays away, and the same try later makes the one gift', async () => {
    const key = newId();
    stripe.faults = ['cut', 'down', 'cut'];
    const { body: refused } = await give(key).expect(502);
    expect(refused).toMatchObject({ code: 'provider-unavailable', message: expect.stringContaining('Nothing was charged') });
    const { body } = await give(key).expect(201);
    expect(madeBy(body.orderId)).toBe(1);
    expect(await api.database.reader.countBy(Order, { templeId: place.temple.id })).toBe(1);
  });

  it('finishes by itself a payment whose message never came', async () => {
    const { orderId } = await paidGift();
    await api.get(ReconcilerService).run(new Date(Date.now() + 120_000));
    expect([await stateOf(orderId), await receiptsOf(orderId)]).toEqual(['paid', 1]);
  });

  it('refunds once where the reply to the refund was lost', async () => {
    const { orderId } = await bookedGift();
    const before = stripe.refunds.length;
    const { client: office } = await signInStaff(api, { temple: place.temple });
    stripe.faults = ['lost-reply'];
    const refund = office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId());
    await refund.send({ amountCents: 1000, reason: 'Asked for it' }).expect(201);
    expect(stripe.refunds).toHaveLength(before + 1);
    expect(await proof()).toMatchObject({ holds: true, underWay: [{ orderId, cents: -1000 }] });
    await deliver(messageOf('refund.updated', { ...stripe.refunds.at(-1), status: 'succeeded' })).expect(200);
    await runJobs(api);
    expect(await stateOf(orderId)).toBe('partially-refunded');
    expect(await proof()).toMatchObject({ holds: true, underWay: [], ledgerCents: 4100 });
  });
});

describe('a cart that goes back from its checkout', () => {
  const startCart = async () => {
    const [order] = (await addLines(donor, giftLine(place))).orders;
    return checkOut(donor, order!);
  };
  const toCart = ({ orderId }: { orderId: string }) => donor.post(`/api/devotee/orders/${orderId}/to-cart`);

  it('closes Stripe’s session, also where the first answer is lost', async () => {
    const started = await startCart();
    stripe.faults = ['lost-reply'];
    expect((await toCart(started).expect(200)).body).toMatchObject({ lineCount: 1 });
    expect(stripe.sessionOf(started.orderId).status).toBe('expired');
    expect(await stateOf(started.orderId)).toBe('canceled');
  });

  it('is paid where the payer was faster', async () => {
    const started = await startCart();
    stripe.pay(started.orderId);
    expect((await toCart(started).expect(409)).body.code).toBe('order-paid');
    expect(await stateOf(started.orderId)).toBe('paid');
    expect(await proof()).toMatchObject({ differences: [] });
  });

  it('closes Stripe’s session after a failed payment too, and books what is paid there all the same', async () => {
    const started = await startCart();
    const failed = messageOf('checkout.session.async_payment_failed', stripe.sessionOf(started.orderId));
    await deliver(failed).expect(200);
    const { body: cart } = await toCart(started).expect(200);
    expect(stripe.sessionOf(started.orderId).status).toBe('expired');
    const expired = messageOf('checkout.session.expired', stripe.sessionOf(started.orderId));
    const paid = messageOf('checkout.session.completed', stripe.pay(started.orderId));
    await Promise.all([paid, paid, failed, expired].map((message) => deliver(message).expect(200)));
    expect([await stateOf(started.orderId), await receiptsOf(started.orderId)]).toEqual(['paid', 1]);
    expect((await donor.get('/api/devotee/cart').expect(200)).body).toMatchObject({ lineCount: 0 });
    expect((await askCheckout(donor, cart.orders[0])).body.code).toBe('cart-changed');
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 5_100, receiptsCents: 5_100 });
  });

  it('is paid once where both its checkouts were, whatever comes first: the second goes back', async () => {
    const started = await startCart();
    await deliver(messageOf('checkout.session.async_payment_failed', stripe.sessionOf(started.orderId))).expect(200);
    const again = await checkOut(donor, (await toCart(started).expect(200)).body.orders[0]);
    const words = [again, started].map(({ orderId }) => messageOf('checkout.session.completed', stripe.pay(orderId)));
    await Promise.all([...words, ...words.toReversed()].map((message) => deliver(message).expect(200)));
    await runJobs(api);
    const [refund, ...others] = stripe.refunds.filter(({ metadata }) =>
      [started.orderId, again.orderId].includes((metadata as { orderId: string }).orderId),
    );
    expect([refund, others]).toMatchObject([{ amount: 5_100 }, []]);
    await deliver(messageOf('refund.updated', Object.assign(refund!, { status: 'succeeded' }))).expect(200);
    expect([await stateOf(started.orderId), await stateOf(again.orderId)].sort()).toEqual(['paid', 'refunded']);
    expect(await proof()).toMatchObject({ holds: true, underWay: [], ledgerCents: 5_100, receiptsCents: 5_100 });
  });

  it('stays at the checkout while Stripe can’t be reached', async () => {
    const started = await startCart();
    stripe.faults = ['down', 'down', 'down'];
    expect((await toCart(started).expect(502)).body.code).toBe('provider-unavailable');
    expect(await stateOf(started.orderId)).toBe('pending');
    const { body: cart } = await donor.get('/api/devotee/cart').expect(200);
    expect(cart).toMatchObject({ orders: [], lineCount: 0, unfinished: [{ orderId: started.orderId }] });
  });

  it('closes the session whose address was lost on the way', async () => {
    const [order] = (await addLines(donor, giftLine(place))).orders;
    stripe.faults = ['lost-reply', 'lost-reply', 'lost-reply'];
    await askCheckout(donor, order!).expect(502);
    await donor.post(`/api/devotee/orders/${order!.orderId}/to-cart`).expect(200);
    expect(madeBy(order!.orderId)).toBe(1);
    expect(stripe.sessionOf(order!.orderId).status).toBe('expired');
  });

  it('can be paid later where Stripe was away, for seats while there is time', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const [order] = (await addLines(donor, seatLine(place, seats))).orders;
    stripe.faults = ['down', 'down', 'down'];
    await askCheckout(donor, order!).expect(502);
    setClock(new Date(Date.now() + 4 * 60_000).toISOString());
    expect((await checkOut(donor, order!)).orderId).toBe(order!.orderId);
    expect(madeBy(order!.orderId)).toBe(1);
  });

  it('says that the time to pay is over where there is too little left, and goes back into the cart', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const [order] = (await addLines(donor, seatLine(place, seats))).orders;
    stripe.faults = ['down', 'down', 'down'];
    await askCheckout(donor, order!).expect(502);
    setClock(new Date(Date.now() + 6 * 60_000).toISOString());
    expect((await askCheckout(donor, order!).expect(409)).body.code).toBe('checkout-over');
    const { body } = await donor.post(`/api/devotee/orders/${order!.orderId}/to-cart`).expect(200);
    expect((await checkOut(donor, body.orders[0])).totalCents).toBe(2_500);
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 1, sold: 0 });
  });
});
