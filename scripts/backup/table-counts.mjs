import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** How many rows each table of an SQLite file has; also that the file is whole. @throws when SQLite finds it damaged */
export async function countSqliteRows(file) {
  const { default: Database } = await import('better-sqlite3');
  // A connection that may not write leaves its side files behind.
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

/** How many rows a dump of MySQL or MariaDB holds of each table, read from its statements: many rows may share one. */
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

/** Line ends of a dump are the line feed alone; those inside of texts are written as `\n`. */
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

/** Opening brackets outside of quoted texts; a list of columns before VALUES is none of them. */
function tuplesIn(line) {
  const values = line.startsWith('INSERT') ? line.slice(line.indexOf('VALUES')) : line;
  return [...values.replaceAll(/'[^'\\]*(?:\\.[^'\\]*)*'/gs, '').matchAll(/\(/g)].length;
}
