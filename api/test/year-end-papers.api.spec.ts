import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import { takeAtCounter } from './counter.ts';
import { readSpreadsheet } from './csv.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from './give.ts';
import { qrOf, readPaper } from './paper.ts';
import { signInAs, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { buildYearEnd, setLocalClock, ZONES } from './year-end.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const officeOf = async ({ temple }: GivingTemple) => (await signInStaff(api, { temple })).client;
const post = (client: TestAgent, path: string, body: object) => client.post(path).set('idempotency-key', newId()).send(body).expect(201);
const refund = (office: TestAgent, orderId: string, amountCents: number) =>
  post(office, `/api/temple-admin/donations/${orderId}/refunds`, { amountCents, reason: 'Asked for' });

/** A file that went out by mail, as somebody without our software reads it. */
interface Paper {
  subject: string;
  text: string;
  pdf: Buffer;
}

async function papersTo(email: string): Promise<Paper[]> {
  await runJobs(api, 60);
  const mails = await api.get(LocalOutbox).list(email);
  const papers = await Promise.all(
    mails.flatMap(({ id, subject, attachments }) =>
      (attachments ?? []).map(async (_, index) => {
        const pdf = (await api.get(LocalOutbox).attachment(id, index))!;
        return { subject: subject ?? '', text: readPaper(pdf), pdf };
      }),
    ),
  );
  return papers.reverse();
}

const centsIn = (text: string, words: RegExp): number => Math.round(Number(words.exec(text)?.[1]?.replaceAll(',', '')) * 100);
const receivedIn = ({ text }: Paper): number => centsIn(text, /Total received \$([\d,.]+)/);
const yearOf = ({ text }: Paper): number => Number(/(?:December|January) \d+, (\d{4})/.exec(text)?.[1]);

/** What the page behind a receipt's QR code says of it. */
async function statusOf({ pdf }: Paper): Promise<string> {
  const id = qrOf(pdf)?.split('/').at(-1);
  return (await api.client().get(`/api/public/receipts/${id}`).expect(200)).body.status;
}

async function fundsCredited(office: TestAgent, days: string): Promise<number> {
  const { body } = await office.get(`/api/temple-admin/ledger/trial-balance?${days}`).expect(200);
  const funds = body.accounts.filter(({ kind }: { kind: string }) => kind === 'fund');
  return funds.reduce((sum: number, { creditCents, debitCents }: Record<string, number>) => sum + creditCents! - debitCents!, 0);
}

async function netInCsv(office: TestAgent, days: string): Promise<number> {
  const { text } = await office.get(`/api/temple-admin/donations/export.csv?${days}`).expect(200);
  return readSpreadsheet(text).reduce((sum, { Net }) => sum + Math.round(Number(Net) * 100), 0);
}

it.each(ZONES)('mails papers that agree with statement, books and download over the end of the year (%s)', async (timeZone) => {
  const { place, donor } = await buildYearEnd(api, timeZone);
  const give = async (day: string, amountCents: number) => {
    setLocalClock(day, 20, timeZone);
    return (await giveAndPay(api, await signInAs(api, donor), place, { amountCents })).orderId;
  };
  const early = await give('2025-12-28', 10_000);
  await give('2025-12-31', 20_000);
  await refund(await officeOf(place), early, 1_000);
  const late = await give('2026-01-01', 30_000);
  setLocalClock('2026-01-02', 9, timeZone);
  await post(await officeOf(place), '/api/temple-admin/statements/runs', { year: 2025 });
  await runJobs(api);
  setLocalClock('2026-01-05', 11, timeZone);
  await takeAtCounter(await officeOf(place), place, {
    receivedOn: '2025-12-31',
    amountCents: 4_000,
    legalName: 'Meera Raghunathan',
    email: donor.email,
  });
  await refund(await officeOf(place), early, 2_000);
  await give('2026-01-06', 40_000);
  const office = await officeOf(place);
  await refund(office, late, 500);
  await post(office, '/api/temple-admin/statements/runs', { year: 2025 });

  const papers = await papersTo(donor.email);
  const receipts = papers.filter(({ text }) => text.includes('Donation receipt'));
  const replaced = receipts.flatMap(({ text }) => /Replaces (\S+)/.exec(text)?.[1] ?? []);
  const valid = receipts.filter(({ text }) => !replaced.some((number) => text.includes(`No. ${number}`)));
  expect([replaced.length, await statusOf(receipts[0]!), await statusOf(valid.at(-1)!)]).toEqual([3, 'replaced', 'valid']);
  const sumOf = (year: number) => valid.filter((paper) => yearOf(paper) === year).reduce((sum, paper) => sum + receivedIn(paper), 0);
  expect([valid.length, sumOf(2025), sumOf(2026)]).toEqual([5, 31_000, 69_500]);

  const totalOf = ({ text }: Paper) => centsIn(text, new RegExp(`${place.temple.legalName} \\$([\\d,.]+) `));
  const statements = papers.filter(({ subject }) => subject.startsWith('Your 2025 giving statement'));
  expect(statements.map(totalOf)).toEqual([29_000, 31_000]);
  const client = await signInAs(api, donor);
  for (const year of [2025, 2026]) {
    const { body } = await client.get(`/api/devotee/statements/${year}/statement.pdf`).buffer(true).expect(200);
    expect(totalOf({ subject: '', pdf: body, text: readPaper(body) })).toBe(sumOf(year));
  }

  // What was refunded in January leaves the books of January, and the receipt of December.
  for (const [days, cents] of [
    ['to=2025-12-31', 31_000 + 2_000],
    ['from=2026-01-01', 69_500 - 2_000],
    ['', 31_000 + 69_500],
  ] as const)
    expect([days, await fundsCredited(office, days), await netInCsv(office, days)]).toEqual([days, cents, cents]);

  const subjects = (await api.get(LocalOutbox).list(donor.email)).map(({ subject }) => subject);
  const count = (subject: string) => subjects.filter((each) => each?.startsWith(subject)).length;
  expect([count('Your gift to'), count('A refund from'), count('Your corrected 2025 statement')]).toEqual([5, 3, 1]);
});
