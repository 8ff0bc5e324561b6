import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/run.mjs';

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.nx',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  'screens',
]);

process.chdir(ROOT);

/** Every file in the repository by its path from the root: what git tracks, or everything if there is no git. */
export function sourceFiles() {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
    return listed.split('\n').filter(Boolean);
  } catch {
    return [...walk('')];
  }
}

function* walk(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}
