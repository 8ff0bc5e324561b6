import { DEFAULT_TAX_RULES, TAXED_KINDS, type TaxClass } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, runJobs } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { readPaper } from '../../../test/paper.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';

const BATCHES = '/api/temple-admin/counter-batches';
const EMAIL = 'donor@example.test';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));

const post = (path: string, body: object = {}) => office.post(path).set('idempotency-key', newId()).send(body);

/** The treasurer's decision for plain funds; annadanam stays a gift. */
async function classFunds(taxClass: TaxClass): Promise<void> {
  const benefit = taxClass === 'partial' ? { fairMarketValueCents: 2_000, benefit: 'A dinner' } : {};
  const rules = TAXED_KINDS.map((kind) => (kind === 'fund' ? { kind, taxClass, ...benefit } : { kind, taxClass: DEFAULT_TAX_RULES[kind] }));
  await office.post('/api/temple-admin/tax-policies').send({ rules }).expect(201);
}

async function openBatch(expectedCount: number, expectedTotalCents: number): Promise<string> {
  const body = { name: 'Counter', receivedOn: '2026-11-15', expectedCount, expectedTotalCents };
  return (await post(BATCHES, body).expect(201)).body.id;
}

/** One gift taken at the counter, booked and receipted: its id. */
async function atCounter(entry: object, cents: number): Promise<string> {
  const batchId = await openBatch(1, cents);
  await post(`${BATCHES}/${batchId}/entries`, { fundId: place.annadanam.id, amountCents: cents, ...entry }).expect(201);
  await post(`${BATCHES}/${batchId}/close`).expect(200);
  const { body } = await office.get(`${BATCHES}/${batchId}`).expect(200);
  await runJobs(api);
  return body.entries[0].orderId;
}

async function receiptOf(orderId: string) {
  const { body } = await office.get('/api/temple-admin/receipts').expect(200);
  return body.items.find((receipt: { orderId: string; status: string }) => receipt.orderId === orderId && receipt.status === 'valid');
}

/** What a receipt's file says, as a PDF reader reads it. */
async function paperOf(receiptId: string): Promise<string> {
  const { body } = await office.get(`/api/temple-admin/receipts/${receiptId}/receipt.pdf`).buffer(true).expect(200);
  return readPaper(body);
}

const mailsTo = (email: string) => api.get(LocalOutbox).list(email);
const mailTo = async (email: string, subject: RegExp) =>
  (await mailsTo(email)).find((mail) => subject.test(mail.subject ?? ''))?.text ?? '';

describe('money from a donor-advised fund or a retirement account', () => {
  it.each(['daf', 'ira'] as const)('(%s) never pays for a benefit', async (method) => {
    const batchId = await openBatch(1, 10_000);
    const entry = { method, fundId: place.general.id, amountCents: 10_000, legalName: 'Meera Raghunathan' };
    for (const taxClass of ['fee', 'partial'] as const) {
      await classFunds(taxClass);
      const { body } = await post(`${BATCHES}/${batchId}/entries`, entry).expect(422);
      expect(body).toMatchObject({
        code: 'benefit-not-payable',
        message: expect.stringContaining('take the payment for the benefit separately'),
      });
    }
    await classFunds('religious-benefit');
    await post(`${BATCHES}/${batchId}/entries`, entry).expect(201);
  });

  it.each(['in-kind', 'stock'] as const)('nor does property (%s), which is given to a fund without a benefit', async (method) => {
    const batchId = await openBatch(1, 0);
    const entry = { method, fundId: place.general.id, amountCents: 0, propertyDescription: 'Rice', legalName: 'Meera Raghunathan' };
    for (const taxClass of ['fee', 'partial'] as const) {
      await classFunds(taxClass);
      const { body } = await post(`${BATCHES}/${batchId}/entries`, entry).expect(422);
      expect(body).toMatchObject({ code: 'property-for-benefit', message: expect.stringContaining('to a fund without a benefit') });
    }
    await post(`${BATCHES}/${batchId}/entries`, { ...entry, fundId: place.annadanam.id }).expect(201);
  });

  it('is stopped at closing when the fund got a benefit meanwhile', async () => {
    const batchId = await openBatch(1, 10_000);
    await post(`${BATCHES}/${batchId}/entries`, {
      method: 'daf',
      fundId: place.general.id,
      amountCents: 10_000,
      legalName: 'M. Rao',
    }).expect(201);
    await classFunds('partial');
    expect((await post(`${BATCHES}/${batchId}/close`).expect(422)).body.code).toBe('benefit-not-payable');
    expect((await office.get('/api/temple-admin/donations').expect(200)).body.items).toEqual([]);
  });

  it('is acknowledged without a deduction', async () => {
    const orderId = await atCounter({ method: 'ira', legalName: 'Meera Raghunathan', email: EMAIL }, 10_000);
    const receipt = await receiptOf(orderId);
    expect(receipt).toMatchObject({ totalCents: 10_000, deductibleCents: 0 });
    const paper = await paperOf(receipt.id);
    expect(paper).toContain('came from a retirement account');
    expect(paper).toContain('Acknowledgment');
    expect(paper).not.toMatch(/deductible|Donation receipt|tax papers/);
    expect(await mailTo(EMAIL, /Your gift to/)).toContain('It isn’t a receipt for a tax deduction.');
  });
});

