import fc from 'fast-check';
import { moneyDifferences } from '../../../test/pooja-model/differences.ts';
import { refusals } from '../../../test/pooja-model/expected-answer.ts';
import { hear } from '../../../test/pooja-model/hearing.ts';
import { startModelApi } from '../../../test/pooja-model/model-api.ts';
import { made, poojaMoves } from '../../../test/pooja-model/pooja-commands.ts';
import { PoojaWorld } from '../../../test/pooja-model/pooja-world.ts';
import { noteRound } from '../../../test/soak-log.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

/** `POOJA_MODEL=100000` moves in `npm run soak -- poojas`, `SEED=…` for others. */
const moves = Number(process.env.POOJA_MODEL ?? 250);
const seed = Number(process.env.SEED ?? 20_261_122);
const MOST_PER_RUN = 250;
const RUNS = 4;
/** Restarts the application after this many moves; otherwise every job would search the rows of all earlier worlds. */
const MOVES_PER_API = 3_000;
const LIMIT_MS = 24 * 3_600_000;
const movesMade = () => [...made.values()].reduce((sum, count) => sum + count, 0);
const listed = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

let api: TestApi | undefined;
let [startedAfter, now] = [0, 0];
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => api?.close());

async function worldOfItsOwn(): Promise<PoojaWorld> {
  now += 10 * 24 * 3_600_000;
  return PoojaWorld.begin(api!, now);
}

async function beginAnew(): Promise<void> {
  jest.useRealTimers();
  await api?.close();
  api = await startModelApi();
  [startedAfter, now] = [movesMade(), Date.UTC(2027, 0, 4, 12)];
}

it(
  'agrees with a model: places, holds, limits, late payments, waitlists, cancellations, moves and their fees, blackouts and refunds',
  async () => {
    const sequences = fc.asyncProperty(poojaMoves(MOST_PER_RUN), async (commands) => {
      const world = await worldOfItsOwn();
      await fc.asyncModelRun(() => ({ model: {}, real: { world } }), commands);
      if (world.purchases.some(({ stage }) => stage === 'unheard')) await hear(world);
      expect(await moneyDifferences(world)).toEqual([]);
    });
    for (let round = seed; movesMade() < moves; round++) {
      if (!api || movesMade() - startedAfter >= MOVES_PER_API) await beginAnew();
      const [before, at] = [movesMade(), performance.now()];
      await fc.assert(sequences, { numRuns: RUNS, seed: round, endOnFailure: Boolean(process.env.POOJA_MODEL) });
      noteRound({ made: movesMade() - before, seed: round, seconds: (performance.now() - at) / 1000 });
    }
    if (process.env.POOJA_MODEL) process.stdout.write(`${listed(made)}\nrefused: ${listed(refusals)}\n`);
  },
  LIMIT_MS,
);
