import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Database } from '../../platform/database/database.ts';
import { canonicalJson } from '../../platform/documents/canonical-json.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { Order } from '../orders/order.entity.ts';
import { Receipt } from './receipt.entity.ts';

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api, { name: 'Sri Kamakshi Temple' });
});
afterAll(() => api.close());

/** A gift whose receipt was recorded before names were checked, its file not made yet. */
async function unprintableGift() {
  const { client, account } = await signInDonor(api);
  const { orderId } = await giveAndPay(api, client, place);
  const database = api.app.get(Database);
  const receipt = await database.reader.findOneByOrFail(Receipt, { orderId });
  const record = canonicalJson({ ...JSON.parse(receipt.record), donorName: 'Priya 🪔' });
  await database.transaction((tx) => tx.update(Receipt, { id: receipt.id }, { record, fileSha256: null }));
  await api.app.get(DocumentStore).remove(`receipts/${receipt.templeId}/${receipt.id}.pdf`);
  return { client, account, orderId, receipt };
}

it('lists a gift whose receipt can’t be drawn under To check, with the letter, until the receipt is reissued', async () => {
  const { client, account, orderId, receipt } = await unprintableGift();
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const toCheck = async () => (await office.get('/api/temple-admin/donations?view=to-check').expect(200)).body.items.length;
  expect(await toCheck()).toBe(0);
  const { body: refused } = await client.get(`/api/devotee/receipts/${receipt.id}/receipt.pdf`).expect(409);
  expect(refused.code).toBe('receipt-file-failed');
  expect(await toCheck()).toBe(1);
  const { body: detail } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
  expect(detail.receipts).toMatchObject([{ fileProblem: '🪔' }]);
  const reissue = office.post(`/api/temple-admin/receipts/${receipt.id}/reissue`).set('idempotency-key', newId());
  await reissue.send({ reason: 'Name without an emoji', legalName: 'Priya Raman' }).expect(201);
  await runJobs(api);
  expect(await toCheck()).toBe(0);
  const [mail] = (await api.client().get(`/api/dev/outbox?to=${account.email}`).expect(200)).body;
  expect(mail.attachments).toHaveLength(1);
});

it('sends the mail without the file, saying so, and the other mails with theirs', async () => {
  const { account, orderId } = await unprintableGift();
  await api.app.get(Database).transaction((tx) => tx.update(Order, { id: orderId }, { legalName: 'Priya 🪔' }));
  const other = await signInDonor(api);
  await giveAndPay(api, other.client, place);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const refund = office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId());
  await refund.send({ amountCents: 1000, reason: 'Asked for it' }).expect(201);
  await runJobs(api);
  const mails = async (email: string) => (await api.client().get(`/api/dev/outbox?to=${email}`).expect(200)).body;
  expect((await mails(other.account.email))[0].attachments).toHaveLength(1);
  const [notice] = await mails(account.email);
  expect(notice.attachments).toEqual([]);
  expect(notice.text).toContain('The receipt’s PDF isn’t attached');
});
