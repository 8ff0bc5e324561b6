import type { DonationDetail, OwnBooking, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, cartOf, checkOut, giftLine } from '../../../test/cart.ts';
import { setClock } from '../../../test/clock.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { addSlot, bookAtCounter, bookPooja, dateIn, MEERA, offerPooja, poojaLine, poojaNamed, soonAt } from '../../../test/poojas.ts';
import { assign, signInPriest } from '../../../test/priests.ts';
import { makeRequest, payRequest, quoteRequest } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { execute } from '../../platform/database/execute.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { Fund } from '../funds/fund.entity.ts';
import { LedgerAccount } from '../ledger/ledger-account.entity.ts';
import { LapsedHolds } from '../orders/places/lapsed-holds.service.ts';
import { ProofService } from '../proof/proof.service.ts';
import { Receipt } from '../receipts/receipt.entity.ts';

/** $151.00, of which the card takes 2.9 % and 30 cents. */
const [PRICE, FEE] = [151_00, 4_68];
const ADDRESS = { name: 'Meera', street: '1 Main Street', city: 'Edison', state: 'NJ', zip: '08817' };

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let client: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  client = (await signInDonor(api)).client;
});
afterEach(() => jest.useRealTimers());

const post = (who: TestAgent, path: string, body: object = {}) => who.post(path).set('idempotency-key', newId()).send(body);
const cancel = ({ id }: OwnBooking) => post(client, `/api/devotee/bookings/${id}/cancel`).expect(200);
const byTemple = ({ id }: { id: string }) => post(office, `/api/temple-admin/bookings/${id}/cancel`, { reason: 'Flood' }).expect(200);
const orderOf = async (id: string): Promise<DonationDetail> => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const offer = (service: object = {}, split: object = {}) => offerPooja(office, place, 2, { service, ...split });
const book = (slot: PoojaSlot, more: object = {}) => bookPooja(api, client, place, slot, more);
async function pass(minutes: number): Promise<void> {
  setClock(new Date(Date.now() + minutes * 60_000).toISOString());
  await api.database.transaction((tx) => execute(tx, 'UPDATE sessions SET lastSeenAt = ?', [new Date()]));
}

/** What the accounts hold in cents, credits positive; and that ledger, orders, receipts and provider agree to the cent. */
async function books(): Promise<Record<string, number>> {
  await runEveryJob(api);
  const proof = await api.get(ProofService).ofTemple(place.temple.id);
  expect([proof.differences, proof.underWay, proof.trialBalanceCents]).toEqual([[], [], 0]);
  const accounts = await api.database.reader.findBy(LedgerAccount, { templeId: place.temple.id });
  const named = accounts.map(({ accountKey: key, debitCents, creditCents }) => [key, creditCents - debitCents] as const);
  return Object.fromEntries(named.filter(([, cents]) => cents !== 0));
}
/** The totals of the valid receipts in cents, and that none of them is deductible: a pooja is a fee. */
async function receipts(): Promise<number[]> {
  const rows = await api.database.reader.findBy(Receipt, { templeId: place.temple.id, status: 'valid' });
  expect(rows.reduce((sum, { deductibleCents }) => sum + deductibleCents, 0)).toBe(0);
  return rows.map(({ totalCents }) => totalCents).sort((a, b) => b - a);
}
const KEPT = { clearing: FEE - PRICE, fees: -FEE, 'income:poojas': PRICE };
/** The provider keeps its fee of what was refunded: the temple bears it. */
const RETURNED = { clearing: FEE, fees: -FEE };

