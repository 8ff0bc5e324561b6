/**
 * Loaded before the API (`--require`): writes every statement sent to SQLite or MariaDB to the file of `RECORD_STATEMENTS`, one JSON line
 * each, so that the bare peer can run exactly the same ones.
 */
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');
const Database = require('better-sqlite3');

const file = process.env.RECORD_STATEMENTS;
const { prepare, exec } = Database.prototype;

Database.prototype.exec = function recordExec(sql) {
  write({ how: 'exec', sql });
  return exec.call(this, sql);
};

Database.prototype.prepare = function recordPrepare(sql) {
  const statement = prepare.call(this, sql);
  for (const how of ['run', 'get', 'all']) {
    const original = statement[how];
    statement[how] = function record(...parameters) {
      write({ how, sql, parameters });
      return original.apply(this, parameters);
    };
  }
  return statement;
};

/** A packet to the server: length and number in four bytes, then the command. */
const COM_QUERY = 3;
const serverPort = Number(process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL).port : 0);
const { write: send } = Socket.prototype;
if (serverPort)
  Socket.prototype.write = function recordPacket(data, ...rest) {
    if (this.remotePort === serverPort && data[4] === COM_QUERY) write({ how: 'query', sql: data.toString('utf8', 5) });
    return send.call(this, data, ...rest);
  };

function write(line) {
  appendFileSync(file, `${JSON.stringify(line, (_, value) => (typeof value === 'bigint' ? { bigint: String(value) } : value))}\n`);
}
