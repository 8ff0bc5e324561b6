import type TestAgent from 'supertest/lib/agent.js';
import { takeAtCounter } from '../../../test/counter.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MailSender } from '../../platform/mail/mail-sender.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';

const STATEMENTS = '/api/temple-admin/statements';
const RECEIVED = { receivedOn: '2025-12-15' };

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api, { createdAt: new Date('2025-03-01T12:00:00Z') });
  ({ client: office } = await signInStaff(api, { temple: place.temple, preset: 'treasurer' }));
});
afterAll(() => api.close());

const donors = async (query = '') => (await office.get(`${STATEMENTS}?year=2025${query}`).expect(200)).body.items;
const summary = async () => (await office.get(`${STATEMENTS}/summary?year=2025`).expect(200)).body;
const run = (body: object = {}) =>
  office
    .post(`${STATEMENTS}/runs`)
    .set('idempotency-key', newId())
    .send({ year: 2025, ...body });
const statementsTo = async (email: string) =>
  (await api.get(LocalOutbox).list(email)).filter(({ subject }) => subject?.startsWith('Your 2025 giving statement'));
/** A gift with an account, one with an email, one with neither. */
async function threeGifts() {
  const { account } = await signInDonor(api);
  const email = `${newId()}@example.test`;
  await takeAtCounter(office, place, { ...RECEIVED, legalName: 'Anand Rao', email: account.email });
  await takeAtCounter(office, place, { ...RECEIVED, legalName: 'Bhavani Devi', email });
  await takeAtCounter(office, place, { ...RECEIVED, legalName: 'Bhavani Devi', email, amountCents: 900 });
  await takeAtCounter(office, place, { ...RECEIVED, legalName: 'Chandra Sekhar', amountCents: 5000 });
  return { account, email };
}

it('lists a year’s donors with their totals and whether they can be reached', async () => {
  const { email } = await threeGifts();
  await takeAtCounter(office, place, { receivedOn: '2026-01-02', legalName: 'Deepa Nair' });
  expect(await donors()).toMatchObject([
    { donorName: 'Anand Rao', reach: 'account', email: null, giftCount: 1, totalCents: 10_100, state: 'unsent' },
    { donorName: 'Bhavani Devi', reach: 'email', email, giftCount: 2, totalCents: 11_000, state: 'unsent' },
    { donorName: 'Chandra Sekhar', reach: 'none', giftCount: 1, totalCents: 5000, state: 'unreachable', sentAt: null },
  ]);
  expect((await donors('&search=bhav')).length).toBe(1);
  const { body: page } = await office.get(`${STATEMENTS}?year=2025&limit=2`).expect(200);
  expect((await donors(`&limit=2&cursor=${page.nextCursor}`))[0].donorName).toBe('Chandra Sekhar');
  expect(await summary()).toMatchObject({
    over: true,
    donorCount: 3,
    totalCents: 26_100,
    states: { unsent: 2, unreachable: 1 },
    run: null,
  });
});

it('emails every donor who can be reached one statement with the file, and not twice', async () => {
  const { account, email } = await threeGifts();
  expect((await run().expect(201)).body).toMatchObject({ status: 'running', total: 2, done: 0 });
  await runJobs(api);
  await runJobs(api);
  expect(await summary()).toMatchObject({ run: { status: 'done', total: 2, done: 2 }, states: { sent: 2, unsent: 0, unreachable: 1 } });
  for (const address of [account.email, email]) {
    const [mail, ...more] = await statementsTo(address);
    expect([mail?.attachments?.length, more]).toEqual([1, []]);
  }
});

it('writes to a devotee in the language of their account, and leads to this temple’s statement', async () => {
  const { account } = await signInDonor(api, { language: 'te' });
  await takeAtCounter(office, place, { ...RECEIVED, legalName: 'Anand Rao', email: account.email });
  await run().expect(201);
  await runJobs(api);
  const mails = await api.get(LocalOutbox).list(account.email);
  const mail = mails.find(({ subject }) => subject?.includes('2025 విరాళాల నివేదిక'));
  expect(mail?.text).toContain('పన్ను పత్రాలతో');
  expect(mail?.text).toContain(`/receipts?year=2025&view=statement&temple=${place.temple.slug}`);
});

