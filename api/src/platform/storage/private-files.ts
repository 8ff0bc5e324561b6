import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../config/settings.ts';
import { errorCode } from '../observability/error-code.ts';

const OWNER_ONLY = 0o700;
const OWNER_FILE = 0o600;
const OTHERS = 0o077;

/** From now on, whatever this process writes is readable only by its owner: documents, the database's files, backups. */
export function writeForOwnerOnly(): void {
  process.umask(OTHERS);
}

/**
 * Restricts `DATA_DIR` to its owner: the folder itself, which protects everything below it, and the files directly in it (the SQLite file
 * with its `-wal` and `-shm`, the generated key, document folders). Throws `SettingError` if others can read it and this user can't change
 * that.
 */
export function keepToOwner(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
  tighten(dataDir);
  for (const name of readdirSync(dataDir)) tighten(join(dataDir, name));
}

function tighten(path: string): void {
  try {
    const stat = statSync(path);
    if ((stat.mode & OTHERS) !== 0) chmodSync(path, stat.isDirectory() ? OWNER_ONLY : OWNER_FILE);
  } catch (error) {
    // Another process's temporary file, or a -wal that its database has just folded in.
    if (errorCode(error) === 'ENOENT') return;
    throw new SettingError(`DATA_DIR must belong to the user who runs this: others may read ${path}.`);
  }
}
