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
import { plainTable } from './plain-table.ts';

type Where<Row> = FindOptionsWhere<Row> | FindOptionsWhere<Row>[];

const PLAIN_OPTIONS = new Set(['where', 'order', 'take']);

/**
 * The ORM's manager with a short way for what is asked most: rows by conditions on their own columns, and changes to such
 * rows. The ORM writes each of those statements anew, with aliases and with numbers in the text, which costs several times
 * what the database takes to answer. Everything else goes the ORM's way.
 */
export class PlainManager extends EntityManager {
  override async find<Row extends ObjectLiteral>(entity: EntityTarget<Row>, options: FindManyOptions<Row> = {}): Promise<Row[]> {
    const rows = this.plainFind(entity, options);
    return rows ?? super.find(entity, options);
  }

  override async findBy<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: Where<Row>): Promise<Row[]> {
    return this.plainFind(entity, { where }) ?? super.findBy(entity, where);
  }

  override async findOneBy<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: Where<Row>): Promise<Row | null> {
    const rows = this.plainFind(entity, { where, take: 1 });
    return rows ? ((await rows)[0] ?? null) : super.findOneBy(entity, where);
  }

  override async existsBy<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: Where<Row>): Promise<boolean> {
    return (await this.findOneBy(entity, where)) !== null;
  }

  override async update<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    criteria: unknown,
    change: QueryDeepPartialEntity<Row>,
  ): Promise<UpdateResult> {
    const table = plainTable(this.dataSource, entity as EntityTarget<ObjectLiteral>);
    const set = table.update(change);
    const where = table.where(criteria);
    if (!set || !where || !this.queryRunner) return super.update(entity, criteria, change);
    const { affected, raw } = await this.queryRunner.query(set.sql + where.sql, [...set.values, ...where.values], true);
    return Object.assign(new UpdateResult(), { affected, raw });
  }

  private plainFind<Row extends ObjectLiteral>(entity: EntityTarget<Row>, options: FindManyOptions<Row>): Promise<Row[]> | undefined {
    if (typeof entity !== 'function' || !Object.keys(options).every((name) => PLAIN_OPTIONS.has(name))) return undefined;
    const table = plainTable(this.dataSource, entity as EntityTarget<ObjectLiteral>);
    const where = options.where === undefined ? { sql: '', values: [] } : table.where(options.where);
    const order = table.order(options.order ?? {});
    if (!where || order === undefined) return undefined;
    const limit = options.take === undefined ? '' : ` LIMIT ${Number(options.take)}`;
    return this.query<ObjectLiteral[]>(table.select + where.sql + order + limit, where.values).then((rows) =>
      rows.map((row) => table.read(entity as new () => Row, row)),
    );
  }
}

/** Lets a data source that is not connected yet give out these managers. */
export function usePlainManagers(dataSource: DataSource): DataSource {
  dataSource.createEntityManager = (runner?: QueryRunner) => new PlainManager(dataSource, runner);
  return Object.assign(dataSource, { manager: dataSource.createEntityManager() });
}
