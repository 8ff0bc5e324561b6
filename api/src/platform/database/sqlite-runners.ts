import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import type { SqliteFile, SqlitePool } from './sqlite-pool.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

/** The driver binds no dates: they are written as the ORM writes them. */
const bindable = (value: unknown): unknown => (value instanceof Date ? value.toISOString().replace('T', ' ').slice(0, -1) : value);

/**
 * A borrower of the one writing connection: holds the pool's mutex from BEGIN to COMMIT or ROLLBACK, and around each
 * statement outside a transaction. TypeORM's own runner shares the connection between requests, so their transactions
 * would interleave and one rollback would take other requests' writes with it.
 */
export class WritingRunner extends BetterSqlite3QueryRunner {
  #release: (() => void) | undefined;
  readonly #pool: SqlitePool;

  constructor(driver: BetterSqlite3Driver, pool: SqlitePool) {
    super(driver);
    this.#pool = pool;
    Object.assign(this, { stmtCache: pool.writeStatements });
  }

  override async query(query: string, parameters: unknown[] = [], structured = false): Promise<never> {
    // BEGIN IMMEDIATE takes the write lock at once: a deferred one can fail halfway when another process wrote meanwhile.
    const sql = query === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : query;
    if (this.#release) return super.query(sql, parameters.map(bindable), structured) as Promise<never>;
    return this.#pool.mutex.run(() => super.query(sql, parameters.map(bindable), structured)) as Promise<never>;
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
    if (!this.isTransactionActive) this.letGo();
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

/** Reads through the second, read-only connection: never waits for a writer and can't write. */
export class ReadingRunner extends BetterSqlite3QueryRunner {
  readonly #reader: SqliteFile;

  constructor(driver: BetterSqlite3Driver, reader: SqliteFile) {
    super(driver);
    this.#reader = reader;
  }

  override connect(): Promise<SqliteFile> {
    return Promise.resolve(this.#reader);
  }

  override async query(query: string, parameters: unknown[] = [], structured = false): Promise<never> {
    refuseInsideTransaction();
    return super.query(query, parameters.map(bindable), structured) as Promise<never>;
  }
}
