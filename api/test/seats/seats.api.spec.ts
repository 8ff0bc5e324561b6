import { CART_HOLD_MINUTES, DEFAULT_TAX_RULES, HOLD_GRACE_MINUTES, PAYABLE_MINUTES, TAXED_KINDS } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { OrderLine } from '../../src/domain/orders/order-line.entity.ts';
import { SettlementService } from '../../src/domain/orders/payments/settlement.service.ts';
import { LapsedHolds } from '../../src/domain/orders/places/lapsed-holds.service.ts';
import { Receipt } from '../../src/domain/receipts/receipt.entity.ts';
import { Temple } from '../../src/domain/temples/temple.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { SandboxDisputes } from '../../src/platform/payments/sandbox/sandbox-disputes.ts';
import { addLines, askCheckout, cartOf, checkOut, giftLine, seatLine } from '../cart.ts';
import { setClock } from '../clock.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs, type StartedGift } from '../give.ts';
import { deliveredTo } from '../outbox.ts';
import { signInDonor, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { countSeats, onSeatsApi } from './seat-suite.ts';
import { buildSeats, type Seats } from './seats.service.ts';

let api: TestApi;
let place: GivingTemple;
onSeatsApi((suite) => ({ api, place } = suite));
afterEach(() => jest.useRealTimers());

const count = (seats: Seats) => countSeats(api, seats);
const statusOf = async ({ orderId }: StartedGift) =>
  (await api.database.reader.findOneBy(Order, { templeId: place.temple.id, id: orderId }))?.status;
const inMinutes = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000).toISOString());

/** A seat and a gift at the checkout. */
async function atCheckout(client: TestAgent, seats: Seats): Promise<StartedGift> {
  const { orders } = await addLines(client, seatLine(place, seats), giftLine(place));
  return checkOut(client, orders[0]!);
}

it('holds a seat in the cart and at checkout, and sells it when it is paid', async () => {
  const seats = await buildSeats(api, place.temple.id, 10);
  const { client } = await signInDonor(api);
  const { orders } = await addLines(client, seatLine(place, seats, 2));
  expect(orders[0]!.lines).toMatchObject([{ label: 'Garland class', quantity: 2, amountCents: 5_000, available: true, was: null }]);
  expect(await count(seats)).toEqual({ held: 2, sold: 0 });
  const started = await checkOut(client, orders[0]!);
  expect(await count(seats)).toEqual({ held: 2, sold: 0 });
  expect((await payGift(api, started)).lines).toEqual([{ label: 'Garland class, 2 seats', amountCents: 5_000 }]);
  await runJobs(api);
  expect(await count(seats)).toEqual({ held: 0, sold: 2 });
  expect(await statusOf(started)).toBe('paid');
});

it('sells exactly ten of ten seats to two hundred requests at once', async () => {
  const seats = await buildSeats(api, place.temple.id, 10);
  const people = await Promise.all(Array.from({ length: 20 }, () => signInDonor(api)));
  const tries = people.flatMap(({ client }) => Array.from({ length: 10 }, () => client));
  const answers = await Promise.all(tries.map((client) => client.post('/api/devotee/cart/lines').send(seatLine(place, seats))));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'added' : body.code));
  expect(codes.filter((code) => code === 'added')).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set(['added', 'place-gone']));
  expect(await count(seats)).toEqual({ held: 10, sold: 0 });
});

it('lets the next person have a seat as soon as the hold in a cart is over, and not before', async () => {
  const seats = await buildSeats(api, place.temple.id, 1);
  const [first, second] = [await signInDonor(api), await signInDonor(api)];
  await addLines(first.client, seatLine(place, seats));
  inMinutes(CART_HOLD_MINUTES - 1);
  const refused = await second.client.post('/api/devotee/cart/lines').send(seatLine(place, seats)).expect(409);
  expect(refused.body.code).toBe('place-gone');
  inMinutes(2);
  await addLines(second.client, seatLine(place, seats));
  expect(await count(seats)).toEqual({ held: 1, sold: 0 });
  const [order] = (await cartOf(first.client)).orders;
  expect(order!.lines[0]!.heldUntil).toBeNull();
  const { body } = await askCheckout(first.client, order!).expect(409);
  expect(body).toMatchObject({ code: 'cart-changed', cart: { totalCents: 0, lines: [{ available: false }] } });
});

it('holds a seat while it can be paid for, and lets it go once no message about a payment can come', async () => {
  const seats = await buildSeats(api, place.temple.id, 1);
  const started = await atCheckout((await signInDonor(api)).client, seats);
  inMinutes(PAYABLE_MINUTES + HOLD_GRACE_MINUTES - 1);
  expect((await payGift(api, started)).status).toBe('expired');
  await runEveryJob(api);
  expect(await statusOf(started)).toBe('canceled');
  expect(await count(seats)).toEqual({ held: 0, sold: 0 });
});

