import type { CheckoutStarted, PoojaSlot, WalkInPayment } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { checkoutIdOf, payGift, runJobs } from '../../../../test/give.ts';
import { onOffice } from '../../../../test/giving-suite.ts';
import { bookAtCounter, cardWalkInOf, dateIn, offerPooja, poojaLine, startCardWalkIn, walkIn } from '../../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { PaymentGateway } from '../../../platform/payments/payment-gateway.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { ReconcilerService } from '../../orders/payments/reconciler.service.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { ProofService } from '../../proof/proof.service.ts';
import { Receipt } from '../../receipts/receipt.entity.ts';
import { BookingRow } from '../booking.entity.ts';

const PAYMENTS = '/api/temple-admin/walk-in-payments';
const DECLINED = '4000000000000002';
const TWICE = '4000000000005126';
const LOST = '4000000000000077';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let slotId: string;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  slotId = (await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1 })).slot.id;
});
afterEach(() => jest.restoreAllMocks());

const start = (more: object = {}) => startCardWalkIn(office, slotId, more);
const one = async ({ orderId }: CheckoutStarted): Promise<WalkInPayment> => (await office.get(`${PAYMENTS}/${orderId}`).expect(200)).body;
const open = async (): Promise<WalkInPayment[]> => (await office.get(PAYMENTS).expect(200)).body;
const cancel = async ({ orderId }: CheckoutStarted): Promise<WalkInPayment> =>
  (await office.post(`${PAYMENTS}/${orderId}/cancel`).expect(200)).body;
const counted = async () => {
  const { counterHeld: held, counterSold: sold } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slotId });
  return { held: held ?? 0, sold };
};
/** Places that nobody else can have. */
const taken = async () => (await counted()).held + (await counted()).sold;
/** As the office sees it. */
const shown = async (): Promise<PoojaSlot> => {
  const query = { from: dateIn(place, 5), to: dateIn(place, 5) };
  return (await office.get('/api/temple-admin/pooja-slots').query(query).expect(200)).body[0];
};
const rows = () => api.database.reader.findBy(BookingRow, { slotId });
const receipts = () => api.database.reader.countBy(Receipt, { templeId: place.temple.id });
const provesRight = async (cents: number) =>
  expect(await api.get(ProofService).ofTemple(place.temple.id)).toMatchObject({ holds: true, ledgerCents: cents, processorCents: cents });

const ended = (orderId: string) => api.database.reader.countBy(AuditEntry, { action: 'booking.card-ended', subjectId: orderId });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** The provider's page ended so many minutes ago. */
const endPage = (orderId: string, at: Date) =>
  api.database.transaction((tx) => tx.update(Order, { templeId: place.temple.id, id: orderId }, { payableUntil: at, createdAt: at }));
/** The hold's time is over, as if it had been half an hour. */
const endTime = async ({ orderId }: CheckoutStarted) => {
  const past = minutesAgo(60);
  await api.database.transaction((tx) => tx.update(OrderLine, { templeId: place.temple.id, orderId }, { heldUntil: past }));
  await endPage(orderId, past);
  await api.get(ReconcilerService).run();
};

it('keeps the counter’s place while the card is waited for, and books it with one receipt on the same sheet, however often it is said', async () => {
  const started = await start();
  expect(await one(started)).toMatchObject({ status: 'waiting', bookedBy: 'Sunitha Hegde', totalCents: 15_100, bookingId: null });
  expect((await one(started)).page).toMatchObject({ url: started.checkoutUrl, qr: expect.stringMatching(/^data:image/) });
  const full = await office.post('/api/temple-admin/bookings').set('idempotency-key', newId()).send(walkIn(slotId)).expect(409);
  expect(full.body.code).toBe('place-gone');
  expect(await counted()).toEqual({ held: 1, sold: 0 });
  expect(await shown()).toMatchObject({ held: 1, counterHeld: 1, counterSold: 0, onlineSold: 0 });
  await payGift(api, started, TWICE);
  await runJobs(api);
  expect(await counted()).toEqual({ held: 0, sold: 1 });
  const [booking, ...others] = await rows();
  expect(others).toEqual([]);
  expect(booking).toMatchObject({ channel: 'counter', status: 'confirmed', bookedBy: 'Sunitha Hegde', amountCents: 15_100 });
  expect(await one(started)).toMatchObject({ status: 'paid', page: null, bookingId: booking!.id });
  expect([await open(), await taken(), await receipts()]).toEqual([[], 1, 1]);
  const { body: sheet } = await office.get(`/api/temple-admin/pooja-slots/${slotId}/sheet`).expect(200);
  expect(JSON.stringify(sheet)).toContain('Sunitha Hegde');
  await provesRight(15_100);
});

