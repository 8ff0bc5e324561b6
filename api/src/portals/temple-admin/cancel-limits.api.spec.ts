import type { Permission, PermissionLimits } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, payGift, runJobs } from '../../../test/give.ts';
import { bookAtCounter, bookPooja, offerPooja, poojaLine } from '../../../test/poojas.ts';
import { makeRequest, payRequest, quoteRequest } from '../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Refund } from '../../domain/orders/refunds/refund.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const OFFICE = '/api/temple-admin';
/** What a pooja costs here. */
const PRICE = 151_00;

let api: TestApi;
let place: GivingTemple;
let owner: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  owner = (await signInStaff(api, { temple: place.temple })).client;
});
afterAll(() => api.close());

const DESK = ['bookings:read', 'bookings:cancel', 'donations:read', 'donations:refund'] as const;
const clerk = async (limits: PermissionLimits, permissions: readonly Permission[] = DESK) =>
  (await signInStaff(api, { temple: place.temple, permissions, limits })).client;
const end = (who: TestAgent, path: string) =>
  who
    .post(OFFICE + path)
    .set('idempotency-key', newId())
    .send({ reason: 'The hall is flooded' });
const refunds = () => api.database.reader.countBy(Refund, { templeId: place.temple.id });
const booked = async () => bookPooja(api, (await signInDonor(api)).client, place, (await offerPooja(owner, place)).slot);

describe.each<[string, PermissionLimits]>([
  ['cancels', { 'bookings:cancel': PRICE - 1 }],
  ['refunds', { 'donations:refund': PRICE - 1 }],
])('a role that %s up to an amount', (_, limits) => {
  it('cancels no booking that cost more, and says who can', async () => {
    const { id } = await booked();
    const { body } = await end(await clerk(limits), `/bookings/${id}/cancel`).expect(403);
    expect(body).toMatchObject({
      code: 'amount-beyond-role',
      message:
        'Canceling refunds more than the $150.99 your role allows at once, earlier refunds of the order included. Nothing was canceled. These people can cancel it: Lakshmi Raman.',
    });
    expect((await owner.get(`${OFFICE}/bookings/${id}`).expect(200)).body.status).toBe('confirmed');
    expect(await refunds()).toBe(0);
  });

  it('cancels no time and no request whose families get back more altogether', async () => {
    const desk = await clerk(limits);
    const { slot } = await offerPooja(owner, place, 2, { service: { priceCents: PRICE / 2 }, onlinePlaces: 0, counterPlaces: 2 });
    for (let family = 0; family < 2; family += 1) await bookAtCounter(owner, slot.id);
    const { client } = await signInDonor(api);
    const quoted = await quoteRequest(owner, place, await makeRequest(client, place));
    await payRequest(api, client, place, quoted);
    await payRequest(api, client, place, quoted, 'rest');
    for (const path of [`/pooja-slots/${slot.id}/cancellation`, `/pooja-requests/${quoted.id}/cancel`])
      expect((await end(desk, path).expect(403)).body.code).toBe('amount-beyond-role');
    expect((await owner.get(`${OFFICE}/pooja-slots/${slot.id}/cancellation`).expect(200)).body).toMatchObject({
      status: 'open',
      families: 2,
    });
    expect(await refunds()).toBe(0);
  });
});

it('a role that cancels up to an amount keeps to it over an order’s bookings, however many are canceled at once', async () => {
  const desk = await clerk({ 'bookings:cancel': PRICE });
  const { client } = await signInDonor(api);
  const slots = [(await offerPooja(owner, place)).slot, (await offerPooja(owner, place)).slot];
  const lines = slots.map((slot) => poojaLine(place, slot));
  const { orders } = await addLines(client, ...lines);
  await payGift(api, await checkOut(client, orders[0]!));
  await runJobs(api);
  const answers = await Promise.all(lines.map(({ lineId }) => end(desk, `/bookings/${lineId}/cancel`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await refunds()).toBe(1);
});

it('nobody whose refunds are limited gives a role that cancels without a limit', async () => {
  const desk = await clerk({ 'donations:refund': 50_00 }, [...DESK, 'staff:read', 'staff:manage']);
  const compose = (limits: PermissionLimits) =>
    desk.post(`${OFFICE}/staff-roles`).send({ name: 'Cancellations', permissions: ['bookings:cancel'], limits });
  expect((await compose({}).expect(403)).body.code).toBe('role-beyond-yours');
  await compose({ 'bookings:cancel': 50_00 }).expect(201);
});
