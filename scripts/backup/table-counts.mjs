import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** Each table's row count in an SQLite file; also checks that the file is intact. @throws if SQLite finds it damaged */
export async function countSqliteRows(file) {
  const { default: Database } = await import('better-sqlite3');
  // A read-only connection leaves its side files behind.
  const database = new Database(file, { fileMustExist: true });
  try {
    const [{ integrity_check: verdict }] = database.pragma('integrity_check(1)');
    if (verdict !== 'ok') throw new Error(verdict);
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
    const count = (name) => database.prepare(`SELECT COUNT(*) FROM "${name}"`).pluck().get();
    return Object.fromEntries(
      tables
        .pluck()
        .all()
        .map((name) => [name, count(name)]),
    );
  } finally {
    database.close();
  }
}

const TABLE = /^CREATE TABLE `([^`]+)`/;
const ROWS_OF = /^INSERT INTO `([^`]+)`/;

/** Each table's row count in a MySQL or MariaDB dump, read from its statements: one may contain many rows. */
export async function countDumpedRows(file) {
  const counts = {};
  let table;
  for await (const line of linesOf(file)) {
    const [, made] = TABLE.exec(line) ?? [];
    if (made) counts[made] = 0;
    table = ROWS_OF.exec(line)?.[1] ?? table;
    if (table === undefined) continue;
    counts[table] += tuplesIn(line);
    if (line.endsWith(';')) table = undefined;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A dump's lines end with a plain line feed; those inside texts are written as `
 * `.
 */
async function* linesOf(file) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of createReadStream(file)) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Opening brackets outside quoted texts; a column list before VALUES doesn't count. */
function tuplesIn(line) {
  const values = line.startsWith('INSERT') ? line.slice(line.indexOf('VALUES')) : line;
  return [...values.replaceAll(/'[^'\\]*(?:\\.[^'\\]*)*'/gs, '').matchAll(/\(/g)].length;
}
