import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type EmptyDatabase, emptyDatabase } from '@sannidhi/e2e/empty-database';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** A platform's data: a folder, and a database of its own on a server if it isn't a file in it. */
export interface Store {
  dataDir: string;
  database: EmptyDatabase;
}

/** An empty store in a folder, with its database on a server or, without one, in the folder. */
export const openStore = async (dataDir: string, server: string | undefined): Promise<Store> => ({
  dataDir,
  database: await emptyDatabase(server ?? ''),
});

/** The settings that make a platform use it. */
export const settingsOf = ({ database }: Store): Record<string, string> => ({ DATABASE_URL: database.url ?? '' });

/** What the bare peer opens: a file's path, or a server's address. */
export const addressOf = ({ dataDir, database }: Store): string => database.url ?? join(dataDir, 'sannidhi.sqlite');

/** A second store with the same content. */
export async function copyOf(base: Store, dataDir: string, server: string | undefined): Promise<Store> {
  cpSync(base.dataDir, dataDir, { recursive: true });
  const copy = await openStore(dataDir, server);
  if (base.database.url && copy.database.url) await copyTables(base.database.url, copy.database.url);
  return copy;
}

async function copyTables(from: string, to: string): Promise<void> {
  const source = new URL(from).pathname.slice(1);
  const connection = await createConnection(to);
  const [tables] = await connection.query<RowDataPacket[]>(`SHOW TABLES FROM ${source}`);
  for (const table of tables.map((row) => String(Object.values(row)[0]))) {
    await connection.query(`CREATE TABLE \`${table}\` LIKE ${source}.\`${table}\``);
    await connection.query(`INSERT INTO \`${table}\` SELECT * FROM ${source}.\`${table}\``);
  }
  await connection.end();
}
