import type TestAgent from 'supertest/lib/agent.js';
import { LedgerEntry } from '../src/domain/ledger/ledger-entry.entity.ts';
import { Receipt } from '../src/domain/receipts/receipt.entity.ts';
import { StatementVersion } from '../src/domain/statements/statement-version.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import { takeAtCounter } from './counter.ts';
import { buildGivingTemple, type GivingTemple } from './factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from './give.ts';
import { signInAs, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { buildYearEnd, setLocalClock, ZONES } from './year-end.ts';

const [NEW_YORK, , HONOLULU] = ZONES;
const LAST_DAYS = ['2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31'];
const FIRST_DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const officeOf = async ({ temple }: GivingTemple) => (await signInStaff(api, { temple })).client;
const statement = async (client: TestAgent, year: number) => (await client.get(`/api/devotee/statements/${year}`).expect(200)).body;
const refund = async (office: TestAgent, orderId: string, amountCents: number) =>
  office
    .post(`/api/temple-admin/donations/${orderId}/refunds`)
    .set('idempotency-key', newId())
    .send({ amountCents, reason: 'Asked for' })
    .expect(201);
const correctionsTo = async (email: string): Promise<number> => {
  await runJobs(api, 60);
  const mails = await api.get(LocalOutbox).list(email);
  return mails.filter(({ subject }) => subject?.startsWith('Your corrected 2025 statement')).length;
};
const versionsOf = (donorAccountId: string) => api.database.reader.countBy(StatementVersion, { donorAccountId, year: 2025 });
const netOfFunds = async (office: TestAgent, query: string): Promise<number> => {
  const { body } = await office.get(`/api/temple-admin/ledger/trial-balance?${query}`).expect(200);
  expect(body.differenceCents).toBe(0);
  const funds = body.accounts.filter(({ kind }: { kind: string }) => kind === 'fund');
  return funds.reduce((sum: number, fund: { debitCents: number; creditCents: number }) => sum + fund.creditCents - fund.debitCents, 0);
};

describe.each(ZONES)('the end of the year in %s', (timeZone) => {
  it('freezes no statement on December 31 at 20:00, and freezes it after midnight', async () => {
    const { place, donor } = await buildYearEnd(api, timeZone);
    const { orderId } = await giveAndPay(api, await signInAs(api, donor), place, { amountCents: 10_000 });
    setLocalClock('2025-12-31', 20, timeZone);
    const client = await signInAs(api, donor);
    expect(await statement(client, 2025)).toMatchObject({ totalCents: 10_000, version: 1 });
    await refund(await officeOf(place), orderId, 1000);
    expect(await statement(client, 2025)).toMatchObject({ totalCents: 9000, version: 1, correctedAt: null });
    expect([await versionsOf(donor.id), await correctionsTo(donor.email)]).toEqual([0, 0]);
    setLocalClock('2026-01-01', 0.5, timeZone);
    expect(await statement(await signInAs(api, donor), 2025)).toMatchObject({ totalCents: 9000, version: 1 });
    expect(await versionsOf(donor.id)).toBe(1);
  });

  it('counts a gift received on December 31 and entered on January 5 for one year in receipt, books, statement and mail', async () => {
    const { place, donor } = await buildYearEnd(api, timeZone);
    await giveAndPay(api, await signInAs(api, donor), place, { amountCents: 10_000 });
    setLocalClock('2026-01-02', 9, timeZone);
    expect(await statement(await signInAs(api, donor), 2025)).toMatchObject({ totalCents: 10_000, version: 1 });
    setLocalClock('2026-01-05', 11, timeZone);
    const office = await officeOf(place);
    const orderId = await takeAtCounter(office, place, { receivedOn: '2025-12-31', amountCents: 2100, email: donor.email });
    const receipt = await api.database.reader.findOneByOrFail(Receipt, { currentOrderId: orderId });
    const entry = await api.database.reader.findOneByOrFail(LedgerEntry, { orderId });
    expect([receipt.receivedOn, entry.accountingOn]).toEqual(['2025-12-31', '2025-12-31']);
    expect([await netOfFunds(office, 'to=2025-12-31'), await netOfFunds(office, 'from=2026-01-01')]).toEqual([12_100, 0]);
    expect(await statement(await signInAs(api, donor), 2025)).toMatchObject({ totalCents: 12_100, version: 2 });
    expect(await correctionsTo(donor.email)).toBe(1);
  });

  it('dates a mailed check by its postmark for the donor and by its arrival for the books', async () => {
    const { place, donor } = await buildYearEnd(api, timeZone);
    setLocalClock('2026-01-05', 11, timeZone);
    const office = await officeOf(place);
    const check = { method: 'check', checkNumber: '1024', postmarkedOn: '2025-12-30', email: donor.email };
    await takeAtCounter(office, place, { receivedOn: '2026-01-04', amountCents: 5100, ...check });
    const client = await signInAs(api, donor);
    expect([(await statement(client, 2025)).totalCents, (await statement(client, 2026)).totalCents]).toEqual([5100, 0]);
    expect([await netOfFunds(office, 'to=2025-12-31'), await netOfFunds(office, 'from=2026-01-01')]).toEqual([0, 5100]);
  });

  it('keeps receipts, statements, books and mail in agreement from December 28 to January 6, with refunds across it', async () => {
    const { place, donor } = await buildYearEnd(api, timeZone);
    const gifts = new Map<string, string>();
    for (const day of [...LAST_DAYS, ...FIRST_DAYS]) {
      setLocalClock(day, 20, timeZone);
      gifts.set(day, (await giveAndPay(api, await signInAs(api, donor), place, { amountCents: 10_000 })).orderId);
      if (day === '2025-12-31') await refund(await officeOf(place), gifts.get('2025-12-28')!, 1000);
      if (day === '2026-01-01') await statement(await signInAs(api, donor), 2025);
      if (day === '2026-01-03') await refund(await officeOf(place), gifts.get('2025-12-29')!, 2000);
      if (day === '2026-01-06') await refund(await officeOf(place), gifts.get('2026-01-01')!, 400);
    }
    for (const [day, orderId] of gifts) {
      const [first] = await api.database.reader.find(LedgerEntry, { where: { orderId }, order: { number: 'ASC' } });
      const receipt = await api.database.reader.findOneByOrFail(Receipt, { currentOrderId: orderId });
      expect([receipt.receivedOn, first?.accountingOn]).toEqual([day, day]);
    }
    const client = await signInAs(api, donor);
    const office = await officeOf(place);
    expect(await statement(client, 2025)).toMatchObject({ totalCents: 40_000 - 1000 - 2000, version: 2 });
    expect(await statement(client, 2026)).toMatchObject({ totalCents: 60_000 - 400, version: 1 });
    expect(await netOfFunds(office, 'to=2025-12-31')).toBe(40_000 - 1000);
    expect(await netOfFunds(office, 'from=2026-01-01')).toBe(60_000 - 2000 - 400);
    expect(await netOfFunds(office, '')).toBe((await statement(client, 2025)).totalCents + (await statement(client, 2026)).totalCents);
    expect(await correctionsTo(donor.email)).toBe(1);
  });
});

it('waits with a statement over two temples for the later midnight', async () => {
  const { place, donor } = await buildYearEnd(api, NEW_YORK);
  const later = await buildGivingTemple(api, { timeZone: HONOLULU });
  for (const at of [place, later]) await giveAndPay(api, await signInAs(api, donor), at);
  setLocalClock('2026-01-01', 1, NEW_YORK);
  await statement(await signInAs(api, donor), 2025);
  expect(await versionsOf(donor.id)).toBe(0);
  setLocalClock('2026-01-01', 0.5, HONOLULU);
  await statement(await signInAs(api, donor), 2025);
  expect(await versionsOf(donor.id)).toBe(1);
});

describe('a day of receipt', () => {
  const open = async (receivedOn: string, receivedReason?: string) => {
    const { place } = await buildYearEnd(api, NEW_YORK);
    setLocalClock('2025-12-31', 20, NEW_YORK);
    const batch = { name: 'Counter', receivedOn, receivedReason, expectedCount: 1, expectedTotalCents: 100 };
    return (await officeOf(place)).post('/api/temple-admin/counter-batches').set('idempotency-key', newId()).send(batch);
  };

  it('is never after today at the temple or before its books', async () => {
    expect((await open('2026-01-01')).body).toMatchObject({ code: 'invalid-fields', fields: { receivedOn: expect.any(String) } });
    expect((await open('2023-12-31', 'Found in a drawer')).body.fields).toHaveProperty('receivedOn');
    expect((await open('2025-12-31')).status).toBe(201);
  });

  it('needs a reason when it is more than a year back', async () => {
    expect((await open('2024-12-30')).body.fields).toEqual({ receivedReason: expect.stringContaining('more than a year ago') });
    expect((await open('2024-12-30', 'Found in a drawer')).body).toMatchObject({ receivedReason: 'Found in a drawer' });
    expect((await open('2024-12-31')).status).toBe(201);
  });
});