describe('a payment that is reported after its hold', () => {
  it('takes a seat that is still free', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await atCheckout((await signInDonor(api)).client, seats);
    await payGift(api, started);
    await endHolds(started);
    expect(await count(seats)).toEqual({ held: 0, sold: 0 });
    await runJobs(api);
    expect(await count(seats)).toEqual({ held: 0, sold: 1 });
    expect(await statusOf(started)).toBe('paid');
  });

  it('is refunded for the seat somebody else has, keeps the rest, and says so to its buyer', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const { client, account } = await signInDonor(api);
    const started = await atCheckout(client, seats);
    await payGift(api, started);
    await endHolds(started);
    await addLines((await signInDonor(api)).client, seatLine(place, seats));
    await runEveryJob(api);
    expect(await count(seats)).toEqual({ held: 1, sold: 0 });
    expect(await statusOf(started)).toBe('partially-refunded');
    const lines = await api.database.reader.findBy(OrderLine, { templeId: place.temple.id, orderId: started.orderId });
    expect(lines.map(({ kind, refundedCents, place }) => [kind, refundedCents, place])).toEqual(
      expect.arrayContaining([
        ['test-seat', 2_500, null],
        ['donation', 0, null],
      ]),
    );
    const texts = (await deliveredTo(api, account.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('Garland class: No place was left when your payment arrived.');
    const { body } = await client.get('/api/account/notifications').expect(200);
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toContain('order.place-gone');
    const { body: gift } = await client.get(`/api/devotee/donations/${started.orderId}`).expect(200);
    expect(gift.receipt.status).toBe('valid');
  });
});

it('says in Hindi what is refunded, to a buyer whose account is in Hindi', async () => {
  const seats = await buildSeats(api, place.temple.id, 1);
  const { client, account } = await signInDonor(api, { language: 'hi' });
  const started = await atCheckout(client, seats);
  await payGift(api, started);
  await endHolds(started);
  await addLines((await signInDonor(api)).client, seatLine(place, seats));
  await runEveryJob(api);
  const mails = await deliveredTo(api, account.email);
  const mail = mails.find(({ subject }) => subject?.endsWith('में आपका ऑर्डर'));
  expect(mail?.text).toContain('Garland class: आपका भुगतान आने तक कोई स्थान नहीं बचा था।');
  const { body } = await client.get('/api/account/notifications').query({ language: 'hi' }).expect(200);
  expect(body.items.map(({ body: text }: { body: string }) => text)).toContainEqual(expect.stringContaining('कोई स्थान नहीं बचा था'));
});

it('frees the seat of a line that is canceled and refunded, and no other', async () => {
  const seats = await buildSeats(api, place.temple.id, 2);
  const { client } = await signInDonor(api);
  const { orders } = await addLines(client, seatLine(place, seats), seatLine(place, seats), giftLine(place));
  const started = await checkOut(client, orders[0]!);
  await payGift(api, started);
  await runJobs(api);
  expect(await count(seats)).toEqual({ held: 0, sold: 2 });
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const refund = { reason: 'Can’t come', lines: [{ lineId: orders[0]!.lines[0]!.id, amountCents: 2_500 }] };
  const post = office.post(`/api/temple-admin/donations/${started.orderId}/refunds`).set('idempotency-key', newId());
  await post.send(refund).expect(201);
  await runEveryJob(api);
  expect(await count(seats)).toEqual({ held: 0, sold: 1 });
  expect(await statusOf(started)).toBe('partially-refunded');
});

it('keeps a seat while its payment is disputed, and frees it when the bank took the money', async () => {
  const seats = await buildSeats(api, place.temple.id, 1);
  const started = await atCheckout((await signInDonor(api)).client, seats);
  await payGift(api, started);
  await runJobs(api);
  const disputeId = await api.get(SandboxDisputes).open(started.orderId);
  await runJobs(api);
  expect(await statusOf(started)).toBe('disputed');
  expect(await count(seats)).toEqual({ held: 0, sold: 1 });
  await api.get(SandboxDisputes).close(started.orderId, disputeId, false);
  await runJobs(api);
  expect(await statusOf(started)).toBe('lost');
  expect(await count(seats)).toEqual({ held: 0, sold: 0 });
});

