import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { lastLines } from '../machine/install.mjs';
import { formatDuration } from '../machine/progress.mjs';
import { ROOT, run } from '../machine/run.mjs';

const CALM_MS = 80;

/**
 * Calls `changed` with the packages to rebuild, one round at a time, once the editor has finished saving. `rebuiltBy` says which packages a
 * change in a folder affects.
 */
export function watchSources(rebuiltBy, changed) {
  const waiting = new Set();
  let timer;
  let round = Promise.resolve();
  const collect = () => {
    const folders = [...waiting];
    waiting.clear();
    if (folders.length > 0) round = round.then(() => changed(folders));
  };
  for (const [folder, rebuilt] of Object.entries(rebuiltBy)) {
    if (!existsSync(join(ROOT, folder, 'src'))) continue;
    watch(join(ROOT, folder, 'src'), { recursive: true }, (_, file) => {
      if (!file || /\.spec\.tsx?$|~$|\.swp$/.test(file)) return;
      for (const name of rebuilt) waiting.add(name);
      clearTimeout(timer);
      timer = setTimeout(collect, CALM_MS);
    });
  }
}

/** Builds packages one after another, web packages for development; returns whether all succeeded. */
export async function rebuild(folders) {
  const startedAt = Date.now();
  for (const folder of folders) {
    const args = /^(shell|mfe-)/.test(folder) ? ['run', '-s', 'build', '--', '--dev'] : ['run', '-s', 'build'];
    const { code, output } = await run('npm', args, { cwd: join(ROOT, folder) });
    if (code === 0) continue;
    console.error(`\n✖ ${folder}\n${lastLines(output, 40)}`);
    return false;
  }
  console.log(`✔ ${folders.join(', ')} (${formatDuration(Date.now() - startedAt)})`);
  return true;
}
