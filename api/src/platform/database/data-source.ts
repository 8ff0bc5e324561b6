import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import type { Schema } from './schema.ts';
import { poolSqlite } from './sqlite-pool.ts';
import { useTableManagers } from './table-manager.ts';

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** The settings' database, connected: MySQL or MariaDB with `DATABASE_URL`, otherwise a SQLite file. */
export async function openDataSource({ databaseUrl, dataDir }: DatabaseSettings, schema: Schema): Promise<DataSource> {
  const dataSource = databaseUrl ? await mysqlSource(databaseUrl, schema) : sqliteSource(join(dataDir, 'sannidhi.sqlite'), schema);
  return useTableManagers(dataSource).initialize();
}

/** The driver is loaded only if it is used. */
async function mysqlSource(url: string, schema: Schema): Promise<DataSource> {
  const { createMysqlSource } = await import('./mysql-source.ts');
  return createMysqlSource(url, shared(schema));
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
    // Another process (a command, a second worker) may hold the lock; longer waits are retried without blocking the event loop.
    timeout: 250,
    // A confirmed gift must survive a power failure too: `SqliteLog` syncs, for all commits of a moment together.
    prepareDatabase: (connection) => void connection.pragma('synchronous = NORMAL'),
  });
  poolSqlite(dataSource, file);
  return dataSource;
}
