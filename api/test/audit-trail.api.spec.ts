import type { AuditAction, Endpoint, Role } from '@sannidhi/contracts';
import { AuditEntry } from '../src/domain/audit/audit-entry.entity.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { listenForWebhooks } from './give.ts';
import { personOf, prepare, rowOf, send } from './nouns/call-route.ts';
import type { Place } from './nouns/noun-fixture.ts';
import { buildPlace } from './nouns/place.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

let api: TestApi;
let endpoints: readonly Endpoint[];
let place: Place;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  endpoints = api.get(RouteTable).endpoints;
  listenForWebhooks(api);
  place = await buildPlace(api);
});
afterAll(() => api.close());

/** Changes that callers with other roles than these may make. A read with a body declares that it changes nothing. */
const changesBut = (...roles: Role[]): Endpoint[] =>
  endpoints.filter(
    ({ method, access, changes }) =>
      method !== 'GET' && changes?.length !== 0 && access.kind === 'role' && !access.roles.some((role) => roles.includes(role)),
  );

const entriesOf = (actorKey: string): Promise<AuditEntry[]> =>
  api.database.reader.find(AuditEntry, { where: { actorKey }, order: { id: 'ASC' } });

/** What a change recorded in its caller's name, apart from its preparation. */
async function writtenBy(endpoint: Endpoint, actorKey: string): Promise<AuditEntry[]> {
  const made = await prepare(endpoint, place, api);
  const caller = made.accountId ? `account:${made.accountId}` : actorKey;
  const before = await entriesOf(caller);
  const { status } = await send(made.client, endpoint, made);
  expect([signature(endpoint), status]).toEqual([signature(endpoint), endpoint.status ?? 200]);
  return (await entriesOf(caller)).slice(before.length);
}

it('writes down every change that operators make, with who made it', async () => {
  const ofDesk = changesBut('donor', 'priest', 'temple-admin');
  expect(ofDesk.length).toBeGreaterThan(3);
  for (const endpoint of ofDesk) {
    const written = await writtenBy(endpoint, `account:${place.accounts.desk.id}`);
    expect([signature(endpoint), written.length]).toEqual([signature(endpoint), 1]);
  }
});

it('writes down every answer that priests give a temple, with who gave it', async () => {
  const answers = changesBut('donor', 'superadmin', 'temple-admin').filter(({ path }) => path.includes('/:'));
  expect(answers.length).toBeGreaterThan(1);
  for (const endpoint of answers) {
    const written = await writtenBy(endpoint, `account:${place.accounts.priest.id}`);
    expect([signature(endpoint), written.length]).toEqual([signature(endpoint), 1]);
  }
});

it('writes down every change that staff or the platform make, with who made it', async () => {
  const changes = changesBut('donor', 'superadmin', 'priest');
  expect(changes.length).toBeGreaterThan(10);
  const unrecorded: string[] = [];
  for (const endpoint of changes) {
    const written = await writtenBy(endpoint, `account:${place.accounts.staff.id}`);
    if (!written.some(({ templeId, at }) => templeId === place.giving.temple.id && at.getTime() <= Date.now()))
      unrecorded.push(signature(endpoint));
  }
  expect(unrecorded).toEqual([]);
});

/** Routes that export data: files, and anything called an export. */
const downloads = (): Endpoint[] =>
  endpoints.filter(({ produces = 'json', path }) => !['json', 'event-stream'].includes(produces) || /\bexport\b/.test(path));

it('has every download declare what it records, or why nothing', () => {
  expect(downloads().length).toBeGreaterThan(5);
  const undeclared = downloads().filter(({ records }) => !(typeof records === 'string' || records?.nothing));
  expect(undeclared.map(signature)).toEqual([]);
});

it('writes down every download once per quarter of an hour, with how often, and a refused one never', async () => {
  const recording = endpoints.filter((endpoint) => typeof endpoint.records === 'string');
  expect(recording.length).toBeGreaterThan(5);
  for (const endpoint of recording) {
    const route = signature(endpoint);
    const { may, stranger = 404 } = rowOf(endpoint);
    const made = await prepare(endpoint, place, api);
    const recorded = () => api.database.reader.findBy(AuditEntry, { action: endpoint.records as AuditAction });
    const before = new Set((await recorded()).map(({ id }) => id));
    const person = personOf(may);
    if (person && route.includes('/:') && stranger === 404) await send(place.other[person], endpoint, made).expect(404);
    for (let turn = 0; turn < 2; turn++) expect([route, (await send(made.client, endpoint, made)).status]).toEqual([route, 200]);
    const written = (await recorded()).filter(({ id }) => !before.has(id));
    const times = written.reduce((sum, entry) => sum + (entry.times ?? 0), 0);
    expect([route, times, new Set(written.map(({ actorKey }) => actorKey)).size]).toEqual([route, 2, 1]);
  }
});
