import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Anything smaller fits into one packet anyway. */
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

/** Writes `.br` and `.gz` next to every compressible file, at the best level, because it happens once per release. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_COMPRESSING) return;
  const [small, zipped] = await Promise.all([brotliBest(content), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)]);
}

/** Brotli as the server sends it; the benchmarks count bytes with it too. */
export const brotliBest = (content: Buffer) =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
