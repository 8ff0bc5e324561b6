import { coverFeeCents, type OwnPoojaRequest } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import { setClock } from '../../../test/clock.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { acceptedRequest, makeRequest, payRequest, quoteRequest, requestLine, scheduledRequest } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { ProofService } from '../proof/proof.service.ts';

const HOUR_MS = 3_600_000;
const inOffice = '/api/temple-admin/pooja-requests';
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const cancel = (client: TestAgent, { id }: { id: string }, seenRefundCents?: number) =>
  client.post(`/api/devotee/pooja-requests/${id}/cancel`).set('idempotency-key', newId()).send({ seenRefundCents });
const asOwn = async (client: TestAgent, { id }: { id: string }): Promise<OwnPoojaRequest> =>
  (await client.get(`/api/devotee/pooja-requests/${id}`).expect(200)).body;
const bookingOf = async (client: TestAgent, { bookingId }: { bookingId: string | null }) =>
  (await client.get(`/api/devotee/bookings/${bookingId}`).expect(200)).body;
const paidBack = async ({ id }: { id: string }): Promise<number[]> => {
  await runJobs(api);
  // The office's session wouldn't outlive a clock that is weeks ahead.
  jest.useRealTimers();
  const { body } = await office.get(`${inOffice}/${id}`).expect(200);
  return body.payments.map(({ refundedCents }: { refundedCents: number }) => refundedCents);
};
const hoursBefore = (startsAt: string | null, hours: number) => new Date(Date.parse(startsAt ?? '') - hours * HOUR_MS).toISOString();

it('is canceled by its family on the terms of its pooja, with all its parts, its time and its booking', async () => {
  const { client } = await signInDonor(api);
  const request = await scheduledRequest(api, client, office, place);
  const own = await payRequest(api, client, place, request, 'rest');
  const until = hoursBefore(own.startsAt, 24);
  expect(own).toMatchObject({ status: 'scheduled', refundCents: 25_100, refundableUntil: until });
  const booking = await bookingOf(client, own);
  expect(booking).toMatchObject({ refundCents: 25_100, refundableUntil: until });
  expect((await cancel(client, own, 25_100).expect(200)).body).toMatchObject({ status: 'canceled', refundCents: 0 });
  expect(await paidBack(own)).toEqual([10_100, 15_000]);
  expect((await bookingOf(client, own)).status).toBe('canceled');
  expect((await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: booking.slot.id })).status).toBe('canceled');
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

it('is canceled without a refund after its deadline, and not once it has begun', async () => {
  const { client } = await signInDonor(api);
  const own = await asOwn(client, await scheduledRequest(api, client, office, place, 'whole'));
  setClock(hoursBefore(own.startsAt, 1));
  expect((await cancel(client, own, 25_100).expect(409)).body.code).toBe('booking-refund-changed');
  setClock(hoursBefore(own.startsAt, 0));
  expect((await cancel(client, own, 0).expect(409)).body.code).toBe('booking-too-late');
  setClock(hoursBefore(own.startsAt, 1));
  await cancel(client, own, 0).expect(200);
  expect(await paidBack(own)).toEqual([0]);
});

it('is paid back until it begins where the temple moved it, and its family reads when it was', async () => {
  const { client, account } = await signInDonor(api);
  const accepted = await acceptedRequest(api, client, office, place);
  const other = { date: dateIn(place, 25), time: '08:15' };
  for (const at of [other, accepted.chosen!, other]) await office.post(`${inOffice}/${accepted.id}/schedule`).send(at).expect(200);
  const own = await asOwn(client, accepted);
  expect(own).toMatchObject({ chosen: other, refundCents: 10_100, refundableUntil: own.startsAt });
  await runJobs(api);
  const moves = (await deliveredTo(api, account.email)).filter(({ text }) => text.includes('with a full refund until it begins'));
  expect(moves).toHaveLength(3);
  expect(moves[0]?.text).toMatch(/moved it from .*10:30/s);
  setClock(hoursBefore(own.startsAt, 1));
  await cancel(client, own, 10_100).expect(200);
  expect(await paidBack(own)).toEqual([10_100]);
});

it('is quoted each date once, however often it was entered', async () => {
  const { client } = await signInDonor(api);
  const [one, other] = [20, 21].map((days) => ({ date: dateIn(place, days), time: '09:00' }));
  const { quote } = await quoteRequest(office, place, await makeRequest(client, place), { dates: [one, other, one] });
  expect(quote?.dates).toMatchObject([one!, other!]);
});

it('keeps the card fees its family covered when the family cancels, and the refund names the family', async () => {
  const { client, account } = await signInDonor(api);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  const { orders } = await addLines(client, requestLine(place, quoted));
  const seenTotalCents = 10_100 + coverFeeCents(10_100);
  await payGift(api, await checkOut(client, orders[0]!, { coverFees: true, seenTotalCents }));
  await runJobs(api);
  // As pages of earlier releases do: without a body.
  await client.post(`/api/devotee/pooja-requests/${quoted.id}/cancel`).set('idempotency-key', newId()).expect(200);
  expect(await paidBack(quoted)).toEqual([10_100]);
  const { body } = await office.get(`/api/temple-admin/donations/${orders[0]!.orderId}`).expect(200);
  expect(body.refunds).toMatchObject([{ requestedBy: account.fullName }]);
});
