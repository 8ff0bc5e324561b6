import type { Compiler } from 'webpack';

/** The federation plugin writes its runtime's entry into a file that is named after a digest of paths on this machine. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js$/;
/** Shorter than the ids that webpack derives from names. */
export const RUNTIME_ID = 1;

/**
 * Gives the federation runtime's entry an id of its own. Otherwise webpack derives one from the entry's name, and a script's size and digest
 * depend on the folder that it is built in.
 */
export const fixedRuntimeId = () => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('fixed-runtime-id', ({ chunkGraph, hooks }) =>
      hooks.beforeModuleIds.tap('fixed-runtime-id', (modules) => {
        for (const module of modules) if (RUNTIME_ENTRY.test(module.nameForCondition() ?? '')) chunkGraph.setModuleId(module, RUNTIME_ID);
      }),
    ),
});
