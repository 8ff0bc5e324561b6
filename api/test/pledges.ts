import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../src/domain/accounts/account.entity.ts';
import { ProofService } from '../src/domain/proof/proof.service.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { buildGivingTemple, type GivingTemple } from './factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from './give.ts';
import { signInAs, signInDonor, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

export const OWN = '/api/devotee/pledges';
export const OFFICE = '/api/temple-admin/pledges';

/** A temple in New York with its office and a donor, and what both do with pledges to its building fund. */
export interface PledgeSuite {
  api: TestApi;
  place: GivingTemple;
  office: TestAgent;
  clerk: Account;
  donor: TestAgent;
  account: Account;
  /** An amount for the building fund. */
  toFund: (amountCents: number, more?: object) => { fundId: string; amountCents: number };
  /** The donor pledges; the pledge's id. */
  pledge: (amountCents: number, more?: object) => Promise<string>;
  /** The office records a pledge made on paper; the pledge's id. */
  record: (amountCents: number, more?: object) => Promise<string>;
  /** The donor gives and pays; the order's id. */
  give: (amountCents: number, fundId?: string) => Promise<string>;
  /** Signs both in again, for example after the clock was moved ahead by weeks. */
  signInAgain: () => Promise<void>;
}

/** One API for all tests of a file, and a temple for each; after each its orders, ledger and receipts agree. */
export function onPledges(take: (suite: PledgeSuite) => void): void {
  let api: TestApi;
  let place: GivingTemple;
  beforeAll(async () => {
    api = await startTestApi();
    listenForWebhooks(api);
  });
  beforeEach(async () => {
    place = await buildGivingTemple(api, { timeZone: 'America/New_York' });
    const { account: clerk } = await signInStaff(api, { temple: place.temple });
    const { account } = await signInDonor(api);
    const signInAgain = async () => {
      const people = { office: await signInAs(api, clerk), donor: await signInAs(api, account) };
      take({ api, place, clerk, account, ...people, ...callsOf(api, place, people), signInAgain });
    };
    await signInAgain();
  });
  afterEach(async () => {
    jest.useRealTimers();
    expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
  });
  afterAll(() => api.close());
}

export const post = (client: TestAgent, path: string, body: object = {}, key = newId()) =>
  client.post(path).set('idempotency-key', key).send(body);
export const monthly = (firstOn: string, count: number) => ({ schedule: { every: 'monthly', firstOn, count } });

function callsOf(api: TestApi, place: GivingTemple, { office, donor }: Pick<PledgeSuite, 'office' | 'donor'>) {
  const toFund = (amountCents: number, more: object = {}) => ({ fundId: place.building.id, amountCents, ...more });
  const made = async (client: TestAgent, path: string, body: object): Promise<string> =>
    (await post(client, path, body).expect(201)).body.id;
  return {
    toFund,
    pledge: (amountCents: number, more: object = {}) => made(donor, OWN, { templeSlug: place.temple.slug, ...toFund(amountCents, more) }),
    record: (amountCents: number, more: object = {}) =>
      made(office, OFFICE, { donorName: 'Padma Srinivasan', ...toFund(amountCents, more) }),
    give: async (amountCents: number, fundId = place.building.id) =>
      (await giveAndPay(api, donor, place, { lines: [{ fundId, amountCents }] })).orderId,
  };
}
