import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../src');
/** An address in a key or under a hash, which is how limits name what they count. */
const COUNTED = /\$\{[^}]*\b(?:address|ip)\b[^}]*\}|\b(?:hash|keyedHash)\([^;)]*(?<!')\b(?:address|ip)\b/g;

/** The one that counts accounts, and handles their networks itself. */
const SIGN_IN = 'domain/accounts/sign-in-throttle.ts';

/** Lines outside the rate limits that build a key from a raw address. */
function rawKeys(): string[] {
  const isSource = (file: string) => /(?<!\.spec)\.ts$/.test(file) && !file.startsWith('platform/rate-limit/') && file !== SIGN_IN;
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isSource);
  expect(files.length).toBeGreaterThan(300);
  return files.flatMap((file) => countedIn(readFileSync(join(SOURCES, file), 'utf8')).map((line) => `${file}: ${line}`));
}

const countedIn = (source: string): string[] =>
  source.split('\n').filter((line) => [...line.matchAll(COUNTED)].some(([found]) => !found.includes('networkOf(')));

it('recognizes a limit of a raw address', () => {
  const template = ['`contact:$', '{address}`'].join('');
  expect(countedIn(`await this.take(${template}, RULE);`)).toHaveLength(1);
  expect(countedIn("const addressHash = this.hash('address', address);")).toHaveLength(1);
  expect(countedIn("const addressHash = this.hash('address', network);")).toHaveLength(0);
  expect(countedIn("keyedHash(key, 'load', networkOf(address))")).toHaveLength(0);
});

it('counts networks, never single addresses', () => {
  expect(rawKeys()).toEqual([]);
});
