import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/\/[^\s():]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | undefined>();

/**
 * A stack of the bundle in the lines of our sources; what has no source map stays as it is. The maps are read with the
 * first error: Node's own `--enable-source-maps` reads them with every start and holds more memory for it than a temple's day.
 */
export const inSourceLines = (stack: string): string =>
  stack.replace(PLACE, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url);
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Code the bundler wrote itself has an entry without a source.
    if (!entry || !('originalSource' in entry) || !entry.originalSource || entry.originalSource.includes('node_modules')) return place;
    return `${join(dirname(file), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file))
    maps.set(file, existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : undefined);
  return maps.get(file);
}
