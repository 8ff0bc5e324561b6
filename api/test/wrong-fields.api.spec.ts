import type { ApiError, Endpoint } from '@sannidhi/contracts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { listenForWebhooks } from './give.ts';
import { prepare, send } from './nouns/call-route.ts';
import { ROWS } from './nouns/fixtures.ts';
import type { Place } from './nouns/noun-fixture.ts';
import { buildPlace } from './nouns/place.ts';
import { wrongBodies } from './nouns/wrong-bodies.ts';
import { faultsOfWords } from './sentence.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { statementsDuring } from './statements.ts';

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

/** Tables that record that someone asked. */
const MEMORY = new Set(['sessions', 'guest_sessions', 'idempotency_records']);

/** All rows of every business table. */
async function contents(): Promise<Record<string, string>> {
  const { reader } = api.database;
  const tables = reader.dataSource.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !MEMORY.has(name));
  const read = tables.map(async (name) => [name, JSON.stringify(await reader.query(`SELECT * FROM ${name}`))] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** What is wrong with the response to an invalid body: it has to be refused for the right reason, with a message. */
function faultsOf({ status, body }: { status: number; body: ApiError }): string[] {
  if (status !== 400 && status !== 413) return [`${status} ${body?.code}`];
  return faultsOfWords(body);
}

const changing = [...ROWS.keys()].filter((route) => !route.startsWith('GET'));

/** Whether a statement changes a business table. */
const changesRows = (sql: string): boolean => {
  const [, table] = /^\s*(?:INSERT\s+(?:OR\s+IGNORE\s+|IGNORE\s+)?INTO|REPLACE\s+INTO|UPDATE|DELETE\s+FROM)\s+[`"]?(\w+)/i.exec(sql) ?? [];
  return table !== undefined && !MEMORY.has(table);
};

it.each(changing)('%s takes a right call and refuses its body with one field wrong', async (route) => {
  const endpoint = endpoints.find((each) => signature(each) === route)!;
  const made = await prepare(endpoint, place, api);
  const refuse = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const [what, body] of endpoint.body ? wrongBodies(endpoint.body, made.body as object) : [])
      found.push(...faultsOf(await send(made.client, endpoint, { ...made, body: body as object })).map((fault) => `${what}: ${fault}`));
    return found;
  };
  const { result: found, statements } = await statementsDuring(refuse);
  expect(found).toEqual([]);
  // What was written may have been taken back: only where something was are all rows compared, which takes long.
  if (statements.some(changesRows)) {
    const before = await contents();
    await refuse();
    expect(await contents()).toEqual(before);
  }
  const { status } = await send(made.client, endpoint, made);
  expect(status).toBe(endpoint.status ?? 200);
});