it('is one payment and one place where the reply was lost and the request is sent again, by hand or twice at once', async () => {
  const key = newId();
  const send = () => office.post(PAYMENTS).set('idempotency-key', key).send(cardWalkInOf(slotId));
  const gateway = api.get(PaymentGateway);
  const startCheckout = gateway.startCheckout.bind(gateway);
  jest.spyOn(gateway, 'startCheckout').mockImplementationOnce(async (request) => {
    await startCheckout(request);
    throw new Error('The provider’s reply was lost');
  });
  expect((await send()).status).toBe(500);
  expect(await open()).toMatchObject([{ status: 'asking', page: null, isKept: true }]);
  expect(await taken()).toBe(1);
  const again = await Promise.all([send(), send()]);
  const { body: first } = again.find(({ status }) => status === 201)!;
  expect((await send().expect(201)).body).toEqual(first);
  await payGift(api, first, LOST);
  // Nobody told us: the reconciler asks.
  await cancel(first);
  expect(await one(first)).toMatchObject({ status: 'paid' });
  expect([(await rows()).length, await taken(), await receipts()]).toEqual([1, 1, 1]);
});

it('takes another card on the same page after one was declined', async () => {
  const started = await start();
  await payGift(api, started, DECLINED);
  await runJobs(api);
  expect(await one(started)).toMatchObject({ status: 'declined', page: { url: started.checkoutUrl }, isKept: true });
  expect(await counted()).toEqual({ held: 1, sold: 0 });
  await payGift(api, started);
  await runJobs(api);
  expect(await one(started)).toMatchObject({ status: 'paid' });
  expect([(await rows()).length, await taken()]).toEqual([1, 1]);
});

it('ends at the counter, also after a declined card, and is tried again as another payment', async () => {
  const first = await start();
  for (const { status } of await Promise.all([cancel(first), cancel(first)])) expect(status).toBe('canceled');
  expect(await cancel(first)).toMatchObject({ status: 'canceled', page: null });
  expect((await payGift(api, first)).status).toBe('expired');
  const second = await start();
  await payGift(api, second, DECLINED);
  await runJobs(api);
  for (const again of [1, 2]) expect([again, await cancel(second)]).toMatchObject([again, { status: 'canceled', page: null }]);
  expect([await ended(first.orderId), await ended(second.orderId)]).toEqual([1, 1]);
  expect((await payGift(api, second)).status).toBe('expired');
  expect([await counted(), await open()]).toEqual([{ held: 0, sold: 0 }, []]);
  const third = await start();
  await payGift(api, third);
  await runJobs(api);
  expect([(await rows()).length, await taken(), await receipts()]).toEqual([1, 1, 1]);
  await provesRight(15_100);
});

it('refunds money that arrives after its time when the place is gone', async () => {
  const late = await start();
  await payGift(api, late, LOST);
  await api.database.transaction((tx) => tx.update(OrderLine, { orderId: late.orderId }, { heldUntil: new Date(0) }));
  await bookAtCounter(office, slotId);
  await cancel(late);
  await runJobs(api, 60);
  expect(await one(late)).toMatchObject({ status: 'refunded', bookingId: null });
  expect([(await rows()).length, await taken()]).toEqual([1, 1]);
  expect(await api.get(ProofService).ofTemple(place.temple.id)).toMatchObject({ holds: true, processorCents: 0 });
});

it('stays open where the provider says that its page can’t be ended now', async () => {
  const started = await start();
  jest.spyOn(api.get(PaymentGateway), 'expireCheckout').mockResolvedValueOnce({ kind: 'open' });
  const { body } = await office.post(`${PAYMENTS}/${started.orderId}/cancel`).expect(502);
  expect(body.code).toBe('provider-unavailable');
  expect(await one(started)).toMatchObject({ status: 'waiting', isKept: true });
  expect(await ended(started.orderId)).toBe(0);
});

