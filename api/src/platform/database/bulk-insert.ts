import type { EntityManager, ObjectLiteral } from 'typeorm';

/** Both databases take many more; beyond this a longer statement is no faster. */
const MAX_PARAMETERS = 9_000;

/**
 * Inserts many complete rows in few statements, about ten times as fast as through the ORM. For data made in bulk:
 * nothing is generated, merged or returned.
 */
export async function bulkInsert<Row extends ObjectLiteral>(tx: EntityManager, entity: new () => Row, rows: readonly Row[]): Promise<void> {
  const { driver } = tx.dataSource;
  const { tableName, columns } = tx.dataSource.getMetadata(entity);
  const head = `INSERT INTO ${driver.escape(tableName)} (${columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ')}) VALUES `;
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const size = Math.floor(MAX_PARAMETERS / columns.length);
  for (let at = 0; at < rows.length; at += size) {
    const chunk = rows.slice(at, at + size);
    const values = chunk.flatMap((row) => columns.map((column) => driver.preparePersistentValue(row[column.propertyName], column)));
    await tx.query(head + chunk.map(() => marks).join(', '), values);
  }
}
