import type { DataSource } from 'typeorm';

/**
 * Pragmas for filling an empty SQLite file: index pages that grow everywhere stay in memory (half a gigabyte, released afterward) until
 * many rows have changed them.
 */
const BULK: Readonly<Record<string, number>> = { cache_size: -524_288, wal_autocheckpoint: 50_000 };

/** Runs `work`, which writes millions of rows in few transactions, with a SQLite file tuned for it. On other databases it just runs. */
export async function whileLoading<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  if (dataSource.options.type !== 'better-sqlite3') return work();
  const before: Record<string, number> = {};
  for (const name of Object.keys(BULK)) before[name] = Object.values<number>((await dataSource.query(`PRAGMA ${name}`))[0])[0] ?? 0;
  const set = async (values: Readonly<Record<string, number>>) => {
    for (const [name, value] of Object.entries(values)) await dataSource.query(`PRAGMA ${name} = ${value}`);
  };
  await set(BULK);
  try {
    return await work();
  } finally {
    await set(before);
    await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}
