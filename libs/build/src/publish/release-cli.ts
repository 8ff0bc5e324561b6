import type { RemoteStatus } from '@sannidhi/contracts';
import { main as build } from '../cli.ts';
import { workspace } from '../repository.ts';
import { DeployClient } from './deploy-client.ts';
import { publishRelease } from './publish-release.ts';
import { RefusedPublish } from './refused-publish.ts';
import { type ReleaseOptions, releaseOptions } from './release-options.ts';

/** `npm run release`: see `USAGE`. Gives the exit code; a refusal is one sentence and changes nothing. */
export async function releaseMain(args: string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    const options = releaseOptions(args, env);
    console.info(sentence(await run(options, new DeployClient(options.platform, options.remote, options.token))));
    return 0;
  } catch (error) {
    if (!(error instanceof RefusedPublish)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function run(options: ReleaseOptions, client: DeployClient): Promise<RemoteStatus> {
  const { verb, remote, release, sharePercent, reason } = options;
  if (verb === 'status') return client.status();
  if (verb === 'rollback') return client.post('/rollback', { reason });
  if (verb === 'activate') return client.post('/activate', { release, sharePercent, reason });
  // A wrong token is told before the build, not after it.
  await client.status();
  await build([], workspace(remote));
  return publishRelease(client, options);
}

function sentence({ remote, active, installed, canary, previous }: RemoteStatus): string {
  const runs = active ?? (installed ? `${installed} (as installed)` : 'nothing');
  const trial = canary ? `, ${canary.release} for ${canary.sharePercent} % of browsers` : '';
  return `${remote} runs ${runs}${trial}${previous ? `; before: ${previous}` : ''}`;
}
