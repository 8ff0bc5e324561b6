import type { YearStatement } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, runJobs } from '../../../test/give.ts';
import { onGivingApi } from '../../../test/giving-suite.ts';
import { linesOfPaper } from '../../../test/paper.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { StatementVersion } from '../../domain/statements/statement-version.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';

let api: TestApi;
let place: GivingTemple;
onGivingApi((suite) => ({ api, place } = suite));

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
    temple: null,
    soFar: true,
    persons: [{ legalName: 'Meera Raghunathan', totalCents: 7200 }],
  });
  expect(all.persons[0].temples).toHaveLength(2);
  expect(all.household).toHaveLength(2);
  expect(await statement(client, year, `?temple=${other.temple.slug}`)).toMatchObject({
    totalCents: 2100,
    temple: { slug: other.temple.slug, legalName: other.temple.legalName },
    persons: [{ temples: [{ legalName: other.temple.legalName }] }],
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

it('corrects a past year after a refund, keeps the version that was given out, and notifies the donor', async () => {
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
  expect(mails.map(({ subject }) => subject)).toContain(`Your corrected ${lastYear} statement`);
});

describe('on New Year’s Eve at the temple, when the year has ended in Greenwich', () => {
  const refundOf = async (orderId: string) => {
    const { client: office } = await signInStaff(api, { temple: place.temple });
    const path = `/api/temple-admin/donations/${orderId}/refunds`;
    await office.post(path).set('idempotency-key', newId()).send({ amountCents: 1100, reason: 'Asked for' }).expect(201);
  };
  const versions = (donorAccountId: string) => api.database.reader.countBy(StatementVersion, { donorAccountId });
  beforeEach(() => setClock('2030-01-01T01:00:00Z'));
  afterEach(() => jest.useRealTimers());

  it('a refund corrects no statement, since none was given out', async () => {
    const { client, account } = await signInDonor(api);
    const { orderId } = await giveAndPay(api, client, place, { amountCents: 5100 });
    expect(await statement(client, 2029)).toMatchObject({ totalCents: 5100, version: 1, correctedAt: null });
    await refundOf(orderId);
    expect(await statement(client, 2029)).toMatchObject({ totalCents: 4000, version: 1, correctedAt: null });
    expect(await versions(account.id)).toBe(0);
  });

  it('and one after midnight there does', async () => {
    const { client, account } = await signInDonor(api);
    const { orderId } = await giveAndPay(api, client, place, { amountCents: 5100 });
    setClock('2030-01-01T05:30:00Z');
    await refundOf(orderId);
    expect(await statement(client, 2029)).toMatchObject({ totalCents: 4000, version: 2, correctedAt: expect.any(String) });
    expect(await versions(account.id)).toBe(1);
  });

  it('one on an evening in February is dated that day at the temple', async () => {
    const { client, account } = await signInDonor(api);
    const { orderId } = await giveAndPay(api, client, place, { amountCents: 5100 });
    setClock('2030-02-11T02:00:00Z');
    await refundOf(orderId);
    expect(await paperOf(await signInAs(api, account), 2029)).toContain('Corrected February 10, 2030.');
  });
});

it('draws the statement in the account’s language, what it says of the law also in English', async () => {
  const { client } = await signInDonor(api, { language: 'hi' });
  await giveAndPay(api, client, place, { amountCents: 5100 });
  const text = await paperOf(client, new Date().getUTCFullYear());
  for (const words of ['में दान (अब तक)', 'प्राप्ति', 'सभी मंदिर', 'कानून', 'as the law requires', '$51.00']) expect(text).toContain(words);
  expect(text).not.toMatch(/Giving in|May be deductible|All temples/);
});

it('has none of a temple that doesn’t exist, and an empty one of a temple without gifts', async () => {
  const { client } = await signInDonor(api);
  await giveAndPay(api, client, place, { amountCents: 5100 });
  const year = new Date().getUTCFullYear();
  for (const file of ['', '/statement.pdf']) await client.get(`/api/devotee/statements/${year}${file}?temple=no-such-temple`).expect(404);
  const { temple } = await buildGivingTemple(api);
  const { slug, legalName } = temple;
  expect(await statement(client, year, `?temple=${slug}`)).toMatchObject({ temple: { slug, legalName }, persons: [], totalCents: 0 });
});

it('has none for years that cannot have one', async () => {
  const { client } = await signInDonor(api);
  for (const year of ['1999', '2999', 'abcd']) await client.get(`/api/devotee/statements/${year}`).expect(404);
});

/** What the statement's file says, as a PDF reader reads it. */
async function paperOf(client: TestAgent, year: number, query = ''): Promise<string> {
  const { body } = await client.get(`/api/devotee/statements/${year}/statement.pdf${query}`).buffer(true).expect(200);
  return linesOfPaper(body).join('\n');
}

it('of a year without receipts says so, above the closing lines', async () => {
  const { client } = await signInDonor(api);
  const paper = (await paperOf(client, lastYear)).split('\n');
  expect(paper).toContain('No receipts were issued for this year.');
  expect(paper).toContainEqual(expect.stringMatching(/^This statement totals your receipts/));
});

describe('gifts under two legal names on one account', () => {
  const FATHER = 'Raghunathan Iyer';

  async function twoNames() {
    const { client, account } = await signInDonor(api);
    const other = await buildGivingTemple(api, { name: 'Shiva Vishnu Temple' });
    await giveAndPay(api, client, place, { amountCents: 10_000 });
    await giveAndPay(api, client, other, { amountCents: 2_100 });
    await giveAndPay(api, client, place, { amountCents: 5_100, legalName: FATHER });
    await giveAndPay(api, client, place, { amountCents: 1_100, legalName: '  raghunathan  IYER ' });
    return { client, account, other, year: new Date().getUTCFullYear() };
  }

  it('are sections with their own totals, and one household', async () => {
    const { client, year, other } = await twoNames();
    const all = await statement(client, year);
    expect(all.persons.map(({ totalCents, temples }: YearStatement['persons'][number]) => [totalCents, temples.length])).toEqual([
      [12_100, 2],
      [6_200, 1],
    ]);
    expect(all).toMatchObject({ totalCents: 18_300, deductibleCents: 18_300 });
    const sums = all.household.map(({ slug, totalCents }: YearStatement['household'][number]) => [slug, totalCents]);
    expect(Object.fromEntries(sums)).toEqual({ [place.temple.slug]: 16_200, [other.temple.slug]: 2_100 });
    const paper = await paperOf(client, year);
    expect(paper).toContain(`Giving in ${year} so far`);
    expect(paper).toContain('$121.00');
    expect(paper).toContain('$62.00');
    expect(paper).toContain('Household: Meera Raghunathan');
    expect(paper).toContain('All temples $183.00 $183.00');
  });

  it('of one temple are not called all temples', async () => {
    const { client, year, other } = await twoNames();
    const paper = await paperOf(client, year, `?temple=${other.temple.slug}`);
    expect(paper).not.toContain('All temples');
    expect(paper).not.toContain('Household');
    expect(paper).toContain(`${other.temple.legalName} $21.00 $21.00`);
  });

  it('correct a statement that was kept under one name, and no other', async () => {
    const { client, account } = await twoNames();
    await api.database.transaction((tx) => tx.update(Receipt, { donorAccountId: account.id }, { receivedOn: `${lastYear}-05-05` }));
    const fresh = await statement(client, lastYear);
    const asEarly = { ...fresh, temples: fresh.persons.flatMap(({ temples }: YearStatement['persons'][number]) => temples) };
    const early = JSON.stringify({ donorName: 'Meera Raghunathan', temples: asEarly.temples, totalCents: 18_300, deductibleCents: 18_300 });
    await api.database.transaction((tx) => tx.update(StatementVersion, { donorAccountId: account.id }, { record: early }));
    expect(await statement(client, lastYear)).toMatchObject({ version: 2, correctedAt: expect.any(String) });
  });
});

it('leaves a statement kept in the earlier form as it is when one person gave', async () => {
  const { client, account } = await signInDonor(api);
  await giftOfLastYear(client, 5_100);
  const { persons, totalCents, deductibleCents } = await statement(client, lastYear);
  const early = JSON.stringify({ donorName: 'Meera Raghunathan', temples: persons[0].temples, totalCents, deductibleCents });
  await api.database.transaction((tx) => tx.update(StatementVersion, { donorAccountId: account.id }, { record: early, digest: 'earlier' }));
  expect(await statement(client, lastYear)).toMatchObject({ version: 1, correctedAt: null });
});
