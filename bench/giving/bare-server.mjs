/**
 * The peer: bare Fastify and the driver. Each request parses its body and runs the statements that the API ran for the same request, in
 * the same order and transactions, on a copy of the same database. Arguments: database file or address, segments file, port.
 */
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import mysql from 'mysql2/promise';

const [address, segmentsFile, port] = process.argv.slice(2);
const { segments, replies } = JSON.parse(readFileSync(segmentsFile, 'utf8'), (_, value) => (value?.bigint ? BigInt(value.bigint) : value));
const execute = address.startsWith('mysql:') ? onServer(address) : onFile(address);

const next = { give: 0, settle: 0 };
const server = fastify();

for (const kind of ['give', 'settle']) {
  server.post(`/${kind}`, async () => {
    await execute(segments[kind][next[kind]++ % segments[kind].length]);
    return replies[kind] ?? {};
  });
}
server.get('/read/:gift', async ({ params }) => {
  await execute(segments.read[params.gift]);
  return replies.read;
});
server.get('/ready', async () => ({}));
await server.listen({ port: Number(port), host: '127.0.0.1' });

function onFile(file) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const prepared = new Map();
  const statement = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    return prepared.get(sql);
  };
  return (statements) => {
    for (const { how, sql, parameters = [] } of statements) {
      if (how === 'exec') database.exec(sql);
      else statement(sql)[how](...parameters);
    }
  };
}

/** As many connections as the API has. */
function onServer(url) {
  const pool = mysql.createPool({ uri: url, connectionLimit: 10, charset: 'utf8mb4_bin', timezone: 'Z' });
  pool.pool.on('connection', (connection) => connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'));
  return async (statements) => {
    const connection = await pool.getConnection();
    try {
      for (const { sql } of statements) await connection.query(sql);
    } finally {
      connection.release();
    }
  };
}
