import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { startGift } from '../../../../test/give.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { IdempotencyRecord } from '../../../platform/idempotency/idempotency-record.entity.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Temple } from '../../temples/temple.entity.ts';
import { Order } from '../order.entity.ts';

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const ordersOf = ({ temple }: GivingTemple) => api.database.reader.findBy(Order, { templeId: temple.id });

it('starts no gift at a temple that is suspended while it is being started', async () => {
  const { client } = await signInDonor(api);
  const suspend = () => api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { status: 'suspended' }));
  jest.spyOn(api.database, 'transaction').mockImplementationOnce(async (work) => {
    await suspend();
    return api.database.transaction(work);
  });
  const lines = [{ fundId: place.annadanam.id, amountCents: 5100 }];
  const body = { templeSlug: place.temple.slug, legalName: 'Meera Raghunathan', lines };
  const answer = await client.post('/api/devotee/donations').set('idempotency-key', newId()).send(body);
  expect(answer.body.code).toBe('temple-not-accepting');
  expect(await ordersOf(place)).toEqual([]);
});

it.each([
  ['before its checkout was kept', { checkoutId: null, checkoutUrl: null }],
  ['before its key was answered', {}],
])('gives the next try the same order and checkout after a crash %s', async (_, lost) => {
  const { client } = await signInDonor(api);
  const key = newId();
  const first = await startGift(client, place, { key });
  await api.database.transaction(async (tx) => {
    await tx.update(Order, { id: first.orderId }, { ...lost, updatedAt: new Date() });
    await tx.update(IdempotencyRecord, { operationId: first.orderId }, { reply: null, completedAt: null, leaseUntil: new Date(0) });
  });
  expect(await startGift(client, place, { key })).toEqual(first);
  const orders = await ordersOf(place);
  expect(orders).toHaveLength(1);
  expect(first.checkoutUrl).toContain(orders[0]!.checkoutId!);
});
