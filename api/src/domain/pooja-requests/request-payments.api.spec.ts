import type { OwnPoojaRequest, PoojaRequestDetail } from '@sannidhi/contracts';
import { dateAt, timeAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import { setClock } from '../../../test/clock.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { ownAssignments, signInPriest } from '../../../test/priests.ts';
import { makeRequest, payRequest, quoteRequest, requestLine, scheduledRequest } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxCheckout } from '../../platform/payments/sandbox/sandbox-checkout.entity.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';

const HOUR_MS = 3_600_000;
const DECLINED = '4000000000000002';
const LATE = '4000000000000077';
/** Hours until a date that passes before a hold in the cart ends. */
const SOON = 0.1;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const post = (client: TestAgent, path: string, body: object = {}) => client.post(path).set('idempotency-key', newId()).send(body);
const asOwn = async (client: TestAgent, { id }: { id: string }): Promise<OwnPoojaRequest> =>
  (await client.get(`/api/devotee/pooja-requests/${id}`).expect(200)).body;
/** A date of the temple's clocks, so many hours from now. */
const inHours = (hours: number) => {
  const at = Date.now() + hours * HOUR_MS;
  return { date: dateAt(at, place.temple.timeZone), time: timeAt(at, place.temple.timeZone) };
};

describe('a quote', () => {
  const quoted = async (client: TestAgent, hours: number[]): Promise<PoojaRequestDetail> =>
    quoteRequest(office, place, await makeRequest(client, place), { dates: hours.map(inHours), validUntil: dateIn(place, 20) });

  it('is valid no longer than its last date is ahead', async () => {
    const { client } = await signInDonor(api);
    const request = await quoted(client, [30, 60]);
    expect(request.quote).toMatchObject({ validUntil: inHours(60).date, dates: [{ startsAt: expect.any(String) }, {}] });
    const { dueAt } = await api.database.reader.findOneByOrFail(PoojaRequestRow, { id: request.id });
    expect(dueAt?.toISOString()).toBe(request.quote?.dates[1]?.startsAt);
    const past = { dates: [inHours(-1)] };
    const refused = await office
      .post(`/api/temple-admin/pooja-requests/${request.id}/quote`)
      .send({ ...past, serviceId: request.quote?.service.id, priceCents: 1_000, depositCents: 0, validUntil: dateIn(place, 7) })
      .expect(400);
    expect(refused.body.fields).toHaveProperty(['dates[0].date']);
  });

  it('isn’t accepted for a date that has passed, also where the cart holds it', async () => {
    const { client } = await signInDonor(api);
    const request = await quoted(client, [SOON, 60]);
    const { orders } = await addLines(client, requestLine(place, request, 'deposit', 0));
    setClock(new Date(Date.now() + 2 * SOON * HOUR_MS).toISOString());
    const { body: cart } = await client.get('/api/devotee/cart').expect(200);
    expect(cart.orders[0]?.lines[0]).toMatchObject({ id: orders[0]!.lines[0]!.id, available: false });
    await client.delete(`/api/devotee/cart/lines/${orders[0]!.lines[0]!.id}`).expect(200);
    const late = await client
      .post('/api/devotee/cart/lines')
      .send(requestLine(place, request, 'deposit', 0))
      .expect(409);
    expect(late.body.code).toBe('quoted-date-passed');
    await addLines(client, requestLine(place, request, 'deposit', 1));
  });

  it('gives back what arrives after the chosen date', async () => {
    const { client } = await signInDonor(api);
    const request = await quoted(client, [SOON, 60]);
    const { orders } = await addLines(client, requestLine(place, request, 'deposit', 0));
    const started = await checkOut(client, orders[0]!);
    setClock(new Date(Date.now() + 2 * SOON * HOUR_MS).toISOString());
    await payGift(api, started);
    await runEveryJob(api);
    expect(await asOwn(client, request)).toMatchObject({ status: 'quoted', paidCents: 0 });
    const { body: order } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
    expect(order).toMatchObject({ status: 'refunded' });
  });
});

