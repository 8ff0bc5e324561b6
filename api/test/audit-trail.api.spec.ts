import { type AuditAction, type Endpoint, type Role, TAXED_KINDS } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { AuditEntry } from '../src/domain/audit/audit-entry.entity.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { buildOwned, call, type Owned, ownedCalls } from './access-matrix/owned.ts';
import { buildAccount, TEST_PASSWORD } from './factories/account.factory.ts';
import { buildRelease, publishRelease } from './factories/release.factory.ts';
import { listenForWebhooks } from './give.ts';
import { signInAs, signInDeployer } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

let api: TestApi;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  api = await startTestApi();
  endpoints = api.get(RouteTable).endpoints;
  listenForWebhooks(api);
});
afterAll(() => api.close());

/** Staff calls whose address names nothing; the others are those of the access matrix. */
const plainCalls = ({ place }: Owned): Record<string, object> => ({
  'POST /api/temple-admin/funds': { name: 'Gardens' },
  'POST /api/temple-admin/e-hundi-codes': { name: 'Parking lot', fundId: place.annadanam.id },
  'POST /api/temple-admin/counter-batches': { name: 'Monday', receivedOn: '2026-11-16', expectedCount: 1, expectedTotalCents: 100 },
  'POST /api/temple-admin/tax-policies': { rules: TAXED_KINDS.map((kind) => ({ kind, taxClass: 'gift' })) },
  'POST /api/temple-admin/hundi-counts': {
    hundi: 'Main hall',
    sealNumber: 'A-1',
    fundId: place.general.id,
    countedOn: '2026-11-16',
    counters: ['Lakshmi', 'Suresh'],
    denominations: [{ denominationCents: 2000, count: 1 }],
    statedTotalCents: 2000,
  },
});

/** Changes that staff and priests may make. */
const changes = (): Endpoint[] => changesBut('donor', 'superadmin');
const changesBut = (...roles: Role[]): Endpoint[] =>
  endpoints.filter(
    ({ method, access }) => method !== 'GET' && access.kind === 'role' && !access.roles.some((role) => roles.includes(role)),
  );

interface DeskCall {
  params?: Record<string, string>;
  body?: object;
}

/** How to call what operators change, each after what it needs. */
const deskCalls: Readonly<Record<string, (desk: TestAgent) => Promise<DeskCall>>> = {
  'POST /api/superadmin/deploy-tokens': async () => ({ body: { remote: 'mfe-priest', label: 'CI of the priests' } }),
  'DELETE /api/superadmin/deploy-tokens/:tokenId': async (desk) => {
    const { body } = await desk.post('/api/superadmin/deploy-tokens').send({ remote: 'mfe-priest', label: 'CI' }).expect(201);
    return { params: { tokenId: body.id } };
  },
  'POST /api/superadmin/remotes/:remote/activate': async () => {
    const { previous } = await publishTwice();
    return { params: { remote: 'mfe-priest' }, body: { release: previous } };
  },
  'POST /api/superadmin/remotes/:remote/rollback': async () => {
    await publishTwice();
    return { params: { remote: 'mfe-priest' }, body: { reason: 'Refunds fail' } };
  },
  'POST /api/superadmin/remotes/:remote/canary': async () => {
    const { previous } = await publishTwice();
    return { params: { remote: 'mfe-priest' }, body: { release: previous, sharePercent: 10, reason: 'Slots by hour' } };
  },
  'POST /api/superadmin/remotes/:remote/end-canary': async (desk) => {
    const { previous: release } = await publishTwice();
    const canary = { release, sharePercent: 10, reason: 'Slots by hour' };
    await desk.post('/api/superadmin/remotes/mfe-priest/canary').send(canary).expect(200);
    return { params: { remote: 'mfe-priest' }, body: { release } };
  },
  'POST /api/superadmin/accounts/:accountId/second-factor-reset': async () => ({
    params: { accountId: await accountWithFactor() },
    body: RESET_REASON,
  }),
  'POST /api/superadmin/accounts/:accountId/second-factor-reset/cancel': async (desk) => {
    const accountId = await accountWithFactor();
    await desk.post(`/api/superadmin/accounts/${accountId}/second-factor-reset`).send(RESET_REASON).expect(200);
    return { params: { accountId } };
  },
  'POST /api/superadmin/support-messages/:messageId/answer': async (desk) => ({
    params: { messageId: await messageFor(desk) },
    body: { reply: 'It is corrected.' },
  }),
  'POST /api/superadmin/temple-registrations/:registrationId/review': async (desk) => ({
    params: { registrationId: await registrationFor(desk) },
    body: {},
  }),
  'PUT /api/superadmin/temple-registrations/:registrationId/checks': async (desk) => ({
    params: { registrationId: await registrationInReview(desk) },
    body: { checks: ['legal-name'] },
  }),
  'POST /api/superadmin/temple-registrations/:registrationId/decision': async (desk) => ({
    params: { registrationId: await registrationInReview(desk) },
    body: { decision: 'reject', message: 'This is not a temple.' },
  }),
  'POST /api/superadmin/support-messages/:messageId/close': async (desk) => ({ params: { messageId: await messageFor(desk) } }),
};

