import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** One wrong byte in a receipt, as from a bad disk. */
export function changeReceipt(backup: string): void {
  const file = join(backup, fileOf(backup, /\.pdf$/));
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  writeFileSync(file, bytes);
}

/** A file of a published release that wasn't copied. */
export const loseRelease = (backup: string): void => rmSync(join(backup, fileOf(backup, /remotes\/mfe-priest\/.*remoteEntry/)));

/** Books whose file is intact but empty: the digest matches, and the proof would find nothing wrong. */
export function emptyLedger(backup: string): void {
  const dump = join(backup, 'database.sql');
  const file = existsSync(dump) ? 'database.sql' : 'database.sqlite';
  if (existsSync(dump)) {
    writeFileSync(dump, readFileSync(dump, 'utf8').replace(/^INSERT INTO `ledger_entries`[\s\S]*?\);$/gm, ''));
  } else {
    const database = new Database(join(backup, file));
    database.exec('PRAGMA foreign_keys = OFF; DELETE FROM ledger_entries');
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
  }
  const inventory = JSON.parse(readFileSync(join(backup, 'inventory.json'), 'utf8'));
  const bytes = readFileSync(join(backup, file));
  inventory.files[file] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  writeFileSync(join(backup, 'inventory.json'), JSON.stringify(inventory));
}

function fileOf(backup: string, name: RegExp): string {
  const file = readdirSync(backup, { recursive: true, encoding: 'utf8' }).find((one) => name.test(one));
  if (!file) throw new Error(`The backup holds nothing called ${name}.`);
  return file;
}