it('refunds money that arrives when the pooja is over', async () => {
  const late = await start();
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slotId }, { startsAt: minutesAgo(90), endsAt: minutesAgo(1) }));
  await payGift(api, late);
  await runJobs(api, 60);
  expect(await one(late)).toMatchObject({ status: 'refunded', bookingId: null });
  expect([await rows(), await taken()]).toEqual([[], 0]);
  expect(await api.get(ProofService).ofTemple(place.temple.id)).toMatchObject({ holds: true, processorCents: 0 });
});

it('takes no bank debit, which would arrive after the pooja, and no card for what is free', async () => {
  const paid = api.client().post(`/api/sandbox/checkouts/${checkoutIdOf(await start())}/pay`);
  const { body } = await paid.send({ cardNumber: '000123456789' }).expect(400);
  expect(body.fields).toEqual({ cardNumber: 'Only cards can be used here' });
  const { slot } = await offerPooja(office, place, 2, { service: { priceCents: 0 }, onlinePlaces: 1, counterPlaces: 1 });
  const free = await office.post(PAYMENTS).set('idempotency-key', newId()).send(cardWalkInOf(slot.id)).expect(400);
  expect(free.body.fields).toEqual({ method: 'This pooja is free, so choose cash' });
});

it('ends as the same payment where the provider stays out of reach until its time is over', async () => {
  const key = newId();
  const send = () => office.post(PAYMENTS).set('idempotency-key', key).send(cardWalkInOf(slotId));
  jest.spyOn(api.get(PaymentGateway), 'startCheckout').mockRejectedValueOnce(new DomainError('provider-unavailable'));
  await send().expect(502);
  const [{ orderId } = { orderId: '' }] = await open();
  await endPage(orderId, minutesAgo(1));
  for (const again of [1, 2]) expect([again, (await send().expect(201)).body]).toMatchObject([again, { orderId, checkoutUrl: null }]);
  expect((await office.get(`${PAYMENTS}/${orderId}`).expect(200)).body).toMatchObject({ status: 'timed-out', isKept: false });
  expect([await taken(), await open()]).toEqual([0, []]);
});

it('is asked about from the end of its page until the provider’s word is known, also after a declined card', async () => {
  const declined = await start();
  await payGift(api, declined, DECLINED);
  await runJobs(api);
  await endPage(declined.orderId, minutesAgo(1));
  expect(await one(declined)).toMatchObject({ status: 'asking', page: null, isKept: true });
  await endPage(declined.orderId, minutesAgo(60));
  expect(await one(declined)).toMatchObject({ status: 'timed-out' });
});

it('is over when its page has ended, and frees its place for the next in line', async () => {
  const started = await start();
  await endPage(started.orderId, minutesAgo(1));
  expect(await one(started)).toMatchObject({ status: 'asking', page: null, isKept: true });
  expect((await open()).length).toBe(1);
  await endTime(started);
  expect(await one(started)).toMatchObject({ status: 'timed-out', page: null });
  expect([await taken(), await open()]).toEqual([0, []]);
  await bookAtCounter(office, slotId);
});

it('hides payments of other temples, of devotees and in cash', async () => {
  const started = await start();
  const stranger = (await signInStaff(api, { temple: (await buildGivingTemple(api)).temple })).client;
  await stranger.get(`${PAYMENTS}/${started.orderId}`).expect(404);
  await stranger.post(`${PAYMENTS}/${started.orderId}/cancel`).expect(404);
  const { client } = await signInDonor(api);
  const { orders } = await addLines(client, poojaLine(place, { id: slotId }));
  await office.get(`${PAYMENTS}/${orders[0]!.orderId}`).expect(404);
  await cancel(started);
  const { orderId } = (await rows())[0] ?? {
    orderId: (await api.database.reader.findOneByOrFail(BookingRow, { id: (await bookAtCounter(office, slotId)).id })).orderId,
  };
  await office.get(`${PAYMENTS}/${orderId}`).expect(404);
  await office.post(PAYMENTS).set('idempotency-key', newId()).send(cardWalkInOf(newId())).expect(404);
});
