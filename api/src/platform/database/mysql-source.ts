import mysql from 'mysql2';
import { DataSource, type QueryRunner } from 'typeorm';
import type { BaseDataSourceOptions } from 'typeorm/data-source/BaseDataSourceOptions.js';
import type { ReplicationMode } from 'typeorm/driver/types/ReplicationMode.js';
import { refuseInsideTransaction } from './transaction-scope.ts';

const POOL_SIZE = 10;

/** A MySQL or MariaDB server as a data source, not yet connected. */
export function createMysqlSource(url: string, shared: Omit<BaseDataSourceOptions, 'type' | 'poolSize'>): DataSource {
  const dataSource = new DataSource({
    ...shared,
    // The ORM's name for servers that report column defaults in MariaDB's way; the schema has none, so MySQL behaves the same.
    type: 'mariadb',
    url,
    driver: { ...mysql, createPool: createUniformPool },
    // A stack for every query costs a twentieth of a rush; failed ones have the ORM's.
    extra: { trace: false },
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: POOL_SIZE,
  });
  const create = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode: ReplicationMode): QueryRunner => {
    refuseInsideTransaction();
    return create(mode);
  };
  return dataSource;
}

/**
 * A pool whose sessions behave the same on every server: strict about values, and reading what was committed, so that the loser of a race
 * sees the winner's row.
 */
function createUniformPool(options: mysql.PoolOptions): mysql.Pool {
  const pool = mysql.createPool(options);
  pool.on('connection', (connection) => {
    connection.query(
      "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
    );
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  return pool;
}
