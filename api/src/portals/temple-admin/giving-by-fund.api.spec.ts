import type { GivingByFund } from '@sannidhi/contracts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const PATH = '/api/temple-admin/ledger/giving-by-fund';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

describe('GET /api/temple-admin/ledger/giving-by-fund', () => {
  it('returns what each fund received in the running week, largest first', async () => {
    const place = await buildGivingTemple(api);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    const { client: donor } = await signInDonor(api);
    await giveAndPay(api, donor, place, { lines: [{ fundId: place.building.id, amountCents: 10_100 }] });
    await giveAndPay(api, donor, place, { amountCents: 5_100 });
    const body: GivingByFund = (await office.get(`${PATH}?weeks=3`).expect(200)).body;
    expect(body.weeks).toHaveLength(3);
    expect(body.funds[0]).toEqual({ id: place.building.id, name: place.building.name, receivedCents: [0, 0, 10_100] });
    expect(body.funds[1]?.receivedCents).toEqual([0, 0, 5_100]);
  });

  it('shows another temple nothing, and refuses strangers and too many weeks', async () => {
    const { client: other } = await signInStaff(api);
    expect((await other.get(PATH).expect(200)).body.funds).toEqual([]);
    await other.get(`${PATH}?weeks=500`).expect(400);
    await api.client().get(PATH).expect(401);
    const { client } = await signInStaff(api, { preset: 'events-coordinator' });
    await client.get(PATH).expect(403);
  });
});
