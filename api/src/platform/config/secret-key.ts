import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError, type Settings } from './settings.ts';

const MIN_LENGTH = 32;

/**
 * The key given, or on a developer's machine one made once under the data directory so that sessions outlive a restart.
 * Throws `SettingError` when it is missing in production or too short to sign with.
 */
export function secretKeyOf(given: string | undefined, mode: Settings['mode'], dataDir: string): string {
  if (given && given.length < MIN_LENGTH) throw new SettingError(`SECRET_KEY must have at least ${MIN_LENGTH} characters.`);
  if (given) return given;
  if (mode === 'production') throw new SettingError('SECRET_KEY must be set when NODE_ENV is production.');
  return keptKey(dataDir);
}

function keptKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // The exclusive flag lets two processes that start together agree on one key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
