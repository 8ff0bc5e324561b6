/**
 * Loaded before the API (`--require`): writes every statement sent to SQLite to the file of `RECORD_STATEMENTS`, one JSON line each, so
 * that the bare peer can run exactly the same ones.
 */
const { appendFileSync } = require('node:fs');
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

function write(line) {
  appendFileSync(file, `${JSON.stringify(line, (_, value) => (typeof value === 'bigint' ? { bigint: String(value) } : value))}\n`);
}
