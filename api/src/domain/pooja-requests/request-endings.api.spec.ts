import type { OwnPoojaRequest, PoojaRequestDetail } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { ownAssignments, signInPriest } from '../../../test/priests.ts';
import { acceptedRequest, makeRequest, payRequest, quoteRequest, requestLine, scheduledRequest } from '../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { ProofService } from '../proof/proof.service.ts';
import { RequestClock } from './request-clock.service.ts';
import { RequestNotices } from './request-notices.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

interface Scheduled {
  client: TestAgent;
  request: PoojaRequestDetail;
  priest: TestAgent;
}

const inOffice = '/api/temple-admin/pooja-requests';
const post = (client: TestAgent, path: string, body: object = {}) => client.post(path).set('idempotency-key', newId()).send(body);
const asOwn = async (client: TestAgent, { id }: { id: string }): Promise<OwnPoojaRequest> =>
  (await client.get(`/api/devotee/pooja-requests/${id}`).expect(200)).body;

it('refunds all that was paid when the devotee cancels before it is scheduled, and nothing twice', async () => {
  const { client } = await signInDonor(api);
  const { id } = await acceptedRequest(api, client, office, place);
  const answers = await Promise.all([1, 2, 3].map(() => post(client, `/api/devotee/pooja-requests/${id}/cancel`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await runJobs(api);
  const { body } = await office.get(`${inOffice}/${id}`).expect(200);
  expect(body).toMatchObject({ status: 'canceled', payments: [{ amountCents: 10_100, refundedCents: 10_100 }] });
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

it('is canceled by the temple as a whole, with its time and its booking', async () => {
  const { client, account } = await signInDonor(api);
  const { id, bookingId } = await scheduledRequest(api, client, office, place, 'whole');
  expect((await post(client, `/api/devotee/bookings/${bookingId}/cancel`).expect(409)).body.code).toBe('booking-of-request');
  expect((await post(office, `/api/temple-admin/bookings/${bookingId}/cancel`, { reason: 'Flood' }).expect(409)).body.code).toBe(
    'booking-of-request',
  );
  await post(office, `${inOffice}/${id}/cancel`, { reason: 'The priest is ill' }).expect(200);
  await runJobs(api);
  const { body: booking } = await client.get(`/api/devotee/bookings/${bookingId}`).expect(200);
  expect(booking).toMatchObject({ status: 'canceled', canceledWhy: 'The priest is ill' });
  const mails = (await deliveredTo(api, account.email)).map(({ text }) => text).join('\n');
  expect(mails).toContain('You get $251.00 back');
});

describe('with a deposit that was refunded by itself', () => {
  const bookingOf = async (client: TestAgent, { bookingId }: { bookingId: string | null }) =>
    (await client.get(`/api/devotee/bookings/${bookingId}`).expect(200)).body;
  async function refunded(): Promise<Scheduled> {
    const own = await buildGivingTemple(api);
    const staff = (await signInStaff(api, { temple: own.temple })).client;
    const priest = await signInPriest(api, { temples: [own.temple] });
    const { client } = await signInDonor(api);
    const request = await scheduledRequest(api, client, staff, own);
    const [offer] = await ownAssignments(priest.client, 'offered');
    await priest.client.post(`/api/priest/assignments/${offer!.id}/accept`).expect(200);
    const { orderId } = await bookingOf(client, request);
    await post(staff, `/api/temple-admin/donations/${orderId}/refunds`, { amountCents: 10_100, reason: 'Asked for' }).expect(201);
    await runJobs(api);
    return { client, request, priest: priest.client };
  }

  it('ends with its time and its booking, and frees its priest', async () => {
    const { client, request, priest } = await refunded();
    expect(await asOwn(client, request)).toMatchObject({ status: 'canceled', paidCents: 0 });
    const { slot, ...booking } = await bookingOf(client, request);
    expect(booking).toMatchObject({ status: 'canceled', canceledWhy: 'The payment was refunded' });
    expect(await ownAssignments(priest, 'accepted')).toEqual([]);
    expect((await ownAssignments(priest, 'withdrawn')).map(({ slotId }) => slotId)).toEqual([slot.id]);
  });

  it('goes on where the rest was paid: the deposit is owed again', async () => {
    const { client } = await signInDonor(api);
    const request = await scheduledRequest(api, client, office, place);
    await payRequest(api, client, place, request, 'rest');
    const { payments } = (await office.get(`${inOffice}/${request.id}`).expect(200)).body;
    const [deposit] = payments;
    await post(office, `/api/temple-admin/donations/${deposit.orderId}/refunds`, { amountCents: 10_100, reason: 'Asked for' }).expect(201);
    await runJobs(api);
    expect(await asOwn(client, request)).toMatchObject({ status: 'scheduled', paidCents: 15_000, dueCents: 10_100 });
    expect((await bookingOf(client, request)).status).toBe('confirmed');
  });

  it('is cleaned up by the clock where an earlier release left its booking', async () => {
    const { client, request } = await refunded();
    const bookings = { id: request.bookingId ?? '' };
    await api.database.transaction((tx) => tx.update(BookingRow, bookings, { status: 'confirmed', canceledWhy: null }));
    await api.get(RequestClock).run();
    expect(await bookingOf(client, request)).toMatchObject({ status: 'canceled', canceledWhy: 'The payment was refunded' });
  });
});

it('expires unanswered after its last date, quoted after the quote’s last day, and not while it is being paid', async () => {
  const { client } = await signInDonor(api);
  const unanswered = await makeRequest(client, place);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  const paying = await quoteRequest(office, place, await makeRequest(client, place));
  await addLines(client, requestLine(place, paying));
  const clock = api.get(RequestClock);
  await clock.run(new Date(Date.now() + 10 * 86_400_000));
  expect(await asOwn(client, unanswered)).toMatchObject({ status: 'requested' });
  expect(await asOwn(client, quoted)).toMatchObject({ status: 'expired' });
  expect(await asOwn(client, paying)).toMatchObject({ status: 'quoted' });
  await clock.run(new Date(Date.now() + 22 * 86_400_000));
  expect(await asOwn(client, unanswered)).toMatchObject({ status: 'expired' });
  expect((await office.post(`${inOffice}/${unanswered.id}/decline`).send({ reason: 'Late' }).expect(409)).body.code).toBe(
    'request-moved-on',
  );
});

it('expires, and is completed, where something fails for another one, which has its turn a minute later', async () => {
  const { client } = await signInDonor(api);
  const [broken, sound] = [await makeRequest(client, place), await makeRequest(client, place)];
  const performed = await scheduledRequest(api, client, office, place);
  // As a release before this one left it.
  await api.database.statement((tx) =>
    tx.update(BookingRow, { id: performed.bookingId! }, { status: 'performed', performedAt: new Date() }),
  );
  const statuses = () => Promise.all([broken, sound, performed].map(async (each) => (await asOwn(client, each)).status));
  const notices = api.get(RequestNotices);
  const notify = notices.expired.bind(notices);
  const expired = jest.spyOn(notices, 'expired').mockImplementation(async (tx, request) => {
    if (request.id === broken.id) throw new Error('Broken');
    await notify(tx, request);
  });
  const later = new Date(Date.now() + 22 * 86_400_000);
  await api.get(RequestClock).run(later);
  expect(await statuses()).toEqual(['requested', 'expired', 'completed']);
  expired.mockRestore();
  await api.get(RequestClock).run(new Date(later.getTime() + 60_000));
  expect(await statuses()).toEqual(['expired', 'expired', 'completed']);
});

it('can’t be accepted after the quote’s last day, even before it was noted as expired', async () => {
  const { client } = await signInDonor(api);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  const line = requestLine(place, quoted);
  setClock(new Date(Date.now() + 9 * 86_400_000).toISOString());
  expect((await client.post('/api/devotee/cart/lines').send(line).expect(409)).body.code).toBe('quote-over');
  const stranger = (await signInDonor(api)).client;
  expect(
    (
      await stranger
        .post('/api/devotee/cart/lines')
        .send({ ...line, lineId: newId() })
        .expect(404)
    ).body.code,
  ).toBe('not-found');
});

it('forgets the home a month after it has ended', async () => {
  const { client } = await signInDonor(api);
  const made = await makeRequest(client, place);
  await post(client, `/api/devotee/pooja-requests/${made.id}/cancel`).expect(200);
  await api.get(RequestClock).run(new Date(Date.now() + 29 * 86_400_000));
  expect((await asOwn(client, made)).address).not.toBeNull();
  await api.get(RequestClock).run(new Date(Date.now() + 31 * 86_400_000));
  expect((await asOwn(client, made)).address).toBeNull();
});
