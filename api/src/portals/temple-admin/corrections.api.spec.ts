import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import { LedgerLine } from '../../domain/ledger/ledger-line.entity.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const BATCHES = '/api/temple-admin/counter-batches';
const GIFTS = '/api/temple-admin/donations';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let email: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  place = await buildGivingTemple(api);
  email = `${newId()}@example.test`;
  ({ client: office } = await signInStaff(api, { temple: place.temple }));
});

const post = (path: string, body: object = {}, { client = office, key = newId() } = {}) =>
  client.post(path).set('idempotency-key', key).send(body);

/** A check of $51.00 to General in a closed batch; answers with the id of the donation. */
async function takeCheck(over: object = {}): Promise<{ orderId: string; batchId: string }> {
  const batch = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 51_00 };
  const { id: batchId } = (await post(BATCHES, batch).expect(201)).body;
  const check = { method: 'check', checkNumber: '1108', amountCents: 51_00, fundId: place.general.id, legalName: 'Meera Ayer', email };
  await post(`${BATCHES}/${batchId}/entries`, { ...check, ...over }).expect(201);
  await post(`${BATCHES}/${batchId}/close`).expect(200);
  const { body } = await office.get(`${BATCHES}/${batchId}`).expect(200);
  return { orderId: body.entries[0].orderId, batchId };
}

const corrected = (over: object = {}) => ({
  corrections: 0,
  fundId: place.general.id,
  amountCents: 51_00,
  receivedOn: '2026-11-15',
  legalName: 'Meera Ayer',
  email,
  reason: 'Typed from the wrong slip',
  ...over,
});
const correct = (orderId: string, over: object = {}, more: { client?: TestAgent; key?: string } = {}) =>
  post(`${GIFTS}/${orderId}/corrections`, corrected(over), more);
const detailOf = async (orderId: string) => (await office.get(`${GIFTS}/${orderId}`).expect(200)).body;
const proof = async () => (await office.get('/api/temple-admin/ledger/proof').expect(200)).body;