describe('when a temple is suspended', () => {
  let suspended: GivingTemple;
  let seats: Seats;
  beforeEach(async () => {
    suspended = await buildGivingTemple(api);
    seats = await buildSeats(api, suspended.temple.id, 5);
  });
  const suspend = () => api.database.transaction((tx) => tx.update(Temple, { id: suspended.temple.id }, { status: 'suspended' }));
  const checkedOut = async (client: TestAgent) => {
    const { orders } = await addLines(client, seatLine(suspended, seats), giftLine(suspended));
    return checkOut(client, orders[0]!);
  };
  const orderOf = ({ orderId }: StartedGift) => api.database.reader.findOneByOrFail(Order, { templeId: suspended.temple.id, id: orderId });

  it('holds end in carts and checkouts, and the provider’s sessions are closed', async () => {
    const { client } = await signInDonor(api);
    const started = await checkedOut(client);
    await addLines(client, seatLine(suspended, seats));
    expect(await count(seats)).toEqual({ held: 2, sold: 0 });
    await suspend();
    await runEveryJob(api);
    expect(await count(seats)).toEqual({ held: 0, sold: 0 });
    expect((await payGift(api, started)).status).toBe('expired');
    expect((await orderOf(started)).status).toBe('canceled');
    const [order] = (await cartOf(client)).orders;
    expect(order).toMatchObject({ accepting: false, totalCents: 0, lines: [{ available: false }] });
    expect((await askCheckout(client, order!).expect(422)).body.code).toBe('temple-not-accepting');
  });

  it('money that arrives anyway is refunded in full, and what was paid before can be refunded', async () => {
    const { client } = await signInDonor(api);
    const [before, after] = [await checkedOut(client), await checkedOut(client)];
    await payGift(api, before);
    await runJobs(api);
    await payGift(api, after);
    await suspend();
    await runEveryJob(api);
    expect(await orderOf(after)).toMatchObject({ status: 'refunded', refundedCents: 7_600 });
    expect(await count(seats)).toEqual({ held: 0, sold: 1 });
    const { client: office } = await signInStaff(api, { temple: suspended.temple });
    const post = office.post(`/api/temple-admin/donations/${before.orderId}/refunds`).set('idempotency-key', newId());
    await post.send({ reason: 'Closed' }).expect(201);
    await runEveryJob(api);
    expect(await orderOf(before)).toMatchObject({ status: 'refunded' });
    expect(await count(seats)).toEqual({ held: 0, sold: 0 });
  });
});

describe('while a bank debit is under way', () => {
  it('its seat is held past every hold, and free when the bank returns it', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const started = await atCheckout((await signInDonor(api)).client, seats);
    const key = { templeId: place.temple.id, id: started.orderId };
    await api.database.transaction((tx) => tx.update(Order, key, { processingAt: new Date() }));
    inMinutes(3 * 24 * 60);
    const refused = await (await signInDonor(api)).client.post('/api/devotee/cart/lines').send(seatLine(place, seats)).expect(409);
    expect(refused.body.code).toBe('place-gone');
    await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
    expect(await count(seats)).toEqual({ held: 1, sold: 0 });
    const order = await api.database.reader.findOneByOrFail(Order, key);
    await api.database.transaction((tx) => api.get(SettlementService).notPaid(tx, order, 'failed'));
    expect(await count(seats)).toEqual({ held: 0, sold: 0 });
  });
});

/** The holds of an order lapse before the word of its payment comes. */
async function endHolds({ orderId }: StartedGift): Promise<void> {
  const past = { heldUntil: new Date(Date.now() - 1_000) };
  await api.database.transaction((tx) => tx.update(OrderLine, { templeId: place.temple.id, orderId, place: 'held' }, past));
  await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
}

it('values what seats provide by the seat, before payment and on the receipt', async () => {
  const seats = await buildSeats(api, place.temple.id, 10);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const ticket = { kind: 'ticket', taxClass: 'partial', fairMarketValueCents: 1_000, benefit: 'A meal' };
  const rules = TAXED_KINDS.map((kind) => (kind === 'ticket' ? ticket : { kind, taxClass: DEFAULT_TAX_RULES[kind] }));
  await office.post('/api/temple-admin/tax-policies').send({ rules }).expect(201);
  const { client } = await signInDonor(api);
  const { orders } = await addLines(client, seatLine(place, seats, 4));
  expect(orders[0]!.lines).toMatchObject([{ taxClass: 'partial', benefit: 'A meal', fairMarketValueCents: 4_000 }]);
  const started = await checkOut(client, orders[0]!);
  await payGift(api, started);
  await runJobs(api);
  const receipt = await api.database.reader.findOneByOrFail(Receipt, { orderId: started.orderId });
  expect(receipt).toMatchObject({ totalCents: 10_000, deductibleCents: 6_000 });
  const [statement] = JSON.parse(receipt.record).statements;
  expect(statement.text).toContain('4 × A meal. Its good faith estimate of the value is $40.00.');
});
