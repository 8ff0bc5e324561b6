import type { OwnPoojaRequest, PoojaRequestDetail, PoojaService } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import { addLines, checkOut } from './cart.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import { payGift, runJobs } from './give.ts';
import { dateIn, MEERA, poojaNamed } from './poojas.ts';
import type { TestApi } from './start-test-api.ts';

export const HOME = { name: 'Meera Raghunathan', street: '1 Main Street', street2: '', city: 'Ann Arbor', state: 'MI', zip: '48103' };

/** What a devotee asks for: Gruhapravesam at home, in own words. */
export const requestBody = (place: GivingTemple, more: object = {}) => ({
  templeSlug: place.temple.slug,
  wish: 'Gruhapravesam for our new home',
  place: 'home',
  address: HOME,
  preferred: [{ date: dateIn(place, 20), part: 'morning' }],
  language: 'Telugu',
  participants: [MEERA],
  intention: 'A blessed start',
  ...more,
});

export async function makeRequest(client: TestAgent, place: GivingTemple, more: object = {}): Promise<OwnPoojaRequest> {
  const post = client.post('/api/devotee/pooja-requests').set('idempotency-key', newId());
  return (await post.send(requestBody(place, more)).expect(201)).body;
}

/** A pooja that is only performed on request. */
export async function homePooja(office: TestAgent): Promise<PoojaService> {
  const given = { location: 'home', capacity: 1, priceCents: 25_100 };
  return (
    await office
      .post('/api/temple-admin/poojas')
      .send(poojaNamed(`Gruhapravesam ${newId()}`, given))
      .expect(201)
  ).body;
}

/** 251 dollars, 40 of them for the way, 101 as a deposit, for two dates. */
export const quoteBody = (place: GivingTemple, { id: serviceId }: { id: string }, more: object = {}) => ({
  serviceId,
  priceCents: 21_100,
  miles: 18,
  travelCents: 4_000,
  depositCents: 10_100,
  priests: 2,
  dates: [
    { date: dateIn(place, 20), time: '09:00' },
    { date: dateIn(place, 21), time: '10:30' },
  ],
  validUntil: dateIn(place, 7),
  note: 'Please have a coconut ready.',
  ...more,
});

export async function quoteRequest(
  office: TestAgent,
  place: GivingTemple,
  { id }: { id: string },
  more: object = {},
): Promise<PoojaRequestDetail> {
  const service = await homePooja(office);
  const post = office.post(`/api/temple-admin/pooja-requests/${id}/quote`);
  return (await post.send(quoteBody(place, service, more)).expect(200)).body;
}

/** A part of a quote as a line of the cart. */
export const requestLine = ({ temple }: GivingTemple, { id: requestId, quote }: PoojaRequestDetail, part = 'deposit', choice = 1) => ({
  lineId: newId(),
  templeSlug: temple.slug,
  kind: 'request',
  item: { requestId, version: quote?.version ?? 1, part, choice },
});

/** Pays a part of a quote, and answers the request as it is then. */
export async function payRequest(
  api: TestApi,
  client: TestAgent,
  place: GivingTemple,
  quoted: PoojaRequestDetail,
  part = 'deposit',
): Promise<OwnPoojaRequest> {
  const line = requestLine(place, quoted, part);
  const { orders } = await addLines(client, line);
  const started = await checkOut(client, orders.find(({ lines }) => lines.some(({ id }) => id === line.lineId))!);
  await payGift(api, started);
  await runJobs(api);
  return (await client.get(`/api/devotee/pooja-requests/${quoted.id}`).expect(200)).body;
}

/** A request whose deposit was paid. */
export async function acceptedRequest(
  api: TestApi,
  client: TestAgent,
  office: TestAgent,
  place: GivingTemple,
  part?: string,
): Promise<OwnPoojaRequest> {
  return payRequest(api, client, place, await quoteRequest(office, place, await makeRequest(client, place)), part);
}

/** An accepted request, put on the date its family chose. */
export async function scheduledRequest(
  api: TestApi,
  client: TestAgent,
  office: TestAgent,
  place: GivingTemple,
  part?: string,
): Promise<PoojaRequestDetail> {
  const { id, chosen } = await acceptedRequest(api, client, office, place, part);
  return (
    await office
      .post(`/api/temple-admin/pooja-requests/${id}/schedule`)
      .send(chosen ?? {})
      .expect(200)
  ).body;
}
