import type { DataSource } from 'typeorm';

const WAIT_SECONDS = 600;

/**
 * Runs `work` while no other process on the same database runs the same: in production several start at once, and only one migrates. A
 * SQLite file belongs to one process anyway.
 */
export async function exclusively<T>(dataSource: DataSource, name: string, work: () => Promise<T>): Promise<T> {
  if (dataSource.options.type === 'better-sqlite3') return work();
  const runner = dataSource.createQueryRunner();
  try {
    const [row]: { got: number | null }[] = await runner.query('SELECT GET_LOCK(CONCAT(DATABASE(), ?), ?) AS got', [
      `:${name}`,
      WAIT_SECONDS,
    ]);
    if (Number(row?.got) !== 1) throw new Error(`Another process holds the lock ${name}.`);
    return await work();
  } finally {
    await runner.query('SELECT RELEASE_LOCK(CONCAT(DATABASE(), ?))', [`:${name}`]).catch(() => undefined);
    await runner.release();
  }
}
