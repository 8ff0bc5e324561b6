import { join } from 'node:path';
import mysql from 'mysql2';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { ReplicationMode } from 'typeorm/driver/types/ReplicationMode.js';
import type { Settings } from '../config/settings.ts';
import type { Schema } from './schema.ts';
import { poolSqlite } from './sqlite-pool.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

const POOL_SIZE = 10;

/** The data source of the settings' database, not yet connected: MySQL or MariaDB by `DATABASE_URL`, else a SQLite file. */
export function createDataSource(settings: DatabaseSettings, schema: Schema): DataSource {
  return settings.databaseUrl ? mysqlSource(settings.databaseUrl, schema) : sqliteSource(join(settings.dataDir, 'sannidhi.sqlite'), schema);
}

const shared = (schema: Schema) =>
  ({
    entities: schema.entities,
    migrations: schema.migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
  }) satisfies Partial<DataSourceOptions>;

function sqliteSource(file: string, schema: Schema): DataSource {
  const dataSource = new DataSource({
    ...shared(schema),
    type: 'better-sqlite3',
    database: file,
    enableWAL: true,
    statementCacheSize: 500,
    // Another process (a command, a second worker) may hold the lock; longer waits are retried without blocking the event loop.
    timeout: 250,
    // A gift that was answered survives the machine's power cut too.
    prepareDatabase: (connection) => void connection.pragma('synchronous = FULL'),
  });
  poolSqlite(dataSource, file);
  return dataSource;
}

function mysqlSource(url: string, schema: Schema): DataSource {
  const dataSource = new DataSource({
    ...shared(schema),
    // The ORM's name for servers that tell column defaults in MariaDB's way; the schema has none, so MySQL is alike.
    type: 'mariadb',
    url,
    driver: { ...mysql, createPool: createUniformPool },
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
 * A pool whose sessions behave alike on every server: strict about values, and reading what was committed, so that the
 * loser of a race sees the winner's row.
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
