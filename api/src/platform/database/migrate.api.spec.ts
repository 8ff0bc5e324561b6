import { createTestDatabase } from '../../../test/test-database.ts';
import { appSchema } from '../../app.schema.ts';
import { openDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';

/** SQLite belongs to one process. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 3 : 1;

describe('processes that start together', () => {
  it('migrates once', async () => {
    const store = await createTestDatabase();
    const sources = await Promise.all(Array.from({ length: PROCESSES }, () => openDataSource(store, appSchema)));
    const ran = await Promise.all(sources.map(migrate));
    expect(ran.flat()).toHaveLength(appSchema.migrations.length);
    await Promise.all(sources.map((source) => source.destroy()));
    await store.drop();
  });
});
