import type { StatsChunk, StatsCompilation } from 'webpack';

/** The chunk with the frames of portals and sign-in pages, by the name its imports give it. */
const FRAMES = 'frames';

/**
 * The shell's scripts for the interface kit and its frames. The first script requests them only once it runs, chunk after chunk; a page
 * that needs them lists them up front, so that they load in parallel.
 */
export function kitScripts(stats: StatsCompilation): string[] {
  const wanted = (stats.chunks ?? []).filter((chunk) => !chunk.initial && (isShared(chunk) || chunk.names?.includes(FRAMES)));
  const files = wanted.flatMap((chunk) => chunk.files ?? []).filter((file) => file.endsWith('.js'));
  return [...new Set(files)].sort();
}

const isShared = ({ origins }: StatsChunk) => origins?.some(({ moduleName }) => moduleName?.startsWith('provide shared module')) ?? false;
