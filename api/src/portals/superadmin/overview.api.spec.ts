import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { giveAndPay, listenForWebhooks, startGift } from '../../../test/give.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const PATH = '/api/superadmin/overview';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

describe('GET /api/superadmin/overview', () => {
  it('counts temples, people, money that holds and what waits', async () => {
    const place = await buildGivingTemple(api);
    const waiting = await buildTemple(api, { status: 'in-review', name: 'Sri Varadaraja Temple', city: 'Cary', state: 'NC' });
    await buildTemple(api, { status: 'rejected' });
    const { client: donor } = await signInDonor(api);
    await giveAndPay(api, donor, place, { amountCents: 5_100 });
    await startGift(donor, place);
    const operator = await signInAs(api, await buildAccount(api, { role: 'superadmin' }));
    const { body } = await operator.get(PATH).expect(200);
    expect(body.templesByStatus).toEqual({
      submitted: 0,
      'in-review': 1,
      'changes-requested': 0,
      approved: 1,
      rejected: 1,
      suspended: 0,
    });
    expect(body.accounts).toMatchObject({ donors: 1 });
    expect(body.gifts).toEqual({ count: 1, sumCents: 5_100, pending: 1 });
    expect(body.outbox.dead).toBe(0);
    expect(body.awaitingApproval).toEqual([
      { id: waiting.id, name: waiting.name, city: 'Cary', state: 'NC', status: 'in-review', submittedAt: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('refuses everybody but operators', async () => {
    await api.client().get(PATH).expect(401);
    await (await signInStaff(api)).client.get(PATH).expect(403);
    await (await signInDonor(api)).client.get(PATH).expect(403);
  });
});
