import { appSchema } from '../src/app.schema.ts';
import { openDataSource } from '../src/platform/database/data-source.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const VIEW = {
  sqlite: "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name",
  tables: 'SHOW TABLES',
};

/** The database's own description of its tables: columns, keys and checks. */
async function describeSchema(store: TestDatabase): Promise<unknown> {
  const dataSource = await openDataSource(store, appSchema);
  try {
    const ran = await migrate(dataSource);
    if (!store.databaseUrl) return { ran, tables: await dataSource.query(VIEW.sqlite) };
    const names = (await dataSource.query<object[]>(VIEW.tables)).map((row) => String(Object.values(row)[0]));
    const tables = [];
    for (const name of names) {
      const [table] = await dataSource.query<{ 'Create Table': string }[]>(`SHOW CREATE TABLE \`${name}\``);
      tables.push(table?.['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
    }
    return { ran, tables };
  } finally {
    await dataSource.destroy();
    await store.drop();
  }
}

it('is table for table what the migrations make, and has none left to run', async () => {
  const migrated = await describeSchema(await createTestDatabase());
  expect(await describeSchema(await createMigratedDatabase())).toEqual({ ...(migrated as object), ran: [] });
});

it('is nobody else’s: what one suite writes, another does not see', async () => {
  const stores = [await createMigratedDatabase(), await createMigratedDatabase()];
  const sources = await Promise.all(stores.map((store) => openDataSource(store, appSchema)));
  try {
    await sources[0]!.query("INSERT INTO demo_steps VALUES ('a test', '2026-11-21 00:00:00.000')");
    const counts = await Promise.all(sources.map((source) => source.query<{ n: unknown }[]>('SELECT COUNT(*) AS n FROM demo_steps')));
    expect(counts.map(([row]) => Number(row?.n))).toEqual([1, 0]);
  } finally {
    await Promise.all(sources.map((source) => source.destroy()));
    await Promise.all(stores.map((store) => store.drop()));
  }
});