describe('a request whose payment was declined, while its page takes another card', () => {
  const declined = async () => {
    const { client } = await signInDonor(api);
    const request = await quoteRequest(office, place, await makeRequest(client, place));
    const started = await checkOut(client, (await addLines(client, requestLine(place, request))).orders[0]!);
    await payGift(api, started, DECLINED);
    await runJobs(api);
    return { client, request, started };
  };

  it('is paid from its own page again, which ends the declined page', async () => {
    const { client, request, started } = await declined();
    const { orders } = await addLines(client, requestLine(place, request, 'whole'));
    const again = await checkOut(client, orders[0]!);
    await runJobs(api);
    expect((await payGift(api, started)).status).toBe('expired');
    await payGift(api, again);
    await runJobs(api);
    expect(await asOwn(client, request)).toMatchObject({ status: 'accepted', dueCents: 0 });
  });

  it('is let go of by its family and by the office, and what is paid on its page all the same goes back', async () => {
    const { client, request, started } = await declined();
    await payGift(api, started, LATE);
    await client.post(`/api/devotee/pooja-requests/${request.id}/decline`).expect(200);
    await runJobs(api, 60);
    await runJobs(api, 60);
    expect((await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200)).body.status).toBe('refunded');
    const other = await declined();
    await post(office, `/api/temple-admin/pooja-requests/${other.request.id}/decline`, { reason: 'The priest is ill' }).expect(200);
    await runJobs(api);
    expect((await payGift(api, other.started)).status).toBe('expired');
  });
});

it('is paid by card alone within ten days of its date, and by bank before', async () => {
  const { client } = await signInDonor(api);
  const cardOnly = async (request: PoojaRequestDetail | OwnPoojaRequest, part: string, choice: number) => {
    const line = requestLine(place, request as PoojaRequestDetail, part, choice);
    const { orders } = await addLines(client, line);
    const cart = orders.find(({ lines }) => lines.some(({ id }) => id === line.lineId))!;
    const started = await checkOut(client, cart);
    await payGift(api, started);
    await runJobs(api);
    return [
      cart.lines[0]?.occasion?.people,
      (await api.database.reader.findOneByOrFail(SandboxCheckout, { orderId: started.orderId })).cardOnly,
    ];
  };
  const dates = [
    { date: dateIn(place, 5), time: '09:00' },
    { date: dateIn(place, 30), time: '09:00' },
  ];
  const soon = await quoteRequest(office, place, await makeRequest(client, place), { dates });
  expect(await cardOnly(soon, 'deposit', 0)).toEqual([1, true]);
  expect(await cardOnly(soon, 'rest', 0)).toEqual([1, true]);
  const later = await quoteRequest(office, place, await makeRequest(client, place), { dates });
  expect(await cardOnly(later, 'deposit', 1)).toEqual([1, false]);
});

it('ends once nothing of it is paid, in whatever order its parts went back', async () => {
  const priest = await signInPriest(api, { temples: [place.temple] });
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { client, account } = await signInDonor(api);
    const request = await scheduledRequest(api, client, office, place);
    const [offer] = await ownAssignments(priest.client, 'offered');
    await priest.client.post(`/api/priest/assignments/${offer!.id}/accept`).expect(200);
    await payRequest(api, client, place, request, 'rest');
    const { payments } = (await office.get(`/api/temple-admin/pooja-requests/${request.id}`).expect(200)).body;
    for (const part of order) {
      expect((await asOwn(client, request)).status).toBe('scheduled');
      const { orderId, amountCents } = payments[part];
      await post(office, `/api/temple-admin/donations/${orderId}/refunds`, { amountCents, reason: 'Asked for' }).expect(201);
      await runJobs(api);
    }
    expect(await asOwn(client, request)).toMatchObject({ status: 'canceled', paidCents: 0 });
    expect(await ownAssignments(priest.client, 'accepted')).toEqual([]);
    const canceled = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes('canceled'));
    expect(canceled).toHaveLength(1);
    expect(canceled[0]!.text).toContain('You get $251.00 back in all: deposit $101.00 and rest $150.00.');
  }
});

it('has its minute for itself: another family’s, and the schedule’s, is another time', async () => {
  const { client } = await signInDonor(api);
  const { client: neighbor } = await signInDonor(api);
  const first = await scheduledRequest(api, client, office, place);
  const serviceId = first.quote!.service.id;
  const other = await payRequest(api, neighbor, place, await quoteRequest(office, place, await makeRequest(neighbor, place)));
  const same = { ...first.chosen, serviceId };
  const { body: second } = await office.post(`/api/temple-admin/pooja-requests/${other.id}/schedule`).send(same).expect(200);
  expect(second).toMatchObject({ status: 'scheduled', startsAt: first.startsAt });
  const split = { capacity: 2, onlinePlaces: 2, counterPlaces: 0 };
  await office
    .post('/api/temple-admin/pooja-slots')
    .send({ ...same, ...split })
    .expect(201);
  await office
    .post('/api/temple-admin/pooja-slots')
    .send({ ...same, ...split })
    .expect(409);
  await post(office, `/api/temple-admin/pooja-requests/${first.id}/cancel`, { reason: 'The priest is ill' }).expect(200);
  expect((await asOwn(neighbor, other)).status).toBe('scheduled');
});
