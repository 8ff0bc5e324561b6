import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from '../../../test/give.ts';
import { startPlan } from '../../../test/plans.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Account } from '../accounts/account.entity.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import { Fund } from './fund.entity.ts';

const WORDS = 'अन्नदानम्';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

/** A Hindi reader at a temple that calls Annadanam अन्नदानम् in Hindi. */
async function reader() {
  const place = await buildGivingTemple(api);
  const { id } = place.annadanam;
  const change = (fund: Partial<Fund>) => api.database.transaction((tx) => tx.update(Fund, { id }, fund));
  await change({ wording: { hi: { name: WORDS } } });
  const donor = await signInDonor(api);
  await api.database.transaction((tx) => tx.update(Account, { id: donor.account.id }, { language: 'hi' }));
  const get = async (path: string) => (await donor.client.get(path).expect(200)).body;
  return { place, donor, get, change };
}

it('carries the temple’s words for a fund wherever its giver sees it, until the fund has another name', async () => {
  const { place, donor, get, change } = await reader();
  await giveAndPay(api, donor.client, place);
  await startPlan(api, donor.client, place);
  const promise = { templeSlug: place.temple.slug, fundId: place.annadanam.id, amountCents: 300_00, reminders: true };
  const schedule = { every: 'once', firstOn: '2031-01-31' };
  const post = donor.client.post('/api/devotee/pledges').set('idempotency-key', newId());
  await post.send({ ...promise, schedule }).expect(201);
  const seen = async () => [
    (await get('/api/devotee/donations')).items.at(-1).lines[0].wording,
    (await get('/api/devotee/plans')).items[0].lines[0].wording,
    (await get('/api/devotee/pledges')).items[0].fund.wording,
  ];
  expect(await seen()).toEqual([{ hi: { label: WORDS } }, { hi: { label: WORDS } }, { hi: { name: WORDS } }]);
  await change({ name: 'Food for all' });
  expect(await seen()).toEqual([undefined, undefined, undefined]);
});

it('prints and mails a receipt in the temple’s words, and keeps the fund’s own name in the record and the law’s sentence', async () => {
  const { place, donor } = await reader();
  const { orderId } = await giveAndPay(api, donor.client, place);
  await runJobs(api);
  const { record } = await api.database.reader.findOneByOrFail(Receipt, { orderId });
  expect(JSON.parse(record).lines).toMatchObject([{ fund: 'Annadanam', worded: WORDS }]);
  const [mail] = (await api.client().get(`/api/dev/outbox?to=${donor.account.email}`).expect(200)).body;
  expect(mail.text).toContain(WORDS);
  expect(mail.text).not.toContain('Annadanam');
});

it('words a new temple’s first funds in every language', async () => {
  const { temple } = await buildGivingTemple(api);
  const funds = await api.database.reader.findBy(Fund, { templeId: temple.id });
  const named = Object.fromEntries(funds.map(({ name, wording }) => [name, Object.keys(wording ?? {}).sort()]));
  const every = ['gu', 'hi', 'kn', 'ta', 'te'];
  expect(named).toMatchObject({ General: every, Annadanam: every, Building: every });
});
