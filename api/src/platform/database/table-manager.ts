import {
  type DataSource,
  EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryRunner,
  UpdateResult,
} from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { type Piece, tableOf } from './table.ts';

type Where<Row> = FindOptionsWhere<Row> | FindOptionsWhere<Row>[];

const OPTIONS = new Set(['where', 'order', 'take', 'skip']);

/**
 * The ORM's manager, with plain finds and updates going through `Table`. README.md has the rules; what a table doesn't support is an error
 * here and needs a query builder.
 */
export class TableManager extends EntityManager {
  override async find<Row extends ObjectLiteral>(entity: EntityTarget<Row>, options: FindManyOptions<Row> = {}): Promise<Row[]> {
    const foreign = Object.keys(options).filter((name) => !OPTIONS.has(name));
    if (foreign.length > 0) throw new Error(`find() takes where, order, take and skip, not ${foreign.join(', ')}: use a query builder.`);
    const table = tableOf(this.dataSource, entity);
    const where = options.where === undefined ? NOTHING : table.where(options.where);
    const skip = options.skip === undefined ? '' : ` OFFSET ${Number(options.skip)}`;
    const limit = options.take === undefined ? '' : ` LIMIT ${Number(options.take)}${skip}`;
    const rows = await this.query<ObjectLiteral[]>(table.select + where.sql + table.order(options.order ?? {}) + limit, where.values);
    return rows.map((row) => table.read(row));
  }

  override findBy<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: Where<Row>): Promise<Row[]> {
    return this.find(entity, { where });
  }

  override async findOneBy<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: Where<Row>): Promise<Row | null> {
    return (await this.find(entity, { where, take: 1 }))[0] ?? null;
  }

  override async existsBy<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: Where<Row>): Promise<boolean> {
    return (await this.findOneBy(entity, where)) !== null;
  }

  override async update<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    criteria: unknown,
    change: QueryDeepPartialEntity<Row>,
  ): Promise<UpdateResult> {
    if (!this.queryRunner) throw new Error('Statements that write need the EntityManager of a transaction.');
    const table = tableOf(this.dataSource, entity);
    const [set, where] = [table.update(change), table.where(criteria)];
    const { affected, raw } = await this.queryRunner.query(set.sql + where.sql, [...set.values, ...where.values], true);
    return Object.assign(new UpdateResult(), { affected, raw });
  }
}

const NOTHING: Piece = { sql: '', values: [] };

/** Makes a data source that isn't connected yet use these managers. */
export function useTableManagers(dataSource: DataSource): DataSource {
  dataSource.createEntityManager = (runner?: QueryRunner) => new TableManager(dataSource, runner);
  return Object.assign(dataSource, { manager: dataSource.createEntityManager() });
}
