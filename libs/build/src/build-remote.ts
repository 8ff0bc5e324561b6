import { join } from 'node:path';
import type { Remote } from '@sannidhi/contracts';
import { writeFirstPaints } from './first-paint/write-first-paints.ts';
import { refuseForeignStyles } from './release/refuse-foreign-styles.ts';
import { sealRelease } from './release/seal-release.ts';
import { runWebpack } from './run-webpack.ts';
import { remoteConfig } from './webpack/remote-config.ts';

type Mode = 'production' | 'development';

/** Builds one remote into a sealed release. Returns the sentence that the terminal shows. */
export async function buildRemote(dir: string, name: Remote, mode: Mode): Promise<string> {
  const stats = await runWebpack(remoteConfig({ dir, name, mode }));
  refuseForeignStyles(join(dir, 'dist/building'), name);
  // Unminified builds name classes differently from the shell's.
  if (mode === 'production') await writeFirstPaints(dir, join(dir, 'dist/building'), stats);
  const { release, routes } = await sealRelease(dir, name, stats, { compress: mode === 'production' });
  return `${name} ${release} (${routes.length} ${routes.length === 1 ? 'page' : 'pages'})`;
}
