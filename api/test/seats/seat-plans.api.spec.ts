import type TestAgent from 'supertest/lib/agent.js';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { OrderLine } from '../../src/domain/orders/order-line.entity.ts';
import { chargedAt } from '../../src/domain/plans/occurrence-dates.ts';
import { PlanLine } from '../../src/domain/plans/plan-line.entity.ts';
import { PlanWorker } from '../../src/domain/plans/plan-worker.service.ts';
import { ProofService } from '../../src/domain/proof/proof.service.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { startPlan, today, ZONE } from '../plans.ts';
import { signInDonor } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { countSeats, startSeatsApi } from './seat-suite.ts';
import { buildSeats, type Seats } from './seats.service.ts';

let api: TestApi;
let place: GivingTemple;
let client: TestAgent;
beforeAll(async () => {
  api = await startSeatsApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  client = (await signInDonor(api)).client;
});
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});
afterAll(() => api.close());

const work = (minutes = 1) => api.get(PlanWorker).run(new Date(chargedAt(today(), ZONE).getTime() + minutes * 60_000));
const count = (seats: Seats) => countSeats(api, seats);
const orders = () => api.database.reader.findBy(Order, { templeId: place.temple.id });
const detail = async (planId: string) => (await client.get(`/api/devotee/plans/${planId}`).expect(200)).body;

/** A monthly plan of a gift and two seats, agreed on at 25 dollars each. */
async function planOfSeats(seats: Seats): Promise<string> {
  const planId = await startPlan(api, client, place);
  const { templeId, id: itemId, name: label } = seats;
  const what = { kind: 'test-seat', fundId: null, itemId, item: { seatId: itemId, quantity: 2 }, label, amountCents: 5_000 } as const;
  await api.database.transaction((tx) => tx.insert(PlanLine, { templeId, id: newId(), planId, position: 1, ...what }));
  return planId;
}

it('charges what another kind sells with the gift, at that day’s price, and takes its places', async () => {
  const seats = await buildSeats(api, place.temple.id, 2);
  await api.database.transaction((tx) => tx.query('UPDATE test_seats SET priceCents = 2000 WHERE id = ?', [seats.id]));
  const planId = await planOfSeats(seats);
  await work();
  await work(2);
  expect(await orders()).toMatchObject([{ status: 'paid', source: 'recurring', totalCents: 9_100 }]);
  expect((await detail(planId)).dates).toMatchObject([{ status: 'succeeded', totalCents: 9_100 }]);
  expect(await count(seats)).toEqual({ held: 0, sold: 2 });
  const lines = await api.database.reader.find(OrderLine, { where: { templeId: place.temple.id }, order: { position: 'ASC' } });
  expect(lines).toMatchObject([
    { kind: 'donation', amountCents: 5_100 },
    { kind: 'test-seat', quantity: 2, amountCents: 4_000, incomeAccount: 'tickets', taxClass: 'fee', place: 'taken' },
  ]);
});

it.each([
  ['no place is left', 'UPDATE test_seats SET held = 1 WHERE id = ?'],
  ['it is sold out', 'UPDATE test_seats SET sold = 2 WHERE id = ?'],
  ['it costs more than was agreed', 'UPDATE test_seats SET priceCents = 3000 WHERE id = ?'],
])('charges nothing and says so when %s', async (_, sql) => {
  const seats = await buildSeats(api, place.temple.id, 2);
  const planId = await planOfSeats(seats);
  await api.database.transaction((tx) => tx.query(sql, [seats.id]));
  const before = await count(seats);
  await work();
  expect(await orders()).toEqual([]);
  expect((await detail(planId)).dates).toMatchObject([{ status: 'failed', failure: 'unavailable', totalCents: null }]);
  expect(await count(seats)).toEqual(before);
});
