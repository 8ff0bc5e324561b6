import type TestAgent from 'supertest/lib/agent.js';
import { Not } from 'typeorm';
import { addLines, askCheckout, cartOf, giftLine } from '../../../test/cart.ts';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildEHundiCode, buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, payGift, runJobs, type StartedGift, startGift } from '../../../test/give.ts';
import { planBody, today } from '../../../test/plans.ts';
import { makeRequest, quoteRequest, requestLine } from '../../../test/requests.ts';
import { signInAs, signInDonor, signInGuest, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LedgerEntry } from '../ledger/ledger-entry.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { SuspensionsService } from '../orders/suspensions.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const BATCHES = '/api/temple-admin/counter-batches';
const send = (client: TestAgent, path: string, body: object = {}) => client.post(path).set('idempotency-key', newId()).send(body);

async function suspend({ temple }: GivingTemple): Promise<void> {
  const desk = await signInAs(api, await buildAccount(api, { role: 'superadmin' }));
  await desk.post(`/api/superadmin/temples/${temple.id}/suspend`).send({ reason: 'The bank asked us to look.' }).expect(200);
}
const kept = async ({ temple: { id: templeId } }: GivingTemple) => ({
  orders: await api.database.reader.countBy(Order, { templeId, status: Not('draft') }),
  entries: await api.database.reader.countBy(LedgerEntry, { templeId }),
});

it('takes no money that was prepared before its suspension: a cart, a plan, the counter', async () => {
  const place = await buildGivingTemple(api);
  const { client } = await signInDonor(api);
  const { client: office } = await signInStaff(api, { temple: place.temple, preset: 'owner' });
  await addLines(client, giftLine(place));
  const [cart] = (await cartOf(client)).orders;
  const batch = { name: 'Sunday counter', receivedOn: today(), expectedCount: 1, expectedTotalCents: 5100 };
  const { body: opened } = await send(office, BATCHES, batch).expect(201);
  const before = await kept(place);
  await suspend(place);

  const entry = { method: 'cash', fundId: place.general.id, amountCents: 5100, legalName: 'Family of S. Reddy' };
  const refused = [
    await askCheckout(client, cart!),
    await client.post('/api/devotee/cart/lines').send(giftLine(place)),
    await send(client, '/api/devotee/plans', planBody(place)),
    await send(office, `${BATCHES}/${opened.id}/entries`, entry),
    await send(office, BATCHES, batch),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [422, 'temple-not-accepting']));
  await runJobs(api);
  expect(await kept(place)).toEqual(before);
});

it('takes nothing by the code on its wall or by a quote it had sent', async () => {
  const place = await buildGivingTemple(api);
  const { client } = await signInDonor(api);
  const { client: office } = await signInStaff(api, { temple: place.temple, preset: 'owner' });
  const { client: guest } = await signInGuest(api);
  const code = await buildEHundiCode(api, place.annadanam);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  const before = await kept(place);
  await suspend(place);

  const byCode = { templeSlug: place.temple.slug, qrCodeId: code.id, lines: [{ fundId: place.annadanam.id, amountCents: 5100 }] };
  const refused = [
    await send(guest, '/api/guest/donations', byCode),
    await client.post('/api/devotee/cart/lines').send(requestLine(place, quoted)),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'temple-not-accepting'],
    [422, 'temple-not-accepting'],
  ]);
  await runJobs(api);
  expect(await kept(place)).toEqual(before);
});

/** The state of a started gift, and how much the temple's books gained since. */
async function standing(place: GivingTemple, { orderId: id }: StartedGift, before: { entries: number }) {
  const { status } = await api.database.reader.findOneByOrFail(Order, { templeId: place.temple.id, id });
  return [status, (await kept(place)).entries - before.entries];
}

it('ends a checkout that was open at its suspension: no card pays it', async () => {
  const place = await buildGivingTemple(api);
  const started = await startGift((await signInDonor(api)).client, place);
  const before = await kept(place);
  await suspend(place);
  await api.get(SuspensionsService).run();
  await payGift(api, started);
  await runJobs(api, 3600);
  expect(await standing(place, started, before)).toEqual(['canceled', 0]);
});

it('gives back at once what was paid before that checkout ended', async () => {
  const place = await buildGivingTemple(api);
  const started = await startGift((await signInDonor(api)).client, place);
  const before = await kept(place);
  await suspend(place);
  await payGift(api, started);
  await runJobs(api, 3600);
  expect(await standing(place, started, before)).toEqual(['refunded', 2]);
});
