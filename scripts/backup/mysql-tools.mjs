import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { findCommand } from '../machine/debian.mjs';
import { PlainFailure } from '../machine/plain-failure.mjs';

/** Writes the database as of one moment as SQL, without blocking writers. */
export async function dumpMysql(address, file) {
  const options = [
    '--single-transaction',
    '--quick',
    '--hex-blob',
    '--skip-lock-tables',
    '--skip-dump-date',
    '--default-character-set=utf8mb4',
  ];
  const dump = start(['mariadb-dump', 'mysqldump'], [...reach(address), ...options, address.database], address, ['ignore', 'pipe', 'pipe']);
  await Promise.all([pipeline(dump.stdout, createWriteStream(file, { mode: 0o600 })), finished(dump)]);
}

/** Runs a file of SQL. */
export async function loadMysql(address, file) {
  const client = start(['mariadb', 'mysql'], [...reach(address), '--default-character-set=utf8mb4', address.database], address, [
    'pipe',
    'ignore',
    'pipe',
  ]);
  const done = finished(client);
  await pipeline(createReadStream(file), client.stdin).catch(() => {});
  await done;
}

/** Each table's row count. */
export async function countMysqlRows(address) {
  const names = await ask(address, 'SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name');
  if (names.length === 0) return {};
  const counts = await ask(address, names.map(([name]) => `SELECT '${name}', COUNT(*) FROM \`${name}\``).join(' UNION ALL '));
  return Object.fromEntries(counts.map(([name, rows]) => [name, Number(rows)]));
}

/** A result's rows, each a list of its columns as text. */
async function ask(address, query) {
  const options = [...reach(address), '-N', '-B', '-e', query, address.database];
  const client = start(['mariadb', 'mysql'], options, address, ['ignore', 'pipe', 'pipe']);
  const chunks = [];
  client.stdout.on('data', (chunk) => chunks.push(chunk));
  await finished(client);
  const lines = Buffer.concat(chunks).toString().split('\n').filter(Boolean);
  return lines.map((line) => line.split('\t'));
}

const reach = ({ host, port, user }) => ['--no-defaults', '--protocol=tcp', `--host=${host}`, `--port=${port}`, `--user=${user}`];

/** The password is passed in the environment, because everyone on the machine can read arguments. */
function start(names, args, { password }, stdio) {
  const command = findCommand(...names);
  if (!command) throw new PlainFailure(`${names.join(' or ')} is needed here; Debian has it in the package mariadb-client.`);
  return spawn(command, args, { env: { ...process.env, MYSQL_PWD: password }, stdio });
}

async function finished(child) {
  const errors = [];
  child.stderr.on('data', (chunk) => errors.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new PlainFailure(`${child.spawnfile} failed: ${Buffer.concat(errors).toString().trim()}`);
}