describe('a booking', () => {
  it('credits the poojas with its price, as a fee, less what the card takes', async () => {
    const { orderId } = await book((await offer()).slot);
    expect(await books()).toEqual(KEPT);
    expect(await receipts()).toEqual([PRICE]);
    expect((await orderOf(orderId)).lines).toMatchObject([{ taxClass: 'fee', amountCents: PRICE }]);
  });

  it('credits the fund that its pooja names', async () => {
    await book((await offer({ creditsFundId: place.annadanam.id })).slot);
    expect(await books()).toEqual({ clearing: FEE - PRICE, fees: -FEE, [`fund:${place.annadanam.id}`]: PRICE });
  });

  it('keeps a fund that was closed since when its pooja is edited', async () => {
    const creditsFundId = place.annadanam.id;
    const { service } = await offer({ creditsFundId });
    await api.database.transaction((tx) => tx.update(Fund, { templeId: place.temple.id, id: creditsFundId }, { active: false }));
    const edit = (given: object) => office.put(`/api/temple-admin/poojas/${service.id}`).send(poojaNamed(service.name, given));
    await edit({ creditsFundId, priceCents: 20_000 }).expect(200);
    await edit({}).expect(200);
    expect((await edit({ creditsFundId }).expect(422)).body.code).toBe('fund-closed');
  });

  it('credits prasadam by mail to an account of its own, on the same receipt', async () => {
    const { slot, service } = await offer({ prasadamCents: 12_00 });
    const booking = await book(slot, { prasadamTo: ADDRESS });
    expect(booking).toMatchObject({ amountCents: 163_00, refundCents: 163_00, prasadam: { status: 'none' } });
    expect(await books()).toEqual({ clearing: 5_03 - 163_00, fees: -5_03, 'income:poojas': PRICE, 'income:prasadam': 12_00 });
    expect((await orderOf(booking.orderId)).lines).toMatchObject([
      { kind: 'pooja', label: service.name, amountCents: PRICE },
      { kind: 'prasadam', label: `${service.name}, prasadam by mail`, amountCents: 12_00, taxClass: 'fee' },
    ]);
    expect(await receipts()).toEqual([163_00]);
  });

  it('goes back with its prasadam when its family or the temple cancels', async () => {
    const { slot } = await offer({ prasadamCents: 12_00 });
    await cancel(await book(slot, { prasadamTo: ADDRESS }));
    expect(await books()).toEqual({ clearing: 5_03, fees: -5_03 });
    await byTemple(await book(slot, { prasadamTo: ADDRESS }));
    expect(await books()).toEqual({ clearing: 2 * 5_03, fees: -2 * 5_03 });
    expect(await receipts()).toEqual([]);
  });

  it('keeps its place when only its prasadam is refunded, and nothing is mailed', async () => {
    const booking = await book((await offer({ prasadamCents: 12_00 })).slot, { prasadamTo: ADDRESS });
    const parcel = (await orderOf(booking.orderId)).lines.find(({ kind }) => kind === 'prasadam')!;
    const refund = { lines: [{ lineId: parcel.id, amountCents: 12_00 }], reason: 'Nothing left to mail' };
    await post(office, `/api/temple-admin/donations/${booking.orderId}/refunds`, refund).expect(201);
    await runJobs(api);
    expect(await books()).toEqual({ clearing: 5_03 - PRICE, fees: -5_03, 'income:poojas': PRICE });
    const { body } = await client.get(`/api/devotee/bookings/${booking.id}`).expect(200);
    expect(body).toMatchObject({ status: 'confirmed', amountCents: PRICE, prasadam: null });
  });

  it('enters and leaves the cart with its prasadam, which nobody buys alone', async () => {
    const { slot } = await offer({ prasadamCents: 12_00 });
    const line = poojaLine(place, slot, { prasadamTo: ADDRESS });
    const kinds = async () => (await cartOf(client)).orders.flatMap(({ lines }) => lines.map(({ kind }) => kind));
    await addLines(client, line);
    await addLines(client, line);
    expect(await kinds()).toEqual(['pooja', 'prasadam']);
    await client.delete(`/api/devotee/cart/lines/${line.lineId}`).expect(200);
    expect(await kinds()).toEqual([]);
    const alone = { ...poojaLine(place, slot), kind: 'prasadam', item: { slotId: slot.id, to: ADDRESS } };
    expect((await client.post('/api/devotee/cart/lines').send(alone).expect(422)).body.code).toBe('not-for-sale');
  });

  it('goes back in full when its family cancels in time, and the temple bears the card’s fee', async () => {
    await cancel(await book((await offer()).slot));
    expect(await books()).toEqual(RETURNED);
    expect(await receipts()).toEqual([]);
  });

  it('goes back as far as it hasn’t yet when its family cancels after a partial refund', async () => {
    const { slot } = await offer();
    const booking = await book(slot);
    await post(office, `/api/temple-admin/donations/${booking.orderId}/refunds`, { amountCents: 51_00, reason: 'No hall' }).expect(201);
    await books();
    const { body: ahead } = await client.get(`/api/devotee/bookings/${booking.id}`).expect(200);
    expect(ahead).toMatchObject({ status: 'confirmed', refundCents: PRICE - 51_00 });
    await cancel(booking);
    expect(await books()).toEqual({ clearing: FEE, fees: -FEE });
    expect(await orderOf(booking.orderId)).toMatchObject({ status: 'refunded', refundedCents: PRICE });
  });

  it('stays with the temple when its family cancels too late, or doesn’t come', async () => {
    const { slot } = await offer({ cancelHours: 240 });
    await cancel(await book(slot));
    expect(await books()).toEqual(KEPT);
    const { id } = await book((await offer({ cancelHours: 240, noticeHours: 0 }, soonAt(place))).slot);
    await post(office, `/api/temple-admin/bookings/${id}/no-show`).expect(200);
    expect(await books()).toEqual({ clearing: 2 * (FEE - PRICE), fees: -2 * FEE, 'income:poojas': 2 * PRICE });
    expect(await receipts()).toEqual([PRICE, PRICE]);
  });

  it('goes back in full when the temple cancels, however late', async () => {
    await byTemple(await book((await offer({ cancelHours: 240 })).slot));
    expect(await books()).toEqual(RETURNED);
    expect(await receipts()).toEqual([]);
  });

  it('keeps a covered fee when its family cancels, and returns it when the temple does', async () => {
    const { slot } = await offer();
    const covered = async (): Promise<{ booking: OwnBooking; totalCents: number }> => {
      const line = poojaLine(place, slot);
      const { orders } = await addLines(client, line);
      const started = await checkOut(client, { ...orders[0]!, totalCents: 155_82 }, { coverFees: true });
      await payGift(api, started);
      await runJobs(api);
      const { body } = await client.get(`/api/devotee/bookings/${line.lineId}`).expect(200);
      return { booking: body, totalCents: started.totalCents };
    };
    const first = await covered();
    const feeCents = first.totalCents - PRICE;
    expect(feeCents).toBe(4_82);
    expect(await books()).toEqual({ clearing: -PRICE, fees: -feeCents, 'income:poojas': first.totalCents });
    await cancel(first.booking);
    expect(await books()).toEqual({ fees: -feeCents, 'income:poojas': feeCents });
    const second = await covered();
    await byTemple(second.booking);
    expect(await books()).toEqual({ clearing: feeCents, fees: -2 * feeCents, 'income:poojas': feeCents });
  });
});

