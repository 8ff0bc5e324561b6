import type { ReceiptRecord } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay } from '../../../test/give.ts';
import { onGivingApi } from '../../../test/giving-suite.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
onGivingApi((suite) => ({ api, place } = suite));

const receiptOf = (orderId: string): Promise<Receipt> => api.database.reader.findOneByOrFail(Receipt, { currentOrderId: orderId });
const recordOf = async (orderId: string): Promise<ReceiptRecord> => JSON.parse((await receiptOf(orderId)).record);
const speak = (client: TestAgent, language: string) =>
  client.put('/api/account/profile').send({ fullName: 'Meera Iyer', phone: null, language });

it('issues a receipt in the language of the donor’s account, and keeps it when the account changes', async () => {
  const { client } = await signInDonor(api);
  await speak(client, 'te').expect(200);
  const { orderId } = await giveAndPay(api, client, place);
  const before = await receiptOf(orderId);
  expect(await recordOf(orderId)).toMatchObject({
    language: 'te',
    statements: [{ text: expect.stringContaining('no goods or services'), translation: expect.stringContaining('ఆలయం') }],
  });
  await speak(client, 'gu').expect(200);
  const { body } = await client.get(`/api/devotee/receipts/${before.id}/receipt.pdf`).expect(200);
  expect(body.subarray(0, 4).toString()).toBe('%PDF');
  expect((await receiptOf(orderId)).record).toBe(before.record);
});

it('issues a corrected receipt in the account’s language of that day', async () => {
  const { client } = await signInDonor(api);
  const { orderId } = await giveAndPay(api, client, place);
  expect(await recordOf(orderId)).not.toHaveProperty('language');
  await speak(client, 'ta').expect(200);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const { id } = await receiptOf(orderId);
  const reissue = { reason: 'Name misspelled', legalName: 'Meera Iyer' };
  await office.post(`/api/temple-admin/receipts/${id}/reissue`).set('idempotency-key', newId()).send(reissue).expect(201);
  expect(await recordOf(orderId)).toMatchObject({ language: 'ta', donorName: 'Meera Iyer' });
});
