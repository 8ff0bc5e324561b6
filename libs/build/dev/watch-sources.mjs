import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const CALM_MS = 80;

/**
 * Calls `changed` with the packages to rebuild, one round at a time, once the editor has finished saving. `rebuiltBy` says which packages a
 * change in a folder affects; folders are
 * relative to `root`.
 */
export function watchSources(root, rebuiltBy, changed) {
  const waiting = new Set();
  let timer;
  let round = Promise.resolve();
  const collect = () => {
    const folders = [...waiting];
    waiting.clear();
    if (folders.length > 0) round = round.then(() => changed(folders));
  };
  for (const [folder, rebuilt] of Object.entries(rebuiltBy)) {
    if (!existsSync(join(root, folder, 'src'))) continue;
    watch(join(root, folder, 'src'), { recursive: true }, (_, file) => {
      if (!file || /\.spec\.tsx?$|~$|\.swp$/.test(file)) return;
      for (const name of rebuilt) waiting.add(name);
      clearTimeout(timer);
      timer = setTimeout(collect, CALM_MS);
    });
  }
}
