import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';
import { ROOT, run } from './run.mjs';

const LEAST_NODE = [20, 19];

/** Refuses a Node too old to run the platform. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  if (!isEnough) throw new PlainFailure(`Sannidhi needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${version}.`);
}

/** Installs the packages of the lock file when they are missing or older than it. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const { code, output } = await withProgress('Installing packages (a few minutes the first time)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' } }),
  );
  if (code !== 0) throw new PlainFailure(`npm ci failed:\n${lastLines(output, 30)}`);
}

/** npm leaves a record of what it installed; it is newer than the lock exactly when packages are up to date. */
function isInstalled() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

/** The end of a long output. */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
