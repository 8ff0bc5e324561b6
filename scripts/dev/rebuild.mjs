import { join } from 'node:path';
import { lastLines } from '../machine/install.mjs';
import { formatDuration } from '../machine/progress.mjs';
import { ROOT, run } from '../machine/run.mjs';

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
