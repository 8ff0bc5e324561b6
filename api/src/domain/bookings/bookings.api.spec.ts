import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, askCheckout, cartOf, checkOut, giftLine } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import {
  addSlot,
  bookAtCounter,
  bookPooja,
  cancelBooking,
  countsOf,
  dateIn,
  HOME,
  joinWaitlist,
  MEERA,
  offerPooja,
  poojaLine,
  slotNow,
  walkIn,
} from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { ProofService } from '../proof/proof.service.ts';
import { BookingRow } from './booking.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const add = (client: TestAgent, slot: PoojaSlot, more: object = {}) =>
  client.post('/api/devotee/cart/lines').send(poojaLine(place, slot, more));

it('books a place with its names when it was paid for, as a fee that credits the poojas', async () => {
  const { slot, service } = await offerPooja(office, place);
  const { client, account } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  expect(booking).toMatchObject({ status: 'confirmed', amountCents: 15_100, participants: [MEERA], intention: 'Health of the family' });
  expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 1, counterSold: 0 });
  const { body: order } = await office.get(`/api/temple-admin/donations/${booking.orderId}`);
  expect(order.lines).toMatchObject([{ label: service.name, taxClass: 'fee', amountCents: 15_100 }]);
  const mails = (await deliveredTo(api, account.email)).map(({ subject }) => subject).join('\n');
  expect(mails).toContain(`${service.name} is booked for`);
});

it('sells exactly ten of ten places to two hundred requests at once', async () => {
  const { slot } = await offerPooja(office, place, 10);
  const people = await Promise.all(Array.from({ length: 20 }, () => signInDonor(api)));
  const tries = people.flatMap(({ client }) => Array.from({ length: 10 }, () => client));
  const answers = await Promise.all(tries.map((client) => add(client, slot)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'added' : body.code));
  expect(codes.filter((code) => code === 'added').length).toBeLessThanOrEqual(10);
  expect((await slotNow(office, slot)).held).toBe(codes.filter((code) => code === 'added').length);
});

it('gives the counter its own places in the same slot', async () => {
  const { slot } = await offerPooja(office, place, 3, { onlinePlaces: 1, counterPlaces: 1 });
  const { client } = await signInDonor(api);
  await bookPooja(api, client, place, slot);
  expect((await add((await signInDonor(api)).client, slot).expect(409)).body.code).toBe('place-gone');
  const booking = await bookAtCounter(office, slot.id);
  expect(booking).toMatchObject({ channel: 'counter', status: 'confirmed', bookedBy: 'Sunitha Hegde' });
  const full = await office.post('/api/temple-admin/bookings').set('idempotency-key', newId()).send(walkIn(slot.id)).expect(409);
  expect(full.body.code).toBe('place-gone');
  expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 1, counterSold: 1 });
});

it('says what was booked, when and for how many, in the cart, after payment and by mail', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { client, account } = await signInDonor(api);
  const line = poojaLine(place, slot);
  const { orders } = await addLines(client, line, giftLine(place));
  const occasion = { startsAt: slot.startsAt, people: 1 };
  expect(orders).toMatchObject([{ temple: { timeZone: place.temple.timeZone }, lines: [{ occasion }, { kind: 'donation' }] }]);
  const started = await checkOut(client, orders[0]!);
  await payGift(api, started);
  await runEveryJob(api);
  const { body } = await client.get(`/api/devotee/donations/${started.orderId}`).expect(200);
  expect(body.lines[0]).toMatchObject({ kind: 'pooja', occasion });
  const mail = (await deliveredTo(api, account.email)).find(({ subject }) => subject === `Your payment to ${place.temple.name}`)!;
  expect(mail.text).toMatch(/\$151\.00 \(fee\), \w{3}, \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T, 1 person/);
  expect(mail.text).toContain('Annadanam: $51.00 (gift)');
  expect(mail.text).toMatch(new RegExp(`See your booking: .*/bookings\\?booking=${line.lineId}`));
});

