import { buildGivingTemple } from '../factories/giving.factory.ts';
import { listenForWebhooks } from '../give.ts';
import type { GivingSuite } from '../giving-suite.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';
import { createSeats, type Seats, SeatsModule, seatsOf } from './seats.service.ts';

/** An API that takes payments and sells seats. */
export async function startSeatsApi(): Promise<TestApi> {
  const api = await startTestApi({}, { modules: [SeatsModule] });
  listenForWebhooks(api);
  await createSeats(api);
  return api;
}

/** One such API, and one temple, for all tests of a file: `onSeatsApi((suite) => ({ api, place } = suite))`. */
export function onSeatsApi(take: (suite: GivingSuite) => void): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startSeatsApi();
    take({ api, place: await buildGivingTemple(api) });
  });
  afterAll(() => api.close());
}

/** How many seats of a kind are held and sold. */
export async function countSeats({ database }: TestApi, { templeId, id }: Seats): Promise<{ held: number; sold: number }> {
  const { held, sold } = (await seatsOf(database.reader, templeId, id))!;
  return { held, sold };
}
