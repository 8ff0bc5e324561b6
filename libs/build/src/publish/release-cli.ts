import { BuildProblem } from '../build-problem.ts';
import { main as build } from '../cli.ts';
import { nameOfPackage } from '../own-area.ts';
import { isWhole } from '../release/is-whole.ts';
import { ROOT, remoteFolder } from '../repository.ts';
import { checkRemote } from './check-remote.ts';
import { DeployClient } from './deploy-client.ts';
import { publishRelease } from './publish-release.ts';
import { RefusedPublish } from './refused-publish.ts';
import { type ReleaseOptions, releaseOptions } from './release-options.ts';
import { releaseList, standing } from './release-words.ts';

/** `npm run release`: see `USAGE`. Returns the exit code; a refusal is one sentence and changes nothing. */
export async function releaseMain(args: string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    nameOfPackage(ROOT);
    const options = releaseOptions(args, env);
    console.info(await run(options, new DeployClient(options.platform, options.remote, options.token)));
    return 0;
  } catch (error) {
    if (!(error instanceof RefusedPublish || error instanceof BuildProblem)) throw error;
    console.error(error instanceof BuildProblem ? `${error.message}\n\nIt does not build; nothing was published.` : error.message);
    return 1;
  }
}

/** Runs the command and returns its output. */
async function run(options: ReleaseOptions, client: DeployClient): Promise<string> {
  const { verb, remote, release, sharePercent, reason } = options;
  if (verb === 'rollback') return standing(await client.post('/rollback', { reason }));
  if (verb === 'activate') return standing(await client.post('/activate', { release, sharePercent, reason }));
  // A wrong token is reported before the build, not after it.
  const before = await client.status();
  if (verb === 'status') return [standing(before), ...releaseList(before)].join('\n');
  await checkRemote(remote);
  await build(isWhole(remoteFolder(remote)) ? [] : ['--force'], remoteFolder(remote));
  const { published, status } = await publishRelease(client, options);
  return `${remote} ${published} is registered at ${options.platform}.\n${standing(status)}`;
}