it('frees the place of a booking that its family cancels in time, and pays all of it back', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { client } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  expect(booking.refundCents).toBe(15_100);
  const { body } = await cancelBooking(client, booking, 15_000).expect(200);
  expect(body).toMatchObject({ status: 'canceled', paidBackCents: 15_100 });
  expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 0, counterSold: 0 });
  await runEveryJob(api);
  const { body: order } = await office.get(`/api/temple-admin/donations/${booking.orderId}`).expect(200);
  expect(order.refundedCents).toBe(15_100);
  expect((await cancelBooking(client, booking).expect(409)).body.code).toBe('booking-ended');
  expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 0, counterSold: 0 });
});

it('pays nothing back to who cancels after the limit, and says so first where more was shown', async () => {
  const { slot } = await offerPooja(office, place, 1, { service: { cancelHours: 2_160 } });
  const { client } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  expect(booking).toMatchObject({ refundCents: 0, refundableUntil: null });
  const { body: refused } = await cancelBooking(client, booking, 15_100).expect(409);
  expect(refused).toMatchObject({ code: 'booking-refund-changed', message: expect.stringContaining('it’s $0.00 now') });
  expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 1, counterSold: 0 });
  expect((await cancelBooking(client, booking, 0).expect(200)).body.paidBackCents).toBe(0);
  await runEveryJob(api);
  const { body: order } = await office.get(`/api/temple-admin/donations/${booking.orderId}`).expect(200);
  expect(order.refundedCents).toBe(0);
  expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 0, counterSold: 0 });
});

it('refunds everything when the temple cancels, and says why', async () => {
  const { slot } = await offerPooja(office, place, 1, { service: { cancelHours: 2_160 } });
  const { client, account } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  const post = office.post(`/api/temple-admin/bookings/${booking.id}/cancel`).set('idempotency-key', newId());
  await post.send({ reason: 'The hall is flooded' }).expect(200);
  await runEveryJob(api);
  const { body: order } = await office.get(`/api/temple-admin/donations/${booking.orderId}`).expect(200);
  expect(order.refundedCents).toBe(15_100);
  expect((await deliveredTo(api, account.email)).map(({ text }) => text).join('\n')).toContain('The hall is flooded');
});

