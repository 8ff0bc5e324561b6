import type { Chunk, ChunkGraph, Module } from 'webpack';

/** The parts that most screens load, in the order in which a module that several of them need is given to one. */
const COMMON = ['base', 'forms', 'states'] as const;
/** The shell's chunks that no page loads without the kit. */
const FRAMES = new Set(['frames', 'portal']);
const KIT = /^(?:provide module|consume-shared-module).*@sannidhi\/kit(?:\/parts\/(\w+))?/;

/**
 * One file for each of the common parts with everything they need, which the other parts then don't contain again. The rest is split as
 * webpack does by default.
 */
export const kitChunks = () => ({
  // Every further file costs its name in the first script.
  minSize: 60_000,
  cacheGroups: Object.fromEntries(
    COMMON.map((part, index) => [
      `kit-${part}`,
      {
        name: `kit-${part}`,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => partsOf(chunk).includes(part)),
        chunks: (chunk: Chunk) => partsOf(chunk).length > 0 || (part === 'base' && FRAMES.has(chunk.name ?? '')),
        priority: COMMON.length - index,
        enforce: true,
      },
    ]),
  ),
});

const known = new WeakMap<Chunk, string[]>();

/** The parts of the kit that a chunk was made for; `whole` is the kit itself. */
function partsOf(chunk: Chunk): string[] {
  const parts = known.get(chunk) ?? [...chunk.groupsIterable].flatMap(({ origins }) => origins.flatMap(({ module }) => partOf(module)));
  known.set(chunk, parts);
  return parts;
}

function partOf(module: Module | null | undefined): string[] {
  const found = KIT.exec(module?.identifier() ?? '');
  return found ? [found[1] ?? 'whole'] : [];
}
