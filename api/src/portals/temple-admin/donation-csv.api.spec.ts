import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { takeAtCounter } from '../../../test/counter.ts';
import { readSpreadsheet } from '../../../test/csv.ts';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const CREDITED = ['fund', 'income', 'fee-income'];
const NAMES = ['Rao, Meera "Minu"', '=HYPERLINK("http://evil")', '+1 Family', 'मीरा अय्यर', 'O’Brien; Sons'];
const PROPERTY = 'Two lamps, brass; "old" ones';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  setClock('2026-01-10T15:00:00Z');
  ({ client: office } = await signInStaff(api, { temple: place.temple }));
});
afterEach(() => jest.useRealTimers());

const sheet = async (query = '') => readSpreadsheet((await office.get(`/api/temple-admin/donations/export.csv?${query}`).expect(200)).text);
const cents = (rows: Awaited<ReturnType<typeof sheet>>, column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

/** What the ledger credited to funds and income in some days, in cents. */
async function booked(query = ''): Promise<number> {
  const { body } = await office.get(`/api/temple-admin/ledger/trial-balance?${query}`).expect(200);
  const credited = body.accounts.filter(({ kind }: { kind: string }) => CREDITED.includes(kind));
  return credited.reduce((sum: number, { creditCents, debitCents }: Record<string, number>) => sum + creditCents! - debitCents!, 0);
}

const refund = (orderId: string, amountCents: number) =>
  office
    .post(`/api/temple-admin/donations/${orderId}/refunds`)
    .set('idempotency-key', newId())
    .send({ amountCents, reason: 'Asked for' })
    .expect(201);

it('is read by a spreadsheet as it was written: text stays text, money is numbers', async () => {
  for (const legalName of NAMES) await takeAtCounter(office, place, { receivedOn: '2026-01-09', legalName, phone: '+17325550148' });
  const lamps = { method: 'in-kind', amountCents: 0, propertyDescription: PROPERTY };
  await takeAtCounter(office, place, { receivedOn: '2026-01-09', legalName: 'Lamps', ...lamps });
  const rows = await sheet();
  expect(rows).toHaveLength(NAMES.length + 1);
  const names = rows.map((row) => row['Legal name']);
  for (const name of NAMES) expect(names).toContain(/^[=+]/.test(name) ? `'${name}` : name);
  const given = rows.filter((row) => row.Method === 'cash');
  for (const row of given) expect([row.Phone, row['Line amount'], row['Received on']]).toEqual(['(732) 555-0148', 101, '2026-01-09']);
  expect(rows.find((row) => row.Method === 'in-kind')?.Property).toBe(PROPERTY);
  const inHindi = await office.get('/api/temple-admin/donations/export.csv').set('cookie', 'language=hi').expect(200);
  expect(inHindi.text).toMatch(/^\ufeffदान,पंक्ति,मिला \(UTC\),/);
});

it('adds up to the ledger of the same days, across the end of a year with refunds in it', async () => {
  setClock('2025-12-30T15:00:00Z');
  const donor = await buildAccount(api);
  const lines = [
    { fundId: place.general.id, amountCents: 3_333 },
    { fundId: place.building.id, amountCents: 6_667 },
  ];
  const { orderId } = await giveAndPay(api, await signInAs(api, donor), place, { lines, coverFees: true });
  const second = await giveAndPay(api, await signInAs(api, donor), place, { amountCents: 5_100 });
  setClock('2026-01-03T15:00:00Z');
  ({ client: office } = await signInStaff(api, { temple: place.temple }));
  await refund(second.orderId, 1_100);
  await giveAndPay(api, await signInAs(api, donor), place, { amountCents: 2_100 });
  for (const days of ['to=2025-12-31', 'from=2026-01-01', 'from=2026-01-02&to=2026-01-03', '']) {
    expect([days, cents(await sheet(days), 'Net')]).toEqual([days, await booked(days)]);
  }
  expect(await booked('to=2025-12-31')).toBeGreaterThan(15_100);
  const rows = (await sheet()).filter((row) => row.Gift === orderId);
  expect(rows.map((row) => row.Line)).toEqual([1, 2]);
});
