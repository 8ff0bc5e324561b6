import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { appSchema } from '../app.schema.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { SettingError } from '../platform/config/settings.ts';
import { openDataSource } from '../platform/database/data-source.ts';
import { migrate, migrateDown } from '../platform/database/migrate.ts';
import { runCommand } from './run-command.ts';

/**
 * Proves that the migrations lead to exactly the entities' schema, and back to nothing: on a scratch SQLite file, or on the empty database
 * of `DATABASE_URL`.
 */
runCommand(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sannidhi-schema-'));
  const { databaseUrl } = readSettings({ ...process.env, DATA_DIR: dataDir });
  const dataSource = await openDataSource({ databaseUrl, dataDir }, appSchema);
  try {
    await check(dataSource);
    console.log(`${appSchema.entities.length} entities, ${appSchema.migrations.length} migrations: no difference, up and down.`);
  } finally {
    await dataSource.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function check(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  if (await runner.hasTable('migrations')) throw new SettingError('DATABASE_URL must name an empty database for this check.');
  await runner.release();
  await migrate(dataSource);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length > 0)
    throw new SettingError(`The entities differ from the migrated tables:\n${upQueries.map(({ query }) => query).join('\n')}`);
  await migrateDown(dataSource);
  await migrate(dataSource);
  await migrateDown(dataSource);
}
