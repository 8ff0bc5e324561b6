import type { StatsChunk, StatsCompilation } from 'webpack';

/** The chunk of the frames around portals and sign-in pages, by the name its imports give it. */
const FRAMES = 'frames';

/**
 * The shell's scripts of the interface kit and its frames. The first script asks for them only once it runs, chunk after chunk;
 * a page that will need them names them from the start, so that they travel beside it.
 */
export function kitScripts(stats: StatsCompilation): string[] {
  const wanted = (stats.chunks ?? []).filter((chunk) => !chunk.initial && (isShared(chunk) || chunk.names?.includes(FRAMES)));
  const files = wanted.flatMap((chunk) => chunk.files ?? []).filter((file) => file.endsWith('.js'));
  return [...new Set(files)].sort();
}

const isShared = ({ origins }: StatsChunk) => origins?.some(({ moduleName }) => moduleName?.startsWith('provide shared module')) ?? false;
