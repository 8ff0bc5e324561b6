import { setTimeout as pause } from 'node:timers/promises';
import { canInstallPackages, findCommand, installPackages } from './debian.mjs';
import { freePort, isPortTaken } from './free-port.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { launch, stop } from './run.mjs';

const START_LIMIT_MS = 180_000;

/** Whether a Redis server is installed; installs Debian's if allowed. */
export async function haveRedis() {
  if (!findCommand('redis-server') && canInstallPackages())
    await installPackages('redis-server').catch((error) => console.error(error.message));
  return findCommand('redis-server') !== undefined;
}

/**
 * Starts a separate Redis without persistence.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRedis() {
  const port = await freePort();
  const server = launch(findCommand('redis-server'), ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  for (const limit = Date.now() + START_LIMIT_MS; !(await isPortTaken(port, '127.0.0.1')); await pause(50)) {
    if (server.exitCode !== null || Date.now() > limit) throw new PlainFailure('Redis did not start.');
  }
  return { url: `redis://127.0.0.1:${port}`, stop: () => stop(server) };
}
