#!/usr/bin/env node
/**
 * `npm run dev`: the whole platform, rebuilding each package as you change it: the API restarts, the browser reloads its page. Nothing else
 * is rebuilt, so a remote takes a few seconds. `npm run dev -- mfe-priest --shell https://…`: only that remote, inside the platform
 * deployed there.
 */
import { parseArgs } from 'node:util';
import { watchSources } from '../libs/build/dev/watch-sources.mjs';
import { rebuild } from './dev/rebuild.mjs';
import { startReloadProxy } from './dev/reload-proxy.mjs';
import { freePort, isPortTaken } from './machine/free-port.mjs';
import { ensureInstalled, lastLines, requireNode } from './machine/install.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { withProgress } from './machine/progress.mjs';
import { untilReady } from './machine/ready.mjs';
import { REMOTES } from './machine/remotes.mjs';
import { launch, ROOT, run, stop } from './machine/run.mjs';

const WEB = ['shell', ...REMOTES];
/** What to rebuild when something in a package changes. The kit reaches remotes only through the shell. */
const REBUILT_BY = {
  'libs/contracts': ['api', ...WEB],
  'libs/panchanga': ['api'],
  'libs/kit': ['shell'],
  api: ['api'],
  ...Object.fromEntries(WEB.map((folder) => [folder, [folder]])),
};

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

await runScript(async () => {
  requireNode();
  if (await isPortTaken(port, host))
    throw new PlainFailure(`Port ${port} is busy: stop whatever is using it, or choose another with PORT=${port + 1} npm run dev.`);
  await ensureInstalled();
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } });
  const [remote] = positionals;
  if (remote || values.shell) {
    const { developAgainst } = await import('./dev/against-shell.mjs');
    return developAgainst({ remote, shell: values.shell, port });
  }
  await buildAll();
  const api = await startApi();
  const proxy = startReloadProxy({ host, port, targetPort: api.port });
  watchSources(ROOT, REBUILT_BY, async (folders) => {
    const built = await rebuild(folders);
    if (built && folders.includes('api')) await api.restart();
    if (built) proxy.reload();
  });
  console.log(`\nhttp://localhost:${port}, rebuilt as you save. Press Ctrl-C to stop.`);
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
    launch(process.execPath, ['api/dist/main.js', '--follow-builds'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let child = start();
  await untilReady(child, host, apiPort);
  const restart = async () => {
    await stop(child);
    child = start();
  };
  return { port: apiPort, restart };
}
