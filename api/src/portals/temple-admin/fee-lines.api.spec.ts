import type { Fund, LedgerLineView } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, runJobs } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const BATCHES = '/api/temple-admin/counter-batches';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let classes: Fund;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  const body = { name: 'Bhajan class', description: '', restricted: false, public: true, taxedKind: 'class' };
  classes = (await office.post('/api/temple-admin/funds').send(body).expect(201)).body;
});

const post = (path: string, body: object = {}) => office.post(path).set('idempotency-key', newId()).send(body);

/** Takes one payment of $40.00 at the counter and answers with its id. */
async function takeAtCounter(entry: object): Promise<string> {
  const batch = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 40_00 };
  const { body: opened } = await post(BATCHES, batch).expect(201);
  await post(`${BATCHES}/${opened.id}/entries`, { method: 'cash', amountCents: 40_00, legalName: 'Meera Iyer', ...entry }).expect(201);
  await post(`${BATCHES}/${opened.id}/close`).expect(200);
  const { body } = await office.get(`${BATCHES}/${opened.id}`).expect(200);
  return body.entries[0].orderId;
}

/** What an order's entries credit and debit, by account, credits positive. */
async function creditedBy(orderId: string): Promise<Record<string, number>> {
  const { body } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
  const nets: Record<string, number> = {};
  for (const { account, creditCents, debitCents } of body.ledgerEntries.flatMap(({ lines }: { lines: LedgerLineView[] }) => lines))
    nets[account] = (nets[account] ?? 0) + creditCents - debitCents;
  return nets;
}

const balances = async () => {
  const { body } = await office.get('/api/temple-admin/funds').expect(200);
  return Object.fromEntries(body.map(({ name, balanceCents }: Fund) => [name, balanceCents]));
};
const proof = async () => (await office.get('/api/temple-admin/ledger/proof').expect(200)).body;

it('credits fee income for a fee taken at the counter, and not the fund', async () => {
  const orderId = await takeAtCounter({ fundId: classes.id });
  expect(await creditedBy(orderId)).toEqual({ 'Cash and checks': -40_00, 'Fee income': 40_00 });
  expect(await balances()).toMatchObject({ 'Bhajan class': 0 });
  expect(await proof()).toMatchObject({ holds: true, ledgerCents: 40_00, receiptsCents: 40_00 });
});

it('credits the income account that the clerk chose', async () => {
  const orderId = await takeAtCounter({ fundId: classes.id, incomeAccount: 'rent' });
  expect(await creditedBy(orderId)).toEqual({ 'Cash and checks': -40_00, 'Income, rent': 40_00 });
  expect(await proof()).toMatchObject({ holds: true });
});

it('credits fee income for a fee paid by card, and takes a refund out of it', async () => {
  const { client: donor } = await signInDonor(api);
  const { orderId } = await giveAndPay(api, donor, place, { lines: [{ fundId: classes.id, amountCents: 40_00 }] });
  expect(await creditedBy(orderId)).toMatchObject({ 'Fee income': 40_00 });
  await post(`/api/temple-admin/donations/${orderId}/refunds`, { amountCents: 10_00, reason: 'One lesson less' }).expect(201);
  await runJobs(api);
  expect(await creditedBy(orderId)).toMatchObject({ 'Fee income': 30_00 });
  expect(await proof()).toMatchObject({ holds: true, ledgerCents: 30_00, receiptsCents: 30_00 });
});

it('credits the fund for what is a gift, and offers it no other account', async () => {
  const orderId = await takeAtCounter({ fundId: place.general.id });
  expect(await creditedBy(orderId)).toMatchObject({ 'Fund, General': 40_00 });
  const batch = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 40_00 };
  const { body: opened } = await post(BATCHES, batch).expect(201);
  const entry = { method: 'cash', amountCents: 40_00, fundId: place.general.id, incomeAccount: 'rent' };
  const { body } = await post(`${BATCHES}/${opened.id}/entries`, entry).expect(400);
  expect(body.fields.incomeAccount).toMatch(/credit the fund itself/);
});
