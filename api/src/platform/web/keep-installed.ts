import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_KEPT_DAYS, REMOTES } from '@sannidhi/contracts';

const DAY_MS = 86_400_000;

/**
 * Copies the remotes' builds under `root` into `folder` and returns the root of the copy: what is installed stays what it was when the
 * process started, although a team builds a canary in the same tree. Copies from earlier starts are kept as long as releases, for the tabs
 * that run them.
 */
export function keepInstalled(root: string, folder: string, now = new Date()): string {
  const described = REMOTES.map((remote) => join(root, remote, 'dist/mfe.json')).filter((file) => existsSync(file));
  const name = createHash('sha256')
    .update(described.map((file) => readFileSync(file)).join('\0'))
    .digest('hex')
    .slice(0, 16);
  const kept = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(kept)) copyBuilds(root, folder, kept);
  utimesSync(kept, now, now);
  removeOld(folder, now);
  return kept;
}

/** Renamed when it is whole: several processes may start at once. */
function copyBuilds(root: string, folder: string, kept: string): void {
  const draft = mkdtempSync(join(folder, '.draft-'));
  for (const remote of REMOTES.filter((one) => existsSync(join(root, one, 'dist'))))
    cpSync(join(root, remote, 'dist'), join(draft, remote, 'dist'), { recursive: true });
  try {
    renameSync(draft, kept);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
}

function removeOld(folder: string, now: Date): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (now.getTime() - statSync(path).mtimeMs > RELEASE_KEPT_DAYS * DAY_MS) rmSync(path, { recursive: true, force: true });
}
