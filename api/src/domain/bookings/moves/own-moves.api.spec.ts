import type { OwnBooking, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { addSlot, bookPooja, dateIn, offerPooja, poojaLine } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { momentIn } from '../../notifications/moment-format.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { BookingRow } from '../booking.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const FEE = { cancelHours: 480, changeFeeCents: 1_100, sutakaWaives: true };

/** A booking ten days ahead, of a pooja with these terms. */
async function booked(terms: object) {
  const { service, slot } = await offerPooja(office, place, 4, { service: terms, date: dateIn(place, 10) });
  const { client, account } = await signInDonor(api);
  return { client, account, service, booking: await bookPooja(api, client, place, slot) };
}

const other = (service: PoojaService, days: number, time = '13:00') =>
  addSlot(office, place, service, 4, { date: dateIn(place, days), time });
const move = (client: TestAgent, { id }: OwnBooking, { id: slotId }: PoojaSlot, given: object = {}) =>
  client.post(`/api/devotee/bookings/${id}/move`).send({ slotId, ...given });
const cartMove = (client: TestAgent, { id: bookingId }: OwnBooking, { id: slotId }: PoojaSlot) => {
  const item = { bookingId, slotId };
  return client.post('/api/devotee/cart/lines').send({ lineId: newId(), templeSlug: place.temple.slug, kind: 'pooja-move', item });
};

it.each([
  ['without enough notice', { noticeHours: 96 }, 3, 'slot-too-soon'],
  ['further ahead than it can be booked', { daysAhead: 20 }, 22, 'slot-too-far'],
])('isn’t moved by its family to a time %s', async (_what, terms, days, code) => {
  const { client, booking, service } = await booked(terms);
  const there = await other(service, days);
  expect((await move(client, booking, there).expect(409)).body).toMatchObject({ code });
  await move(client, booking, await other(service, 12)).expect(200);
});

it.each([
  ['without enough notice', { noticeHours: 96 }, 3, 'slot-too-soon'],
  ['further ahead than it can be booked', { daysAhead: 20 }, 22, 'slot-too-far'],
])('isn’t moved for a fee, or in sutaka, to a time %s', async (_what, terms, days, code) => {
  const { client, booking, service } = await booked({ ...FEE, ...terms });
  const there = await other(service, days);
  expect((await cartMove(client, booking, there).expect(409)).body.code).toBe(code);
  expect((await move(client, booking, there, { sutaka: true }).expect(409)).body.code).toBe(code);
  await cartMove(client, booking, await other(service, 12)).expect(200);
});

it('frees one place where it is canceled and moved at the same moment', async () => {
  const soldAt = async ({ id }: { id: string }) => (await api.database.reader.findOneByOrFail(PoojaSlotRow, { id })).onlineSold;
  const cancel = (client: TestAgent, { id }: OwnBooking) =>
    client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send();
  const cancelFor = (_: TestAgent, { id }: OwnBooking) =>
    office.post(`/api/temple-admin/bookings/${id}/cancel`).set('idempotency-key', newId()).send({ reason: 'Double' });
  for (const end of [cancel, cancelFor, cancel, cancelFor]) {
    const { client, booking, service } = await booked({});
    const there = await other(service, 12);
    await Promise.all([move(client, booking, there), end(client, booking)]);
    const { status, slotId } = await api.database.reader.findOneByOrFail(BookingRow, { id: booking.id });
    const sold = status === 'confirmed' ? 1 : 0;
    expect([await soldAt(booking.slot), await soldAt(there)]).toEqual(slotId === there.id ? [0, sold] : [sold, 0]);
  }
});

it.each([['free'], ['for a fee']])(
  'is moved %s by its family, which reads the old time and the new one, on the temple’s clocks',
  async (how) => {
    const { client, account, booking, service } = await booked(how === 'free' ? {} : FEE);
    const there = await other(service, 12);
    if (how === 'free') await move(client, booking, there).expect(200);
    else await payGift(api, await checkOut(client, (await cartMove(client, booking, there).expect(200)).body.orders[0]));
    await runJobs(api);
    const at = ({ startsAt }: { startsAt: string }) => momentIn('en-US', startsAt, place.temple.timeZone);
    const mails = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.endsWith(`is now on ${at(there)}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`You moved it from ${at(booking.slot)}.`);
    expect(at(there)).toMatch(/^\w{3}, \w{3} \d+, 1:00\sPM E[DS]T$/);
    const { items } = (await client.get('/api/account/notifications').expect(200)).body;
    expect(items.filter(({ title }: { title: string }) => title.endsWith(at(there)))).toHaveLength(1);
  },
);

it.each([['free'], ['for a fee']])('isn’t moved %s into the days of another booking of its pooja', async (how) => {
  const terms = { againAfterDays: 5, ...(how === 'free' ? {} : FEE) };
  const { client, booking, service } = await booked(terms);
  await bookPooja(api, client, place, await other(service, 16));
  const [near, far] = [await other(service, 13), await other(service, 9)];
  const ask = how === 'free' ? move : cartMove;
  expect((await ask(client, booking, near)).body.code).toBe('booking-limit');
  await ask(client, booking, far).expect(200);
});

it.each([['free'], ['for a fee']])('isn’t moved %s into the days of another booking of its order', async (how) => {
  const terms = { againAfterDays: 5, ...(how === 'free' ? {} : FEE) };
  const { service, slot } = await offerPooja(office, place, 4, { service: terms, date: dateIn(place, 10) });
  const { client } = await signInDonor(api);
  const [line, later] = [poojaLine(place, slot), poojaLine(place, await other(service, 20))];
  await payGift(api, await checkOut(client, (await addLines(client, line, later)).orders[0]!));
  await runJobs(api);
  const { body: booking } = await client.get(`/api/devotee/bookings/${line.lineId}`).expect(200);
  const ask = how === 'free' ? move : cartMove;
  for (const days of [17, 24]) expect((await ask(client, booking, await other(service, days))).body.code).toBe('booking-limit');
  await ask(client, booking, await other(service, 13)).expect(200);
});

it.each([['free'], ['for a fee']])(
  'is moved %s within its days with what its order has at the same time, one after the other',
  async (how) => {
    const terms = { againAfterDays: 5, ...(how === 'free' ? {} : FEE) };
    const { service, slot } = await offerPooja(office, place, 4, { service: terms, date: dateIn(place, 10) });
    const { client } = await signInDonor(api);
    const lines = [poojaLine(place, slot), poojaLine(place, slot)];
    await payGift(api, await checkOut(client, (await addLines(client, ...lines)).orders[0]!));
    await runJobs(api);
    const there = await other(service, 9);
    const ask = how === 'free' ? move : cartMove;
    for (const { lineId: id } of lines) await ask(client, { id } as OwnBooking, there).expect(200);
  },
);

it('is moved by the office to any time', async () => {
  const { client, booking, service } = await booked({ noticeHours: 96, daysAhead: 20, againAfterDays: 5 });
  await bookPooja(api, client, place, await other(service, 16));
  for (const days of [3, 15, 22]) {
    const { id: slotId } = await other(service, days);
    await office.post(`/api/temple-admin/bookings/${booking.id}/move`).send({ slotId }).expect(200);
  }
});

it('isn’t moved as a whole time by more than a year', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const to = { date: '2099-01-14', time: '11:00', reason: 'Festival', anyway: true };
  const ask = () => office.post(`/api/temple-admin/pooja-slots/${slot.id}/move`).set('idempotency-key', newId()).send(to);
  expect((await ask().expect(409)).body.code).toBe('slot-move-refused');
  const { body } = await office.get(`/api/temple-admin/pooja-slots/${slot.id}/move?date=${to.date}&time=${to.time}`).expect(200);
  expect(body.conflicts).toEqual([{ firm: true, message: { code: 'pooja-slot.too-far', params: { days: 365 } } }]);
});
