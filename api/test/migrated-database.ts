import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import { appSchema } from '../src/app.schema.ts';
import { openDataSource } from '../src/platform/database/data-source.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { schemaDigest } from './schema-digest.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const TEMPLATES = join(import.meta.dirname, '../../.cache/test-databases');
const FILE = 'sannidhi.sqlite';

/**
 * A separate database with the latest schema and no rows: a copy of one that was migrated once for these migrations. Tests of migrations
 * use `createTestDatabase`.
 */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const store = await createTestDatabase();
  const template = join(TEMPLATES, `${await schemaDigest()}.${store.databaseUrl ? 'sql' : 'sqlite'}`);
  if (!(await fillFrom(template, store))) {
    await makeTemplate(template);
    await fillFrom(template, store);
  }
  return store;
}

/** Whether the template existed. */
async function fillFrom(template: string, { dataDir, databaseUrl }: TestDatabase): Promise<boolean> {
  try {
    if (databaseUrl) await replay(databaseUrl, await readFile(template, 'utf8'));
    else await copyFile(template, join(dataDir, FILE));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Several suites may create it at the same time: each moves a complete one to its final name. */
async function makeTemplate(template: string): Promise<void> {
  const store = await createTestDatabase();
  const dataSource = await openDataSource(store, appSchema);
  await migrate(dataSource);
  await dataSource.destroy();
  await mkdir(TEMPLATES, { recursive: true });
  const draft = `${template}.${newId()}`;
  if (store.databaseUrl) await writeFile(draft, await statementsOf(store.databaseUrl));
  else await copyFile(join(store.dataDir, FILE), draft);
  await rename(draft, template);
  await store.drop();
}

async function replay(url: string, statements: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true });
  await connection.query(statements).finally(() => connection.end());
}

/** Statements that recreate the database's tables, with every key and check: `CREATE TABLE … LIKE` would lose the foreign keys. */
async function statementsOf(url: string): Promise<string> {
  const connection = await mysql.createConnection(url);
  const rows = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const statements = ['SET foreign_key_checks = 0'];
  for (const row of await rows('SHOW TABLES'))
    statements.push((await rows(`SHOW CREATE TABLE \`${Object.values(row)[0]}\``))[0]!['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
  for (const row of await rows('SELECT * FROM migrations ORDER BY id'))
    statements.push(connection.format('INSERT INTO migrations SET ?', [row]));
  await connection.end();
  return statements.join(';\n');
}
