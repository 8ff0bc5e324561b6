import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../observability/error-code.ts';
import { SettingError, type Settings } from './settings.ts';

const MIN_LENGTH = 32;

/** Fewer than a random key of 32 hexadecimal digits ever has. */
const MIN_BITS = 96;
/** Keys that were published in this repository or its history. */
const PUBLISHED_KEYS = [
  'for trying it out on your own machine only',
  'the same in every process of a test',
  'a key that only tests use, long enough',
  'measured, never used for anything else',
];

/**
 * `SECRET_KEY` and the comma-separated `SECRET_KEY_PREVIOUS`, newest first. On a developer's machine the newest is generated once in the
 * data directory, so that sessions survive a restart. Throws `SettingError` if it is missing in production or one is too short.
 */
export function secretKeysOf(
  { SECRET_KEY: given, SECRET_KEY_PREVIOUS: before }: Readonly<Record<string, string | undefined>>,
  mode: Settings['mode'],
  dataDir: string,
): Settings['secretKeys'] {
  const previous = (before ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (given && given.length < MIN_LENGTH) throw new SettingError(`SECRET_KEY must have at least ${MIN_LENGTH} characters.`);
  if (previous.some(({ length }) => length < MIN_LENGTH))
    throw new SettingError(`SECRET_KEY_PREVIOUS must be keys of at least ${MIN_LENGTH} characters, separated by commas.`);
  if (!given && mode === 'production') throw new SettingError('SECRET_KEY must be set when NODE_ENV is production.');
  const newest = given || keptKey(dataDir);
  return [newest, ...previous.filter((key) => key !== newest)];
}

/** What people type instead of generating a key. */
const TYPED = /change.?me|secret|password|example|sannidhi|qwerty|12345|abcde/i;

/** Whether a key is a published example, a phrase, typed, repetitive, or has too few different characters to be random. */
export function isWeakKey(key: string): boolean {
  return PUBLISHED_KEYS.includes(key) || /\s/.test(key) || TYPED.test(key) || repeatsItself(key) || shannonBits(key) < MIN_BITS;
}

/** In a random key, hardly any four characters occur twice. */
function repeatsItself(key: string): boolean {
  const fours = Array.from({ length: key.length - 3 }, (_, at) => key.slice(at, at + 4));
  return new Set(fours).size < fours.length * 0.75;
}

/** Shannon's estimate over the key's own characters: generous, but it catches every repeated pattern. */
function shannonBits(key: string): number {
  const characters = [...key];
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  const perCharacter = [...counts.values()].reduce((bits, count) => {
    const share = count / characters.length;
    return bits - share * Math.log2(share);
  }, 0);
  return perCharacter * characters.length;
}

function keptKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) makeKey(dataDir, file);
  return readFileSync(file, 'utf8');
}

/** Writes to a temporary file and links it into place, so that processes starting together agree on one whole key. */
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
