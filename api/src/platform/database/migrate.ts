import type { DataSource } from 'typeorm';
import { exclusively } from './exclusively.ts';

/**
 * Migrates the connected database to the latest schema and returns the names of the migrations that ran. New MySQL databases first get a
 * binary collation, so that keys compare as they do on SQLite.
 */
export function migrate(dataSource: DataSource): Promise<string[]> {
  return exclusively(dataSource, 'migrate', async () => {
    if (dataSource.options.type === 'mariadb') await useBinaryCollation(dataSource);
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  });
}

/** Reverts every migration, newest first, which proves that each one can be reverted. */
export async function migrateDown(dataSource: DataSource): Promise<void> {
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
}

async function useBinaryCollation(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ collation: string }[]>('SELECT @@collation_database AS collation');
  if (row?.collation !== 'utf8mb4_bin') await dataSource.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
}
