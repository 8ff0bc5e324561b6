import { type Endpoint, TAXED_KINDS } from '@sannidhi/contracts';
import { AuditEntry } from '../src/domain/audit/audit-entry.entity.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { buildOwned, call, type Owned, ownedCalls } from './access-matrix/owned.ts';
import { listenForWebhooks } from './give.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

let api: TestApi;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  api = await startTestApi();
  endpoints = api.get(RouteTable).endpoints;
  await listenForWebhooks(api);
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

/** Changes that staff, priests and operators may make. */
const changes = (): Endpoint[] =>
  endpoints.filter(({ method, access }) => method !== 'GET' && access.kind === 'role' && !access.roles.includes('donor'));

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
