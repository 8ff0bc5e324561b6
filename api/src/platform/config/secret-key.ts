import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../observability/error-code.ts';
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
  if (!existsSync(file)) makeKey(dataDir, file);
  return readFileSync(file, 'utf8');
}

/** Writes aside and links into place, so that processes that start together agree on one whole key. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(aside);
  }
}
