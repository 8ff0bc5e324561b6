import { PlanSimulation } from '../../../test/plan-model/plan-simulation.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../orders/order.entity.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';

/** `PLAN_MODEL=2000` plans over 30 months in `npm run soak`; otherwise the same with fewer, over both changes of the clocks. */
const FULL = Number(process.env.PLAN_MODEL ?? 0);
const IS_FULL = FULL > 0;
const seed = Number(process.env.SEED ?? 20_260_110);
const SIZE = IS_FULL ? { plans: FULL, days: 913, seed } : { plans: 24, days: 430, seed };

const LIMIT_MS = IS_FULL ? 24 * 3_600_000 : 600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' });
});
afterAll(() => api.close());

it(
  'charges no date twice and leaves none out, whatever dies or gets lost',
  async () => {
    const simulation = new PlanSimulation(api, SIZE);
    await simulation.run();
    const expected = simulation.expected();
    expect({ seed, charged: await simulation.charged() }).toEqual({ seed, charged: expected });
    expect(expected.length).toBeGreaterThan(SIZE.plans * 5);
    const { templeId } = simulation;
    const manager = api.database.reader;
    expect(await manager.countBy(Order, { templeId, status: 'paid' })).toBe(expected.length);
    expect(await manager.countBy(PlanOccurrence, { templeId, status: 'succeeded' })).toBe(expected.length);
    expect(simulation.kills).toBeGreaterThan(SIZE.plans);
    expect(simulation.changes).toBeGreaterThan(SIZE.plans);
    if (IS_FULL)
      process.stdout.write(
        `${expected.length} charges of ${SIZE.plans} plans, ${simulation.changes} changes by donors, ${simulation.kills} workers killed, ${simulation.books.lost} requests and replies lost\n`,
      );
  },
  LIMIT_MS,
);