describe('a late move', () => {
  const late = { cancelHours: 240, changeFeeCents: 11_00 };
  async function lateBooking(): Promise<{ booking: OwnBooking; other: PoojaSlot }> {
    const { service, slot } = await offer(late);
    const other = await addSlot(office, place, service, 2, { time: '19:45' });
    return { booking: await book(slot), other };
  }

  it('credits the poojas with its fee, on a receipt of its own, and pays it back when the temple cancels', async () => {
    const { booking, other } = await lateBooking();
    const item = { bookingId: booking.id, slotId: other.id };
    const line = { lineId: newId(), templeSlug: place.temple.slug, kind: 'pooja-move', item };
    const { orders } = await addLines(client, line);
    await payGift(api, await checkOut(client, orders[0]!));
    expect(await books()).toEqual({ clearing: FEE - PRICE + 62 - 11_00, fees: -FEE - 62, 'income:poojas': PRICE + 11_00 });
    expect(await receipts()).toEqual([PRICE, 11_00]);
    await byTemple(booking);
    expect(await books()).toEqual({ clearing: FEE + 62, fees: -FEE - 62 });
    expect(await receipts()).toEqual([]);
  });

  it('costs nothing in the days of sutaka', async () => {
    const { booking, other } = await lateBooking();
    await client.post(`/api/devotee/bookings/${booking.id}/move`).send({ slotId: other.id, sutaka: true }).expect(200);
    expect(await books()).toEqual(KEPT);
    expect(await receipts()).toEqual([PRICE]);
  });
});

