import type { PoojaRequestDetail } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import { TEST_PASSWORD } from '../../../../test/factories/account.factory.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { bookPooja, offerPooja } from '../../../../test/poojas.ts';
import { acceptedRequest, HOME, makeRequest, payRequest, quoteRequest, requestLine, scheduledRequest } from '../../../../test/requests.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Refund } from '../../orders/refunds/refund.entity.ts';
import { PoojaRequestRow } from '../../pooja-requests/pooja-request.entity.ts';
import { RequestClock } from '../../pooja-requests/request-clock.service.ts';
import { BookingRow } from '../booking.entity.ts';
import { FormerBookingRow } from './former-booking.entity.ts';
import { FormerBookings } from './former-bookings.service.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

type Devotee = Awaited<ReturnType<typeof signInDonor>>;
const leave = ({ client, account }: Devotee) =>
  client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD }).expect(200);
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const booked = (id: string) => api.database.reader.findOneByOrFail(BookingRow, { id });
const asked = (id: string) => api.database.reader.findOneByOrFail(PoojaRequestRow, { id });
const accepted = ({ client }: Devotee) => acceptedRequest(api, client, office, place);
const NOBODY = { participants: [], intention: '', wish: '', accountId: null };
const sweep = (days: number) => api.get(FormerBookings).run(inDays(days));

it('keeps the names of a devotee who left until they were said, and erases them thirty days later', async () => {
  const devotee = await signInDonor(api);
  const { slot } = await offerPooja(office, place);
  const { id } = await bookPooja(api, devotee.client, place, slot);
  const { id: requestId, bookingId } = await scheduledRequest(api, devotee.client, office, place);
  await leave(devotee);
  // The one is five days ahead, the other twenty.
  await sweep(33);
  for (const each of [id, bookingId!]) expect((await booked(each)).participants).toHaveLength(1);
  await sweep(37);
  await sweep(52);
  for (const each of [id, bookingId!])
    expect(await booked(each)).toMatchObject({ participants: [], intention: '', note: null, bookedBy: 'Former devotee' });
  expect(await api.database.reader.findOneByOrFail(PoojaRequestRow, { id: requestId })).toMatchObject({ participants: [], wish: '' });
  expect(await api.database.reader.count(FormerBookingRow)).toBe(0);
});

it('keeps no name in the refund that a devotee who left had asked for', async () => {
  const { slot } = await offerPooja(office, place, 2);
  const devotee = await signInDonor(api);
  const { client, account } = devotee;
  const { id } = await bookPooja(api, client, place, slot);
  const { orderId } = await booked(id);
  await client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send().expect(200);
  const refund = () => api.database.reader.findOneByOrFail(Refund, { orderId });
  expect(await refund()).toMatchObject({ requestedBy: account.fullName, requestedById: account.id });
  await leave(devotee);
  expect(await refund()).toMatchObject({ requestedBy: 'Former devotee', requestedById: null });
});

it('erases the names of a devotee who left once their booking is canceled', async () => {
  const devotee = await signInDonor(api);
  const { id, bookingId } = await scheduledRequest(api, devotee.client, office, place);
  await leave(devotee);
  const cancel = office.post(`/api/temple-admin/pooja-requests/${id}/cancel`).set('idempotency-key', newId());
  await cancel.send({ reason: 'The priest is ill' }).expect(200);
  await sweep(0);
  expect(await booked(bookingId!)).toMatchObject({ participants: [], intention: '' });
  expect(await asked(id)).toMatchObject(NOBODY);
});

it('erases the names of a paid request that never got a time, thirty days after its date, or when it is canceled', async () => {
  const devotee = await signInDonor(api);
  const [late, canceled, returned] = [await accepted(devotee), await accepted(devotee), await accepted(devotee)];
  await payRequest(api, devotee.client, place, returned as unknown as PoojaRequestDetail, 'rest');
  await leave(devotee);
  for (const { id } of [late, canceled, returned]) expect((await asked(id)).participants).toHaveLength(1);

  const post = (path: string, body: object) => office.post(path).set('idempotency-key', newId()).send(body);
  await post(`/api/temple-admin/pooja-requests/${canceled.id}/cancel`, { reason: 'No priest' }).expect(200);
  const { payments } = (await office.get(`/api/temple-admin/pooja-requests/${returned.id}`).expect(200)).body;
  for (const { orderId, amountCents } of payments) {
    await post(`/api/temple-admin/donations/${orderId}/refunds`, { amountCents, reason: 'Left' }).expect(201);
    await runJobs(api);
  }
  for (const { id } of [canceled, returned]) expect(await asked(id)).toMatchObject({ status: 'canceled', ...NOBODY });

  // The date is twenty-one days ahead.
  await api.get(RequestClock).run(inDays(50));
  expect((await asked(late.id)).participants).toHaveLength(1);
  await api.get(RequestClock).run(inDays(54));
  expect(await asked(late.id)).toMatchObject({ status: 'accepted', paidCents: 101_00, ...NOBODY });
  const [{ orderId, amountCents }] = (await office.get(`/api/temple-admin/pooja-requests/${late.id}`).expect(200)).body.payments;
  await post(`/api/temple-admin/donations/${orderId}/refunds`, { amountCents, reason: 'Never performed' }).expect(201);
});

it('pays back what arrives for a request of a devotee who left while they paid', async () => {
  const devotee = await signInDonor(api);
  const line = requestLine(place, await quoteRequest(office, place, await makeRequest(devotee.client, place)));
  const { orders } = await addLines(devotee.client, line);
  const started = await checkOut(devotee.client, orders[0]!);
  await leave(devotee);
  await payGift(api, started);
  await runJobs(api);
  expect((await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200)).body.status).toBe('refunded');
});

it('keeps the address of a paid parcel until it is mailed', async () => {
  const devotee = await signInDonor(api);
  const { slot } = await offerPooja(office, place, 4, { service: { prasadamCents: 1_200 } });
  const { id } = await bookPooja(api, devotee.client, place, slot, { prasadamTo: HOME });
  const mail = (status: string, trackingNumber = '') =>
    office.post(`/api/temple-admin/bookings/${id}/prasadam`).send({ status, trackingNumber }).expect(200);
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { status: 'performed', performedAt: inDays(-40) }));
  await leave(devotee);
  await sweep(0);
  await sweep(60);
  const { body: labels } = await office.get('/api/temple-admin/prasadam-labels?prasadam=none').expect(200);
  expect(labels).toMatchObject([{ id, to: HOME }]);
  await mail('packed');
  await mail('shipped', '9400 1000');
  await sweep(62);
  expect(await booked(id)).toMatchObject({ prasadamTo: null, participants: [], prasadam: 'shipped' });
});
