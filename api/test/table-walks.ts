import { DataSource } from 'typeorm';
import { GROWING } from './nouns/fixtures.ts';
import type { TestApi } from './start-test-api.ts';

export interface Asked {
  sql: string;
  parameters: unknown[];
}

/** Tables the database would scan in full, without an index that could help. */
export async function tableWalks(api: TestApi, { sql, parameters }: Asked): Promise<string[]> {
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

/** A plan names a table by its alias, if it has one. */
const tableOf = (sql: string, name: string): string =>
  GROWING.includes(name) ? name : (new RegExp(`(?:FROM|JOIN) ["\`]?(\\w+)["\`]? (?:AS )?["\`]?${name}["\`]?\\b`).exec(sql)?.[1] ?? name);
