import BetterSqlite3 from 'better-sqlite3';
import type { DataSource, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { ReplicationMode } from 'typeorm/driver/types/ReplicationMode.js';
import { Mutex } from './mutex.ts';
import { SqliteLog } from './sqlite-log.ts';
import { ReadingRunner, type SqliteFile, type SqlitePool, Statements, WritingRunner } from './sqlite-runners.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

/**
 * Turns a TypeORM data source on SQLite into a pool of one writer and one reader. Call it between construction and initialization; the
 * reader opens on the first read, once the file exists.
 */
export function poolSqlite(dataSource: DataSource, file: string): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const pool: SqlitePool = {
    get writer() {
      return driver.databaseConnection as SqliteFile;
    },
    mutex: new Mutex(),
    writeStatements: new Statements(),
    log: new SqliteLog(`${file}-wal`),
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
    await pool.log.close();
    reader?.file.close();
    reader = undefined;
    await disconnect();
  };
}
