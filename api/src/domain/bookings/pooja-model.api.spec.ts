import fc from 'fast-check';
import { listenForWebhooks } from '../../../test/give.ts';
import { moneyDifferences } from '../../../test/pooja-model/differences.ts';
import { refusals } from '../../../test/pooja-model/expected-answer.ts';
import { hear } from '../../../test/pooja-model/hearing.ts';
import { made, poojaMoves } from '../../../test/pooja-model/pooja-commands.ts';
import { PoojaWorld } from '../../../test/pooja-model/pooja-world.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

/** `POOJA_MODEL=100000` moves in `npm run soak -- poojas`, `SEED=…` for others. */
const moves = Number(process.env.POOJA_MODEL ?? 250);
const seed = Number(process.env.SEED ?? 20_261_122);
const MOST_PER_RUN = 250;
const RUNS = 4;
const LIMIT_MS = 24 * 3_600_000;
const movesMade = () => [...made.values()].reduce((sum, count) => sum + count, 0);
const listed = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' });
  listenForWebhooks(api);
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

it(
  'agrees with a model: places, holds, limits, late payments, waitlists, cancellations, moves and their fees, blackouts and refunds',
  async () => {
    let now = Date.UTC(2027, 0, 4, 12);
    const begin = () => {
      now += 10 * 24 * 3_600_000;
      return now;
    };
    const sequences = fc.asyncProperty(poojaMoves(MOST_PER_RUN), async (commands) => {
      const world = await PoojaWorld.begin(api, begin());
      await fc.asyncModelRun(() => ({ model: {}, real: { world } }), commands);
      if (world.purchases.some(({ stage }) => stage === 'unheard')) await hear(world);
      expect(await moneyDifferences(world)).toEqual([]);
    });
    for (let round = seed; movesMade() < moves; round++) {
      await fc.assert(sequences, { numRuns: RUNS, seed: round, endOnFailure: Boolean(process.env.POOJA_MODEL) });
      if (process.env.POOJA_MODEL) process.stdout.write(`${movesMade()} moves, no difference up to seed ${round}\n`);
    }
    if (process.env.POOJA_MODEL) process.stdout.write(`${listed(made)}\nrefused: ${listed(refusals)}\n`);
  },
  LIMIT_MS,
);
