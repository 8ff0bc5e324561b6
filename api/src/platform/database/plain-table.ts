import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { FindOperator } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** A piece of SQL with the values of its `?`. */
export interface Piece {
  sql: string;
  values: unknown[];
}

const COMPARISONS: Partial<Record<string, string>> = {
  equal: '=',
  not: '!=',
  lessThan: '<',
  lessThanOrEqual: '<=',
  moreThan: '>',
  moreThanOrEqual: '>=',
};

/**
 * An entity's table in SQL that is built once and always has the same text for the same question, values being parameters.
 * What it can't say in plain SQL it answers with undefined: the ORM says it then.
 */
export class PlainTable {
  /** `INSERT INTO … (…) VALUES`, to be followed by `row` for each row. */
  readonly insert: string;
  readonly row: string;
  readonly select: string;
  readonly columns: readonly ColumnMetadata[];
  readonly #name: string;
  readonly #byProperty: ReadonlyMap<string, ColumnMetadata>;

  constructor(
    private readonly dataSource: DataSource,
    metadata: EntityMetadata,
  ) {
    this.columns = metadata.columns;
    this.#name = this.escape(metadata.tableName);
    this.#byProperty = new Map(this.columns.map((column) => [column.propertyName, column]));
    const names = this.columns.map(({ databaseName }) => this.escape(databaseName)).join(', ');
    this.select = `SELECT ${names} FROM ${this.#name}`;
    this.insert = `INTO ${this.#name} (${names}) VALUES`;
    this.row = `(${this.columns.map(() => '?').join(', ')})`;
  }

  /** A complete row's values in the order of the columns. */
  valuesOf(row: ObjectLiteral): unknown[] {
    return this.columns.map((column) => this.written(column, row[column.propertyName]));
  }

  /** What the driver read as the entity. */
  read<Row extends ObjectLiteral>(entity: new () => Row, raw: ObjectLiteral): Row {
    const row: ObjectLiteral = new entity();
    for (const column of this.columns)
      row[column.propertyName] = this.dataSource.driver.prepareHydratedValue(raw[column.databaseName], column);
    return row as Row;
  }

  /** ` WHERE …` for the ORM's find options: equality, `In`, `IsNull`, `Not` and the comparisons, alternatives in an array. */
  where(options: unknown): Piece | undefined {
    const pieces = (Array.isArray(options) ? options : [options]).map((each) => this.conditions(each));
    if (pieces.length === 0 || pieces.some((piece) => piece === undefined)) return undefined;
    const alternatives = pieces as Piece[];
    const sql = alternatives.map((piece) => piece.sql).join(') OR (');
    return { sql: alternatives.length > 1 ? ` WHERE (${sql})` : ` WHERE ${sql}`, values: alternatives.flatMap((piece) => piece.values) };
  }

  /** `UPDATE … SET …` for the ORM's partial entity; undefined properties are left as they are. */
  update(change: ObjectLiteral): Piece | undefined {
    const set: string[] = [];
    const values: unknown[] = [];
    for (const [property, value] of Object.entries(change)) {
      const column = this.#byProperty.get(property);
      if (!column || typeof value === 'function') return undefined;
      if (value === undefined) continue;
      set.push(`${this.escape(column.databaseName)} = ?`);
      values.push(this.written(column, value));
    }
    return set.length > 0 ? { sql: `UPDATE ${this.#name} SET ${set.join(', ')}`, values } : undefined;
  }

  /** ` ORDER BY …` for the ORM's order. */
  order(options: object): string | undefined {
    const terms = Object.entries(options).map(([property, direction]) => {
      const column = this.#byProperty.get(property);
      return column && (direction === 'ASC' || direction === 'DESC') ? `${this.escape(column.databaseName)} ${direction}` : undefined;
    });
    if (terms.includes(undefined)) return undefined;
    return terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : '';
  }

  private conditions(options: unknown): Piece | undefined {
    if (typeof options !== 'object' || options === null || Object.getPrototypeOf(options) !== Object.prototype) return undefined;
    const pieces = Object.entries(options).map(([property, value]) => this.condition(this.#byProperty.get(property), value));
    if (pieces.length === 0 || pieces.includes(undefined)) return undefined;
    const all = pieces as Piece[];
    return { sql: all.map((piece) => piece.sql).join(' AND '), values: all.flatMap((piece) => piece.values) };
  }

  private condition(column: ColumnMetadata | undefined, value: unknown): Piece | undefined {
    if (!column || value === undefined || value === null) return undefined;
    const name = this.escape(column.databaseName);
    if (value instanceof FindOperator) return this.operator(column, name, value);
    return isPlain(value) ? { sql: `${name} = ?`, values: [this.written(column, value)] } : undefined;
  }

  private operator(column: ColumnMetadata, name: string, { type, child, value }: FindOperator<unknown>): Piece | undefined {
    if (child) return undefined;
    if (type === 'isNull') return { sql: `${name} IS NULL`, values: [] };
    if (type === 'in' && Array.isArray(value) && value.length > 0 && value.every(isPlain))
      return { sql: `${name} IN (${value.map(() => '?').join(', ')})`, values: value.map((each) => this.written(column, each)) };
    const sign = COMPARISONS[type];
    return sign && isPlain(value) ? { sql: `${name} ${sign} ?`, values: [this.written(column, value)] } : undefined;
  }

  private written(column: ColumnMetadata, value: unknown): unknown {
    return this.dataSource.driver.preparePersistentValue(value, column);
  }

  private escape(name: string): string {
    return this.dataSource.driver.escape(name);
  }
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;

const tables = new WeakMap<EntityMetadata, PlainTable>();

/** The one table of an entity of this data source. */
export function plainTable(dataSource: DataSource, entity: EntityTarget<ObjectLiteral>): PlainTable {
  const metadata = dataSource.getMetadata(entity);
  const known = tables.get(metadata);
  if (known) return known;
  const table = new PlainTable(dataSource, metadata);
  tables.set(metadata, table);
  return table;
}
