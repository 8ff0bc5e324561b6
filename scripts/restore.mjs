#!/usr/bin/env node
/**
 * `npm run restore -- <folder>`: restores a backup into an empty system, after verifying every file, and compares the result with the
 * backup's inventory. It never overwrites.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { placesOf } from './backup/documents.mjs';
import { checkInventory, filesBelow, firstDifference } from './backup/inventory.mjs';
import { countMysqlRows, loadMysql } from './backup/mysql-tools.mjs';
import { isThere, namedFolder, systemSettings } from './backup/settings.mjs';
import { countSqliteRows } from './backup/table-counts.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';

const DOCUMENTS = 'documents/';

// The files written here contain personal data and keys: only their owner may read them.
process.umask(0o077);

await runScript(async () => {
  const folder = namedFolder('restore');
  const { databaseFile, mysql, ...kept } = systemSettings();
  const { database, madeAt, files, rows } = await checkInventory(folder);
  requireSameKind(database, mysql);
  const documents = documentsIn(files);
  const system = await placesOf(kept);
  await requireEmpty(kept.dataDir, mysql, system);
  await mkdir(kept.dataDir, { recursive: true });
  for (const file of Object.keys(documents)) await system.placeFor(file).put(file, join(folder, DOCUMENTS, file));
  if (mysql) await loadMysql(mysql, join(folder, 'database.sql'));
  else await copyFile(join(folder, 'database.sqlite'), databaseFile);
  requireSameRows(rows, await restoredRows(databaseFile, mysql));
  requireSame(firstDifference(documents, await describeAll(system)));
  const sum = Object.values(rows).reduce((total, each) => total + each, 0);
  console.log(
    `The system of ${madeAt} is back: ${sum} rows in ${Object.keys(rows).length} tables and ${Object.keys(documents).length} documents, each as it was. Prove the books: npm run proof`,
  );
});

function requireSameKind(database, mysql) {
  if ((database === 'mysql') === (mysql !== undefined)) return;
  throw new PlainFailure(
    database === 'mysql'
      ? 'This backup is of MySQL: set DATABASE_URL to an empty database.'
      : 'This backup is of the embedded database: unset DATABASE_URL.',
  );
}

async function requireEmpty(dataDir, mysql, { places }) {
  if (isThere(dataDir) && (await filesBelow(dataDir)).length > 0)
    throw new PlainFailure(`${dataDir} is not empty; set DATA_DIR to an empty folder.`);
  for (const place of places)
    if ((await place.files()).length > 0) throw new PlainFailure(`${place.name} is not empty; a restore needs an empty one.`);
  if (mysql && Object.keys(await countMysqlRows(mysql)).length > 0)
    throw new PlainFailure('The database of DATABASE_URL has tables; a restore needs an empty one.');
}

async function describeAll({ places }) {
  const described = {};
  for (const place of places) for (const file of await place.files()) described[file] = await place.describe(file);
  return described;
}

function documentsIn(files) {
  const documents = Object.entries(files).filter(([file]) => file.startsWith(DOCUMENTS));
  return Object.fromEntries(documents.map(([file, facts]) => [file.slice(DOCUMENTS.length), facts]));
}

function restoredRows(databaseFile, mysql) {
  if (mysql) return countMysqlRows(mysql);
  return countSqliteRows(databaseFile).catch((error) => requireSame(`the database can't be read (${error.message})`));
}

function requireSameRows(expected, found) {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const table = tables.find((name) => expected[name] !== found[name]);
  requireSame(table && `${table} has ${found[table] ?? 'no'} rows, the backup ${expected[table] ?? 'does not know it'}`);
}

function requireSame(difference) {
  if (difference) throw new PlainFailure(`The restored system differs from the backup: ${difference}. Do not use it.`);
}
