import type TestAgent from 'supertest/lib/agent.js';
import { ProofService } from '../src/domain/proof/proof.service.ts';
import { buildGivingTemple, type GivingTemple } from './factories/giving.factory.ts';
import { listenForWebhooks } from './give.ts';
import { signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

export interface GivingSuite {
  api: TestApi;
  place: GivingTemple;
}

/** One API that takes payments, and one temple, for all tests of a file: `onGivingApi((suite) => ({ api, place } = suite))`. */
export function onGivingApi(take: (suite: GivingSuite) => void): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startPaidApi();
    take({ api, place: await buildGivingTemple(api) });
  });
  afterAll(() => api.close());
}

/** The same with a temple and its owner's session of its own for each test. */
export function onOffice(take: (suite: GivingSuite & { office: TestAgent }) => void): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startPaidApi();
  });
  beforeEach(async () => {
    const place = await buildGivingTemple(api);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    take({ api, place, office });
  });
  afterAll(() => api.close());
}

/** One temple and its owner's session for all tests of a file; when they have ended, its orders, ledger and receipts agree. */
export function onProvenOffice(take: (suite: GivingSuite & { office: TestAgent }) => void): void {
  let suite: GivingSuite & { office: TestAgent };
  beforeAll(async () => {
    const api = await startPaidApi();
    const place = await buildGivingTemple(api);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    suite = { api, place, office };
    take(suite);
  });
  afterAll(async () => {
    const { api, place } = suite;
    expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
    await api.close();
  });
}

async function startPaidApi(): Promise<TestApi> {
  const api = await startTestApi();
  listenForWebhooks(api);
  return api;
}
