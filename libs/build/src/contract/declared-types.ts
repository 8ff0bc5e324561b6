import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspace } from '../repository.ts';

/** Inside the repository, so that packages are found from here. */
const FOLDER = workspace('.cache/contract');
const COMPILER = createRequire(import.meta.url)
  .resolve('@typescript/native-preview/package.json')
  .replace(/package\.json$/, 'bin/tsgo');

/**
 * Writes the declarations of the kit's entry files and everything they reach. Returns the path for each entry, in the same order.
 * @param entries files in `libs/kit`: `src/index.ts`
 * @throws with the compiler's message if a type can't be declared.
 */
export function declaredTypes(entries: readonly string[]): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const project = join(FOLDER, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(settings(entries)));
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, '-p', project, '--pretty', 'false'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  return entries.map((entry) => join(FOLDER, 'kit', entry.replace(/\.ts$/, '.d.ts')));
}

const settings = (entries: readonly string[]) => ({
  extends: workspace('libs/build/tsconfig/web.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Whether the types are right is for scripts/checks/types.mjs to say.
    noCheck: true,
    rootDir: workspace('libs'),
    outDir: FOLDER,
    types: [],
  },
  files: entries.map((entry) => workspace(`libs/kit/${entry}`)),
  include: [workspace('libs/kit/src/**/*.d.ts')],
});
