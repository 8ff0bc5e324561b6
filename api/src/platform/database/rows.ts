import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

type EntityClass<Row> = new () => Row;

/** Inserts a complete row. The ORM's own `insert` takes partial ones, so that a forgotten column shows only at run time. */
export async function insertRow<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<void> {
  await tx.insert(entity, row as QueryDeepPartialEntity<Row>);
}

/** Inserts complete rows in one statement. */
export async function insertRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(entity, [...rows] as QueryDeepPartialEntity<Row>[]);
}

/** Inserts a row unless one with the same unique key is there; read it back to learn which of the two it is. */
export async function insertOnce<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityClass<Row>, row: Row): Promise<void> {
  const values = row as QueryDeepPartialEntity<Row>;
  await tx.createQueryBuilder().insert().into(entity).values(values).orIgnore().updateEntity(false).execute();
}