describe('a correction of a closed batch', () => {
  it('posts a reversing entry and a corrected one, and replaces the receipt, linked both ways', async () => {
    const { orderId } = await takeCheck();
    const first = await detailOf(orderId);
    const { body } = await correct(orderId, {
      fundId: place.annadanam.id,
      amountCents: 15_00,
      receivedOn: '2026-11-14',
      legalName: 'Meera Iyer',
    }).expect(201);
    const gift = await detailOf(orderId);
    expect(gift).toMatchObject({ totalCents: 15_00, fundLabel: 'Annadanam', receivedOn: '2026-11-14', legalName: 'Meera Iyer' });
    expect(gift.receiptNumber).toBe(body.receiptNumber);
    const sides = gift.ledgerEntries.map(({ lines }: { lines: { account: string; debitCents: number; creditCents: number }[] }) =>
      lines.map(({ account, debitCents, creditCents }) => [account, debitCents - creditCents]),
    );
    expect(sides).toEqual([
      [
        ['Cash and checks', 51_00],
        ['Fund, General', -51_00],
      ],
      [
        ['Fund, General', 51_00],
        ['Cash and checks', -51_00],
      ],
      [
        ['Cash and checks', 15_00],
        ['Fund, Annadanam', -15_00],
      ],
    ]);
    const [old, fresh] = await Promise.all(
      [first.receiptNumber, body.receiptNumber].map((number) =>
        api.database.reader.findOneByOrFail(Receipt, { templeId: place.temple.id, number }),
      ),
    );
    expect(old).toMatchObject({ status: 'replaced', replacedById: fresh!.id, voidReason: 'Correction: Typed from the wrong slip' });
    expect(fresh).toMatchObject({
      status: 'valid',
      replacesId: old!.id,
      totalCents: 15_00,
      donorName: 'Meera Iyer',
      receivedOn: '2026-11-14',
    });
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 15_00, receiptsCents: 15_00 });
  });

  it('keeps what was posted as it was posted', async () => {
    const { orderId } = await takeCheck();
    const before = await api.database.reader.find(LedgerLine, { where: { templeId: place.temple.id }, order: { id: 'ASC' } });
    await correct(orderId, { amountCents: 15_00 }).expect(201);
    const after = await api.database.reader.find(LedgerLine, { where: { templeId: place.temple.id }, order: { id: 'ASC' } });
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 4);
  });

  it.each([
    ['fund', () => ({ fundId: place.building.id })],
    ['amount', () => ({ amountCents: 15_00 })],
    ['receivedOn', () => ({ receivedOn: '2026-11-01' })],
    ['legalName', () => ({ legalName: 'Meera Iyer' })],
    ['email', () => ({ email: `other-${email}` })],
  ] as const)('of the %s alone is kept with its reason and in the record of changes', async (field, change) => {
    const { orderId, batchId } = await takeCheck();
    await correct(orderId, change()).expect(201);
    const gift = await detailOf(orderId);
    expect(gift.corrections).toMatchObject([{ number: 1, reason: 'Typed from the wrong slip', changes: [{ field }] }]);
    expect(gift.ledgerEntries).toHaveLength(3);
    expect(gift.receipts.map(({ status }: { status: string }) => status)).toEqual(['valid', 'replaced']);
    expect(gift.history).toContainEqual(expect.objectContaining({ what: 'donation.corrected', note: 'Typed from the wrong slip' }));
    const { body: batch } = await office.get(`${BATCHES}/${batchId}`).expect(200);
    expect(batch).toMatchObject({ enteredTotalCents: 51_00, entries: [{ amountCents: 51_00, corrected: true }] });
  });

  it('notifies the donor of the correction and never of a refund', async () => {
    const { orderId } = await takeCheck();
    await deliveredTo(api, email);
    const old = (await detailOf(orderId)).receiptNumber;
    const { body } = await correct(orderId, { amountCents: 15_00, legalName: 'Meera Iyer' }).expect(201);
    const mail = (await deliveredTo(api, email))[0]!;
    expect(mail.subject).toBe(`A correction from ${place.temple.name}`);
    expect(mail.text).toContain('corrected the amount and the name in the record of your gift. No money moved.');
    expect(mail.text).toContain('The amount changed from $51.00 to $15.00.');
    expect(mail.text).toContain(`Receipt ${old} is no longer valid. Receipt ${body.receiptNumber} replaces it.`);
    expect(mail.text).not.toMatch(/refund|sent .* back|way back/i);
  });

  it('has one effect from two tabs, and one however often the same one is sent', async () => {
    const { orderId } = await takeCheck();
    const tabs = await Promise.all([correct(orderId, { amountCents: 15_00 }), correct(orderId, { amountCents: 25_00 })]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 409]);
    const key = newId();
    const same = () => correct(orderId, { corrections: 1, amountCents: 35_00 }, { key });
    for (const { status } of await Promise.all([same(), same(), same()])) expect([201, 409]).toContain(status);
    const gift = await detailOf(orderId);
    expect(gift).toMatchObject({ totalCents: 35_00, corrections: [{ number: 1 }, { number: 2 }] });
    expect(gift.ledgerEntries).toHaveLength(5);
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 35_00 });
  });

  it('refuses what it can’t put right and leaves no trace', async () => {
    const { orderId } = await takeCheck();
    await correct(orderId).expect(422);
    await correct(orderId, { corrections: 7, amountCents: 15_00 }).expect(409);
    await correct(orderId, { receivedOn: '2027-11-14' }).expect(400);
    await correct(orderId, { receivedOn: '2019-11-14' }).expect(400);
    await correct(orderId, { amountCents: 0 }).expect(400);
    await correct(orderId, { incomeAccount: 'rent' }).expect(400);
    await correct(orderId, { fundId: newId() }).expect(422);
    const { client: desk } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
    await correct(orderId, { amountCents: 15_00 }, { client: desk }).expect(403);
    const { client: stranger } = await signInStaff(api);
    await correct(orderId, { amountCents: 15_00 }, { client: stranger }).expect(404);
    expect(await detailOf(orderId)).toMatchObject({ totalCents: 51_00, corrections: [], correctable: true });
    await post(`${GIFTS}/${orderId}/refunds`, { amountCents: 10_00, reason: 'Asked for it' }).expect(201);
    await correct(orderId, { amountCents: 15_00 }).expect(422);
    expect(await proof()).toMatchObject({ holds: true, ledgerCents: 41_00 });
  });

  it('moves a fee out of the fund it was posted to', async () => {
    const body = { name: 'Bhajan class', description: '', restricted: false, public: true, taxedKind: 'class' };
    const { id } = (await office.post('/api/temple-admin/funds').send(body).expect(201)).body;
    const { orderId } = await takeCheck();
    await correct(orderId, { fundId: id, incomeAccount: 'tickets' }).expect(201);
    const { lines, ledgerEntries } = await detailOf(orderId);
    expect(lines).toMatchObject([{ label: 'Bhajan class', purposeId: id, incomeAccount: 'tickets', taxClass: 'fee' }]);
    expect(ledgerEntries.at(-1).lines.map(({ account }: { account: string }) => account)).toEqual(['Cash and checks', 'Income, tickets']);
    await correct(orderId, { corrections: 1, fundId: id, incomeAccount: 'fee-income' }).expect(201);
    expect((await detailOf(orderId)).lines).toMatchObject([{ incomeAccount: 'fee-income' }]);
    expect(await proof()).toMatchObject({ holds: true });
  });

  it('dates the reversal on the old day and the corrected entry on the new day', async () => {
    const { orderId } = await takeCheck();
    await correct(orderId, { receivedOn: '2026-11-01' }).expect(201);
    const entries = await api.database.reader.find(LedgerEntry, { where: { orderId }, order: { number: 'ASC' } });
    expect(entries.map(({ accountingOn }) => accountingOn)).toEqual(['2026-11-15', '2026-11-15', '2026-11-01']);
  });

  it('refuses a day before its check was in the mail', async () => {
    const { orderId } = await takeCheck({ postmarkedOn: '2026-11-12' });
    const { body } = await correct(orderId, { receivedOn: '2026-11-11' }).expect(400);
    expect(body.fields.receivedOn).toMatch(/postmark/);
  });

  it('refuses to pay for a benefit from a donor-advised fund', async () => {
    const body = { name: 'Bhajan class', description: '', restricted: false, public: true, taxedKind: 'class' };
    const { id } = (await office.post('/api/temple-admin/funds').send(body).expect(201)).body;
    const { orderId } = await takeCheck({ method: 'daf', checkNumber: undefined });
    const { body: refusal } = await correct(orderId, { fundId: id }).expect(422);
    expect(refusal.code).toBe('benefit-not-payable');
  });

  it('gives a gift to the devotee whose email it gets, and takes it from the one it was matched to by mistake', async () => {
    const { account: wrong } = await signInDonor(api);
    const { account: right } = await signInDonor(api);
    const { orderId } = await takeCheck({ email: wrong.email });
    const payer = async () => (await api.database.reader.findOneByOrFail(Order, { id: orderId })).payerAccountId;
    expect(await payer()).toBe(wrong.id);
    await correct(orderId, { email: right.email }).expect(201);
    expect(await payer()).toBe(right.id);
    const valid = await api.database.reader.findOneByOrFail(Receipt, { templeId: place.temple.id, currentOrderId: orderId });
    expect(valid.donorAccountId).toBe(right.id);
    await correct(orderId, { corrections: 1, email }).expect(201);
    expect(await payer()).toBeNull();
  });

  it('takes a gift off the pledge to the fund it no longer goes to', async () => {
    const { account } = await signInDonor(api);
    const pledge = { donorName: 'Meera Iyer', email: account.email, fundId: place.general.id, amountCents: 51_00 };
    const { body } = await post('/api/temple-admin/pledges', pledge).expect(201);
    const { orderId } = await takeCheck({ email: account.email });
    const matched = async () => (await office.get(`/api/temple-admin/pledges/${body.id}`).expect(200)).body;
    expect(await matched()).toMatchObject({ paidCents: 51_00 });
    await correct(orderId, { email: account.email, fundId: place.annadanam.id }).expect(201);
    expect(await matched()).toMatchObject({ paidCents: 0 });
  });
});

