import type { EntityManager, ObjectLiteral } from 'typeorm';
import { execute } from './execute.ts';
import { tableOf } from './table.ts';

type EntityClass<Row> = new () => Row;

/** A server accepts many more; beyond this a longer statement isn't faster. */
const MAX_PARAMETERS = 9_000;

/** Inserts a complete row. The ORM's own `insert` accepts partial ones, so a forgotten column shows only at run time. */
export async function insertRow<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<void> {
  const table = tableOf(tx.dataSource, entity);
  await tx.query(`INSERT ${table.insert} ${table.row}`, table.valuesOf(row));
}

/** Inserts complete rows: on SQLite one by one, which has no round trip to save, elsewhere in as few statements as possible. */
export async function insertRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly Row[],
): Promise<void> {
  const table = tableOf(tx.dataSource, entity);
  const isMysql = tx.dataSource.options.type === 'mariadb';
  const size = isMysql ? Math.floor(MAX_PARAMETERS / table.columns.length) : 1;
  for (let at = 0; at < rows.length; at += size) {
    const chunk = rows.slice(at, at + size);
    const values = chunk.flatMap((row) => table.valuesOf(row));
    await tx.query(`INSERT ${table.insert} ${chunk.map(() => table.row).join(', ')}`, values);
  }
}

/** Inserts a row unless one with the same unique key exists. Returns whether it did. */
export async function insertOnce<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<boolean> {
  const table = tableOf(tx.dataSource, entity);
  const statement = (first: string, last = '') => `INSERT ${first}${table.insert} ${table.row}${last}`;
  const isMysql = tx.dataSource.options.type === 'mariadb';
  return (await execute(tx, isMysql ? statement('IGNORE ') : statement('', ' ON CONFLICT DO NOTHING'), table.valuesOf(row))) === 1;
}
