import { DataSource } from 'typeorm';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { ReadingRunner } from '../src/platform/database/sqlite-runners.ts';
import { buildGivingTemple } from './factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks } from './give.ts';
import { signInDonor, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** Tables that grow with what people give and do: no list, search or gift may walk through all of one. */
const GROWING = [
  'donations',
  'donation_lines',
  'receipts',
  'ledger_entries',
  'ledger_lines',
  'audit_entries',
  'outbox_messages',
  'sessions',
  'accounts',
  'idempotency_records',
];
const OFFICE = [
  '/donations?limit=50',
  '/donations?limit=50&status=succeeded',
  '/donations?limit=50&search=rao',
  '/donations?limit=50&minCents=5000&maxCents=6000',
  '/donations/summary',
  '/ledger/entries?limit=50',
  '/ledger/entries?limit=50&number=1&minCents=5000',
  '/receipts?limit=50',
  '/receipts?limit=50&minCents=5000&maxCents=6000',
  '/counter-batches?number=1&minCents=5000',
  '/hundi-counts?number=1&minCents=5000',
];
const DEVOTEE = ['/donations?limit=50', '/receipts?limit=50', `/giving/${new Date().getUTCFullYear()}`];

interface Asked {
  sql: string;
  parameters: unknown[];
}

let api: TestApi;
let asked: Asked[];
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  const place = await buildGivingTemple(api);
  const { client: donor } = await signInDonor(api);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  asked = listen();
  const { donationId } = await giveAndPay(api, donor, place);
  for (const path of [...DEVOTEE, `/donations/${donationId}`]) await donor.get(`/api/devotee${path}`).expect(200);
  for (const path of [...OFFICE, `/donations/${donationId}`]) await office.get(`/api/temple-admin${path}`).expect(200);
  jest.restoreAllMocks();
});
afterAll(() => api.close());

/** Every question outside a transaction from now on. */
function listen(): Asked[] {
  const heard: Asked[] = [];
  for (const runner of [ReadingRunner.prototype, MysqlQueryRunner.prototype]) {
    const query = runner.query;
    jest.spyOn(runner, 'query').mockImplementation(function hear(this: never, sql: string, parameters: unknown[] = [], structured = false) {
      heard.push({ sql, parameters });
      return query.call(this, sql, parameters, structured);
    } as never);
  }
  return heard;
}

/** Tables the database would read from end to end, without an index that could help. */
async function walked({ sql, parameters }: Asked): Promise<string[]> {
  const isMysql = api.get(DataSource).options.type === 'mariadb';
  if (isMysql) {
    const plan: { table: string | null; possible_keys: string | null; key: string | null }[] = await api.database.reader.query(
      `EXPLAIN ${sql}`,
      parameters,
    );
    return plan.flatMap(({ table, possible_keys, key }) => (table && !possible_keys && !key ? [tableOf(sql, table)] : []));
  }
  const plan: { detail: string }[] = await api.database.reader.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  return plan.flatMap(({ detail }) => /^SCAN (\w+)(?!.* USING )/.exec(detail)?.[1] ?? []).map((alias) => tableOf(sql, alias));
}

/** A plan names a table by its alias, where it has one. */
const tableOf = (sql: string, name: string): string =>
  GROWING.includes(name) ? name : (new RegExp(`(?:FROM|JOIN) ["\`]?(\\w+)["\`]? (?:AS )?["\`]?${name}["\`]?\\b`).exec(sql)?.[1] ?? name);

it('finds everything people open by an index', async () => {
  const questions = new Map(asked.filter(({ sql }) => sql.startsWith('SELECT')).map((each) => [each.sql, each]));
  expect(questions.size).toBeGreaterThan(20);
  const walks = [];
  for (const question of questions.values()) {
    const tables = (await walked(question)).filter((table) => GROWING.includes(table));
    if (tables.length > 0) walks.push({ tables, sql: question.sql });
  }
  expect(walks).toEqual([]);
});
