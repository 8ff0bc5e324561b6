import type { SearchGroup } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { startPlan } from '../../../test/plans.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const BATCHES = '/api/temple-admin/counter-batches';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let gifts: string[];
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  ({ client: office } = await signInStaff(api, { temple: place.temple }));
  gifts = await takeAtCounter(office, place, ['Kamala Iyer', 'Kamala Rao', 'Ravi Kamalanathan', '100%_Kamala']);
});
afterAll(() => api.close());

/** A closed batch of $51 in cash from each of these donors; the ids of their orders. */
async function takeAtCounter(client: TestAgent, { general }: GivingTemple, names: readonly string[]): Promise<string[]> {
  const post = (path: string, body: object = {}) => client.post(path).set('idempotency-key', newId()).send(body);
  const expected = { expectedCount: names.length, expectedTotalCents: 51_00 * names.length };
  const { id } = (await post(BATCHES, { name: 'Sunday counter', receivedOn: '2026-11-15', ...expected }).expect(201)).body;
  for (const [at, legalName] of names.entries()) {
    const entry = { method: 'check', checkNumber: `88${at}17`, fundId: general.id, amountCents: 51_00, legalName };
    await post(`${BATCHES}/${id}/entries`, { ...entry, email: `giver${at}@example.test` }).expect(201);
  }
  await post(`${BATCHES}/${id}/close`).expect(200);
  await runJobs(api);
  const { body } = await client.get(`${BATCHES}/${id}`).expect(200);
  return body.entries.map(({ orderId }: { orderId: string }) => orderId);
}

const search = async (words: string, client = office): Promise<SearchGroup[]> =>
  (await client.get('/api/temple-admin/search').query({ words }).expect(200)).body.groups;
const titles = async (words: string, noun: string, client = office): Promise<string[]> =>
  (await search(words, client)).find((group) => group.noun === noun)?.hits.map(({ title }) => title) ?? [];

it.each([
  ['the beginning of a name', 'kamal', ['100%_Kamala', 'Kamala Iyer', 'Kamala Rao', 'Ravi Kamalanathan']],
  ['two words in either order', 'rao kamala', ['Kamala Rao']],
  ['the beginning of an email', 'giver1@', ['Kamala Rao']],
  ['a check number', '88017', ['Kamala Iyer']],
  ['a percent sign, as it is written', '100%', ['100%_Kamala']],
  ['an underscore, as it is written', '_kamala', []],
  ['a percent sign alone', '%%', []],
])('finds donations by %s', async (_, words, found) => {
  expect((await titles(words, 'donation')).sort()).toEqual(found);
});

it('finds a receipt by its number at once, in any case, and by its end', async () => {
  const { number } = await api.database.reader.findOneByOrFail(Receipt, { templeId: place.temple.id, orderId: gifts[0] ?? '' });
  expect(await titles(number.toLowerCase(), 'receipt')).toEqual([number]);
  expect(await titles(number.slice(-4), 'receipt')).toContain(number);
  const [group] = (await search(number)).filter(({ noun }) => noun === 'receipt');
  expect(group?.hits[0]?.path).toContain(`search=${number}`);
});

it('finds funds, staff and priests by any part of their names, and says what each group is', async () => {
  const account = await buildAccount(api, { role: 'temple-admin', fullName: 'Venkat Treasurer' });
  await buildStaff(api, { temple: place.temple, account, preset: 'treasurer' });
  await buildPriest(api, { temples: [place.temple] });
  expect(await titles('annadan', 'fund')).toEqual(['Annadanam']);
  expect(await titles('treasur', 'staff-member')).toEqual(['Venkat Treasurer']);
  expect(await titles('bhattar', 'priest')).toEqual(['Ganesh Bhattar']);
  expect(await search('bhattar')).toMatchObject([{ noun: 'priest', label: { en: 'Priests', hi: 'पुजारी' }, all: null }]);
});

it('finds open pledges and recurring gifts by their donors, and neither once it has ended', async () => {
  const donor = await signInDonor(api);
  await startPlan(api, donor.client, place, { legalName: 'Sundari Natarajan' });
  const promise = { fundId: place.building.id, amountCents: 300_00, donorName: 'Sundari Natarajan', email: donor.account.email };
  const post = office.post('/api/temple-admin/pledges').set('idempotency-key', newId());
  const { id } = (await post.send({ ...promise, schedule: { every: 'once', firstOn: '2031-01-31' } }).expect(201)).body;
  expect(await search('sundari')).toMatchObject([
    { noun: 'plan', hits: [{ title: 'Sundari Natarajan', detail: 'Annadanam', amountCents: 51_00 }] },
    { noun: 'pledge', hits: [{ title: 'Sundari Natarajan', detail: 'Building', amountCents: 300_00 }] },
  ]);
  const { client: helper } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
  expect((await search('sundari', helper)).map(({ noun }) => noun)).toEqual(['pledge']);
  await office.post(`/api/temple-admin/pledges/${id}/cancel`).send({ reason: 'Moved away' }).expect(200);
  expect(await titles('sundari', 'pledge')).toEqual([]);
});

it('shows five of many, and where all of them are', async () => {
  await takeAtCounter(office, place, ['Many One', 'Many Two', 'Many Three', 'Many Four', 'Many Five', 'Many Six']);
  const [group] = await search('many');
  expect(group?.hits).toHaveLength(5);
  expect(group?.all).toBe('/temple-admin/donations?search=many');
});

it('finds only what the person may read', async () => {
  const { client: helper } = await signInStaff(api, { temple: place.temple, permissions: ['temple:read'] });
  const { client: desk } = await signInStaff(api, { temple: place.temple, preset: 'front-desk' });
  const nouns = async (client: TestAgent) => (await search('kamala', client)).map(({ noun }) => noun);
  expect(await nouns(helper)).toEqual([]);
  expect(await nouns(desk)).toContain('donation');
  expect(await titles('treasur', 'staff-member', helper)).toEqual([]);
});

it('never finds another temple’s', async () => {
  const { client: stranger } = await signInStaff(api);
  const { number } = await api.database.reader.findOneByOrFail(Receipt, { templeId: place.temple.id, orderId: gifts[0] ?? '' });
  for (const words of ['kamala', number, 'annadanam', 'bhattar', 'treasur']) expect(await search(words, stranger)).toEqual([]);
});

it.each(['', 'a', ' a ', 'x'.repeat(81)])('asks for at least two letters and at most eighty: “%s”', async (words) => {
  await office.get('/api/temple-admin/search').query({ words }).expect(400);
});
