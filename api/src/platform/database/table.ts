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
  like: 'LIKE',
  lessThan: '<',
  lessThanOrEqual: '<=',
  moreThan: '>',
  moreThanOrEqual: '>=',
};

/**
 * An entity's table in SQL that is built once and always has the same text for the same question, with values as parameters. Throws for
 * what it doesn't support; README.md has the rules.
 */
export class Table<Row extends ObjectLiteral> {
  /** `INSERT INTO … (…) VALUES`, to be followed by `row` for each row. */
  readonly insert: string;
  readonly row: string;
  readonly select: string;
  readonly columns: readonly ColumnMetadata[];
  readonly #name: string;
  readonly #byProperty: ReadonlyMap<string, ColumnMetadata>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly metadata: EntityMetadata,
  ) {
    this.columns = metadata.columns;
    this.#name = this.escape(metadata.tableName);
    this.#byProperty = new Map(this.columns.map((column) => [column.propertyName, column]));
    const names = this.columns.map(({ databaseName }) => this.escape(databaseName)).join(', ');
    this.select = `SELECT ${names} FROM ${this.#name}`;
    this.insert = `INTO ${this.#name} (${names}) VALUES`;
    this.row = `(${this.columns.map(() => '?').join(', ')})`;
  }

  /** A complete row's values in column order. */
  valuesOf(row: Row): unknown[] {
    return this.columns.map((column) => this.written(column, row[column.propertyName]));
  }

  /** The driver's row as the entity. */
  read(raw: ObjectLiteral): Row {
    const row = new (this.metadata.target as new () => ObjectLiteral)();
    for (const column of this.columns)
      row[column.propertyName] = this.dataSource.driver.prepareHydratedValue(raw[column.databaseName], column);
    return row as Row;
  }

  /** The columns of this table in a join, under names of their own. */
  selectedAs(alias: string): string {
    return this.columns.map(({ databaseName }) => `${alias}.${this.escape(databaseName)} AS ${nameIn(alias, databaseName)}`).join(', ');
  }

  /** This table's row in the result of a join, or null where a `LEFT JOIN` found none. */
  readAs(alias: string, raw: ObjectLiteral): Row | null {
    const own = Object.fromEntries(this.columns.map(({ databaseName }) => [databaseName, raw[nameIn(alias, databaseName)]]));
    return this.metadata.primaryColumns.some(({ databaseName }) => own[databaseName] === null) ? null : this.read(own);
  }

  /**
   * ` WHERE …` for the ORM's find options: equality, `In`, `IsNull`, `Not` and comparisons, with alternatives in an array. In a join the
   * table has an alias.
   */
  where(options: unknown, alias?: string): Piece {
    const alternatives = (Array.isArray(options) ? options : [options]).map((each) => this.conditions(each, alias));
    if (alternatives.length === 0) throw this.unsaid('no condition');
    const sql = alternatives.map((piece) => piece.sql).join(') OR (');
    return { sql: alternatives.length > 1 ? ` WHERE (${sql})` : ` WHERE ${sql}`, values: alternatives.flatMap((piece) => piece.values) };
  }

  /** `UPDATE … SET …` for the ORM's partial entity: values, or functions that return SQL. Undefined properties are left unchanged. */
  update(change: ObjectLiteral): Piece {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    if (given.length === 0) throw this.unsaid('no change');
    const set = given.map(([property, value]) => {
      const column = this.column(property);
      const name = this.escape(column.databaseName);
      return typeof value === 'function'
        ? { sql: `${name} = ${value()}`, values: [] }
        : { sql: `${name} = ?`, values: [this.written(column, value)] };
    });
    return { sql: `UPDATE ${this.#name} SET ${set.map(({ sql }) => sql).join(', ')}`, values: set.flatMap(({ values }) => values) };
  }

  /** ` ORDER BY …` for the ORM's order. */
  order(options: object): string {
    const terms = Object.entries(options).map(([property, direction]) => {
      if (direction !== 'ASC' && direction !== 'DESC') throw this.unsaid(`the order of ${property}`);
      return `${this.escape(this.column(property).databaseName)} ${direction}`;
    });
    return terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : '';
  }

  private conditions(options: unknown, alias: string | undefined): Piece {
    if (typeof options !== 'object' || options === null || Object.getPrototypeOf(options) !== Object.prototype)
      throw this.unsaid('conditions that are no plain object');
    const pieces = Object.entries(options).map(([property, value]) => this.condition(property, value, alias));
    if (pieces.length === 0) throw this.unsaid('empty criteria');
    return { sql: pieces.map((piece) => piece.sql).join(' AND '), values: pieces.flatMap((piece) => piece.values) };
  }

  private condition(property: string, value: unknown, alias: string | undefined): Piece {
    const column = this.column(property);
    const name = `${alias ? `${alias}.` : ''}${this.escape(column.databaseName)}`;
    if (value instanceof FindOperator) return this.operator(column, name, value);
    // An undefined value would match every row.
    if (!isPlain(value)) throw this.unsaid(`${property} = ${value === null ? 'null' : typeof value}`);
    return { sql: `${name} = ?`, values: [this.written(column, value)] };
  }

  private operator(column: ColumnMetadata, name: string, { type, child, value }: FindOperator<unknown>): Piece {
    if (type === 'isNull') return { sql: `${name} IS NULL`, values: [] };
    if (type === 'not' && child) return negated(this.operator(column, name, child));
    if (type === 'in' && Array.isArray(value) && value.every(isPlain)) return this.among(column, name, value);
    if (type === 'between' && Array.isArray(value) && value.every(isPlain))
      return { sql: `${name} BETWEEN ? AND ?`, values: value.map((each) => this.written(column, each)) };
    const sign = COMPARISONS[type];
    if (child || !sign || !isPlain(value)) throw this.unsaid(`${type} of ${column.propertyName}`);
    return { sql: `${name} ${sign} ?`, values: [this.written(column, value)] };
  }

  private among(column: ColumnMetadata, name: string, values: readonly unknown[]): Piece {
    if (values.length === 0) return { sql: '0 = 1', values: [] };
    return { sql: `${name} IN (${values.map(() => '?').join(', ')})`, values: values.map((each) => this.written(column, each)) };
  }

  private column(property: string): ColumnMetadata {
    const column = this.#byProperty.get(property);
    if (!column) throw this.unsaid(`the property ${property}`);
    return column;
  }

  private unsaid(what: string): Error {
    return new Error(`A question about ${this.metadata.tableName} holds ${what}, which a table can't say: use a query builder.`);
  }

  private written(column: ColumnMetadata, value: unknown): unknown {
    return this.dataSource.driver.preparePersistentValue(value, column);
  }

  private escape(name: string): string {
    return this.dataSource.driver.escape(name);
  }
}

const nameIn = (alias: string, column: string): string => `${alias}_${column}`;
const negated = ({ sql, values }: Piece): Piece => ({ sql: `NOT (${sql})`, values });
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;

const tables = new WeakMap<EntityMetadata, Table<ObjectLiteral>>();

/** This data source's one table for an entity. */
export function tableOf<Row extends ObjectLiteral>(dataSource: DataSource, entity: EntityTarget<Row>): Table<Row> {
  const metadata = dataSource.getMetadata(entity);
  const table = tables.get(metadata) ?? new Table(dataSource, metadata);
  tables.set(metadata, table);
  return table as Table<Row>;
}
