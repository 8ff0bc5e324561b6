#!/usr/bin/env node
/**
 * `npm run backup -- <folder>`: a copy of the whole system while it runs: the database as of one moment, then the documents and the
 * published releases. Both are append-only, so the later copies include every one that the database knows.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { placesOf } from './backup/documents.mjs';
import { writeInventory } from './backup/inventory.mjs';
import { countMysqlRows, dumpMysql } from './backup/mysql-tools.mjs';
import { isThere, namedFolder, systemSettings } from './backup/settings.mjs';
import { countDumpedRows, countSqliteRows } from './backup/table-counts.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';

/** In one go, because a stepwise copy restarts whenever someone writes in between. */
const ALL_PAGES = 2 ** 31 - 1;

// The files written here contain personal data and keys: only their owner may read them.
process.umask(0o077);

await runScript(async () => {
  const folder = namedFolder('backup');
  const { databaseFile, mysql, ...kept } = systemSettings();
  await requireEmpty(folder);
  const rows = mysql ? await dump(mysql, join(folder, 'database.sql')) : await copySqlite(databaseFile, join(folder, 'database.sqlite'));
  await copyDocuments(await placesOf(kept), join(folder, 'documents'));
  const facts = { madeAt: new Date().toISOString(), database: mysql ? 'mysql' : 'sqlite', rows };
  const count = await writeInventory(folder, facts);
  const sum = Object.values(rows).reduce((total, each) => total + each, 0);
  console.log(
    `${sum} rows and ${count} files are in ${folder}. They hold personal data and the key that signs: keep them as safe as the system.`,
  );
});

async function requireEmpty(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new PlainFailure(`${folder} is not empty; a backup needs its own folder.`);
}

async function copySqlite(file, target) {
  if (!isThere(file)) throw new PlainFailure(`There is no database at ${file}; DATA_DIR says where the system keeps its data.`);
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(file, { readonly: true });
  await database.backup(target, { progress: () => ALL_PAGES });
  database.close();
  return countSqliteRows(target);
}

async function copyDocuments({ places }, target) {
  await mkdir(target, { recursive: true });
  for (const place of places) {
    for (const file of await place.files()) {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await place.fetch(file, join(target, file));
    }
  }
}

/**
 * The dump is counted, not the database, because people keep writing. A table that ends up empty although it had rows means a broken dump.
 */
async function dump(mysql, target) {
  const before = await countMysqlRows(mysql);
  await dumpMysql(mysql, target);
  const rows = await countDumpedRows(target);
  const lost = Object.keys(before).find((table) => rows[table] === undefined || (before[table] > 0 && rows[table] === 0));
  if (lost) throw new PlainFailure(`The dump contains nothing from ${lost}, which has ${before[lost]} rows. Run the backup again.`);
  return rows;
}