const RESET_REASON = { reason: 'Called back on the office’s number' };

/** Somebody's account that asks for a code. */
async function accountWithFactor(): Promise<string> {
  return (await buildAccount(api, { secondFactorAt: new Date() })).id;
}

/** A message of the contact page that waits in the support inbox. */
async function messageFor(desk: TestAgent): Promise<string> {
  const message = { name: 'Meera', email: 'meera@example.com', topic: 'receipt', message: 'My receipt names the wrong year.' };
  const { body } = await api.client().post('/api/public/contact').send(message).expect(201);
  const { body: found } = await desk.get(`/api/superadmin/support-messages?search=${body.reference}`).expect(200);
  return found.items[0].id;
}

/** A temple's registration that nobody has looked at. */
async function registrationFor(desk: TestAgent): Promise<string> {
  const place = { street: '4410 Green Level Road', city: 'Cary', state: 'NC', zip: '27519' };
  const temple = { name: 'Sri Varadaraja Temple', legalName: 'Sri Varadaraja Temple, Inc.', ein: '565550182', ...place };
  const contact = { fullName: 'Sudha Varadan', office: 'Secretary', email: `sudha-${newId()}@example.com`, phone: '+17325550148' };
  const form = {
    temple: { ...temple, taxStatus: 'public-charity', deities: 'Varadaraja' },
    contact: { ...contact, password: TEST_PASSWORD },
    documents: [],
    mayAct: true,
  };
  const { body } = await api.client().post('/api/public/temple-registrations').send(form).expect(201);
  const { body: found } = await desk.get('/api/superadmin/temple-registrations?view=waiting&limit=100').expect(200);
  return found.items.find(({ reference }: { reference: string }) => reference === body.reference).id;
}

async function registrationInReview(desk: TestAgent): Promise<string> {
  const id = await registrationFor(desk);
  await desk.post(`/api/superadmin/temple-registrations/${id}/review`).send({}).expect(200);
  return id;
}

async function publishTwice(): Promise<{ active: string; previous: string }> {
  const tool = await signInDeployer(api, 'mfe-priest');
  await publishRelease(tool, buildRelease('mfe-priest'));
  return (await publishRelease(tool, buildRelease('mfe-priest'))).body;
}

it('writes down every change that operators make, with who made it', async () => {
  const ofDesk = changesBut('donor', 'priest', 'temple-admin');
  expect(ofDesk.length).toBeGreaterThan(3);
  const operator = await buildAccount(api, { role: 'superadmin' });
  const desk = await signInAs(api, operator);
  for (const endpoint of ofDesk) {
    const route = signature(endpoint);
    const prepare = deskCalls[route];
    if (!prepare) throw new Error(`Nothing in this test says how to call ${route}.`);
    const { params = {}, body } = await prepare(desk);
    const ofOperator = () => api.database.reader.countBy(AuditEntry, { actorKey: `account:${operator.id}` });
    const before = await ofOperator();
    const { status } = await call(desk, endpoint, params, body);
    expect([route, status, await ofOperator()]).toEqual([route, endpoint.status ?? 200, before + 1]);
  }
});

