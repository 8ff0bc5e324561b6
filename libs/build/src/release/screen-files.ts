import type { StatsChunk, StatsCompilation } from 'webpack';

/**
 * The files a page needs besides the remote's entry: the exposed area and its screen's chunk with the dependencies of both. The shell
 * fetches them in parallel instead of one after another.
 */
export function screenFiles(stats: StatsCompilation, request: string): string[] {
  const chunks = stats.chunks ?? [];
  const wanted = chunks.filter((chunk) => isAreaChunk(chunk) || isChunkOf(chunk, request));
  const siblings = new Set(wanted.flatMap((chunk) => chunk.siblings ?? []));
  const files = [...wanted, ...chunks.filter((chunk) => chunk.id != null && siblings.has(chunk.id))].flatMap((chunk) => chunk.files ?? []);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('remoteEntry')).sort();
}

const isAreaChunk = (chunk: StatsChunk) => chunk.origins?.some(({ request }) => request === './src/area.ts') ?? false;
const isChunkOf = (chunk: StatsChunk, request: string) =>
  request !== '' && (chunk.origins?.some((origin) => origin.request === request) ?? false);
