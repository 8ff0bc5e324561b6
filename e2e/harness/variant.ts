import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Remote, RemoteRelease } from '@sannidhi/contracts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The name of the list in which a build registers its chunks: unique for each build of a remote. */
const CHUNK_LIST = /(chunks_mfe-[a-z-]+_)[0-9a-f]{16}/g;

/** A release as the release tool would send it. */
export interface Variant {
  manifest: RemoteRelease;
  files: ReadonlyMap<string, Buffer>;
}

/**
 * The built remote as if built from different source: same behavior, different content, different name. `change` may modify its scripts.
 */
export function variantOf(
  remote: Remote,
  mark: string,
  change: (script: string, isEntry: boolean) => string = (script) => script,
): Variant {
  const dist = join(ROOT, remote, 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'mfe.json'), 'utf8')) as RemoteRelease;
  const names = readdirSync(join(dist, built.release)).filter((name) => name !== 'mfe.json' && !/\.(br|gz)$/.test(name));
  const build = createHash('sha256').update(mark).digest('hex').slice(0, 16);
  const contentOf = (name: string) => {
    const content = readFileSync(join(dist, built.release, name));
    if (!name.endsWith('.js')) return content;
    const script = content.toString().replaceAll(CHUNK_LIST, `$1${build}`);
    return Buffer.from(change(script, name === built.entry));
  };
  const files = new Map(names.sort().map((name) => [name, contentOf(name)]));
  const integrity = Object.fromEntries(Object.keys(built.integrity).map((name) => [name, digest(files.get(name) ?? '')]));
  return { manifest: { ...built, release: contentName(files), integrity }, files };
}

const digest = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function contentName(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}