it('writes down every change that staff or the platform make, with who made it', async () => {
  expect(changes().length).toBeGreaterThan(10);
  const unrecorded: string[] = [];
  for (const endpoint of changes()) {
    const route = signature(endpoint);
    const owned = await buildOwned(api);
    const named = ownedCalls(owned)[route];
    const body = named ? named.body : plainCalls(owned)[route];
    if (!named && !body) throw new Error(`Nothing in this test says how to call ${route}.`);
    const before = await entries(owned);
    const { status } = await call(owned.own.staff, endpoint, { ...owned.params, ...named?.params }, body);
    expect([route, status]).toEqual([route, endpoint.status ?? 200]);
    const written = (await entries(owned)).slice(before.length);
    if (!written.some(({ actorKey, at }) => actorKey.startsWith('account:') && at.getTime() <= Date.now())) unrecorded.push(route);
  }
  expect(unrecorded).toEqual([]);
}, 120_000);

function entries({ place }: Owned): Promise<AuditEntry[]> {
  return api.database.reader.find(AuditEntry, { where: { templeId: place.temple.id }, order: { id: 'ASC' } });
}

/** Routes by which data leaves: files, and what is called an export. */
const downloads = (): Endpoint[] =>
  endpoints.filter(({ produces = 'json', path }) => !['json', 'event-stream'].includes(produces) || /\bexport\b/.test(path));

it('has every download declare what it records, or why nothing', () => {
  expect(downloads().length).toBeGreaterThan(5);
  const undeclared = downloads().filter(({ records }) => !(typeof records === 'string' || records?.nothing));
  expect(undeclared.map(signature)).toEqual([]);
});

/** Who calls what records itself, and how, where it is not as the access matrix has it. */
const takers: Readonly<Record<string, (owned: Owned) => { client: TestAgent; params?: Record<string, string> }>> = {
  'GET /api/temple-admin/donations/export.csv': ({ own }) => ({ client: own.staff }),
  'GET /api/devotee/statements/:year/statement.pdf': ({ own }) => ({
    client: own.donor,
    params: { year: String(new Date().getUTCFullYear()) },
  }),
  'GET /api/devotee/family/calendar.ics': ({ own }) => ({ client: own.donor }),
  'GET /api/account/export': ({ own }) => ({ client: own.donor }),
};

/** A paper needs a registration with one; its own suite reads it. */
const PROVED_ELSEWHERE = 'GET /api/superadmin/temple-registrations/:registrationId/documents/:documentId';

it('writes down every download once per quarter of an hour, with how often, and a refused one never', async () => {
  const recording = endpoints.filter((endpoint) => typeof endpoint.records === 'string' && signature(endpoint) !== PROVED_ELSEWHERE);
  expect(recording.length).toBeGreaterThan(5);
  for (const endpoint of recording) {
    const route = signature(endpoint);
    const owned = await buildOwned(api);
    const named = ownedCalls(owned)[route];
    const taker = takers[route]?.(owned) ?? (named && { client: owned.own[named.as], params: named.params });
    if (!taker) throw new Error(`Nothing in this test says how to call ${route}.`);
    const recorded = () => api.database.reader.findBy(AuditEntry, { action: endpoint.records as AuditAction });
    const before = new Set((await recorded()).map(({ id }) => id));
    const params = { ...owned.params, ...taker.params };
    if (named) await call(owned.other[named.as], endpoint, params).expect(404);
    for (let turn = 0; turn < 2; turn++) expect([route, (await call(taker.client, endpoint, params)).status]).toEqual([route, 200]);
    const written = (await recorded()).filter(({ id }) => !before.has(id));
    const times = written.reduce((sum, entry) => sum + (entry.times ?? 0), 0);
    expect([route, times, new Set(written.map(({ actorKey }) => actorKey)).size]).toEqual([route, 2, 1]);
  }
}, 120_000);
