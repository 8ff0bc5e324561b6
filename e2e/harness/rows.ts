import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import type { EmptyDatabase } from './empty-database.ts';

export type Row = Record<string, unknown>;

/** Where a platform's data is. */
interface Store {
  dataDir: string;
  database: Pick<EmptyDatabase, 'url'>;
}

/** A store's database beside its platform. */
export interface Rows {
  query: (sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Inserts rows with the same columns. */
  insert: (table: string, rows: readonly Row[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Rows of one statement on a server. */
const CHUNK = 500;

export const openRows = (store: Store): Promise<Rows> => (store.database.url ? onServer(store.database.url) : inFile(store.dataDir));

async function inFile(dataDir: string): Promise<Rows> {
  const file = new BetterSqlite3(join(dataDir, 'sannidhi.sqlite'), { timeout: 120_000 });
  const stored = (values: unknown[]) => values.map((value) => (value instanceof Date ? textOf(value) : value));
  return {
    query: async (sql, values = []) => {
      const statement = file.prepare(sql);
      if (statement.reader) return statement.all(...stored(values)) as Row[];
      statement.run(...stored(values));
      return [];
    },
    insert: async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {});
      const statement = file.prepare(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`);
      file.transaction(() => {
        for (const row of rows) statement.run(...stored(Object.values(row)));
      })();
    },
    close: async () => void file.close(),
  };
}

async function onServer(url: string): Promise<Rows> {
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  return {
    query: async (sql, values = []) => (await connection.query(sql, values))[0] as Row[],
    insert: async (table, rows) => {
      for (let at = 0; at < rows.length; at += CHUNK) {
        const chunk = rows.slice(at, at + CHUNK);
        await connection.query(`INSERT INTO ${table} (${Object.keys(chunk[0] ?? {})}) VALUES ?`, [chunk.map((row) => Object.values(row))]);
      }
    },
    close: () => connection.end(),
  };
}

/** An instant as the platform writes it to a file. */
const textOf = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, -1);