describe('a payment after the hold has lapsed', () => {
  /** A gift of $51.00 and a place, paid when the place was no longer held. */
  async function paidLate(taken: boolean): Promise<string> {
    const { slot } = await offerPooja(office, place, 1);
    const { orders } = await addLines(client, giftLine(place), poojaLine(place, slot));
    const started = await checkOut(client, orders[0]!);
    await payGift(api, started);
    await pass(50);
    await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
    if (taken) await addLines((await signInDonor(api)).client, poojaLine(place, slot));
    return started.orderId;
  }

  it('buys the place where it is still free', async () => {
    await paidLate(false);
    const fees = 6_16;
    const fund = `fund:${place.annadanam.id}`;
    expect(await books()).toEqual({ clearing: fees - 202_00, fees: -fees, 'income:poojas': PRICE, [fund]: 51_00 });
  });

  it('refunds the place alone where it is gone, and keeps the gift', async () => {
    const orderId = await paidLate(true);
    const fund = `fund:${place.annadanam.id}`;
    expect(await books()).toEqual({ clearing: 6_16 - 51_00, fees: -6_16, [fund]: 51_00 });
    expect(await orderOf(orderId)).toMatchObject({ status: 'partially-refunded', refundedCents: PRICE });
    const [row] = await api.database.reader.findBy(Receipt, { templeId: place.temple.id, status: 'valid' });
    expect([row!.totalCents, row!.deductibleCents]).toEqual([51_00, 51_00]);
  });
});

it('keeps where prasadam is mailed for a family that paid too late and waits first', async () => {
  const { slot } = await offerPooja(office, place, 1, { service: { prasadamCents: 12_00 } });
  const { orders } = await addLines(client, poojaLine(place, slot, { prasadamTo: ADDRESS }));
  await payGift(api, await checkOut(client, orders[0]!));
  await pass(50);
  await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
  await addLines((await signInDonor(api)).client, poojaLine(place, slot));
  await books();
  const { body: waits } = await client.get('/api/devotee/pooja-waits').expect(200);
  expect(waits).toMatchObject([{ position: 1, prasadamTo: ADDRESS }]);
});

it('puts a family that pays too late and is already waiting first on the waitlist, and says so', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { orders } = await addLines(client, poojaLine(place, slot));
  const started = await checkOut(client, orders[0]!);
  await payGift(api, started);
  await pass(50);
  await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
  await addLines((await signInDonor(api)).client, poojaLine(place, slot));
  const wait = { slotId: slot.id, participants: [MEERA], intention: '' };
  const before = await signInDonor(api);
  await post(before.client, '/api/devotee/pooja-waits', wait).expect(201);
  const { body: own } = await post(client, '/api/devotee/pooja-waits', wait).expect(201);
  expect(own.position).toBe(2);
  await books();
  const { body: waits } = await client.get('/api/devotee/pooja-waits').expect(200);
  expect(waits).toMatchObject([{ id: own.id, position: 1 }]);
  const { body: said } = await client.get('/api/account/notifications').expect(200);
  expect(JSON.stringify(said)).toContain('You’re first on the waitlist');
});

it.each<[string, (slot: PoojaSlot, service: PoojaService) => unknown]>([
  [
    'on a day without poojas',
    ({ date }) => office.post('/api/temple-admin/pooja-blackouts').send({ reason: 'Annual festival', from: date, to: date }).expect(201),
  ],
  [
    'by itself',
    ({ id, capacity, onlinePlaces, counterPlaces }) =>
      office.put(`/api/temple-admin/pooja-slots/${id}`).send({ capacity, onlinePlaces, counterPlaces, open: false }).expect(200),
  ],
  [
    'with its pooja',
    async (slot, { id, ...details }) => {
      await addLines((await signInDonor(api)).client, poojaLine(place, slot));
      await office
        .put(`/api/temple-admin/poojas/${id}`)
        .send({ ...details, active: false })
        .expect(200);
    },
  ],
])('puts nobody on the waitlist of a time that the temple closed %s before the payment arrived', async (_, close) => {
  const { service, slot } = await offerPooja(office, place, 1);
  const { orders } = await addLines(client, poojaLine(place, slot));
  const started = await checkOut(client, orders[0]!);
  await payGift(api, started);
  await pass(50);
  await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, new Date()));
  await close(slot, service);
  expect(await books()).toEqual({ clearing: FEE, fees: -FEE });
  expect(await orderOf(started.orderId)).toMatchObject({ status: 'refunded' });
  const { body: said } = await client.get('/api/account/notifications').expect(200);
  expect(JSON.stringify(said)).not.toContain('first on the waitlist');
});

