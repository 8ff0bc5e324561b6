import type { EntityManager, ObjectLiteral } from 'typeorm';
import { execute } from './execute.ts';
import { type Piece, tableOf } from './table.ts';
import { beforeCommit } from './transaction-scope.ts';

type EntityClass<Row> = new () => Row;

/** A server accepts many more; beyond this a longer statement isn't faster. */
const MAX_PARAMETERS = 9_000;

/** Inserts a complete row. The ORM's own `insert` accepts partial ones, so a forgotten column shows only at run time. */
export async function insertRow<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<void> {
  const table = tableOf(tx.dataSource, entity);
  await tx.query(`INSERT ${table.insert} ${table.row}`, table.valuesOf(row));
}

/** Inserts a complete row where a query finds a row to insert it by (`FROM … WHERE …`); returns whether it did. */
export async function insertRowIf<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  row: Row,
  { sql, values }: Piece,
): Promise<boolean> {
  const table = tableOf(tx.dataSource, entity);
  const into = table.insert.replace(/ VALUES$/, '');
  const placeholders = table.columns.map(() => '?').join(', ');
  return (await execute(tx, `INSERT ${into} SELECT ${placeholders} ${sql}`, [...table.valuesOf(row), ...values])) === 1;
}

/** On SQLite, more rows than this are inserted one by one: there is no round trip to save, and the statement is ready. */
const FEW_ROWS = 16;

/** Inserts complete rows in as few statements as is fast on this database. */
export async function insertRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly Row[],
): Promise<void> {
  const table = tableOf(tx.dataSource, entity);
  const isMysql = tx.dataSource.options.type === 'mariadb';
  const size = isMysql ? Math.floor(MAX_PARAMETERS / table.columns.length) : rows.length > FEW_ROWS ? 1 : rows.length;
  for (let at = 0; at < rows.length; at += size) {
    const chunk = rows.slice(at, at + size);
    const values = chunk.flatMap((row) => table.valuesOf(row));
    await tx.query(`INSERT ${table.insert} ${chunk.map(() => table.row).join(', ')}`, values);
  }
}

/**
 * Inserts a row right before the commit, in one statement with the transaction's other rows of its table, unless one with the same unique
 * key exists: for what nobody reads in the same transaction (records of changes, messages).
 */
export async function insertAtCommit<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<void> {
  const waiting = put.get(tx) ?? new Map<EntityClass<ObjectLiteral>, ObjectLiteral[]>();
  const rows = waiting.get(entity);
  if (rows) return void rows.push(row);
  if (!beforeCommit((manager) => insertWaiting(manager, entity, waiting))) return void (await insertOnce(tx, entity, row));
  waiting.set(entity, [row]);
  put.set(tx, waiting);
}

/** Rows that wait for their transaction's end, by its manager. */
const put = new WeakMap<EntityManager, Map<EntityClass<ObjectLiteral>, ObjectLiteral[]>>();

async function insertWaiting(
  tx: EntityManager,
  entity: EntityClass<ObjectLiteral>,
  waiting: Map<EntityClass<ObjectLiteral>, ObjectLiteral[]>,
): Promise<void> {
  const rows = waiting.get(entity) ?? [];
  waiting.delete(entity);
  for (let at = 0; at < rows.length; at += FEW_ROWS) await insertNew(tx, entity, rows.slice(at, at + FEW_ROWS));
}

/** Inserts a row unless one with the same unique key exists. Returns whether it did. */
export async function insertOnce<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<boolean> {
  return (await insertNew(tx, entity, [row])) === 1;
}

/** Inserts those rows whose unique keys are new; returns how many. */
export async function insertNew(tx: EntityManager, entity: EntityClass<ObjectLiteral>, rows: readonly ObjectLiteral[]): Promise<number> {
  const table = tableOf(tx.dataSource, entity);
  const isMysql = tx.dataSource.options.type === 'mariadb';
  const values = rows.map(() => table.row).join(', ');
  const sql = isMysql ? `INSERT IGNORE ${table.insert} ${values}` : `INSERT ${table.insert} ${values} ON CONFLICT DO NOTHING`;
  return execute(
    tx,
    sql,
    rows.flatMap((row) => table.valuesOf(row)),
  );
}
