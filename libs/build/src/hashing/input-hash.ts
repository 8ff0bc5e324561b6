import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { library, ROOT, workspace } from '../repository.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test']);
const TEST_FILE = /\.spec\.tsx?$/;

/** What every web build reads in addition to its own folder. */
const COMMON_INPUTS = [
  ...['build/src', 'build/package.json', 'contracts/src', 'kit/src', 'kit/package.json'].map(library),
  workspace('package-lock.json'),
];

/** A digest of everything the build of `dir` reads; if two are equal the build can be skipped. 16 hexadecimal digits. */
export function inputHash(dir: string): string {
  const hash = createHash('sha256');
  for (const path of [dir, ...COMMON_INPUTS].filter(existsSync)) {
    for (const file of filesUnder(path)) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Every file of a folder that can change a build, in a stable order. */
export function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return TEST_FILE.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
