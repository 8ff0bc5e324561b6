import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@sannidhi/contracts';
import { contentName } from './seal-release.ts';

/** Files that sealing adds to those that name a release. */
const ADDED = /^mfe\.json$|\.(br|gz)$/;

/** Whether the release in `dir` is still what was built: a file may have been lost or changed since, by hand or by a full disk. */
export function isWhole(dir: string): boolean {
  const described = join(dir, 'dist/mfe.json');
  if (!existsSync(described)) return false;
  const text = readFileSync(described, 'utf8');
  const folder = join(dir, 'dist', (JSON.parse(text) as RemoteRelease).release);
  if (!existsSync(join(folder, 'mfe.json')) || readFileSync(join(folder, 'mfe.json'), 'utf8') !== text) return false;
  const files = readdirSync(folder).filter((file) => !ADDED.test(file));
  return join(dir, 'dist', contentName(folder, files.sort())) === folder;
}
