import type { DayCancellation } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { addSlot, bookAtCounter, bookPooja, dateIn, offerPooja, poojaLine } from '../../../../test/poojas.ts';
import { scheduledRequest } from '../../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { ProofService } from '../../proof/proof.service.ts';

const PATH = '/api/temple-admin/pooja-day/cancellation';
const reason = 'A snowstorm closed the roads';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));

const preview = async (date: string): Promise<DayCancellation> => (await office.get(PATH).query({ date }).expect(200)).body;
const cancel = (date: string, client = office) => client.post(PATH).set('idempotency-key', newId()).send({ date, reason });
const refunded = async ({ orderId }: { orderId: string }) =>
  (await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body.refundedCents;

it('cancels every time of a day, once for each family, and nothing of another day or temple', async () => {
  const date = dateIn(place, 5);
  const { slot, service } = await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1 });
  const evening = await addSlot(office, place, service, 2, { time: '18:00' });
  const next = await addSlot(office, place, service, 2, { date: dateIn(place, 6) });
  const elsewhere = await buildGivingTemple(api);
  const other = await offerPooja((await signInStaff(api, { temple: elsewhere.temple })).client, elsewhere, 2);
  const family = await signInDonor(api);
  const waiting = await signInDonor(api);
  const bookings = [
    await bookPooja(api, family.client, place, slot),
    await bookPooja(api, family.client, place, evening),
    await bookAtCounter(office, slot.id, { phone: '+17325550199' }),
  ];
  const untouched = [await bookPooja(api, family.client, place, next), await bookPooja(api, family.client, elsewhere, other.slot)];
  const wait = { slotId: slot.id, participants: [{ name: 'Uma' }], intention: '' };
  await waiting.client.post('/api/devotee/pooja-waits').send(wait).expect(201);
  expect(await preview(date)).toMatchObject({
    ...{ families: 3, names: 3, refundCents: 45_300, notified: 2, waiting: 1, canceled: 0 },
    toCall: [{ phone: '+17325550199' }],
    times: [
      { id: slot.id, status: 'open', families: 2 },
      { id: evening.id, status: 'open', families: 1 },
    ],
  });
  await Promise.all([cancel(date).expect(200), cancel(date).expect(200)]);
  for (let done = 1; done > 0; ) done = await runJobs(api);
  const after = await preview(date);
  expect(after).toMatchObject({ families: 0, refundCents: 0, waiting: 0, canceled: 3, toCall: [{ phone: '+17325550199' }] });
  expect(after.times.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  for (const booking of bookings) expect(await refunded(booking)).toBe(15_100);
  expect(await refunded(untouched[0]!)).toBe(0);
  for (const { id } of untouched)
    expect((await family.client.get(`/api/devotee/bookings/${id}`).expect(200)).body.status).toBe('confirmed');
  const told = async (email: string) => (await deliveredTo(api, email)).filter(({ text }) => text.includes(reason)).length;
  expect([await told(family.account.email), await told(waiting.account.email)]).toEqual([2, 1]);
  expect(await api.get(ProofService).ofTemple(place.temple.id)).toMatchObject({ holds: true });
});

it('tells a walk-in by the address they gave, and who has an accepted offer in the cart', async () => {
  const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1 });
  const [holder, accepting] = [await signInDonor(api), await signInDonor(api)];
  const booking = await bookPooja(api, holder.client, place, slot);
  const wait = { slotId: slot.id, participants: [{ name: 'Uma' }], intention: '' };
  const { id: waitId } = (await accepting.client.post('/api/devotee/pooja-waits').send(wait).expect(201)).body;
  await holder.client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).send().expect(200);
  await addLines(accepting.client, poojaLine(place, slot, { waitId }));
  const email = `${newId()}@example.org`;
  await bookAtCounter(office, slot.id, { email, phone: '+17325550199' });
  expect(await preview(dateIn(place, 5))).toMatchObject({ families: 1, notified: 1, toCall: [] });
  await cancel(dateIn(place, 5)).expect(200);
  for (let done = 1; done > 0; ) done = await runJobs(api);
  const told = async (to: string) => (await deliveredTo(api, to)).filter(({ text }) => text.includes(reason));
  const [walkIn] = await told(email);
  expect(walkIn).toMatchObject({ subject: expect.stringContaining(`${place.temple.name} canceled `), links: [] });
  expect(walkIn?.text).toContain('You get $151.00 back.');
  expect((await told(accepting.account.email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('The place in your cart is gone'),
  ]);
});