it('says what was given in kind, and never an amount', async () => {
  const email = 'lamp@example.test';
  const lamp = { method: 'in-kind', legalName: 'Meera Raghunathan', email, propertyDescription: 'A brass lamp, 40 cm' };
  const receipt = await receiptOf(await atCounter(lamp, 0));
  expect(receipt).toMatchObject({ property: 'A brass lamp, 40 cm' });
  const paper = await paperOf(receipt.id);
  expect(paper).toContain('A brass lamp, 40 cm');
  expect(paper).toContain('no goods or services');
  expect(paper).not.toMatch(/\$|deductible/);
  const mail = await mailTo(email, /Your gift to/);
  expect(mail).toContain(`${place.temple.name} received: A brass lamp, 40 cm.`);
  expect(mail).not.toContain('$');
});

it('acknowledges cash without a name, and gives a receipt once the name is known', async () => {
  const orderId = await atCounter({ method: 'cash' }, 5_100);
  const receipt = await receiptOf(orderId);
  expect(receipt).toMatchObject({ totalCents: 5_100, deductibleCents: 0 });
  expect(await paperOf(receipt.id)).toContain('without the donor’s name');
  const named = { reason: 'The donor came back', legalName: 'Padma Srinivasan' };
  await post(`/api/temple-admin/receipts/${receipt.id}/reissue`, named).expect(201);
  expect(await receiptOf(orderId)).toMatchObject({ donorName: 'Padma Srinivasan', deductibleCents: 5_100 });
});

it('names the value of what was received, limits the deduction, and shows both before payment', async () => {
  await classFunds('partial');
  const { client } = await signInDonor(api);
  const { body: page } = await client.get(`/api/public/temples/${place.temple.slug}`).expect(200);
  expect(page.funds).toContainEqual(
    expect.objectContaining({ id: place.general.id, taxClass: 'partial', fairMarketValueCents: 2_000, benefit: 'A dinner' }),
  );
  const { orderId } = await giveAndPay(api, client, place, { lines: [{ fundId: place.general.id, amountCents: 7_600 }] });
  const receipt = await receiptOf(orderId);
  expect(receipt).toMatchObject({ totalCents: 7_600, deductibleCents: 5_600 });
  const paper = await paperOf(receipt.id);
  expect(paper).toContain('A dinner');
  expect(paper).toContain('good faith estimate of the value is $20.00');
  expect(paper).toContain('limited to the excess of the money contributed over that value');
});

describe('a message about a corrected gift', () => {
  it('names what changed, why, and the receipt it replaces', async () => {
    const email = 'named@example.test';
    const orderId = await atCounter({ method: 'cash', legalName: 'Mira Raghu', email }, 5_100);
    const old = await receiptOf(orderId);
    await post(`/api/temple-admin/receipts/${old.id}/reissue`, { reason: 'Misspelled', legalName: 'Meera Raghunathan' }).expect(201);
    await runJobs(api);
    const fresh = await receiptOf(orderId);
    const mail = await mailTo(email, /new receipt/);
    expect(mail).toContain('The name changed from “Mira Raghu” to “Meera Raghunathan”.');
    expect(mail).toContain('The temple’s reason: Misspelled');
    expect(mail).toContain(`Receipt ${old.number} is no longer valid. Receipt ${fresh.number} replaces it.`);
    expect(mail).not.toMatch(/refund|sent|back/i);
  });

  it('says that a check bounced, and that nothing is sent back', async () => {
    const email = 'check@example.test';
    const check = { method: 'check', checkNumber: '1024', legalName: 'Meera Raghunathan', email };
    const orderId = await atCounter(check, 5_100);
    const old = await receiptOf(orderId);
    const bounced = { reason: 'Insufficient funds', cause: 'check-returned' };
    const { body } = await post(`/api/temple-admin/donations/${orderId}/refunds`, bounced).expect(201);
    expect(body).toMatchObject({ amountCents: 5_100, cause: 'check-returned', status: 'succeeded' });
    await runJobs(api);
    const mail = await mailTo(email, /check .* was returned/);
    expect(mail).toContain('Your bank returned check 1024 for $51.00');
    expect(mail).toContain(`Receipt ${old.number} is no longer valid.`);
    expect(mail).not.toMatch(/refund|sent|days to arrive/i);
    const { body: detail } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
    expect(detail.history.map(({ what }: { what: string }) => what)).toContain('donation.returned');
    expect(detail.ledgerEntries.map(({ reason }: { reason: string }) => reason)).toContain('The bank returned the check');
  });

  it('knows a returned check only where a check was given', async () => {
    const orderId = await atCounter({ method: 'cash', legalName: 'Meera Raghunathan' }, 5_100);
    const { body } = await post(`/api/temple-admin/donations/${orderId}/refunds`, { reason: 'No', cause: 'check-returned' }).expect(400);
    expect(body.fields).toEqual({ cause: 'Only a check can be returned by the donor’s bank'.replace('’', "'") });
  });

  it('says that the bank decided a dispute, in the donor’s language', async () => {
    const { client, account } = await signInDonor(api);
    await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { language: 'hi' }));
    const { orderId } = await giveAndPay(api, client, place);
    const old = await receiptOf(orderId);
    const disputeId = await api.get(SandboxDisputes).open(orderId);
    await runJobs(api);
    await api.get(SandboxDisputes).close(orderId, disputeId, false);
    await runJobs(api);
    const mail = await mailTo(account.email, /विवाद/);
    expect(mail).toContain(`आपके बैंक ने निर्णय आपके पक्ष में दिया और ${place.temple.name} से $51.00 वापस लिए।`);
    expect(mail).toContain(`रसीद ${old.number} अब मान्य नहीं है।`);
    const { body } = await client.get('/api/account/notifications').query({ language: 'en' }).expect(200);
    expect(body.items[0]).toMatchObject({
      title: `Your bank took $51.00 back from ${place.temple.name}`,
      body: `Receipt ${old.number} is no longer valid.`,
    });
  });
});
