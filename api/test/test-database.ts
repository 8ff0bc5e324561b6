import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { newId } from '../src/platform/ids/new-id.ts';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | undefined;
  drop: () => Promise<void>;
}

/** An empty database for one test file: SQLite in its own folder, or one on the server of `TEST_DATABASE_URL`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'sannidhi-api-'));
  const server = process.env.TEST_DATABASE_URL;
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!server) return { dataDir, databaseUrl: undefined, drop: removeFolder };
  const name = `sannidhi_${newId().replaceAll('-', '').slice(-16)}`;
  await onServer(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const drop = async () => {
    await onServer(server, `DROP DATABASE ${name}`);
    await removeFolder();
  };
  return { dataDir, databaseUrl: urlOf(server, name), drop };
}

/** In memory if there is room: there are no power failures here, so no commit has to wait for a disk. */
async function quickFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

async function onServer(server: string, statement: string): Promise<void> {
  const connection = await mysql.createConnection(server);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}