it('keeps the reason of a time that was canceled before its day, and whom the office has to call', async () => {
  const date = dateIn(place, 5);
  const { slot, service } = await offerPooja(office, place, 2, { counterPlaces: 1, onlinePlaces: 1 });
  await addSlot(office, place, service, 2, { time: '18:00' });
  await bookAtCounter(office, slot.id, { phone: '+17325550199' });
  const alone = `/api/temple-admin/pooja-slots/${slot.id}/cancellation`;
  await office.post(alone).set('idempotency-key', newId()).send({ reason: 'The priest is ill' }).expect(200);
  await runJobs(api);
  const toCall = [{ phone: '+17325550199' }];
  expect((await office.get(alone).expect(200)).body).toMatchObject({ canceled: 1, toCall });
  expect((await cancel(date).expect(200)).body).toMatchObject({ toCall });
  expect((await office.get(alone).expect(200)).body).toMatchObject({ toCall });
  const canceled = { subjectId: slot.id, action: 'pooja-slot.canceled' as const };
  expect(await api.database.reader.countBy(AuditEntry, canceled)).toBe(1);
});

it('cancels what families requested with the day, each once and with all they paid, but by itself only as a request', async () => {
  const family = await signInDonor(api);
  const { id, bookingId, chosen } = await scheduledRequest(api, family.client, office, place);
  const { date } = chosen!;
  const { body: booking } = await family.client.get(`/api/devotee/bookings/${bookingId}`).expect(200);
  const alone = `/api/temple-admin/pooja-slots/${booking.slot.id}/cancellation`;
  expect((await office.get(alone).expect(409)).body.code).toBe('booking-of-request');
  const tried = await office.post(alone).set('idempotency-key', newId()).send({ reason });
  expect([tried.status, tried.body.code]).toEqual([409, 'booking-of-request']);
  expect(await preview(date)).toMatchObject({
    families: 1,
    notified: 1,
    refundCents: 10_100,
    times: [{ id: booking.slot.id, status: 'open' }],
  });
  await Promise.all([cancel(date).expect(200), cancel(date).expect(200)]);
  for (let done = 1; done > 0; ) done = await runJobs(api);
  expect(await preview(date)).toMatchObject({ families: 0, canceled: 1, refundCents: 0, times: [{ status: 'canceled' }] });
  expect((await office.get(`/api/temple-admin/pooja-requests/${id}`).expect(200)).body).toMatchObject({ status: 'canceled', reason });
  expect((await family.client.get(`/api/devotee/bookings/${bookingId}`).expect(200)).body).toMatchObject({
    status: 'canceled',
    canceledWhy: reason,
  });
  expect(await refunded(booking)).toBe(10_100);
  expect((await deliveredTo(api, family.account.email)).filter(({ text }) => text.includes(reason))).toHaveLength(1);
  expect(await api.get(ProofService).ofTemple(place.temple.id)).toMatchObject({ holds: true });
});

it('leaves out a time that a request gave up', async () => {
  const { client } = await signInDonor(api);
  const { id, bookingId, chosen } = await scheduledRequest(api, client, office, place);
  await office
    .post(`/api/temple-admin/pooja-requests/${id}/schedule`)
    .send({ date: dateIn(place, 25), time: '09:00' })
    .expect(200);
  expect(await preview(chosen!.date)).toMatchObject({ times: [], families: 0 });
  await cancel(chosen!.date).expect(200);
  await runJobs(api);
  expect((await client.get(`/api/devotee/bookings/${bookingId}`).expect(200)).body.status).toBe('confirmed');
});

it('keeps to what a role refunds, of all families together', async () => {
  const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 0, counterPlaces: 2 });
  for (let family = 0; family < 2; family += 1) await bookAtCounter(office, slot.id);
  const limits = { 'bookings:cancel': 20_000 };
  const clerk = await signInStaff(api, { temple: place.temple, permissions: ['bookings:read', 'bookings:cancel'], limits });
  expect((await cancel(dateIn(place, 5), clerk.client).expect(403)).body.code).toBe('amount-beyond-role');
  expect(await preview(dateIn(place, 5))).toMatchObject({ families: 2, times: [{ status: 'open' }] });
});
