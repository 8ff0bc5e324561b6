import type { StatsChunk, StatsCompilation } from 'webpack';

/**
 * The files a page needs besides the remote's entry: the exposed area and its screen's chunk with the dependencies of both. The shell
 * fetches them in parallel instead of one after another.
 */
export function screenFiles(stats: StatsCompilation, request: string): string[] {
  const files = chunksOf(stats, request).flatMap((chunk) => chunk.files ?? []);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('remoteEntry')).sort();
}

const SHARED_PART = /^consume-shared-module\|default\|@sannidhi\/kit\/parts\/(\w+)\|/;

/** The parts of the interface kit that a page's chunks run; the shell has their files. */
export function screenParts(stats: StatsCompilation, request: string): string[] {
  const modules = chunksOf(stats, request).flatMap((chunk) => chunk.modules ?? []);
  return [...new Set(modules.flatMap(({ identifier = '' }) => SHARED_PART.exec(identifier)?.[1] ?? []))].sort();
}

function chunksOf({ chunks = [] }: StatsCompilation, request: string): StatsChunk[] {
  const wanted = chunks.filter((chunk) => isAreaChunk(chunk) || isChunkOf(chunk, request));
  const siblings = new Set(wanted.flatMap((chunk) => chunk.siblings ?? []));
  return [...wanted, ...chunks.filter((chunk) => chunk.id != null && siblings.has(chunk.id))];
}

const isAreaChunk = (chunk: StatsChunk) => chunk.origins?.some(({ request }) => request === './src/area.ts') ?? false;
const isChunkOf = (chunk: StatsChunk, request: string) =>
  request !== '' && (chunk.origins?.some((origin) => origin.request === request) ?? false);
