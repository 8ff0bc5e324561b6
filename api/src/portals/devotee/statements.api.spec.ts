import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { StatementVersion } from '../../domain/statements/statement-version.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
});
afterAll(() => api.close());

const lastYear = new Date().getUTCFullYear() - 1;
const statement = async (client: TestAgent, year: number, query = '') =>
  (await client.get(`/api/devotee/statements/${year}${query}`).expect(200)).body;
/** A gift backdated to May of last year. */
async function giftOfLastYear(client: TestAgent, amountCents: number): Promise<string> {
  const { orderId } = await giveAndPay(api, client, place, { amountCents });
  await api.database.transaction((tx) => tx.update(Receipt, { orderId }, { receivedOn: `${lastYear}-05-05` }));
  return orderId;
}

it('adds up a year over all temples and for one, as JSON and PDF', async () => {
  const { client, account } = await signInDonor(api);
  const other = await buildGivingTemple(api, { name: 'Shiva Vishnu Temple' });
  await giveAndPay(api, client, place, { amountCents: 5100 });
  await giveAndPay(api, client, other, { amountCents: 2100 });
  const year = new Date().getUTCFullYear();
  const all = await statement(client, year);
  expect(all).toMatchObject({
    year,
    totalCents: 7200,
    deductibleCents: 7200,
    version: 1,
    correctedAt: null,
    donorName: 'Meera Raghunathan',
  });
  expect(all.temples).toHaveLength(2);
  expect(await statement(client, year, `?temple=${other.temple.slug}`)).toMatchObject({
    totalCents: 2100,
    temples: [{ legalName: other.temple.legalName }],
  });
  const { body } = await client
    .get(`/api/devotee/statements/${year}/statement.pdf`)
    .expect(200)
    .expect('content-type', 'application/pdf')
    .buffer(true);
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(account.email).toContain('@');
});

it('adds a year up by month for the dashboard and gives no statement out', async () => {
  const { client, account } = await signInDonor(api);
  await giftOfLastYear(client, 5100);
  await giftOfLastYear(client, 2100);
  const { body } = await client.get(`/api/devotee/giving/${lastYear}`).expect(200);
  expect(body).toMatchObject({ year: lastYear, totalCents: 7200, giftCount: 2, templeCount: 1 });
  expect(body.monthCents).toEqual([0, 0, 0, 0, 7200, 0, 0, 0, 0, 0, 0, 0]);
  expect(await api.database.reader.countBy(StatementVersion, { donorAccountId: account.id })).toBe(0);
  await client.get('/api/devotee/giving/1999').expect(404);
});

it('corrects a past year after a refund, keeps the version that was given out, and tells the donor', async () => {
  const { client, account } = await signInDonor(api);
  const orderId = await giftOfLastYear(client, 5100);
  await giftOfLastYear(client, 2100);
  expect(await statement(client, lastYear)).toMatchObject({ totalCents: 7200, version: 1, correctedAt: null });
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const path = `/api/temple-admin/donations/${orderId}/refunds`;
  await office.post(path).set('idempotency-key', newId()).send({ amountCents: 5100, reason: 'Asked for' }).expect(201);
  expect(await statement(client, lastYear)).toMatchObject({ totalCents: 2100, version: 2, correctedAt: expect.any(String) });
  expect(await statement(client, lastYear)).toMatchObject({ version: 2 });
  await runJobs(api);
  const mails = await api.get(LocalOutbox).list(account.email);
  expect(mails.map(({ subject }) => subject)).toContain(`Your corrected statement of ${lastYear}`);
});

it('has none for years that cannot have one', async () => {
  const { client } = await signInDonor(api);
  for (const year of ['1999', '2999', 'abcd']) await client.get(`/api/devotee/statements/${year}`).expect(404);
});
