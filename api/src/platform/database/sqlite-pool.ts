import BetterSqlite3 from 'better-sqlite3';
import type { DataSource, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { ReplicationMode } from 'typeorm/driver/types/ReplicationMode.js';
import { Mutex } from './mutex.ts';
import { ReadingRunner, Statements, WritingRunner } from './sqlite-runners.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

export type SqliteFile = BetterSqlite3.Database;

/** The two connections to a SQLite file and who may use the writing one. */
export interface SqlitePool {
  writer: SqliteFile;
  mutex: Mutex;
  writeStatements: Statements;
}

/**
 * Turns a TypeORM data source on SQLite into a pool of one writer and one reader. Call between construction and
 * initialisation; the reader opens with the first read, once the file exists.
 */
export function poolSqlite(dataSource: DataSource, file: string): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const pool: SqlitePool = {
    get writer() {
      return driver.databaseConnection as SqliteFile;
    },
    mutex: new Mutex(),
    writeStatements: new Statements(),
  };
  let reader: { file: SqliteFile; runner: ReadingRunner } | undefined;
  const openReader = () => {
    const opened = new BetterSqlite3(file, { readonly: true, timeout: 1_000 });
    return { file: opened, runner: new ReadingRunner(driver, opened) };
  };

  driver.createQueryRunner = (mode: ReplicationMode): QueryRunner => {
    refuseInsideTransaction();
    if (mode === 'master') return new WritingRunner(driver, pool);
    reader ??= openReader();
    return reader.runner;
  };
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    reader?.file.close();
    reader = undefined;
    await disconnect();
  };
}
