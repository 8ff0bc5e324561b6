/**
 * The peer: bare Fastify and better-sqlite3. Each request parses its body and runs the statements that the API ran for the same request, in
 * the same order and transactions, on a copy of the same database. Arguments: database file, segments file, port.
 */
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import fastify from 'fastify';

const [file, segmentsFile, port] = process.argv.slice(2);
const { segments, replies } = JSON.parse(readFileSync(segmentsFile, 'utf8'), (_, value) => (value?.bigint ? BigInt(value.bigint) : value));
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');

const prepared = new Map();
const next = { give: 0, pay: 0, settle: 0 };
const server = fastify();

for (const kind of ['give', 'pay', 'settle']) {
  server.post(`/${kind}`, (_, reply) => {
    execute(segments[kind][next[kind]++ % segments[kind].length]);
    reply.send(replies[kind] ?? {});
  });
}
server.get('/read/:gift', ({ params }, reply) => {
  execute(segments.read[params.gift]);
  reply.send(replies.read);
});
server.get('/ready', (_, reply) => reply.send({}));
await server.listen({ port: Number(port), host: '127.0.0.1' });

function execute(statements) {
  for (const { how, sql, parameters = [] } of statements) {
    if (how === 'exec') database.exec(sql);
    else statement(sql)[how](...parameters);
  }
}

function statement(sql) {
  const known = prepared.get(sql);
  if (known) return known;
  const fresh = database.prepare(sql);
  prepared.set(sql, fresh);
  return fresh;
}
