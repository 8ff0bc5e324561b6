import type { OwnBooking, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import { dateAt, timeAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, askCheckout, checkOut } from '../../../../test/cart.ts';
import { setClock } from '../../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { listenForWebhooks, payGift, runJobs } from '../../../../test/give.ts';
import { addSlot, bookPooja, offerPooja, poojaNamed } from '../../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { execute } from '../../../platform/database/execute.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { ProofService } from '../../proof/proof.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

/** A booking five days ahead that can't be moved for free any more, and another time of its pooja. */
async function lateBooking(
  service: object = {},
  places = 1,
): Promise<{ client: TestAgent; booking: OwnBooking; slot: PoojaSlot; other: PoojaSlot }> {
  const terms = { cancelHours: 240, changeFeeCents: 1_100, ...service };
  const { service: pooja, slot } = await offerPooja(office, place, 1, { service: terms });
  const other = await addSlot(office, place, pooja, places, { time: '19:45' });
  const { client } = await signInDonor(api);
  return { client, booking: await bookPooja(api, client, place, slot), slot, other };
}

const move = (client: TestAgent, { id }: OwnBooking, { id: slotId }: PoojaSlot, sutaka = false) =>
  client.post(`/api/devotee/bookings/${id}/move`).send({ slotId, sutaka });
const moveLine = ({ id: bookingId }: OwnBooking, { id: slotId }: PoojaSlot) => ({
  lineId: newId(),
  templeSlug: place.temple.slug,
  kind: 'pooja-move',
  item: { bookingId, slotId },
});
const own = async (client: TestAgent, { id }: OwnBooking): Promise<OwnBooking> =>
  (await client.get(`/api/devotee/bookings/${id}`).expect(200)).body;
const soldOf = async ({ id, date }: PoojaSlot) => {
  const { body } = await office.get(`/api/temple-admin/pooja-slots?from=${date}&to=${date}`).expect(200);
  const { held, onlineSold } = body.find((slot: PoojaSlot) => slot.id === id);
  return { held, onlineSold };
};
async function payMove(client: TestAgent, booking: OwnBooking, slot: PoojaSlot): Promise<string> {
  const { orders } = await addLines(client, moveLine(booking, slot));
  const started = await checkOut(client, orders[0]!);
  await payGift(api, started);
  await runJobs(api);
  return started.orderId;
}

it('charges the fee for a late move, and moves once it was paid', async () => {
  const { client, booking, slot, other } = await lateBooking();
  expect(booking).toMatchObject({ changeFeeCents: 1_100, refundCents: 0, sutakaWaives: true });
  expect((await move(client, booking, other).expect(409)).body.code).toBe('change-fee-due');
  const { orders } = await addLines(client, moveLine(booking, other));
  expect(orders[0]).toMatchObject({ totalCents: 1_100 });
  expect(await soldOf(other)).toEqual({ held: 1, onlineSold: 0 });
  await payGift(api, await checkOut(client, orders[0]!));
  await runJobs(api);
  expect(await own(client, booking)).toMatchObject({ slot: { id: other.id }, status: 'confirmed', refundCents: 0 });
  expect([await soldOf(slot), await soldOf(other)]).toEqual([
    { held: 0, onlineSold: 0 },
    { held: 0, onlineSold: 1 },
  ]);
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

it('is made to a place that was held before its pooja needed more notice', async () => {
  const { client, booking, other } = await lateBooking();
  const { orders } = await addLines(client, moveLine(booking, other));
  const terms = { cancelHours: 240, changeFeeCents: 1_100, noticeHours: 240 };
  await office.put(`/api/temple-admin/poojas/${other.serviceId}`).send(poojaNamed(other.serviceName, terms)).expect(200);
  await payGift(api, await checkOut(client, orders[0]!));
  await runJobs(api);
  expect(await own(client, booking)).toMatchObject({ slot: { id: other.id }, status: 'confirmed' });
});

it('is free in the days of sutaka where the temple allows it, and refunds no more than before', async () => {
  const { client, booking, other } = await lateBooking();
  expect((await move(client, booking, other, true).expect(200)).body).toMatchObject({ slot: { id: other.id }, refundCents: 0 });
  const moved = await api.database.reader.findOneByOrFail(AuditEntry, { subjectId: booking.id, action: 'booking.moved' });
  expect(moved.after).toMatchObject({ waivedFeeCents: 1_100 });
  const strict = await lateBooking({ sutakaWaives: false });
  expect((await move(strict.client, strict.booking, strict.other, true).expect(409)).body.code).toBe('change-fee-due');
});

it('gives the fee back where the booking was canceled before it arrived', async () => {
  const { client, booking, other } = await lateBooking();
  const { orders } = await addLines(client, moveLine(booking, other));
  const started = await checkOut(client, orders[0]!);
  await client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).expect(200);
  await payGift(api, started);
  await runJobs(api);
  expect(await soldOf(other)).toEqual({ held: 0, onlineSold: 0 });
  const { body: order } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
  expect(order).toMatchObject({ status: 'refunded' });
});

it('gives the fees back, too, when the temple cancels, but not when the family does', async () => {
  const { client, booking, slot, other } = await lateBooking();
  const orders = [await payMove(client, booking, other), await payMove(client, booking, slot)];
  const path = `/api/temple-admin/pooja-slots/${slot.id}/cancellation`;
  expect((await office.get(path).expect(200)).body.refundCents).toBe(17_300);
  await office
    .post(`/api/temple-admin/bookings/${booking.id}/cancel`)
    .set('idempotency-key', newId())
    .send({ reason: 'Flood' })
    .expect(200);
  await runJobs(api);
  const refundedOf = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body.refundedCents;
  expect(await Promise.all([booking.orderId, ...orders].map(refundedOf))).toEqual([15_100, 1_100, 1_100]);
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
  const kept = await lateBooking();
  const fee = await payMove(kept.client, kept.booking, kept.other);
  await kept.client.post(`/api/devotee/bookings/${kept.booking.id}/cancel`).set('idempotency-key', newId()).expect(200);
  await runJobs(api);
  expect(await refundedOf(fee)).toBe(0);
});

it('charges nobody for moving another family’s booking, or to a place that is gone', async () => {
  const { booking, other } = await lateBooking();
  const { client: stranger } = await signInDonor(api);
  await stranger.post('/api/devotee/cart/lines').send(moveLine(booking, other)).expect(404);
  await bookPooja(api, stranger, place, other);
  const owner = await lateBooking();
  await bookPooja(api, stranger, place, owner.other);
  await owner.client.post('/api/devotee/cart/lines').send(moveLine(owner.booking, owner.other)).expect(409);
});

it('can be canceled for free after the temple moved it', async () => {
  const { client, booking, other } = await lateBooking();
  await office.post(`/api/temple-admin/bookings/${booking.id}/move`).send({ slotId: other.id }).expect(200);
  expect(await own(client, booking)).toMatchObject({ refundCents: 15_100, changeFeeCents: 0, refundableUntil: other.startsAt });
  const { body } = await client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).expect(200);
  expect(body.status).toBe('canceled');
  await runJobs(api);
  const { body: order } = await office.get(`/api/temple-admin/donations/${booking.orderId}`).expect(200);
  expect(order).toMatchObject({ status: 'refunded' });
});

it('is moved only to the place that was paid for, however often it is paid', async () => {
  const { client, booking, slot, other } = await lateBooking();
  await payMove(client, booking, other);
  await client.post('/api/devotee/cart/lines').send(moveLine(booking, other)).expect(409);
  expect(await soldOf(slot)).toEqual({ held: 0, onlineSold: 0 });
});

describe('a new place that is paid for too late', () => {
  const refundedOf = async (orderId: string): Promise<number> =>
    (await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body.refundedCents;

  it('refunds the fee and leaves the booking where it is when its time was canceled meanwhile', async () => {
    const { client, booking, slot, other } = await lateBooking();
    const { orders } = await addLines(client, moveLine(booking, other));
    const started = await checkOut(client, orders[0]!);
    const path = `/api/temple-admin/pooja-slots/${other.id}/cancellation`;
    expect((await office.get(path).expect(200)).body).toMatchObject({ families: 0, paying: 1 });
    const cancel = office.post(path).set('idempotency-key', newId());
    await cancel.send({ reason: 'The hall is flooded' }).expect(200);
    await runJobs(api);
    await payGift(api, started);
    await runJobs(api);
    expect(await own(client, booking)).toMatchObject({ slot: { id: slot.id }, status: 'confirmed' });
    expect(await refundedOf(started.orderId)).toBe(1_100);
    const { body: notices } = await client.get('/api/account/notifications').expect(200);
    expect(JSON.stringify(notices)).toContain('change of time: The temple canceled this time before your payment arrived.');
    expect([await soldOf(slot), await soldOf(other)]).toEqual([
      { held: 0, onlineSold: 1 },
      { held: 0, onlineSold: 0 },
    ]);
  });

  it('refunds the fee when the temple moved the booking there meanwhile', async () => {
    const { client, booking, other } = await lateBooking({}, 2);
    const { orders } = await addLines(client, moveLine(booking, other));
    const started = await checkOut(client, orders[0]!);
    await office.post(`/api/temple-admin/bookings/${booking.id}/move`).send({ slotId: other.id }).expect(200);
    await payGift(api, started);
    await runJobs(api);
    expect(await refundedOf(started.orderId)).toBe(1_100);
    expect(await soldOf(other)).toEqual({ held: 0, onlineSold: 1 });
  });

  /** A booking five days ahead, with a place held for it in a time that begins in ten minutes. */
  async function heldSoon() {
    const { client, booking, slot } = await lateBooking({ noticeHours: 0 });
    const { timeZone } = place.temple;
    const at = Date.now() + 11 * 60_000;
    const soon = { date: dateAt(at, timeZone), time: timeAt(at, timeZone) };
    const other = await addSlot(office, place, { id: slot.serviceId } as PoojaService, 1, soon);
    const { orders } = await addLines(client, moveLine(booking, other));
    return { client, booking, slot, other, order: orders[0]! };
  }
  async function begin({ startsAt }: PoojaSlot): Promise<void> {
    setClock(startsAt);
    await api.database.transaction((tx) => execute(tx, 'UPDATE sessions SET lastSeenAt = ?', [new Date()]));
  }

  it('isn’t sold any more once its time has begun', async () => {
    const { client, other, order } = await heldSoon();
    await begin(other);
    expect(await askCheckout(client, order)).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
  });

  it('refunds the fee and leaves the booking where it is when its time has begun', async () => {
    const { client, booking, slot, other, order } = await heldSoon();
    const started = await checkOut(client, order);
    await begin(other);
    await payGift(api, started);
    await runJobs(api);
    expect(await own(client, booking)).toMatchObject({ slot: { id: slot.id }, status: 'confirmed' });
    expect(await refundedOf(started.orderId)).toBe(1_100);
    expect(await soldOf(slot)).toEqual({ held: 0, onlineSold: 1 });
  });
});

it('asks for one fee per booking, however often it is put into the cart', async () => {
  const { client, booking, slot, other } = await lateBooking({}, 2);
  await addLines(client, moveLine(booking, other));
  const { orders } = await addLines(client, moveLine(booking, other));
  expect(orders[0]).toMatchObject({ totalCents: 1_100, lines: [{ kind: 'pooja-move' }] });
  expect(await soldOf(other)).toEqual({ held: 1, onlineSold: 0 });
  const third = await addSlot(office, place, { id: other.serviceId } as PoojaService, 1, { time: '20:45' });
  const { orders: changed } = await addLines(client, moveLine(booking, third));
  expect(changed[0]).toMatchObject({ totalCents: 1_100 });
  expect([await soldOf(other), await soldOf(third)]).toEqual([
    { held: 0, onlineSold: 0 },
    { held: 1, onlineSold: 0 },
  ]);
  await payGift(api, await checkOut(client, changed[0]!));
  await runJobs(api);
  expect(await soldOf(slot)).toEqual({ held: 0, onlineSold: 0 });
});
