import type { Endpoint } from '@sannidhi/contracts';
import { DataSource } from 'typeorm';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { ReadingRunner } from '../src/platform/database/sqlite-runners.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { listenForWebhooks } from './give.ts';
import { prepare, rowOf, send } from './nouns/call-route.ts';
import { GROWING, SMALL } from './nouns/fixtures.ts';
import { buildPlace } from './nouns/place.ts';
import { queriesOf } from './nouns/queries.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { type Asked as Query, tableWalks } from './table-walks.ts';

interface Asked extends Query {
  route: string;
}

let api: TestApi;
let lists: readonly Endpoint[];
/** One of each query that a request makes outside a transaction. */
const asked = new Map<string, Asked>();
/** Requests without a response. */
const refused: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  listenForWebhooks(api);
  const place = await buildPlace(api);
  lists = api.get(RouteTable).endpoints.filter(({ method, produces = 'json' }) => method === 'GET' && ['json', 'csv'].includes(produces));
  for (const endpoint of lists) {
    const made = await prepare(endpoint, place, api);
    listen(signature(endpoint));
    for (const query of queriesOf(endpoint, rowOf(endpoint), place, made.query)) {
      const { status } = await send(made.client, endpoint, { ...made, query });
      if (status !== 200) refused.push(`${signature(endpoint)}?${new URLSearchParams(query)}: ${status}`);
    }
    jest.restoreAllMocks();
  }
});
afterAll(() => api.close());

/** Records every query outside a transaction from now on. */
function listen(route: string): void {
  for (const runner of [ReadingRunner.prototype, MysqlQueryRunner.prototype]) {
    const query = runner.query;
    jest.spyOn(runner, 'query').mockImplementation(function hear(this: never, sql: string, parameters: unknown[] = [], structured = false) {
      if (sql.startsWith('SELECT')) asked.set(`${route} ${sql}`, { route, sql, parameters });
      return query.call(this, sql, parameters, structured);
    } as never);
  }
}

it('gets an answer to every list, as it is and by each of its filters', () => {
  expect(lists.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});

it('finds everything people open by an index', async () => {
  expect(asked.size).toBeGreaterThan(100);
  const walks = [];
  for (const question of asked.values()) {
    const isExcused = rowOf(lists.find((endpoint) => signature(endpoint) === question.route)!).walks !== undefined;
    const tables = isExcused ? [] : (await tableWalks(api, question)).filter((table) => GROWING.includes(table));
    if (tables.length > 0) walks.push({ route: question.route, tables, sql: question.sql });
  }
  expect(walks).toEqual([]);
});

it('knows of every table whether it grows with use or what keeps it small', () => {
  const tables = api.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
  expect([...GROWING, ...SMALL].sort()).toEqual(tables.sort());
});
