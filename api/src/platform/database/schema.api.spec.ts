import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { appSchema } from '../../app.schema.ts';
import { openDataSource } from './data-source.ts';
import { migrate, migrateDown } from './migrate.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

it('migrates to exactly the schema of the entities, back to nothing, and up again', async () => {
  const dataSource = await openDataSource(store, appSchema);
  try {
    await migrate(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    await migrateDown(dataSource);
    expect(await tablesOf(dataSource)).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(appSchema.migrations.length);
  } finally {
    await dataSource.destroy();
  }
});

async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  const rows = await dataSource.query<{ name: string }[]>(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name).filter((name) => !['migrations', 'sqlite_sequence'].includes(name));
}
