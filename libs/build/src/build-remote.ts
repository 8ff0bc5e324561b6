import type { Remote } from '@sannidhi/contracts';
import { sealRelease } from './release/seal-release.ts';
import { runWebpack } from './run-webpack.ts';
import { remoteConfig } from './webpack/remote-config.ts';

type Mode = 'production' | 'development';

/** Builds one remote into a sealed release. Returns the sentence that the terminal shows. */
export async function buildRemote(dir: string, name: Remote, mode: Mode): Promise<string> {
  const stats = await runWebpack(remoteConfig({ dir, name, mode }));
  const { release, routes } = await sealRelease(dir, name, stats, { compress: mode === 'production' });
  return `${name} ${release} (${routes.length} pages)`;
}
