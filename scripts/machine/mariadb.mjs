import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstallPackages, findCommand, installPackages } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { launch, run, stop } from './run.mjs';

const USER = 'sannidhi';
const START_LIMIT_MS = 180_000;

/** Whether a MariaDB server is installed; installs Debian's if allowed. */
export async function haveMariadb() {
  if (!findCommand('mariadbd') && canInstallPackages())
    await installPackages('mariadb-server').catch((error) => console.error(error.message));
  return findCommand('mariadbd') !== undefined;
}

/**
 * Starts a separate MariaDB: own data folder, port and user, removed without a trace by `stop`. It isn't durable across power failures,
 * which no test here causes.
 *
 * @returns {Promise<{ url: string, port: number, socket: string, user: string, stop: () => Promise<void> }>} `url` names no database
 */
export async function startMariadb({ port } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sannidhi-mariadb-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const chosenPort = port ?? (await freePort());
  await install(folder);
  const server = launch(findCommand('mariadbd'), await serverArguments(folder, chosenPort));
  const said = keepOutput(server);
  await answering(server, chosenPort, said);
  const socket = join(folder, 'socket');
  const end = async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `mysql://${USER}:${USER}@127.0.0.1:${chosenPort}`, port: chosenPort, socket, user: USER, stop: end };
}

async function install(folder) {
  const { code, output } = await run(findCommand('mariadb-install-db'), [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--user=${userInfo().username}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
  ]);
  if (code !== 0) throw new PlainFailure(`MariaDB could not create its data folder:\n${output}`);
}

async function serverArguments(folder, port) {
  const firstOrders = join(folder, 'first.sql');
  await writeFile(firstOrders, `CREATE USER ${USER}@'%' IDENTIFIED BY '${USER}';\nGRANT ALL ON *.* TO ${USER}@'%' WITH GRANT OPTION;\n`);
  return [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--datadir=${join(folder, 'data')}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--init-file=${firstOrders}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--max-connections=400',
    '--innodb-buffer-pool-size=256M',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--innodb-doublewrite=0',
  ];
}

function keepOutput(server) {
  const chunks = [];
  server.stdout.on('data', (chunk) => chunks.push(chunk));
  server.stderr.on('data', (chunk) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

async function answering(server, port, said) {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await pause(100)) {
    if (server.exitCode !== null) break;
    if (await isAnswering(port)) return;
  }
  throw new PlainFailure(`MariaDB did not start:\n${said().slice(-2000)}`);
}

/** The server greets every connection. */
function isAnswering(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('data', () => resolve(true) || socket.destroy());
    socket.once('close', () => resolve(false));
    socket.once('error', () => resolve(false));
  });
}
