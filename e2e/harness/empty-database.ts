import { createConnection } from 'mysql2/promise';

export interface EmptyDatabase {
  name: 'SQLite' | 'MariaDB';
  /** The value for `DATABASE_URL`; none for SQLite. */
  url: string | undefined;
  drop: () => Promise<void>;
}

/** An empty database on the server of `TEST_DATABASE_URL`, or SQLite if there is none. */
export async function emptyDatabase(server = process.env.TEST_DATABASE_URL): Promise<EmptyDatabase> {
  if (!server) return { name: 'SQLite', url: undefined, drop: async () => {} };
  const name = `sannidhi_e2e_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  await execute(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name: 'MariaDB', url: url.toString(), drop: () => execute(server, `DROP DATABASE ${name}`) };
}

async function execute(server: string, statement: string) {
  const connection = await createConnection(server);
  await connection.query(statement).finally(() => connection.end());
}