describe('a receipt that was refused', () => {
  const withEin = (ein: string) => api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { ein }));

  it('is issued once what it lacked is there, and mailed', async () => {
    await withEin('');
    const { orderId } = await takeCheck();
    expect(await detailOf(orderId)).toMatchObject({ receiptNumber: null, receiptLacks: ['temple-ein'] });
    const { body: refusal } = await post(`${GIFTS}/${orderId}/receipt`).expect(422);
    expect(refusal).toMatchObject({ code: 'receipt-incomplete', message: expect.stringContaining('EIN') });
    await withEin('22-1234567');
    const answers = await Promise.all([1, 2, 3].map(() => post(`${GIFTS}/${orderId}/receipt`, { legalName: 'Meera Iyer' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const gift = await detailOf(orderId);
    expect(gift).toMatchObject({ legalName: 'Meera Iyer', receiptLacks: [], receipts: [{ status: 'valid' }] });
    const mail = (await deliveredTo(api, email))[0]!;
    expect(mail.subject).toBe(`Your receipt from ${place.temple.name}`);
    expect(mail.text).toContain(gift.receiptNumber);
    expect(await proof()).toMatchObject({ holds: true, receiptsCents: 51_00 });
  });

  it('says what the donor got in return, where that was missing', async () => {
    await withEin('');
    const { orderId } = await takeCheck();
    const { lines } = await detailOf(orderId);
    await withEin('22-1234567');
    const sql = "UPDATE order_lines SET taxClass = 'partial' WHERE templeId = ? AND orderId = ?";
    await api.database.transaction((tx) => tx.query(sql, [place.temple.id, orderId]));
    expect(await detailOf(orderId)).toMatchObject({ receiptLacks: ['return-value'] });
    await post(`${GIFTS}/${orderId}/receipt`).expect(422);
    await post(`${GIFTS}/${orderId}/receipt`, { lines: [{ lineId: newId(), benefit: 'Dinner' }] }).expect(404);
    const facts = { lineId: lines[0].id, benefit: 'Dinner for two', fairMarketValueCents: 20_00 };
    await post(`${GIFTS}/${orderId}/receipt`, { lines: [facts] }).expect(201);
    const receipt = await api.database.reader.findOneByOrFail(Receipt, { templeId: place.temple.id, currentOrderId: orderId });
    expect(receipt).toMatchObject({ totalCents: 51_00, deductibleCents: 31_00 });
  });

  it('can’t be issued twice, or by somebody who may not', async () => {
    const { orderId } = await takeCheck();
    await post(`${GIFTS}/${orderId}/receipt`).expect(409);
    const { client: desk } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
    await post(`${GIFTS}/${orderId}/receipt`, {}, { client: desk }).expect(403);
    const { client: stranger } = await signInStaff(api);
    await post(`${GIFTS}/${orderId}/receipt`, {}, { client: stranger }).expect(404);
  });
});