it('runs nothing when everyone has a current statement, and keeps the last run', async () => {
  const { email } = await threeGifts();
  await run().expect(201);
  await runJobs(api);
  const { run: last } = await summary();
  expect((await run().expect(422)).body.code).toBe('statements-current');
  await runJobs(api);
  expect((await summary()).run).toEqual(last);
  expect(await statementsTo(email)).toHaveLength(1);
  const audited = await api.database.reader.countBy(AuditEntry, { templeId: place.temple.id, action: 'statement.run' });
  expect(audited).toBe(1);
});

it('remembers an undelivered statement when the outbox has forgotten its mail', async () => {
  const { email } = await threeGifts();
  await run().expect(201);
  jest.spyOn(api.get(MailSender), 'send').mockRejectedValue(new PermanentFailure('The mail server knows no such address.'));
  await runJobs(api, 60);
  jest.restoreAllMocks();
  await api.database.transaction((tx) => tx.delete(OutboxMessage, { template: 'temple-statement' }));
  const undelivered = await donors('&state=undelivered');
  expect(undelivered).toContainEqual(expect.objectContaining({ donorName: 'Bhavani Devi', email }));
  expect((await summary()).states).toMatchObject({ undelivered: 2, sent: 0 });
  expect((await run().expect(201)).body.total).toBe(2);
});

it('sends a changed statement again, and any donor’s again when asked', async () => {
  const { email } = await threeGifts();
  await run().expect(201);
  await runJobs(api);
  await takeAtCounter(office, place, { ...RECEIVED, legalName: 'Bhavani Devi', email });
  const [changed] = await donors('&state=changed');
  expect(changed).toMatchObject({ donorName: 'Bhavani Devi', totalCents: 21_100 });
  expect((await run().expect(201)).body.total).toBe(1);
  await runJobs(api);
  expect((await run({ donorId: changed.id }).expect(201)).body.total).toBe(1);
  await runJobs(api);
  expect(await statementsTo(email)).toHaveLength(3);
});

it('starts no run for one donor who can’t be reached, or who isn’t one', async () => {
  await threeGifts();
  const [unreachable] = await donors('&state=unreachable');
  for (const donorId of [unreachable.id, 'nobody']) expect((await run({ donorId }).expect(404)).body.code).toBe('not-found');
  expect(await summary()).toMatchObject({ run: null });
});

it('reports who couldn’t be reached: no email, or mail that was not delivered', async () => {
  const { email } = await threeGifts();
  await run().expect(201);
  await runJobs(api);
  await api.database.transaction((tx) => tx.update(OutboxMessage, { to: email, template: 'temple-statement' }, { state: 'dead' }));
  expect((await donors('&state=undelivered')).map(({ donorName }: { donorName: string }) => donorName)).toEqual(['Bhavani Devi']);
  const { text } = await office.get(`${STATEMENTS}/unreached.csv?year=2025`).expect(200);
  expect(text.trim().split('\r\n').slice(1)).toEqual([
    `Bhavani Devi,Email not delivered,${email},,2,110.00,110.00`,
    'Chandra Sekhar,No email,,,1,50.00,50.00',
  ]);
  const inHindi = await office.get(`${STATEMENTS}/unreached.csv?year=2025`).set('cookie', 'language=hi').expect(200);
  expect(inHindi.text.split('\r\n')[0]).toBe('\ufeffदाता,कारण,ईमेल,फ़ोन,दान,राशि,कर में छूट संभव');
  expect(inHindi.text).toContain('Chandra Sekhar,ईमेल नहीं,,,1,50.00,50.00');
});

it('waits for the end of the year, runs once at a time, and needs the permission', async () => {
  await threeGifts();
  expect((await run({ year: new Date().getUTCFullYear() + 1 }).expect(422)).body.code).toBe('statement-year-running');
  await run().expect(201);
  expect((await run().expect(409)).body.code).toBe('state-conflict');
  await runJobs(api);
  const { client: desk } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
  await desk.get(`${STATEMENTS}?year=2025`).expect(200);
  await desk.post(`${STATEMENTS}/runs`).set('idempotency-key', newId()).send({ year: 2025 }).expect(403);
});

it('hides another temple’s donors', async () => {
  await threeGifts();
  const { client: other } = await signInStaff(api, {});
  expect((await other.get(`${STATEMENTS}?year=2025`).expect(200)).body.items).toEqual([]);
});
