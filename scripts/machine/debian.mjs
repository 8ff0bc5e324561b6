import { existsSync } from 'node:fs';
import { PlainFailure } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 8 * 60_000 };
const PATHS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

let isListFresh = false;
let queue = Promise.resolve();

/** The full path of the first of these commands on this machine, including `/usr/sbin`, which many a PATH lacks. */
export function findCommand(...names) {
  const folders = [...new Set([...(process.env.PATH ?? '').split(':'), ...PATHS])];
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path));
}

/** Whether Debian packages can be installed here: apt exists and this is root. */
export const canInstallPackages = () => process.getuid?.() === 0 && findCommand('apt-get') !== undefined;

/** Installs Debian packages, one request at a time because apt doesn't allow two. */
export function installPackages(...packages) {
  const installed = queue.then(() => withProgress(`Installing Debian's ${packages.join(', ')}`, () => aptInstall(packages)));
  queue = installed.catch(() => {});
  return installed;
}

async function aptInstall(packages) {
  if (!isListFresh) await run('apt-get', ['update', '-q'], APT);
  isListFresh = true;
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], APT);
  if (code !== 0) throw new PlainFailure(`apt-get could not install ${packages.join(', ')}:\n${output.slice(-2000)}`);
}
