#!/usr/bin/env node
/** `npm run restore -- <folder>`: puts a backup into an empty system, after every file proved whole. It never overwrites. */
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkInventory, filesBelow } from './backup/inventory.mjs';
import { countMysqlTables, loadMysql } from './backup/mysql-tools.mjs';
import { isThere, namedFolder, systemSettings } from './backup/settings.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';

await runScript(async () => {
  const folder = namedFolder('restore');
  const { dataDir, databaseFile, mysql } = systemSettings();
  const { database, madeAt, files } = await checkInventory(folder);
  requireSameKind(database, mysql);
  await requireEmpty(dataDir, mysql);
  await copyInto(join(folder, 'documents'), dataDir);
  if (mysql) await loadMysql(mysql, join(folder, 'database.sql'));
  else await copyFile(join(folder, 'database.sqlite'), databaseFile);
  console.log(`The system of ${madeAt} is back (${Object.keys(files).length} files). Prove it: npm run proof`);
});

function requireSameKind(database, mysql) {
  if ((database === 'mysql') === (mysql !== undefined)) return;
  throw new PlainFailure(
    database === 'mysql'
      ? 'This backup is of MySQL: set DATABASE_URL to an empty database.'
      : 'This backup is of the embedded database: unset DATABASE_URL.',
  );
}

async function requireEmpty(dataDir, mysql) {
  if (isThere(dataDir) && (await filesBelow(dataDir)).length > 0)
    throw new PlainFailure(`${dataDir} is not empty; set DATA_DIR to an empty folder.`);
  if (mysql && (await countMysqlTables(mysql)) > 0)
    throw new PlainFailure('The database of DATABASE_URL has tables; a restore wants an empty one.');
}

async function copyInto(source, target) {
  await mkdir(target, { recursive: true });
  for (const file of await filesBelow(source)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(source, file), join(target, file));
  }
}
