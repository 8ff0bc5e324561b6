#!/usr/bin/env node
/**
 * `npm run dev`: the whole platform, and whatever package you change is built again at once: the API restarts, the
 * browser loads its page again. Nothing else is rebuilt, so a remote takes a few seconds.
 */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { startReloadProxy } from './dev/reload-proxy.mjs';
import { freePort, isPortTaken } from './machine/free-port.mjs';
import { ensureInstalled, lastLines, requireNode } from './machine/install.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { formatDuration, withProgress } from './machine/progress.mjs';
import { launch, ROOT, run, stop } from './machine/run.mjs';

const REMOTES = ['mfe-auth', 'mfe-devotee', 'mfe-temple-admin', 'mfe-priest', 'mfe-superadmin'];
const WEB = ['shell', ...REMOTES];
/** What is built again when something in a package changes. The kit reaches remotes through the shell alone. */
const REBUILT_BY = {
  'libs/contracts': ['api', ...WEB],
  'libs/panchanga': ['api'],
  'libs/kit': ['shell'],
  api: ['api'],
  ...Object.fromEntries(WEB.map((folder) => [folder, [folder]])),
};
const CALM_MS = 80;

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

await runScript(async () => {
  requireNode();
  if (await isPortTaken(port, host))
    throw new PlainFailure(`Port ${port} is busy: stop what uses it, or choose another with PORT=${port + 1} npm run dev.`);
  await ensureInstalled();
  await buildAll();
  const api = await startApi();
  const proxy = startReloadProxy({ host, port, targetPort: api.port });
  watchAll(async (folders) => {
    const built = await rebuild(folders);
    if (built && folders.includes('api')) await api.restart();
    if (built) proxy.reload();
  });
  console.log(`\nhttp://localhost:${port}, built again as you save. Ctrl-C stops.`);
});

async function buildAll() {
  const { code, output } = await withProgress('Building what changed', () => run('npx', ['lerna', 'run', 'build', '--concurrency', '2']));
  if (code !== 0) throw new PlainFailure(`The build failed:\n${lastLines(output, 60)}`);
}

async function startApi() {
  const apiPort = await freePort();
  const env = {
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  const start = () =>
    launch(process.execPath, ['api/dist/main.js'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let child = start();
  const restart = async () => {
    await stop(child);
    child = start();
  };
  return { port: apiPort, restart };
}

/** Calls `changed` with the packages to build again, one round after the other, once the editor is done saving. */
function watchAll(changed) {
  const waiting = new Set();
  let timer;
  let round = Promise.resolve();
  const collect = () => {
    const folders = [...waiting];
    waiting.clear();
    if (folders.length > 0) round = round.then(() => changed(folders));
  };
  for (const [folder, rebuilt] of Object.entries(REBUILT_BY)) {
    if (!existsSync(join(ROOT, folder, 'src'))) continue;
    watch(join(ROOT, folder, 'src'), { recursive: true }, (_, file) => {
      if (!file || /\.spec\.tsx?$|~$|\.swp$/.test(file)) return;
      for (const name of rebuilt) waiting.add(name);
      clearTimeout(timer);
      timer = setTimeout(collect, CALM_MS);
    });
  }
}

async function rebuild(folders) {
  const startedAt = Date.now();
  for (const folder of folders) {
    const args = WEB.includes(folder) ? ['run', '-s', 'build', '--', '--dev'] : ['run', '-s', 'build'];
    const { code, output } = await run('npm', args, { cwd: join(ROOT, folder) });
    if (code === 0) continue;
    console.error(`\n✖ ${folder}\n${lastLines(output, 40)}`);
    return false;
  }
  console.log(`✔ ${folders.join(', ')} (${formatDuration(Date.now() - startedAt)})`);
  return true;
}
