import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { takeAtCounter } from '../../../test/counter.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, payGift, runJobs, startGift } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { bookAtCounter, offerPooja } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { LedgerService } from '../../domain/ledger/ledger.service.ts';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import { reasonOf } from '../../domain/ledger/ledger-reason.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxCheckout } from '../../platform/payments/sandbox/sandbox-checkout.entity.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  donor = (await signInDonor(api)).client;
});

const proof = async () => (await office.get('/api/temple-admin/ledger/proof').expect(200)).body;
const LATE_CARD = '4000000000000077';
/** Longer ago than any message takes. */
const movedLongAgo = (orderId: string) =>
  api.database.transaction((tx) => tx.update(SandboxCheckout, { orderId }, { movedAt: new Date(Date.now() - 3_600_000) }));
const refund = (id: string, amountCents: number) =>
  office
    .post(`/api/temple-admin/donations/${id}/refunds`)
    .set('idempotency-key', newId())
    .send({ amountCents, reason: 'Asked for' })
    .expect(201);

it('keeps books that balance and agree with processor and receipts, whatever happened to the gifts', async () => {
  await giveAndPay(api, donor, place, { coverFees: true });
  const partly = await giveAndPay(api, donor, place, { amountCents: 10000 });
  const wholly = await giveAndPay(api, donor, place);
  const lost = await giveAndPay(api, donor, place);
  const open = await giveAndPay(api, donor, place);
  await refund(partly.orderId, 3333);
  await refund(wholly.orderId, 5100);
  const disputeId = await api.get(SandboxDisputes).open(lost.orderId);
  await api.get(SandboxDisputes).open(open.orderId);
  await runJobs(api);
  await api.get(SandboxDisputes).close(lost.orderId, disputeId, false);
  await runJobs(api);
  const found = await proof();
  expect(found).toMatchObject({ holds: true, differences: [], trialBalanceCents: 0, processorCents: 5283 + 6667 + 5100, receiptsCount: 3 });
  expect([found.ledgerCents, found.receiptsCents]).toEqual([found.processorCents, found.processorCents]);
  const { body: trial } = await office.get('/api/temple-admin/ledger/trial-balance').expect(200);
  expect(trial.differenceCents).toBe(0);
  expect(trial.accounts.map(({ name }: { name: string }) => name)).toContain('Fund, Annadanam');
  const { body: funds } = await office.get('/api/temple-admin/funds').expect(200);
  expect(funds.find(({ name }: { name: string }) => name === 'Annadanam').balanceCents).toBe(found.ledgerCents);
});

it('names a gift whose webhook is on its way, and a refund that is asked for, as under way', async () => {
  const gift = await startGift(donor, place);
  await payGift(api, gift);
  expect(await proof()).toMatchObject({ holds: true, differences: [], underWay: [{ orderId: gift.orderId, cents: 5100 }] });
  await runJobs(api);
  expect(await proof()).toMatchObject({ holds: true, underWay: [] });
  const late = await startGift(donor, place);
  await payGift(api, late, LATE_CARD);
  await runJobs(api, 60);
  await refund(late.orderId, 1200);
  await movedLongAgo(late.orderId);
  expect(await proof()).toMatchObject({ holds: true, differences: [], underWay: [{ orderId: late.orderId, cents: -1200 }] });
  await runJobs(api, 60);
  expect(await proof()).toMatchObject({ holds: true, underWay: [] });
});

it('shows money that the processor has had for long and the books do not', async () => {
  const gift = await startGift(donor, place);
  await payGift(api, gift);
  await movedLongAgo(gift.orderId);
  const found = await proof();
  expect(found).toMatchObject({ holds: false, underWay: [] });
  expect(found.differences).toContainEqual({
    what: 'Funds against the processor',
    whatMessage: { code: 'ledger.proof-funds' },
    expectedCents: 5100,
    foundCents: 0,
    orderId: gift.orderId,
  });
  await runJobs(api);
  expect((await proof()).holds).toBe(true);
});

it('shows a fresh gift that was booked wrongly at once', async () => {
  const gift = await giveAndPay(api, donor, place);
  await api.database.transaction((tx) =>
    tx.query('UPDATE sandbox_checkouts SET feeCents = feeCents + 1 WHERE orderId = ?', [gift.orderId]),
  );
  const found = await proof();
  expect(found).toMatchObject({ holds: false, underWay: [] });
  expect(found.differences).toContainEqual({
    what: 'Fees against the processor',
    whatMessage: { code: 'ledger.proof-fees' },
    expectedCents: 179,
    foundCents: 178,
    orderId: gift.orderId,
  });
});

it('shows what somebody changed around the ledger', async () => {
  const gift = await giveAndPay(api, donor, place);
  await api.database.transaction((tx) => tx.query('UPDATE receipts SET totalCents = totalCents + 1 WHERE orderId = ?', [gift.orderId]));
  await api.database.transaction((tx) =>
    tx.query("UPDATE ledger_accounts SET debitCents = debitCents + 5 WHERE templeId = ? AND kind = 'clearing'", [place.temple.id]),
  );
  expect((await proof()).differences).toMatchObject([
    { what: 'Receipts against the ledger', expectedCents: 5100, foundCents: 5101, orderId: gift.orderId },
    { what: 'Running sums of Clearing, card processor', expectedCents: 4922, foundCents: 4927, orderId: null },
  ]);
});

