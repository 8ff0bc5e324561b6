#!/usr/bin/env node
/**
 * `npm start`: from a fresh clone to the running platform. Installs and builds what is missing, then hands over to the one process that
 * migrates, seeds demo data into an empty database and serves everything on one port.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isPortTaken } from './machine/free-port.mjs';
import { ensureInstalled, lastLines, requireNode } from './machine/install.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { withProgress } from './machine/progress.mjs';
import { untilReady } from './machine/ready.mjs';
import { launch, ROOT, run } from './machine/run.mjs';

const ENTRY = join(ROOT, 'api', 'dist', 'main.js');
const DEMO_PASSWORD = 'Namaste-108';
const DEMO_LOGINS = [
  ['devotee', 'devotee@sannidhi.test'],
  ['temple owner', 'temple@sannidhi.test'],
  ['treasurer', 'treasurer@sannidhi.test'],
  ['front desk', 'frontdesk@sannidhi.test'],
  ['priest', 'priest@sannidhi.test'],
  ['platform', 'superadmin@sannidhi.test'],
];

const host = process.env.HOST || '127.0.0.1';

await runScript(async () => {
  requireNode();
  const port = await choosePort(process.env.PORT);
  await ensureInstalled();
  await build();
  const server = serve(port);
  await untilReady(server, host, port);
  greet(process.env.PUBLIC_URL ?? `http://localhost:${port}`);
});

async function choosePort(wish = '3000') {
  if (!/^\d{1,5}$/.test(wish) || Number(wish) > 65_535) throw new PlainFailure(`PORT must be a port from 0 to 65535, but is "${wish}".`);
  const port = Number(wish) || (await freePort());
  if (await isPortTaken(port, host))
    throw new PlainFailure(`Port ${port} is busy: stop whatever is using it, or choose another with PORT=${port + 1} npm start.`);
  return port;
}

async function build() {
  const { code, output } = await withProgress('Building what changed', () => run('npx', ['lerna', 'run', 'build', '--concurrency', '2']));
  if (code !== 0 || !existsSync(ENTRY)) throw new PlainFailure(`The build failed:\n${lastLines(output, 60)}`);
}

/** The process reports its own errors; Ctrl-C and TERM let it finish requests in flight. */
function serve(port) {
  const env = { PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  const server = launch(process.execPath, [ENTRY], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.once('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
  return server;
}

function greet(address) {
  console.log(`\nSannidhi is at ${address}\n`);
  if (process.env.NODE_ENV === 'production' || process.env.DEMO_DATA === 'off') return;
  console.log(`Demo sign-ins, all with the password ${DEMO_PASSWORD}:`);
  for (const [who, email] of DEMO_LOGINS) console.log(`  ${who.padEnd(13)} ${email}`);
  console.log(`\nEmails and text messages: ${address}/dev/outbox\nPress Ctrl-C to stop.`);
}
