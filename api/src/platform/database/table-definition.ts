import { type QueryRunner, Table, TableColumn, type TableColumnOptions, TableForeignKey, TableIndex } from 'typeorm';

/** Column builders for migrations, matching the decorators in `columns.ts`. `JsonColumn` is `longText`. */
const column = (options: Omit<TableColumnOptions, 'name'>) => (name: string) => new TableColumn({ name, ...options });
export type ColumnBuilder = (name: string) => TableColumn;

export const id = (): ColumnBuilder => column({ type: 'varchar', length: '36', isPrimary: true });
export const ref = (): ColumnBuilder => column({ type: 'varchar', length: '36' });
export const varchar = (length: number): ColumnBuilder => column({ type: 'varchar', length: String(length) });
export const longText = (): ColumnBuilder => column({ type: 'text' });
export const cents = (): ColumnBuilder => column({ type: 'bigint' });
export const integer = (): ColumnBuilder => column({ type: 'integer' });
export const double = (): ColumnBuilder => column({ type: 'double' });
export const instant = (): ColumnBuilder => column({ type: 'datetime', precision: 3 });
export const localDate = (): ColumnBuilder => varchar(10);
export const truth = (): ColumnBuilder => column({ type: 'boolean' });
export const primary =
  (builder: ColumnBuilder): ColumnBuilder =>
  (name) =>
    Object.assign(builder(name), { isPrimary: true });
export const nullable =
  (builder: ColumnBuilder): ColumnBuilder =>
  (name) =>
    Object.assign(builder(name), { isNullable: true });

export interface TableDefinition {
  name: string;
  columns: Record<string, ColumnBuilder>;
  /** Name to columns. Names are unique across the database: `ix_<table>_<what>`, `ux_<table>_<what>`. */
  indexes?: Record<string, readonly string[]>;
  uniques?: Record<string, readonly string[]>;
  /** Name to rule. Deleting a referenced row is refused. */
  foreignKeys?: Record<string, { columns: readonly string[]; table: string; references: readonly string[] }>;
  /** Name to SQL condition, the same as in the entity's `@Check`. */
  checks?: Record<string, string>;
}

/** Creates the same table on both databases. TypeORM's MySQL driver leaves out checks, so they are added by hand there. */
export async function createTable(runner: QueryRunner, definition: TableDefinition): Promise<void> {
  const isMysql = runner.dataSource.options.type === 'mariadb';
  await runner.createTable(tableOf(definition, isMysql));
  if (!isMysql) return;
  for (const [name, condition] of Object.entries(definition.checks ?? {})) {
    await runner.query(`ALTER TABLE \`${definition.name}\` ADD CONSTRAINT \`${name}\` CHECK (${condition})`);
  }
}

/** Adds nullable columns to a table that may contain rows. */
export async function addColumns(runner: QueryRunner, table: string, columns: TableDefinition['columns']): Promise<void> {
  for (const [name, build] of Object.entries(columns)) await runner.addColumn(table, build(name));
}

/** Removes what `addColumns` added. */
export async function dropColumns(runner: QueryRunner, table: string, columns: TableDefinition['columns']): Promise<void> {
  for (const name of Object.keys(columns).reverse()) await runner.dropColumn(table, name);
}

/** Renames a column alike on both databases; its indexes follow. */
export async function renameColumn(runner: QueryRunner, table: string, from: string, to: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
  // The runner remembers tables as it read them, and would rebuild this one from the old column.
  await runner.getTable(table);
}

/** Changes an index's columns. */
export async function replaceIndex(runner: QueryRunner, table: string, name: string, columnNames: string[]): Promise<void> {
  await runner.dropIndex(table, name);
  await runner.createIndex(table, new TableIndex({ name, columnNames }));
}

/** Drops tables in the given order: those that reference others first. */
export async function dropTables(runner: QueryRunner, ...names: string[]): Promise<void> {
  for (const name of names) await runner.dropTable(name);
}

function tableOf(definition: TableDefinition, isMysql: boolean): Table {
  const { name, columns, indexes = {}, uniques = {}, foreignKeys = {}, checks = {} } = definition;
  return new Table({
    name,
    columns: Object.entries(columns).map(([columnName, build]) => build(columnName)),
    indices: [
      ...Object.entries(indexes).map(([indexName, columnNames]) => new TableIndex({ name: indexName, columnNames: [...columnNames] })),
      ...Object.entries(uniques).map(
        ([indexName, columnNames]) => new TableIndex({ name: indexName, columnNames: [...columnNames], isUnique: true }),
      ),
    ],
    foreignKeys: Object.entries(foreignKeys).map(
      ([keyName, { columns: columnNames, table, references }]) =>
        new TableForeignKey({
          name: keyName,
          columnNames: [...columnNames],
          referencedTableName: table,
          referencedColumnNames: [...references],
          onDelete: 'RESTRICT',
          onUpdate: 'RESTRICT',
        }),
    ),
    checks: isMysql ? [] : Object.entries(checks).map(([checkName, expression]) => ({ name: checkName, expression })),
    engine: isMysql ? 'InnoDB' : undefined,
  });
}
