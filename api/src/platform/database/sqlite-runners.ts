import type { Database, Statement } from 'better-sqlite3';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import type { Mutex } from './mutex.ts';
import type { SqliteLog } from './sqlite-log.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

export type SqliteFile = Database;

/** The two connections to a SQLite file, and access to the one that writes. */
export interface SqlitePool {
  writer: SqliteFile;
  mutex: Mutex;
  writeStatements: Statements;
  log: SqliteLog;
}

const MAX_STATEMENTS = 500;

/** The driver binds neither dates nor booleans: they are written as the ORM writes them. */
function bindable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** A connection's prepared statements by text; beyond the limit the oldest is dropped. */
export class Statements {
  readonly #known = new Map<string, Statement>();

  of(file: SqliteFile, sql: string): Statement {
    const known = this.#known.get(sql);
    if (known) return known;
    const statement = file.prepare(sql);
    const [oldest] = this.#known.size < MAX_STATEMENTS ? [] : this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(sql, statement);
    return statement;
  }
}

/** Runs one statement as the ORM's runner does, without the events and logs that nothing here uses. */
function perform(file: SqliteFile, statements: Statements, sql: string, parameters: readonly unknown[], structured: boolean): unknown {
  const values = parameters.map(bindable);
  try {
    const statement = statements.of(file, sql);
    if (statement.reader) {
      const records = statement.all(...values);
      return structured ? { raw: records, records } : records;
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return structured ? { raw: lastInsertRowid, records: [], affected: changes } : lastInsertRowid;
  } catch (error) {
    throw new QueryFailedError(sql, values, error as Error);
  }
}

/**
 * Borrows the one writing connection: holds the pool's mutex from BEGIN to COMMIT or ROLLBACK, and around each statement outside a
 * transaction. TypeORM's own runner shares the connection between requests, so their transactions would interleave and one rollback would
 * undo other requests' writes.
 */
export class WritingRunner extends BetterSqlite3QueryRunner {
  #release: (() => void) | undefined;
  readonly #pool: SqlitePool;

  constructor(driver: BetterSqlite3Driver, pool: SqlitePool) {
    super(driver);
    this.#pool = pool;
  }

  override async query(query: string, parameters: unknown[] = [], structured = false): Promise<never> {
    // BEGIN IMMEDIATE takes the write lock right away: a deferred one can fail halfway if another process has written in the meantime.
    const sql = query === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : query;
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const { writer, writeStatements, mutex, log } = this.#pool;
    const run = () => perform(writer, writeStatements, sql, parameters, structured);
    if (this.#release) return run() as never;
    const result = await mutex.run(async () => run());
    await log.synced();
    return result as never;
  }

  override async startTransaction(isolation?: IsolationLevel): Promise<void> {
    this.#release ??= await this.#pool.mutex.acquire();
    try {
      await super.startTransaction(isolation);
    } catch (error) {
      if (this.transactionDepth === 0) this.letGo();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (this.isTransactionActive) return;
    // The next one writes while this one's commit goes to the disk: a caller waiting for the result waits for that.
    this.letGo();
    await this.#pool.log.synced();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive || !this.#pool.writer.inTransaction) this.letGo();
    }
  }

  override async release(): Promise<void> {
    if (this.#release) this.letGo();
    await super.release();
  }

  private letGo(): void {
    if (this.#pool.writer.inTransaction) this.#pool.writer.exec('ROLLBACK');
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.#release?.();
    this.#release = undefined;
  }
}

/** Reads through the second, read-only connection: it never waits for a writer and can't write. */
export class ReadingRunner extends BetterSqlite3QueryRunner {
  readonly #reader: SqliteFile;
  readonly #statements = new Statements();

  constructor(driver: BetterSqlite3Driver, reader: SqliteFile) {
    super(driver);
    this.#reader = reader;
  }

  override connect(): Promise<SqliteFile> {
    return Promise.resolve(this.#reader);
  }

  override async query(query: string, parameters: unknown[] = [], structured = false): Promise<never> {
    refuseInsideTransaction();
    return perform(this.#reader, this.#statements, query, parameters, structured) as never;
  }
}
