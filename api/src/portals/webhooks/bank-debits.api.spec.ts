import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { checkoutIdOf, listenForWebhooks, payGift, runJobs, startGift } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { ReconcilerService } from '../../domain/orders/payments/reconciler.service.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { Database } from '../../platform/database/database.ts';
import { BANK_SECONDS } from '../../platform/payments/sandbox/sandbox-cards.ts';
import { SandboxWebhooks } from '../../platform/payments/sandbox/sandbox-webhooks.ts';

const SETTLES = '000123456789';
const FAILS = '000111111116';
const RETURNS = '000333333335';
const DAY_MS = 86_400_000;

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  donor = (await signInDonor(api)).client;
});
afterEach(async () => {
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

const orderOf = (id: string) => api.database.reader.findOneByOrFail(Order, { id });
const detail = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const own = async (id: string) => (await donor.get(`/api/devotee/donations/${id}`).expect(200)).body;
const listed = async (query: string) => (await office.get(`/api/temple-admin/donations?${query}`).expect(200)).body.items.length;
const bankDecides = async () => {
  await runJobs(api, BANK_SECONDS + 1);
  await runJobs(api);
};
async function paidByBank(account: string) {
  const gift = await startGift(donor, place);
  expect((await payGift(api, gift, account)).status).toBe('processing');
  await runJobs(api);
  return gift;
}

it('stays pending while the payer’s bank has it, and says so to donor and office', async () => {
  const { orderId } = await paidByBank(SETTLES);
  const since = (await orderOf(orderId)).processingAt?.toISOString();
  expect(since).toBeDefined();
  expect(await own(orderId)).toMatchObject({ status: 'pending', processingAt: since, receipt: null });
  expect(await detail(orderId)).toMatchObject({ status: 'pending', processingAt: since, method: 'ach' });
  const { text } = await donor.get(`/api/devotee/donations/${orderId}/events`).expect(200);
  expect(text).toContain('"processing":true');
  await api.database.transaction((tx) => tx.update(Order, { id: orderId }, { createdAt: new Date(Date.now() - DAY_MS) }));
  expect([await listed('status=pending'), await listed('view=to-check')]).toEqual([1, 0]);
  await bankDecides();
  expect(await own(orderId)).toMatchObject({ status: 'succeeded', processingAt: null, paidWith: 'Test Bank ending 6789' });
  expect(await detail(orderId)).toMatchObject({ status: 'succeeded', method: 'ach' });
});

it('is never canceled and never asked for again, however many days the bank takes', async () => {
  const gift = await paidByBank(SETTLES);
  for (const days of [1, 2, 5, 9]) await api.get(ReconcilerService).run(new Date(Date.now() + days * DAY_MS + 2 * 3_600_000));
  expect(await orderOf(gift.orderId)).toMatchObject({ status: 'pending' });
  const { body } = await api
    .client()
    .get(`/api/sandbox/checkouts/${checkoutIdOf(gift)}`)
    .expect(200);
  expect(body.status).toBe('processing');
  await bankDecides();
  expect(await orderOf(gift.orderId)).toMatchObject({ status: 'paid' });
});

it('is found to be with the bank, and settled, without any message', async () => {
  const gift = await startGift(donor, place);
  api.get(SandboxWebhooks).target = 'http://127.0.0.1:9';
  await payGift(api, gift, SETTLES);
  await api.get(ReconcilerService).run(new Date(Date.now() + 120_000));
  expect((await orderOf(gift.orderId)).processingAt).not.toBeNull();
  await runJobs(api, BANK_SECONDS + 1);
  await api.get(ReconcilerService).run(new Date(Date.now() + 2 * 3_600_000));
  expect(await orderOf(gift.orderId)).toMatchObject({ status: 'paid' });
  listenForWebhooks(api);
  await runJobs(api, 3_600);
});

it('that the bank refuses days later fails', async () => {
  const { orderId } = await paidByBank(FAILS);
  await bankDecides();
  expect(await own(orderId)).toMatchObject({ status: 'failed', processingAt: null });
});

it('returned after it arrived is posted like a lost dispute, in its own words', async () => {
  const { orderId } = await paidByBank(RETURNS);
  await bankDecides();
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  await bankDecides();
  const seen = await detail(orderId);
  expect(seen).toMatchObject({ status: 'lost', lostCents: 5100, refundableCents: 0, receiptNumber: null });
  expect(seen.ledgerEntries.slice(1).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Bank payment returned',
    'Bank payment returned',
  ]);
  const history = seen.history.map(({ what }: { what: string }) => what);
  expect(history).toContain('donation.returned');
  expect(history).not.toContain('dispute.opened');
  const told = await api.get(Database).reader.query("SELECT kind FROM notifications WHERE kind LIKE 'dispute.%'");
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['dispute.returned']);
  const { body } = await office.get('/api/temple-admin/receipts').expect(200);
  expect(body.items[0]).toMatchObject({ status: 'void', voidReason: 'The bank returned the payment' });
});
