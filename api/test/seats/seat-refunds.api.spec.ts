import { coverFeeCents } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { OrderLine } from '../../src/domain/orders/order-line.entity.ts';
import { ProofService } from '../../src/domain/proof/proof.service.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { BANK_SECONDS } from '../../src/platform/payments/sandbox/sandbox-cards.ts';
import { addLines, checkOut, giftLine, seatLine } from '../cart.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { CARD, payGift, runJobs } from '../give.ts';
import { signInDonor, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { countSeats, startSeatsApi } from './seat-suite.ts';
import { BEGUN, buildSeats, CANCELLATION_FEE_CENTS, type Seats, SeatsService } from './seats.service.ts';

const RETURNS = '000333333335';
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startSeatsApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
// The provider's, the orders', the ledger's and the receipts' books agree after each of these.
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});
afterAll(() => api.close());

/** A seat and a gift, paid for. */
async function paidSeat(coverFees = false, card: string = CARD) {
  const seats = await buildSeats(api, place.temple.id, 1);
  const { client } = await signInDonor(api);
  const { orders } = await addLines(client, seatLine(place, seats), giftLine(place));
  const { totalCents } = orders[0]!;
  const seenTotalCents = totalCents + (coverFees ? coverFeeCents(totalCents) : 0);
  const started = await checkOut(client, orders[0]!, { coverFees, seenTotalCents });
  await payGift(api, started, card);
  await runJobs(api);
  const order = await api.database.reader.findOneByOrFail(Order, { templeId: place.temple.id, id: started.orderId });
  const lines = await api.database.reader.findBy(OrderLine, { templeId: place.temple.id, orderId: order.id });
  return { seats, order, seat: lines.find(({ kind }) => kind === 'test-seat')!, gift: lines.find(({ kind }) => kind === 'donation')! };
}
const count = (seats: Seats) => countSeats(api, seats);
const detail = async ({ id }: Order) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const refund = ({ id }: Order, body: object) =>
  office
    .post(`/api/temple-admin/donations/${id}/refunds`)
    .set('idempotency-key', newId())
    .send({ reason: 'Asked for it', ...body });
const begin = ({ templeId, id }: OrderLine) => api.database.transaction((tx) => tx.update(OrderLine, { templeId, id }, { label: BEGUN }));

it('gives a buyer who cancels back what the seat’s rules say, without the covered fee, and frees the seat', async () => {
  const { seats, order, seat } = await paidSeat(true);
  const refunded = await api.get(SeatsService).cancel(order, seat.id);
  expect(refunded).toMatchObject({ amountCents: seat.amountCents - CANCELLATION_FEE_CENTS, status: 'pending' });
  expect(await count(seats)).toEqual({ held: 0, sold: 0 });
  await runJobs(api);
  const seen = await detail(order);
  expect(seen).toMatchObject({ status: 'partially-refunded', refundedCents: seat.amountCents - CANCELLATION_FEE_CENTS });
  expect(await api.get(SeatsService).cancel(order, seat.id)).toBeNull();
});

it('gives nothing back for a class that began, and the seat is free all the same', async () => {
  const { seats, order, seat } = await paidSeat();
  await begin(seat);
  expect(await api.get(SeatsService).cancel(order, seat.id)).toBeNull();
  expect(await count(seats)).toEqual({ held: 0, sold: 0 });
  expect(await detail(order)).toMatchObject({ status: 'succeeded', refundedCents: 0 });
});

it('lets the office refund a seat in full, with its fee share, and no seat of a class that began', async () => {
  const { order, seat, gift } = await paidSeat(true);
  await begin(seat);
  const seen = await detail(order);
  expect(seen.lines.find(({ id }: { id: string }) => id === seat.id)).toMatchObject({ refundableCents: 0 });
  expect(seen.refundableCents).toBe(gift.amountCents + gift.coveredFeeCents);
  const one = { lines: [{ lineId: seat.id, amountCents: 100 }] };
  expect((await refund(order, one).expect(422)).body.code).toBe('refund-too-large');
  const { body } = await refund(order, {}).expect(201);
  expect(body.lines).toMatchObject([{ lineId: gift.id, amountCents: gift.amountCents + gift.coveredFeeCents }]);
  const other = await paidSeat(true);
  const whole = other.seat.amountCents + other.seat.coveredFeeCents;
  await refund(other.order, { lines: [{ lineId: other.seat.id, amountCents: whole }] }).expect(201);
  expect(await count(other.seats)).toEqual({ held: 0, sold: 0 });
});

it('keeps a seat that a bank debit pays for until the bank returns the payment', async () => {
  const { seats, order } = await paidSeat(false, RETURNS);
  expect(await count(seats)).toEqual({ held: 1, sold: 0 });
  await runJobs(api, BANK_SECONDS + 1);
  await runJobs(api);
  expect(await detail(order)).toMatchObject({ status: 'succeeded', method: 'ach' });
  expect(await count(seats)).toEqual({ held: 0, sold: 1 });
  await runJobs(api, 2 * BANK_SECONDS + 2);
  await runJobs(api, 2 * BANK_SECONDS + 2);
  const seen = await detail(order);
  expect(seen).toMatchObject({ status: 'lost', lostCents: order.totalCents, refundableCents: 0, receiptNumber: null });
  expect(await count(seats)).toEqual({ held: 0, sold: 0 });
});
