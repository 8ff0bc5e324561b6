import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const FILE = 'sannidhi.sqlite';

/** How many rows a data folder's table has. */
export function rowsIn(dataDir: string, table: string): number {
  const database = new Database(join(dataDir, FILE), { readonly: true });
  const { count } = database.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get() as { count: number };
  database.close();
  return count;
}

/** Copies a data folder and lets `grow` add rows to it, from tables as they were (`base_<table>`). */
export function grownCopy(from: string, to: string, tables: readonly string[], grow: (database: Database.Database) => void): void {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, FILE), join(to, FILE));
  const database = new Database(join(to, FILE));
  database.pragma('foreign_keys = OFF');
  database.pragma('synchronous = OFF');
  for (const table of tables) database.exec(`CREATE TEMP TABLE base_${table} AS SELECT * FROM ${table}`);
  grow(database);
  database.exec('ANALYZE');
  database.close();
}

/** The id of a row's copy, as SQL: three hexadecimal digits of it are the copy's number. */
export const idOfCopy = (column: string, copy: number): string =>
  `substr(${column}, 1, 24) || printf('%03x', ${copy}) || substr(${column}, 28)`;

/** An instant's column so many days earlier, as SQL. */
export const earlier = (column: string, days: number): string => `strftime('%Y-%m-%d %H:%M:%f', ${column}, '-${days} days')`;

/** Adds a table's rows again, with some columns changed to SQL expressions. */
export function copyRows(database: Database.Database, table: string, changed: Readonly<Record<string, string>>): void {
  const columns = (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
  const values = columns.map((name) => changed[name] ?? `"${name}"`);
  const named = columns.map((name) => `"${name}"`).join(', ');
  database.exec(`INSERT OR IGNORE INTO ${table} (${named}) SELECT ${values.join(', ')} FROM base_${table}`);
}
