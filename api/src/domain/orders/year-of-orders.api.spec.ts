import { OrderSimulation } from '../../../test/order-model/order-simulation.ts';
import { createSeats, SeatsModule } from '../../../test/seats/seats.service.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

/** `ORDER_MODEL=20000` orders in `npm run soak`, `SEED=…` for another year. */
const orders = Number(process.env.ORDER_MODEL ?? 300);
const seed = Number(process.env.SEED ?? 20_260_701);
const LIMIT_MS = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' }, { modules: [SeatsModule] });
  await createSeats(api);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => api.close());

it(
  'agrees with a model of a year: orders, ledger, receipts, statements and the proof',
  async () => {
    const simulation = new OrderSimulation(api, { orders, seed });
    await simulation.run();
    const { moves, provider, postman, office } = simulation;
    for (const count of [moves.get('dispute'), moves.get('suspended'), provider.lost, postman.held, postman.repeated, office.refused])
      expect(count).toBeGreaterThan(0);
    if (process.env.ORDER_MODEL)
      process.stdout.write(
        `${[...moves].map(([name, count]) => `${name} ${count}`).join(', ')}; ${postman.delivered} messages, ${postman.held} held, ` +
          `${postman.repeated} repeated, ${provider.lost} requests and replies lost, ${postman.corrections.size} statements corrected\n`,
      );
  },
  LIMIT_MS,
);
