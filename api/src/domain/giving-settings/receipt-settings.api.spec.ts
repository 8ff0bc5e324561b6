import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import { lockPrefix } from './lock-prefix.ts';

const PATH = '/api/temple-admin/receipt-settings';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());

const prefix = () => `K${newId().slice(-5).toUpperCase()}`;
const LINE = { signerName: 'Lakshmi Iyer', signerTitle: 'Treasurer' };

async function office() {
  const place = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: place.temple });
  const donor = await signInDonor(api);
  const give = async () => {
    const { orderId } = await giveAndPay(api, donor.client, place);
    return api.database.reader.findOneByOrFail(Receipt, { orderId });
  };
  return { place, client, donor, give, put: (body: object) => client.put(PATH).send(body) };
}

it('numbers receipts by the temple’s own prefix, which stays once a receipt carries it', async () => {
  const { put, give, client } = await office();
  const own = prefix();
  expect((await put({ prefix: own.toLowerCase() }).expect(200)).body).toEqual({ prefix: own, prefixLocked: false, signer: null });
  expect((await give()).number).toMatch(new RegExp(`^${own}-\\d{4}-000001$`));
  expect((await client.get(PATH).expect(200)).body.prefixLocked).toBe(true);
  expect((await put({ prefix: prefix(), ...LINE }).expect(409)).body.code).toBe('receipt-prefix-locked');
  expect((await put({ prefix: own, ...LINE }).expect(200)).body).toMatchObject({ prefix: own, signer: { name: LINE.signerName } });
});

it('signs receipts issued from then on, in the record and in the mail, and leaves earlier files as they are', async () => {
  const { put, give, client, donor } = await office();
  const before = await give();
  await runJobs(api);
  const file = async () => (await client.get(`/api/temple-admin/receipts/${before.id}/receipt.pdf`).expect(200)).body;
  const first = await file();
  await put({ prefix: before.number.split('-')[0], ...LINE }).expect(200);
  const after = await give();
  await runJobs(api);
  expect(JSON.parse(before.record)).not.toHaveProperty('signer');
  expect(JSON.parse(after.record).signer).toEqual({ name: 'Lakshmi Iyer', title: 'Treasurer' });
  expect(await file()).toEqual(first);
  const mails: { text: string }[] = (await api.client().get(`/api/dev/outbox?to=${donor.account.email}`).expect(200)).body;
  const signed = mails.filter(({ text }) => text.includes('Lakshmi Iyer, Treasurer'));
  expect(signed.map(({ text }) => text.includes(after.number))).toEqual([true]);
});

it('issues no receipt under a prefix that was changed since it was read', async () => {
  const { place, client, put } = await office();
  const { body } = await client.get(PATH).expect(200);
  await put({ prefix: prefix() }).expect(200);
  const stale = { templeId: place.temple.id, receiptPrefix: body.prefix };
  await expect(api.database.transaction((tx) => lockPrefix(tx, stale, new Date()))).rejects.toMatchObject({ code: 'state-conflict' });
});

it('refuses another temple’s prefix, one that is no prefix, and a title without a name', async () => {
  const taken = prefix();
  await (await office()).put({ prefix: taken }).expect(200);
  const { put } = await office();
  expect((await put({ prefix: taken }).expect(409)).body.fields).toHaveProperty('prefix');
  expect((await put({ prefix: 'श्री' }).expect(400)).body.fields).toHaveProperty('prefix');
  expect((await put({ prefix: prefix(), signerTitle: 'Treasurer' }).expect(400)).body.fields).toHaveProperty('signerName');
});
