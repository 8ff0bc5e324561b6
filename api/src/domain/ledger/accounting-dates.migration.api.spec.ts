import type { QueryRunner } from 'typeorm';
import { createTestDatabase } from '../../../test/test-database.ts';
import { openDataSource } from '../../platform/database/data-source.ts';
import { defineSchema } from '../../platform/database/schema.ts';
import { createTable, id, instant, nullable, primary, ref, renameColumn, varchar } from '../../platform/database/table-definition.ts';
import { LedgerTables1763700003000 } from './1763700003000-ledger-tables.migration.ts';
import { AccountingDates1767300000000 } from './1767300000000-accounting-dates.migration.ts';

const EDISON = { id: 'edison', timeZone: 'America/New_York' };
const HONOLULU = { id: 'honolulu', timeZone: 'Pacific/Honolulu' };

it('dates existing entries by the temple’s day, gifts by the day they were received, forward and back', async () => {
  const { runner, end } = await booksWithoutDates();
  const before = await runner.query('SELECT * FROM ledger_entries ORDER BY number');
  const dates = new AccountingDates1767300000000();
  await dates.up(runner);
  expect(await runner.query('SELECT number, accountingOn FROM ledger_entries ORDER BY number')).toEqual([
    { number: 1, accountingOn: '2025-12-31' },
    { number: 2, accountingOn: '2025-12-31' },
    { number: 3, accountingOn: '2026-01-05' },
    { number: 4, accountingOn: '2025-12-31' },
    { number: 5, accountingOn: '2026-01-01' },
  ]);
  await expect(entry(runner, 6, { templeId: EDISON.id, accountingOn: null })).rejects.toThrow();
  await dates.down(runner);
  expect(await runner.query('SELECT * FROM ledger_entries ORDER BY number')).toEqual(before);
  await end();
});

/** Five entries: two at 20:00 on New Year's Eve in Edison, one of them entered on January 5; its refund; and two in Honolulu and at a temple that is gone. */
async function booksWithoutDates() {
  const store = await createTestDatabase();
  const source = await openDataSource(store, defineSchema({ entities: [], migrations: [] }));
  const runner = source.createQueryRunner();
  await new LedgerTables1763700003000().up(runner);
  await renameColumn(runner, 'ledger_entries', 'donationId', 'orderId');
  await createTable(runner, { name: 'temples', columns: { id: id(), timeZone: varchar(60) } });
  await createTable(runner, { name: 'orders', columns: { templeId: primary(ref()), id: id(), receivedAt: nullable(instant()) } });
  for (const temple of [EDISON, HONOLULU]) await insert(runner, 'temples', temple);
  await insert(runner, 'orders', { templeId: EDISON.id, id: 'gift-2', receivedAt: '2025-12-31 05:00:00.000' });
  await entry(runner, 1, { templeId: EDISON.id });
  await entry(runner, 2, { templeId: EDISON.id, postedAt: '2026-01-05 17:00:00.000', postingKey: 'gift:gift-2', orderId: 'gift-2' });
  await entry(runner, 3, { templeId: EDISON.id, postedAt: '2026-01-05 18:00:00.000', postingKey: 'refund:1', orderId: 'gift-2' });
  await entry(runner, 4, { templeId: HONOLULU.id, postedAt: '2026-01-01 09:30:00.000' });
  await entry(runner, 5, { templeId: 'gone' });
  const end = async () => {
    await runner.release();
    await source.destroy();
    await store.drop();
  };
  return { runner, end };
}

const entry = (runner: QueryRunner, number: number, row: Record<string, unknown>) =>
  insert(runner, 'ledger_entries', {
    id: `entry-${number}`,
    number,
    postedAt: '2026-01-01 01:00:00.000',
    reason: 'Gift',
    postingKey: `other:${number}`,
    ...row,
  });

async function insert(runner: QueryRunner, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  await runner.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, Object.values(row) as string[]);
}
