import { createTestDatabase } from '../../../test/test-database.ts';
import { openDataSource } from '../../platform/database/data-source.ts';
import { defineSchema } from '../../platform/database/schema.ts';
import { createTable, primary, ref } from '../../platform/database/table-definition.ts';
import { QuotaTables1766700000000 } from '../../platform/quotas/1766700000000-quota-tables.migration.ts';
import { TempleTables1763600002000 } from './1763600002000-temple-tables.migration.ts';
import { OneHomeTemple1766700001000 } from './1766700001000-one-home-temple.migration.ts';

/** Account, temple, whether it is home. The second account hit the race and has two homes. */
const SAVED = [
  ['account-1', 'temple-a', false],
  ['account-1', 'temple-b', true],
  ['account-2', 'temple-a', true],
  ['account-2', 'temple-b', true],
  ['account-3', 'temple-a', false],
];
const homes = [
  { accountId: 'account-1', templeId: 'temple-b' },
  { accountId: 'account-2', templeId: 'temple-a' },
];

it('keeps each account’s home temple, one of two that raced, counts what is saved, and goes back', async () => {
  const store = await createTestDatabase();
  const source = await openDataSource(store, defineSchema({ entities: [], migrations: [] }));
  const runner = source.createQueryRunner();
  const [quotas, oneHome] = [new QuotaTables1766700000000(), new OneHomeTemple1766700001000()];
  await new TempleTables1763600002000().up(runner);
  await createTable(runner, { name: 'family_members', columns: { accountId: primary(ref()), id: primary(ref()) } });
  for (const [accountId, templeId, home] of SAVED)
    await runner.query('INSERT INTO saved_temples (accountId, templeId, home, savedAt) VALUES (?, ?, ?, ?)', [
      accountId,
      templeId,
      home ? 1 : 0,
      '2026-11-07 13:00:00.000',
    ]);

  await quotas.up(runner);
  await oneHome.up(runner);
  const counted = await runner.query('SELECT accountId, name, used FROM quotas ORDER BY accountId');
  expect(counted.map(({ accountId, name, used }: Record<string, unknown>) => [accountId, name, Number(used)])).toEqual([
    ['account-1', 'saved-temples', 2],
    ['account-2', 'saved-temples', 2],
    ['account-3', 'saved-temples', 1],
  ]);
  expect(await runner.query('SELECT homeOf AS accountId, templeId FROM saved_temples WHERE homeOf IS NOT NULL ORDER BY homeOf')).toEqual(
    homes,
  );
  await oneHome.down(runner);
  await quotas.down(runner);
  expect(await runner.query('SELECT accountId, templeId FROM saved_temples WHERE home = 1 ORDER BY accountId')).toEqual(homes);

  await runner.release();
  await source.destroy();
  await store.drop();
});