it('a place from the waitlist costs what it costs when it is claimed', async () => {
  const { service, slot } = await offerPooja(office, place, 1);
  const booking = await book(slot);
  const other = await signInDonor(api);
  await other.client
    .post('/api/devotee/pooja-waits')
    .send({ slotId: slot.id, participants: [MEERA], intention: '' })
    .expect(201);
  const { id, ...details } = service satisfies PoojaService;
  await office
    .put(`/api/temple-admin/poojas/${id}`)
    .send({ ...details, priceCents: 171_00 })
    .expect(200);
  await cancel(booking);
  const [{ id: waitId }] = (await other.client.get('/api/devotee/pooja-waits').expect(200)).body;
  expect(await bookPooja(api, other.client, place, slot, { waitId })).toMatchObject({ amountCents: 171_00 });
  expect(await books()).toEqual({ clearing: FEE + 5_26 - 171_00, fees: -FEE - 5_26, 'income:poojas': 171_00 });
  expect(await receipts()).toEqual([171_00]);
});

it('a walk-in pays its price into the drawer, whatever was handed over, and is owed it once it is canceled', async () => {
  const { slot } = await offer({}, { onlinePlaces: 0, counterPlaces: 2 });
  const booking = await bookAtCounter(office, slot.id);
  await bookAtCounter(office, slot.id, { method: 'check', checkNumber: '1042' });
  expect(await books()).toEqual({ cash: -2 * PRICE, 'income:poojas': 2 * PRICE });
  expect(await receipts()).toEqual([PRICE, PRICE]);
  await byTemple(booking);
  expect(await books()).toEqual({ cash: -2 * PRICE, 'refunds-owed': PRICE, 'income:poojas': PRICE });
  expect(await receipts()).toEqual([PRICE]);
});

it('places beyond a lowered capacity stay paid; a canceled one isn’t sold again', async () => {
  const { slot } = await offer();
  const [first] = [await book(slot), await book(slot)];
  await office
    .put(`/api/temple-admin/pooja-slots/${slot.id}`)
    .send({ capacity: 1, onlinePlaces: 1, counterPlaces: 0, open: true })
    .expect(200);
  await cancel(first);
  await client.post('/api/devotee/cart/lines').send(poojaLine(place, slot)).expect(409);
  expect(await books()).toEqual({ clearing: 2 * FEE - PRICE, fees: -2 * FEE, 'income:poojas': PRICE });
  expect(await receipts()).toEqual([PRICE]);
});

it('a request is paid in two parts, each with its receipt, and refunded in full by the temple', async () => {
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  await payRequest(api, client, place, quoted);
  expect(await books()).toEqual({ clearing: 3_23 - 101_00, fees: -3_23, 'income:poojas': 101_00 });
  await payRequest(api, client, place, quoted, 'rest');
  expect(await books()).toEqual({ clearing: 3_23 + 4_65 - 251_00, fees: -3_23 - 4_65, 'income:poojas': 251_00 });
  expect(await receipts()).toEqual([150_00, 101_00]);
  await post(office, `/api/temple-admin/pooja-requests/${quoted.id}/cancel`, { reason: 'The priest is ill' }).expect(200);
  expect(await books()).toEqual({ clearing: 3_23 + 4_65, fees: -3_23 - 4_65 });
  expect(await receipts()).toEqual([]);
});

it.each([
  ['included', { dakshina: -15_02, 'priests-dakshina': 15_02 }],
  ['pooled', { dakshina: -15_02, 'priests-dakshina': 15_02 }],
  ['separate', {}],
])('dakshina that is %s is owed beside what two families paid, and nothing else moves', async (dakshina, owed) => {
  const given = { dakshina, dakshinaCents: 7_51, noticeHours: 0 };
  const { slot } = await offer(given, { onlinePlaces: 0, counterPlaces: 2, ...soonAt(place) });
  const priest = await signInPriest(api, { temples: [place.temple] });
  await assign(office, slot.id, { accountId: priest.account.id, agreed: true });
  for (const { id } of [await bookAtCounter(office, slot.id), await bookAtCounter(office, slot.id)])
    await post(office, `/api/temple-admin/bookings/${id}/performed`).expect(200);
  const key = { templeId: place.temple.id, id: slot.id };
  await api.database.transaction((tx) => api.get(CompletedServices).complete(tx, key));
  const paid = { cash: -2 * PRICE, 'income:poojas': 2 * PRICE };
  expect(await books()).toEqual({ ...paid, ...owed });
  if (dakshina === 'separate') return;
  const payment = { accountId: priest.account.id, cents: 15_02, method: 'cash', reference: '', paidOn: dateIn(place, 0) };
  await post(office, '/api/temple-admin/dakshina/pay', payment).expect(200);
  expect(await books()).toEqual({ ...paid, cash: -2 * PRICE + 15_02, dakshina: -15_02 });
});
