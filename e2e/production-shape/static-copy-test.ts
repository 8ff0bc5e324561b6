/** The shell starts while no process of the platform responds, on SQLite behind a real nginx (`NGINX_PATH`). */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPlatform } from '../harness/platform-process.ts';
import { startNginx } from './nginx.ts';
import { shellStartsWithoutPlatform } from './static-copy.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-copy-'));
const port = await freePort();
const gateway = await startNginx(await freePort(), [port], dataDir);
const start = () => startPlatform({ dataDir, port, env: { PUBLIC_URL: gateway.url, TRUSTED_PROXIES: '127.0.0.1' } });
let api = await start();
try {
  const endAll = () => api.kill();
  const startAgain = async () => {
    api = await start();
  };
  await shellStartsWithoutPlatform({ url: gateway.url, dataDir, endAll, startAgain });
  console.log('✓ the shell starts from the static copy during an outage, and recovers afterward');
  await api.kill();
  rmSync(join(dataDir, 'static-copy'), { recursive: true });
  assert.match(await (await fetch(gateway.url, { headers: { accept: 'text/html' } })).text(), /Back in a moment/);
  console.log('✓ without a copy the gateway says that the platform is restarting');
} finally {
  await api.kill();
  await gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