describe('a time that the temple cancels', () => {
  const cancelSlot = (slot: PoojaSlot) =>
    office
      .post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`)
      .set('idempotency-key', newId())
      .send({ reason: 'The hall is flooded' });

  it('shows what it does first, then refunds and notifies every family once', async () => {
    const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1 });
    const [family, waiting] = [await signInDonor(api), await signInDonor(api)];
    const booking = await bookPooja(api, family.client, place, slot);
    const walkedIn = await bookAtCounter(office, slot.id, { phone: '+17325550199' });
    await joinWaitlist(waiting.client, slot).expect(201);
    const { body: before } = await office.get(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).expect(200);
    expect(before).toMatchObject({ status: 'open', families: 2, names: 2, refundCents: 30_200, notified: 2, waiting: 1, canceled: 0 });
    expect(before.toCall).toEqual([{ bookedBy: walkedIn.bookedBy, phone: '+17325550199' }]);

    await cancelSlot(slot).expect(200);
    await cancelSlot(slot).expect(200);
    await runEveryJob(api);
    const { body: after } = await office.get(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).expect(200);
    expect(after).toMatchObject({ status: 'canceled', families: 0, refundCents: 0, waiting: 0, canceled: 2 });
    expect(after.toCall).toEqual(before.toCall);
    for (const { orderId } of [booking, walkedIn])
      expect((await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body.refundedCents).toBe(15_100);
    expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 0, counterSold: 0 });
    const mail = async (email: string) => (await deliveredTo(api, email)).filter(({ text }) => text.includes('The hall is flooded'));
    expect(await mail(family.account.email)).toHaveLength(1);
    expect(await mail(waiting.account.email)).toHaveLength(1);
  });

  it('can’t be bought any more, and refunds a payment that was under way', async () => {
    const { slot } = await offerPooja(office, place, 2);
    const { client } = await signInDonor(api);
    const line = poojaLine(place, slot);
    const { orders } = await addLines(client, line);
    const started = await checkOut(client, orders[0]!);
    await cancelSlot(slot).expect(200);
    await payGift(api, started);
    await runEveryJob(api);
    expect((await client.get(`/api/devotee/bookings/${line.lineId}`)).status).toBe(404);
    expect((await client.get('/api/devotee/pooja-waits').expect(200)).body).toEqual([]);
    expect((await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200)).body.refundedCents).toBe(15_100);
    expect(await countsOf(office, slot)).toEqual({ held: 0, onlineSold: 0, counterSold: 0 });
    expect((await add((await signInDonor(api)).client, slot).expect(409)).body.code).toBe('slot-canceled');
  });
});

it('can be changed while it names somebody who was removed from the family', async () => {
  const { slot } = await offerPooja(office, place, 4);
  const { client } = await signInDonor(api);
  const { body: member } = await client.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
  const participants = [{ ...MEERA, name: 'Anika', familyMemberId: member.id }];
  const { id } = await bookPooja(api, client, place, slot, { participants });
  await client.delete(`/api/devotee/family/members/${member.id}`).expect(200);
  await client.put(`/api/devotee/bookings/${id}`).send({ participants, intention: 'Her exams' }).expect(200);
  expect((await client.get(`/api/devotee/bookings/${id}`).expect(200)).body).toMatchObject({ intention: 'Her exams' });
});

it('packs prasadam after the pooja, not for a canceled booking, and still takes it back from the mail', async () => {
  const { slot } = await offerPooja(office, place, 8, { service: { prasadamCents: 1_200 } });
  const { client } = await signInDonor(api);
  const prasadamTo = HOME;
  const { id } = await bookPooja(api, client, place, slot, { prasadamTo });
  const list = async () => (await office.get('/api/temple-admin/bookings?prasadam=none').expect(200)).body.items;
  const prasadam = (status: string) => office.post(`/api/temple-admin/bookings/${id}/prasadam`).send({ status, trackingNumber: '' });
  expect(JSON.stringify(await list())).not.toContain(id);
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { status: 'performed' }));
  expect(JSON.stringify(await list())).toContain(id);
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { status: 'canceled' }));
  expect(JSON.stringify(await list())).not.toContain(id);
  expect((await prasadam('packed').expect(409)).body.code).toBe('state-conflict');
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { prasadam: 'shipped' }));
  await prasadam('returned').expect(200);
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { prasadam: 'packed' }));
  await prasadam('none').expect(200);
});

it('moves a booking to another time, takes its new place first, and frees the old one', async () => {
  const { slot, service } = await offerPooja(office, place, 1);
  const later = await addSlot(office, place, service, 1, { time: '18:30' });
  const { client } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  const { body: moved } = await client.post(`/api/devotee/bookings/${booking.id}/move`).send({ slotId: later.id }).expect(200);
  expect(moved.slot.startsAt).toBe(later.startsAt);
  expect([(await countsOf(office, slot)).onlineSold, (await countsOf(office, later)).onlineSold]).toEqual([0, 1]);
  const other = await bookPooja(api, (await signInDonor(api)).client, place, slot);
  const post = office.post(`/api/temple-admin/bookings/${other.id}/move`);
  expect((await post.send({ slotId: later.id }).expect(409)).body.code).toBe('place-gone');
  expect((await countsOf(office, slot)).onlineSold).toBe(1);
});

it('notifies a family of each move by the office, also of one back to a time that it had before', async () => {
  const { slot, service } = await offerPooja(office, place, 2);
  const later = await addSlot(office, place, service, 2, { time: '18:30' });
  const { client, account } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot);
  for (const { id } of [later, slot, later])
    await office.post(`/api/temple-admin/bookings/${booking.id}/move`).send({ slotId: id }).expect(200);
  await runJobs(api);
  const mails = await deliveredTo(api, account.email);
  expect(mails.filter(({ text }) => text.includes('moved it from'))).toHaveLength(3);
});

describe('bad input', () => {
  it('refuses another family’s member, and too many names, and holds nothing', async () => {
    const { slot } = await offerPooja(office, place, 1, { service: { namesMax: 2 } });
    const { client } = await signInDonor(api);
    const stranger = await signInDonor(api);
    const member = await stranger.client.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
    const foreign = await add(client, slot, { participants: [{ ...MEERA, familyMemberId: member.body.id }] }).expect(400);
    expect(JSON.stringify(foreign.body)).toContain('This person isn’t in your family list');
    const many = await add(client, slot, { participants: [MEERA, MEERA, MEERA] }).expect(400);
    expect(JSON.stringify(many.body)).toContain('This pooja takes up to 2 names');
    expect((await slotNow(office, slot)).held).toBe(0);
  });

  it('refuses more of one pooja than an order takes', async () => {
    const { slot } = await offerPooja(office, place, 8, { service: { againAfterDays: 7 } });
    const { client } = await signInDonor(api);
    await bookPooja(api, client, place, slot);
    expect((await add(client, slot).expect(422)).body.code).toBe('booking-limit');
    expect((await cartOf(client)).lineCount).toBe(0);
  });

  it('refuses more of one pooja than an order takes, however it is put together', async () => {
    const { slot } = await offerPooja(office, place, 8, { service: { perOrderMax: 2 } });
    const { client } = await signInDonor(api);
    const first = poojaLine(place, slot);
    await addLines(client, first);
    await add(client, slot).expect(200);
    expect((await add(client, slot).expect(422)).body.code).toBe('booking-limit');
    await client.delete(`/api/devotee/cart/lines/${first.lineId}`).expect(200);
    await add(client, slot).expect(200);
    expect((await slotNow(office, slot)).held).toBe(2);
    const { client: other } = await signInDonor(api);
    const answers = await Promise.all([1, 2, 3].map(() => add(other, slot)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  });

  it('refuses one again within its days while the first waits for its payment', async () => {
    const { slot } = await offerPooja(office, place, 8, { service: { againAfterDays: 7 } });
    const { client } = await signInDonor(api);
    const cart = await addLines(client, poojaLine(place, slot));
    await checkOut(client, cart.orders[0]!);
    expect((await add(client, slot).expect(422)).body.code).toBe('booking-limit');
  });

  it('refuses one again within its days in the same cart, also once its places lapsed there, but not several at one time', async () => {
    const { slot, service } = await offerPooja(office, place, 8, { service: { againAfterDays: 7 } });
    const later = await addSlot(office, place, service, 8, { date: dateIn(place, 10) });
    const { client } = await signInDonor(api);
    for (const _time of [1, 2]) await add(client, slot).expect(200);
    expect((await add(client, later).expect(422)).body.code).toBe('booking-limit');
    await api.database.transaction((tx) => tx.update(OrderLine, { itemId: slot.id }, { heldUntil: new Date(0) }));
    await runEveryJob(api);
    await add(client, later).expect(200);
    const [order] = (await cartOf(client)).orders;
    expect((await askCheckout(client, order!)).body.code).toBe('booking-limit');
  });
});

it('keeps the books in balance', async () => {
  const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1 });
  const { client } = await signInDonor(api);
  await cancelBooking(client, await bookPooja(api, client, place, slot));
  await bookAtCounter(office, slot.id);
  await addLines(client, poojaLine(place, slot));
  await runEveryJob(api);
  const proof = await api.get(ProofService).ofTemple(place.temple.id);
  expect(proof.differences).toEqual([]);
});
