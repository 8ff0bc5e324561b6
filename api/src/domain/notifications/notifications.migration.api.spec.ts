import { createTestDatabase } from '../../../test/test-database.ts';
import { openDataSource } from '../../platform/database/data-source.ts';
import { defineSchema } from '../../platform/database/schema.ts';
import { NoticeTables1764100001000 } from './1764100001000-notice-tables.migration.ts';
import { Notifications1766600000000 } from './1766600000000-notifications.migration.ts';

const ROWS = [
  ['account-1', 'notice-1', 'festival', '{"placeName":"Edison, NJ"}', '2026-11-07 13:00:00.000', null],
  ['account-1', 'notice-2', 'festival', '{"placeName":"Cary, NC"}', '2026-11-08 13:00:00.000', '2026-11-08 14:00:00.000'],
];

it('festival notices become notifications with what they said and whether they were read, and back', async () => {
  const store = await createTestDatabase();
  const source = await openDataSource(store, defineSchema({ entities: [], migrations: [] }));
  const runner = source.createQueryRunner();
  const migration = new Notifications1766600000000();
  await new NoticeTables1764100001000().up(runner);
  for (const row of ROWS)
    await runner.query('INSERT INTO notices (accountId, id, kind, data, createdAt, readAt) VALUES (?, ?, ?, ?, ?, ?)', row);
  const before = await runner.query('SELECT * FROM notices ORDER BY id');

  await migration.up(runner);
  expect(
    await runner.query('SELECT accountId, id, kind, params, subjectKey, path, createdAt, readAt FROM notifications ORDER BY id'),
  ).toEqual(
    before.map(({ accountId, id, data, createdAt, readAt }: Record<string, unknown>) => {
      return { accountId, id, kind: 'festival.upcoming', params: data, subjectKey: id, path: '/devotee/panchanga', createdAt, readAt };
    }),
  );
  await migration.down(runner);
  expect(await runner.query('SELECT * FROM notices ORDER BY id')).toEqual(before);

  await runner.release();
  await source.destroy();
  await store.drop();
});
