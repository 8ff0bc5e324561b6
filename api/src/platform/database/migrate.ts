import type { DataSource } from 'typeorm';
import { exclusively } from './exclusively.ts';

/**
 * Brings the connected database to the newest schema and tells the names of what ran. New MySQL databases get a binary
 * collation first, so that keys compare as they do on SQLite.
 */
export function migrate(dataSource: DataSource): Promise<string[]> {
  return exclusively(dataSource, 'migrate', async () => {
    if (dataSource.options.type === 'mariadb') await useBinaryCollation(dataSource);
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  });
}

/** Takes every migration back, newest first: the proof that each one can. */
export async function migrateDown(dataSource: DataSource): Promise<void> {
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
}

async function useBinaryCollation(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ collation: string }[]>('SELECT @@collation_database AS collation');
  if (row?.collation !== 'utf8mb4_bin') await dataSource.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
}