it('lists the journal, newest first, by the temple’s days', async () => {
  await giveAndPay(api, donor, place);
  await giveAndPay(api, donor, place);
  const { body: first } = await office.get('/api/temple-admin/ledger/entries?limit=1').expect(200);
  const { body: second } = await office.get(`/api/temple-admin/ledger/entries?limit=1&cursor=${first.nextCursor}`).expect(200);
  expect([first.items[0].number, second.items[0].number, second.nextCursor]).toEqual([2, 1, null]);
  expect((await office.get('/api/temple-admin/ledger/entries?to=2020-12-31').expect(200)).body.items).toEqual([]);
});

it('never lets a fund be spent beyond what it holds', async () => {
  await giveAndPay(api, donor, place);
  const spend = (cents: number) =>
    api.database.transaction((tx) =>
      api.get(LedgerService).post(tx, {
        templeId: place.temple.id,
        postingKey: `spend:${newId()}`,
        reason: reasonOf('ledger.dakshina-paid'),
        orderId: null,
        postedAt: new Date(),
        spends: true,
        lines: [
          { account: { kind: 'fund', fundId: place.annadanam.id }, debitCents: cents, creditCents: 0 },
          { account: { kind: 'bank' }, debitCents: 0, creditCents: cents },
        ],
      }),
    );
  const outcomes = await Promise.allSettled([spend(3000), spend(3000), spend(3000)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(spend(2101)).rejects.toMatchObject({ code: 'rule-violation' });
  await spend(2100);
});

it('books one fact once', async () => {
  await giveAndPay(api, donor, place);
  const [{ postingKey }] = await api.database.reader.query('SELECT postingKey FROM ledger_entries WHERE templeId = ?', [place.temple.id]);
  const lines = [
    { account: { kind: 'bank' }, debitCents: 1, creditCents: 0 },
    { account: { kind: 'cash' }, debitCents: 0, creditCents: 1 },
  ] as const;
  const again = {
    templeId: place.temple.id,
    postingKey,
    reason: reasonOf('ledger.dakshina-paid'),
    orderId: null,
    postedAt: new Date(),
    lines,
  };
  await expect(api.database.transaction((tx) => api.get(LedgerService).post(tx, again))).rejects.toThrow();
});

describe('dates of the books', () => {
  afterEach(() => jest.useRealTimers());

  it('count a gift received on December 31 and entered on January 5 for the year of its receipt', async () => {
    setClock('2026-01-05T17:00:00Z');
    const { client: desk } = await signInStaff(api, { temple: place.temple });
    const orderId = await takeAtCounter(desk, place, { receivedOn: '2025-12-31' });
    const receipt = await api.database.reader.findOneByOrFail(Receipt, { currentOrderId: orderId });
    expect(receipt.receivedOn).toBe('2025-12-31');
    const credited = async (query: string) =>
      (await desk.get(`/api/temple-admin/ledger/trial-balance?${query}`).expect(200)).body.creditCents;
    expect([await credited('to=2025-12-31'), await credited('from=2026-01-01'), await credited('')]).toEqual([10100, 0, 10100]);
    const numbers = async (query: string) =>
      (await desk.get(`/api/temple-admin/ledger/entries?${query}`).expect(200)).body.items.map(
        ({ number, accountingOn }: { number: number; accountingOn: string }) => [number, accountingOn],
      );
    expect([await numbers('to=2025-12-31'), await numbers('from=2026-01-01')]).toEqual([[[1, '2025-12-31']], []]);
  });
});

it('names what an entry of a payment was for that was called a donation once', async () => {
  const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 0, counterPlaces: 2 });
  const { orderId } = await bookAtCounter(office, slot.id);
  const gift = await giveAndPay(api, donor, place);
  const once = { code: 'ledger.gift', params: { donor: 'Sunitha Hegde' } };
  const entry = { templeId: place.temple.id, orderId };
  const entriesOf = async (id: string) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body.ledgerEntries;
  for (const reasonMessage of [once, null]) {
    await api.database.transaction((tx) => tx.update(LedgerEntry, entry, { reason: 'Donation, Sunitha Hegde', reasonMessage }));
    const message = reasonMessage && { ...once, code: 'ledger.pooja' };
    expect(await entriesOf(orderId)).toMatchObject([{ reason: 'Pooja, Sunitha Hegde', reasonMessage: message }]);
  }
  const { items } = (await office.get('/api/temple-admin/ledger/entries').expect(200)).body;
  expect(items.map(({ reason }: { reason: string }) => reason.split(',')[0])).toEqual(['Donation', 'Pooja']);
  expect((await entriesOf(gift.orderId))[0].reason).toMatch(/^Donation, /);
});
