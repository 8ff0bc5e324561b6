import { setTimeout as pause } from 'node:timers/promises';
import { PlainFailure } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';

const READY_LIMIT_MS = 240_000;

/**
 * Shows that the platform is starting and waits until it responds.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} host
 * @param {number} port
 * @throws PlainFailure if it exits or doesn't get there, after its own output
 */
export function untilReady(server, host, port) {
  return withProgress('Starting (the first time also migrates and fills in demo data)', async () => {
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health/ready`;
    for (const limit = Date.now() + READY_LIMIT_MS; Date.now() < limit; await pause(100)) {
      if (server.exitCode !== null) break;
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new PlainFailure('The platform did not start; its output above says why.');
  });
}
