#!/usr/bin/env node
/**
 * `npm run backup -- <folder>`: a copy of the whole system while it runs: the database as it is at one moment, then the
 * documents. Documents are only ever added, so the ones copied later include every one the database knows.
 */
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, writeInventory } from './backup/inventory.mjs';
import { dumpMysql } from './backup/mysql-tools.mjs';
import { DATABASE_FILE, isThere, namedFolder, systemSettings } from './backup/settings.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';

/** In one go, because a copy in steps starts again whenever somebody writes in between. */
const ALL_PAGES = 2 ** 31 - 1;

await runScript(async () => {
  const folder = namedFolder('backup');
  const { dataDir, databaseFile, mysql } = systemSettings();
  await requireEmpty(folder);
  if (mysql) await dumpMysql(mysql, join(folder, 'database.sql'));
  else await copySqlite(databaseFile, join(folder, 'database.sqlite'));
  await copyDocuments(dataDir, join(folder, 'documents'));
  const count = await writeInventory(folder, { madeAt: new Date().toISOString(), database: mysql ? 'mysql' : 'sqlite' });
  console.log(`${count} files are in ${folder}. They hold personal data and the key that signs sessions: keep them as safe as the system.`);
});

async function requireEmpty(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new PlainFailure(`${folder} is not empty; a backup wants a folder of its own.`);
}

async function copySqlite(file, target) {
  if (!isThere(file)) throw new PlainFailure(`There is no database at ${file}; DATA_DIR says where the system keeps its data.`);
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(file, { readonly: true });
  await database.backup(target, { progress: () => ALL_PAGES });
  database.close();
}

async function copyDocuments(dataDir, target) {
  await mkdir(target, { recursive: true });
  if (!isThere(dataDir)) return;
  for (const file of (await filesBelow(dataDir)).filter((name) => !name.startsWith(DATABASE_FILE))) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(dataDir, file), join(target, file));
  }
}
