import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../src');
/** Everything the migrated schema depends on. */
const PARTS = /\.(entity|migration|schema)\.ts$|platform\/database\/(?!.*\.spec\.ts$).*\.ts$/;

let known: Promise<string> | undefined;

/** A hexadecimal name for the schema the migrations create: it changes as soon as one of them does. Read once for all suites of a part. */
export function schemaDigest(): Promise<string> {
  known ??= readDigest();
  return known;
}

async function readDigest(): Promise<string> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => PARTS.test(file)).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(SOURCES, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => void hash.update(`${file}\0`).update(contents[index]!).update('\0'));
  return hash.digest('hex').slice(0, 16);
}
